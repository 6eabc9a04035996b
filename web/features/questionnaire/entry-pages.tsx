import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { pages } from '#api/pages.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { DASHBOARD, entryPath, fromFilePath, resumePath, stepPath } from '#domain/trust/routes.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { currentUser } from '#web/features/account/auth/auth-state.ts'
import { HowItWorksSteps } from '#web/features/trust/how-it-works.tsx'
import { NoTrustCard, StillConnecting, useOverdue } from '#web/features/trust/trust-gate.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** The router takes both for the same path; the specification does not (T 2.1). */
export default function EntryOrResume() {
  const { pathname } = useLocation()
  return pathname.endsWith('/') ? <ResumePage /> : <EntryPage />
}

/** `/trust-builder`: a trust in the account leads to the dashboard; without one, here is where it begins. */
function EntryPage() {
  const entry = useEntry()
  if (entry.state === 'in-account') return <Navigate to={DASHBOARD} replace />
  return (
    <div className="page-width py-8 sm:py-12">
      <PageTitle>{t`Wyoming Trust Builder`}</PageTitle>
      {entry.state === 'loading' && <Waiting>{t`Loading trust builder...`}</Waiting>}
      {entry.state === 'connecting' && <StillConnecting retry={entry.retry} />}
      {(entry.state === 'none' || entry.state === 'draft') && <EntryCards {...entry} state={entry.state} />}
    </div>
  )
}

/** `/trust-builder/`: back to where the user left off. */
function ResumePage() {
  const { trust, status, retry } = useTrust()
  const overdue = useOverdue(status === 'loading', 2_000)
  if (trust || status === 'none') return <Navigate to={resumePath(trust)} replace />
  if (status === 'loading' && !overdue) return <Waiting>{t`Loading trust builder...`}</Waiting>
  return (
    <div className="page-width py-8 sm:py-12">
      <PageTitle>{t`Wyoming Trust Builder`}</PageTitle>
      <StillConnecting retry={retry} />
    </div>
  )
}

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
  'A list of what you plan to give to the trust',
]

function EntryCards({ state, creating, start, begin, resume }: EntryCardsProps) {
  return (
    <div className="mt-8 grid gap-6 lg:grid-cols-[2fr_3fr] lg:items-start">
      {state === 'none' ? (
        <NoTrustCard
          action={
            <>
              <Button busy={creating} onClick={start}>
                <Trans>Start Your Trust</Trans>
              </Button>
              <p className="mt-5 text-base">
                <Trans>
                  Did you save your answers before?{' '}
                  <Link to={fromFilePath('answers')} className="link">
                    Bring them back from a file
                  </Link>
                </Trans>
              </p>
            </>
          }
        >{t`You have not started a trust yet. Starting one takes a moment and commits you to nothing.`}</NoTrustCard>
      ) : (
        <Card as="section" aria-labelledby="draft">
          <h2 id="draft" className="text-2xl">
            <Trans>Your answers are on this device</Trans>
          </h2>
          <p className="mt-2">
            <Trans>
              They have not reached your account yet. They are sent automatically when the connection improves. You can
              continue in the meantime.
            </Trans>
          </p>
        </Card>
      )}
      <Card as="section" aria-labelledby="how-it-works">
        <HowItWorksSteps />
        <h3 className="mt-6 text-lg">
          <Trans>Good to have on hand</Trans>
        </h3>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-base">
          {NEEDED.map((thing) => (
            <li key={thing}>{translate(thing)}</li>
          ))}
        </ul>
        <h3 className="mt-6 text-lg">
          <Trans>Your nine documents</Trans>
        </h3>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-base">
          {Object.entries(documentNames).map(([id, name]) => (
            <li key={id}>
              {translate(name)}
              {id === 'health-care-directive' && t` (optional)`}
            </li>
          ))}
        </ul>
        {state === 'none' ? (
          <Button variant="secondary" className="mt-6" busy={creating} onClick={begin}>
            <Trans>Begin Trust Creation</Trans>
          </Button>
        ) : (
          <Button className="mt-6" onClick={resume}>
            <Trans>Continue Trust Creation</Trans>
          </Button>
        )}
      </Card>
    </div>
  )
}

/** The longest the entry page shows its spinner, in milliseconds (specification T 9). */
const TIMEOUT = 2_000

const failed = (description: string) => showToast({ title: 'Error', description, destructive: true })

/**
 * What the entry page knows. `in-account`: the user has a trust. `draft`: one is only on this device so far.
 * `none`: the server has answered that there is none. `connecting`: nobody has answered.
 */
function useEntry() {
  const { trust, status, inAccount, createNewTrust, retry } = useTrust()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [creating, setCreating] = useState(false)
  const overdue = useOverdue(status === 'loading', TIMEOUT)
  const state = entryState()
  const wanted = search.get('start') === 'true' && state === 'none'
  const begun = useRef(false)

  function entryState() {
    if (creating) return 'none'
    if (trust && inAccount) return 'in-account'
    if (status === 'none') return 'none'
    if (status === 'loading' && !overdue) return 'loading'
    return trust ? 'draft' : 'connecting'
  }

  const create = async (failure: string) => {
    if (begun.current) return
    if (!currentUser()) {
      showToast({
        title: 'Authentication Required',
        description: 'Please login to create a trust.',
        destructive: true,
      })
      void navigate(pages.login)
      return
    }
    begun.current = true
    setCreating(true)
    showToast({ title: 'Creating your new trust...' })
    const outcome = await createNewTrust()
    begun.current = false
    if (outcome.saved) {
      showToast({ title: 'New trust created successfully!' })
      void navigate(stepPath('name'))
    } else {
      if (!outcome.signedOut) failed(failure)
      setCreating(false)
    }
  }

  const resume = () => {
    if (!trust) return
    showToast({ title: 'Resuming your trust creation...' })
    void navigate(entryPath(trust))
  }

  const start = useRef(create)
  start.current = create
  useEffect(() => {
    if (wanted) void start.current('Failed to create a new trust. Please try again.')
  }, [wanted])

  useEffect(() => {
    if (state === 'connecting')
      showToast({
        title: 'Error loading trust data',
        description: 'Please refresh the page and try again.',
        destructive: true,
      })
  }, [state])

  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked === 0 || state !== 'connecting') return
    const limit = setTimeout(
      () =>
        showToast({
          title: 'Connection Error',
          description: 'Could not check for existing trust data. Please try again.',
          destructive: true,
        }),
      TIMEOUT,
    )
    return () => clearTimeout(limit)
  }, [asked, state])

  const tryAgain = () => {
    retry()
    setAsked(asked + 1)
  }

  return {
    state,
    creating,
    start: () => create('Failed to create a new trust. Please try again.'),
    begin: () => create('Failed to create your trust. Please try again.'),
    resume,
    retry: tryAgain,
  }
}
