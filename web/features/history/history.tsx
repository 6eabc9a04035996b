import { useMemo } from 'react'
import { Link } from 'react-router'
import { type Sitting, sittingsOf } from '#domain/trust/history/sittings.ts'
import { DASHBOARD } from '#domain/trust/routes.ts'
import { Button } from '#web/components/button.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { dayOf, dayWords } from '#web/components/times.ts'
import { NoHistory } from './no-history.tsx'
import { RemovedEntries } from './removed-entries.tsx'
import { SittingRow } from './sitting-row.tsx'
import { useHistory } from './use-history.ts'

/** Every version of the answers, the newest first, by day. */
export function History({ uid }: { uid: string }) {
  const { history, state, failed, retry, loadEarlier, loadingEarlier } = useHistory()
  const days = useMemo(() => {
    const sittings = history ? sittingsOf(uid, history.base.record, history.changes, dayOf).reverse() : []
    return [...Map.groupBy(sittings, ({ saves }) => dayOf(saves[0]?.at ?? ''))]
  }, [uid, history])
  const newest = history?.changes.at(-1)?.version
  if (state === 'failed') return <NoHistory retry={retry} />
  if (!history) return <Waiting>Loading the history of your answers...</Waiting>
  return (
    <>
      <p className="mt-3 max-w-prose">
        Every change of your answers is kept, with its day and time. You can read your answers as they were, and make
        them your answers again. That loses nothing: it becomes one more version.{' '}
        <Link to={DASHBOARD} className="link">
          Back to the dashboard
        </Link>
      </p>
      {failed && <NoHistory retry={retry} />}
      <RemovedEntries uid={uid} history={history} />
      {days.map(([day, sittings]) => (
        <Day key={day} day={day} sittings={sittings} newest={newest} />
      ))}
      {history.base.version > 0 && (
        <Button variant="secondary" className="mt-8" busy={loadingEarlier} onClick={() => void loadEarlier()}>
          Show earlier versions
        </Button>
      )}
    </>
  )
}

function Day({ day, sittings, newest }: { day: string; sittings: readonly Sitting[]; newest: number | undefined }) {
  return (
    <section aria-labelledby={`day-${day}`} className="mt-9 max-w-4xl">
      <h2 id={`day-${day}`} className="text-2xl">
        {dayWords(day)}
      </h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {sittings.map((sitting) => (
          <SittingRow key={sitting.version} sitting={sitting} isNewest={sitting.version === newest} />
        ))}
      </ul>
    </section>
  )
}
