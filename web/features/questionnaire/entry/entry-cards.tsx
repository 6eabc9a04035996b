import { Link } from 'react-router'
import { documentNames } from '#domain/trust/documents.ts'
import { ANSWERS_FROM_FILE } from '#domain/trust/routes.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { HowItWorksSteps } from '#web/features/trust/how-it-works.tsx'
import { NoTrustCard } from '#web/features/trust/trust-gate.tsx'
import { say } from '#web/spanish/say.ts'

interface EntryCardsProps {
  state: 'none' | 'draft'
  creating: boolean
  /** 'Start Your Trust', and the button of the card below it. */
  start: () => void
  begin: () => void
  resume: () => void
}

const NEEDED = [
  'Full legal names and addresses of the trustee, the successor trustee and the beneficiaries',
  'Your social security number, or its last four digits for now',
  'A list of what you mean to give to the trust',
]

export function EntryCards({ state, creating, start, begin, resume }: EntryCardsProps) {
  return (
    <div className="mt-8 grid gap-6 lg:grid-cols-[2fr_3fr] lg:items-start">
      {state === 'none' ? (
        <NoTrustCard
          action={
            <>
              <Button busy={creating} onClick={start}>
                Start Your Trust
              </Button>
              <p className="mt-5 text-base">
                Did you save your answers before?{' '}
                <Link to={ANSWERS_FROM_FILE} className="link">
                  Bring them back from a file
                </Link>
              </p>
            </>
          }
        >
          You have not begun a trust yet. Starting one takes a moment and binds you to nothing.
        </NoTrustCard>
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
        <HowItWorksSteps />
        <h3 className="mt-6 text-lg">Good to have at hand</h3>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-base">
          {NEEDED.map((thing) => (
            <li key={thing}>{say(thing)}</li>
          ))}
        </ul>
        <h3 className="mt-6 text-lg">Your nine documents</h3>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-base">
          {Object.entries(documentNames).map(([id, name]) => (
            <li key={id}>
              {say(name)}
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
