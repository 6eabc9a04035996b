import { documentNames } from '#domain/trust/readiness.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

interface EntryCardsProps {
  state: 'none' | 'draft'
  creating: boolean
  /** 'Start Your Trust', and the button of the card below it. */
  start: () => void
  begin: () => void
  resume: () => void
}

const STEPS = [
  {
    title: 'Answer the questions',
    text: 'Thirteen short sections about the trust, the people and the property. Your answers are kept as you go, so you can stop and come back.',
  },
  {
    title: 'Check the summary',
    text: 'See every answer on one page, correct what is wrong, and confirm it.',
  },
  {
    title: 'Download and sign',
    text: 'Your documents are made on your own device as Word files. Have them read by an attorney, then sign them and fund the trust.',
  },
]

const NEEDED = [
  'Full legal names and addresses of the trustee, the successor trustee and the beneficiaries',
  'Your social security number, or its last four digits for now',
  'A list of what you mean to give to the trust',
]

export function EntryCards({ state, creating, start, begin, resume }: EntryCardsProps) {
  return (
    <div className="mt-8 grid gap-6 lg:grid-cols-[2fr_3fr] lg:items-start">
      {state === 'none' ? (
        <Card as="section" aria-labelledby="no-trust">
          <h2 id="no-trust" className="text-2xl">
            No trust found
          </h2>
          <p className="mt-2">You have not begun a trust yet. Starting one takes a moment and binds you to nothing.</p>
          <Button className="mt-6" busy={creating} onClick={start}>
            Start Your Trust
          </Button>
        </Card>
      ) : (
        <Card as="section" aria-labelledby="draft">
          <h2 id="draft" className="text-2xl">
            Your answers are on this device
          </h2>
          <p className="mt-2">
            They have not reached your account yet, and go there by themselves when the connection improves. You can go
            on in the meantime.
          </p>
        </Card>
      )}
      <Card as="section" aria-labelledby="how-it-works">
        <h2 id="how-it-works" className="text-2xl">
          How It Works
        </h2>
        <ol className="mt-4 space-y-4">
          {STEPS.map(({ title, text }, at) => (
            <li key={title}>
              <h3 className="text-lg">
                {at + 1}. {title}
              </h3>
              <p className="mt-1 text-base text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <h3 className="mt-6 text-lg">Good to have at hand</h3>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-base">
          {NEEDED.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <h3 className="mt-6 text-lg">Your nine documents</h3>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-base">
          {Object.entries(documentNames).map(([id, name]) => (
            <li key={id}>
              {name}
              {id === 'health-care-directive' && ' (optional)'}
            </li>
          ))}
        </ul>
        {state === 'none' ? (
          <Button variant="secondary" className="mt-6" busy={creating} onClick={begin}>
            Begin Trust Creation
          </Button>
        ) : (
          <Button className="mt-6" onClick={resume}>
            Continue Trust Creation
          </Button>
        )}
      </Card>
    </div>
  )
}
