import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { translate } from '#web/i18n/i18n.ts'

const STEPS = [
  {
    title: 'Answer the questions',
    text: 'Thirteen short sections about the trust, the people and the property, in any order. Your answers are saved as you go, so you can stop and come back.',
  },
  { title: 'Check the summary', text: 'See every answer on one page, correct what is wrong, and confirm it.' },
  {
    title: 'Download and sign',
    text: 'Your documents are created on your own device as Word files, each when its answers are complete. Have them read by an attorney, then sign them and fund the trust.',
  },
]

function Heading() {
  return (
    <h2 id="how-it-works" className="inline text-2xl">
      <Trans>How It Works</Trans>
    </h2>
  )
}

/** The three steps of 'How It Works', in a column or, with `across`, side by side on wide screens. */
export function HowItWorksSteps({ across = false }: { across?: boolean }) {
  return (
    <>
      <Heading />
      <Steps across={across} />
    </>
  )
}

/** The same, folded: for an owner who is past the first look. */
export function FoldedHowItWorks({ className }: { className?: string }) {
  return (
    <section aria-labelledby="how-it-works" className={className}>
      <details>
        <summary className="min-h-11 cursor-pointer">
          <Heading />
        </summary>
        <Steps across={false} />
      </details>
    </section>
  )
}

function Steps({ across }: { across: boolean }) {
  return (
    <ol className={clsx('mt-4 grid gap-x-8 gap-y-4', across && 'md:grid-cols-3')}>
      {STEPS.map(({ title, text }, index) => (
        <li key={title} className={clsx(across && 'border-t border-hairline pt-3')}>
          <h3 className="text-lg">
            {index + 1}. {translate(title)}
          </h3>
          <p className="mt-1 text-base text-ink-soft">{translate(text)}</p>
        </li>
      ))}
    </ol>
  )
}
