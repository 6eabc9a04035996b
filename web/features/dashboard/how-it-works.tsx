import { HowItWorksSteps } from '#web/features/trust/how-it-works.tsx'

export function HowItWorks({ className }: { className?: string }) {
  return (
    <section aria-labelledby="how-it-works" className={className}>
      <HowItWorksSteps across />
      <p className="mt-4">Pro and Elite users can preview documents before finalizing.</p>
    </section>
  )
}
