import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { TrustHistory } from '#api/trust.ts'
import { type EditingSession, editingSessionsOf } from '#domain/trust/history/history.ts'
import { DASHBOARD } from '#domain/trust/routes.ts'
import { Button } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { dayOf, dayWords } from '#web/components/times.ts'
import { TrustGate } from '#web/features/trust/trust-gate.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { EditingSessionRow } from './editing-session-row.tsx'
import { loadHistory, NoHistory } from './load-history.tsx'
import { RemovedEntries } from './removed-entries.tsx'

export default function HistoryPage() {
  return (
    <div className="page-width py-10">
      <PageTitle>{t`History of Your Answers`}</PageTitle>
      <TrustGate
        awaited={t`Loading the history of your answers...`}
        none={t`Start a trust, and this page will list every version of your answers.`}
      >
        {(trust) => <History uid={trust.uid} />}
      </TrustGate>
    </div>
  )
}

/** Every version of the answers, the newest first, by day. */
export function History({ uid }: { uid: string }) {
  const { history, state, failed, retry, loadEarlier, loadingEarlier } = useHistory()
  const days = useMemo(() => {
    const sessions = history ? editingSessionsOf(uid, history.base.record, history.changes, dayOf).reverse() : []
    return [...Map.groupBy(sessions, ({ saves }) => dayOf(saves[0]?.at ?? ''))]
  }, [uid, history])
  const newest = history?.changes.at(-1)?.version
  if (state === 'failed') return <NoHistory retry={retry} />
  if (!history) return <Waiting>{t`Loading the history of your answers...`}</Waiting>
  return (
    <>
      <p className="mt-3 max-w-prose">
        <Trans>
          Every change to your answers is saved, with its date and time. Open a time or “Read or restore these answers”
          to see what restoring would change, and restore it there. Nothing is lost: restoring adds a new version.{' '}
          <Link to={DASHBOARD} className="link">
            Back to the dashboard
          </Link>
        </Trans>
      </p>
      {failed && <NoHistory retry={retry} />}
      <RemovedEntries uid={uid} history={history} />
      {days.map(([day, sessions]) => (
        <Day key={day} day={day} sessions={sessions} newest={newest} />
      ))}
      {history.base.version > 0 && (
        <Button variant="secondary" className="mt-8" busy={loadingEarlier} onClick={() => void loadEarlier()}>
          <Trans>Show earlier versions</Trans>
        </Button>
      )}
    </>
  )
}

function Day({
  day,
  sessions,
  newest,
}: {
  day: string
  sessions: readonly EditingSession[]
  newest: number | undefined
}) {
  return (
    <section aria-labelledby={`day-${day}`} className="mt-9 max-w-4xl">
      <h2 id={`day-${day}`} className="text-2xl">
        {dayWords(day)}
      </h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {sessions.map((session) => (
          <EditingSessionRow key={session.version} session={session} isNewest={session.version === newest} />
        ))}
      </ul>
    </section>
  )
}

type HistoryState = 'loading' | 'ready' | 'failed'

/** The stretch that was loaded before, with a newer one that reaches it or lies beyond it. */
export function joined(known: TrustHistory | undefined, newer: TrustHistory): TrustHistory {
  const last = known?.changes.at(-1)?.version ?? 0
  if (!known || newer.base.version > last || newer.base.version <= known.base.version) return newer
  const first = newer.base.version + 1
  return { base: known.base, changes: [...known.changes.filter(({ version }) => version < first), ...newer.changes] }
}

/** The history as far back as it was asked for, read again when the trust has changed, on whatever device. */
function useHistory() {
  const { version } = useTrust()
  const [history, setHistory] = useState<TrustHistory>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [loadingEarlier, setLoadingEarlier] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each version and each attempt reads again
  useEffect(() => {
    let wanted = true
    loadHistory().then(
      (newest) => {
        if (!wanted) return
        setHistory((known) => joined(known, newest))
        setFailed(false)
      },
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [version, attempt])

  const loadEarlier = useCallback(async () => {
    if (!history) return
    setLoadingEarlier(true)
    try {
      const earlier = await loadHistory(history.base.version + 1)
      setHistory((known) => (known ? joined(earlier, known) : earlier))
      setFailed(false)
    } catch {
      setFailed(true)
    } finally {
      setLoadingEarlier(false)
    }
  }, [history])

  const state: HistoryState = history ? 'ready' : failed ? 'failed' : 'loading'
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return { history, state, failed, retry, loadEarlier, loadingEarlier }
}
