const STEPS = [
  {
    title: 'Answer the questions',
    text: 'Thirteen short sections, in any order. Your answers are kept as you go.',
  },
  { title: 'Check the summary', text: 'See every answer on one page, correct what is wrong, and confirm it.' },
  {
    title: 'Download and sign',
    text: 'Each document opens for download once its answers are there. Signing and funding are up to you.',
  },
]

export function HowItWorks({ className }: { className?: string }) {
  return (
    <section aria-labelledby="how-it-works" className={className}>
      <h2 id="how-it-works" className="text-2xl">
        How It Works
      </h2>
      <ol className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-t border-hairline pt-3">
            <h3 className="text-lg">
              {index + 1}. {title}
            </h3>
            <p className="mt-1 text-base text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4">Pro and Elite users can preview documents before finalizing.</p>
    </section>
  )
}
