import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type EditingSession, editingSessionsOf } from '#domain/trust/history/editing-sessions.ts'
import { DASHBOARD } from '#domain/trust/routes.ts'
import { Button } from '#web/components/button.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { dayOf, dayWords } from '#web/components/times.ts'
import { EditingSessionRow } from './editing-session-row.tsx'
import { NoHistory } from './no-history.tsx'
import { RemovedEntries } from './removed-entries.tsx'
import { useHistory } from './use-history.ts'

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
          Every change to your answers is saved, with its date and time. You can read your earlier answers and restore
          them. Nothing is lost: restoring adds a new version.{' '}
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
