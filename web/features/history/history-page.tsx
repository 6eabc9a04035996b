import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { TrustHistory } from '#api/trust.ts'
import { includesName, isBlank, sameName } from '#domain/formats/names.ts'
import { english, message } from '#domain/message.ts'
import {
  broughtBack,
  type EditingSession,
  editingSessionsOf,
  type RemovedEntry,
  removedEntries,
} from '#domain/trust/history/history.ts'
import { entryWords } from '#domain/trust/questions/changes.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { DASHBOARD } from '#domain/trust/routes.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { FindByName } from '#web/components/field.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { dayOf, dayWords, momentOf } from '#web/components/times.ts'
import { TrustGate } from '#web/features/trust/trust-gate.tsx'
import { useTrust, useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { EditingSessionRow } from './editing-session-row.tsx'
import { loadHistory, NoHistory } from './load-history.tsx'

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
function History({ uid }: { uid: string }) {
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

/** Joins two loaded ranges; returns the newer one if they are not adjacent. */
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
    let ignore = false
    loadHistory().then(
      (newest) => {
        if (ignore) return
        setHistory((known) => joined(known, newest))
        setFailed(false)
      },
      () => !ignore && setFailed(true),
    )
    return () => {
      ignore = true
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

/** So many are shown before somebody looks for one by its name. */
const FIRST = 5

const called = ({ list, entry }: RemovedEntry) => translate(entryWords(list, entry.name))

/** Asks before an entry comes back beside another of its name. */
async function mayRepeatName(trust: TrustRecord | null, { list, entry }: RemovedEntry) {
  const isThere = trust?.[list]?.some(({ name }) => sameName(name, entry.name))
  return (
    !isThere ||
    askToConfirm({
      title: message('{entry} is on the list already', { entry: entryWords(list, entry.name) }),
      body: 'If you bring back the one that was removed, the list will have two entries with this name.',
      yes: 'Bring back',
      no: 'Leave it out',
      likely: 'no',
    })
  )
}

/** The entries that were taken out of the lists, each with the way to have it back alone. */
function RemovedEntries({ uid, history }: { uid: string; history: TrustHistory }) {
  const removed = useMemo(() => removedEntries(uid, history.base.record, history.changes), [uid, history])
  const { trust } = useTrust()
  const { saveTrustData } = useTrustActions()
  const [wanted, setWanted] = useState('')
  const [busy, setBusy] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const none = removed.length === 0
  const back = useRef(false)
  useEffect(() => {
    // With the last entry its section is gone, and the focus with it.
    if (none && back.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus()
  }, [none])
  if (none) return null
  const shown = isBlank(wanted) ? removed.slice(0, FIRST) : removed.filter((each) => includesName(called(each), wanted))

  const bringBack = async (each: RemovedEntry) => {
    if (!(await mayRepeatName(trust, each))) return
    setBusy(each.entry.id)
    const outcome = await saveTrustData(broughtBack(each))
    setBusy('')
    // The toast of saving reports a failure.
    if (!outcome.saved) return console.error(`Saving the entry failed: ${english(outcome.message)}`)
    back.current = true
    heading.current?.focus()
    showToast({ title: 'Brought back', description: entryWords(each.list, each.entry.name) })
  }

  return (
    <section aria-labelledby="removed" className="mt-9 max-w-4xl">
      <h2 id="removed" ref={heading} tabIndex={-1} className="text-2xl">
        <Trans>Removed from your lists</Trans>
      </h2>
      <p className="mt-1 text-base text-ink-soft">
        <Trans>Only the entry comes back, with all its details.</Trans>
      </p>
      {removed.length > FIRST && <FindByName value={wanted} onChange={setWanted} className="mt-3" />}
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {shown.map((each) => (
          <li
            key={`${each.list}/${each.entry.id}`}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3"
          >
            <p className="wrap-anywhere">
              <span className="font-semibold">{setApart(called(each))}</span>
              <span className="block text-base text-ink-soft">{t`Removed ${momentOf(each.at)}`}</span>
            </p>
            <Button
              variant="secondary"
              size="small"
              busy={busy === each.entry.id}
              aria-label={t`Bring back ${called(each)}`}
              onClick={() => void bringBack(each)}
            >
              <Trans>Bring back</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-base text-ink-soft">
        {shown.length < removed.length && t`Shown: ${shown.length} of ${removed.length}.`}
      </p>
    </section>
  )
}
