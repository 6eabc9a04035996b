import { Trans } from '@lingui/react/macro'
import { translate } from '#web/i18n/i18n.ts'

const stages = [
  {
    title: 'Answer',
    text: 'Thirteen steps, from the name of the trust to its application for a tax number. Each says why it asks.',
  },
  { title: 'Read', text: 'See all your answers on one page, and change any of them before the documents are made.' },
  { title: 'Download', text: 'Nine Word files, yours to change. Have an attorney read them before anyone signs.' },
  {
    title: 'Sign and fund',
    text: 'Nothing takes effect until the documents are signed and property is moved into the trust.',
  },
]

export function HowItGoes() {
  return (
    <section className="page-width mt-20 sm:mt-28" aria-labelledby="how">
      <h2 id="how" className="text-3xl">
        <Trans>How it works</Trans>
      </h2>
      <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {stages.map(({ title, text }, index) => (
          <li key={title}>
            <span
              className="grid size-11 place-items-center rounded-full border-2 border-brass font-serif text-xl"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 text-xl">{translate(title)}</h3>
            <p className="mt-2 text-ink-soft">{translate(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
