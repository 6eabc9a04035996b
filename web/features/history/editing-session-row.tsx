import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { type EditingSession, type SingleSave, singleSaves } from '#domain/trust/history/history.ts'
import { type AnswerChange, answerChanges, changeWords } from '#domain/trust/questions/changes.ts'
import { versionPath } from '#domain/trust/routes.ts'
import { momentOf, timeOf, timesOf } from '#web/components/times.ts'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { ChangeList } from './change-list.tsx'

/** One editing session of the history: when, what changed, and a link to the answers after it. */
export function EditingSessionRow({ session, isNewest }: { session: EditingSession; isNewest: boolean }) {
  const { saves, version, before, after } = session
  const changes = useMemo(() => answerChanges(before, after), [before, after])
  const [first, last] = [saves[0], saves.at(-1)]
  if (!first || !last) return null
  const [from, to] = [timeOf(first.at), timeOf(last.at)]
  const count = countWords(changes)
  return (
    <li className="py-4">
      <p className="text-base text-ink-soft">
        {from === to ? t`${to}, by you` : t`${from} to ${to}, by you`}
        {count && ` · ${count}`}
      </p>
      <p className="font-semibold wrap-anywhere">{setApart(sessionSummary(session, changes))}</p>
      {changes.length > 0 && (
        <details className="mt-1 text-base">
          <summary className="w-fit min-h-8 cursor-pointer text-spruce underline underline-offset-2">
            <Trans>What changed</Trans>
          </summary>
          <ChangeList changes={changes} />
        </details>
      )}
      {saves.length > 1 && <Saves session={session} />}
      <p className="mt-1 text-base">
        {isNewest ? (
          t`These are your answers now.`
        ) : (
          <Link
            to={versionPath(version)}
            className="link"
            aria-label={t`Read or restore these answers from ${momentOf(last.at)}`}
          >
            <Trans>Read or restore these answers</Trans>
          </Link>
        )}
      </p>
    </li>
  )
}

/** Each save of a session is a version of its own, and can be restored. */
function Saves({ session }: { session: EditingSession }) {
  const { saves } = session
  const [open, setOpen] = useState(false)
  const times = timesOf(saves.map(({ at }) => at))
  return (
    <>
      <p className="mt-1 text-base">
        {t`Saved ${saves.length} times. Open a time to read or restore your answers from that time: `}
        {saves.map(({ version, at }, place) => (
          <span key={version}>
            {place > 0 && ', '}
            <Link
              to={versionPath(version)}
              className="link"
              aria-label={t`Read or restore your answers of ${momentOf(at, times[place])}`}
            >
              {times[place]}
            </Link>
          </span>
        ))}
      </p>
      <details className="mt-1 text-base" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="w-fit min-h-8 cursor-pointer text-spruce underline underline-offset-2">
          <Trans>What each save changed</Trans>
        </summary>
        {open && (
          <ol className="space-y-2 pl-4">
            {singleSaves(session).map((save, place) => (
              <li key={save.version}>
                <SingleSaveChanges save={save} time={times[place] ?? ''} />
              </li>
            ))}
          </ol>
        )}
      </details>
    </>
  )
}

function SingleSaveChanges({ save: { before, after }, time }: { save: SingleSave; time: string }) {
  const changes = useMemo(() => answerChanges(before, after), [before, after])
  return (
    <>
      <p className="text-ink-soft">{time}</p>
      {changes.length > 0 ? (
        <ChangeList changes={changes} />
      ) : (
        <p>
          <Trans>Saved without a change</Trans>
        </p>
      )}
    </>
  )
}

/** At most so many changes are listed in the line itself. */
const NAMED = 2

/** An editing session in a line: what it changed, in the words of the questions. */
export function sessionSummary({ restoredFrom, begun }: EditingSession, changes: readonly AnswerChange[]): string {
  if (restoredFrom !== undefined) return t`Earlier answers restored`
  const answers = changes.filter(({ systemSet }) => !systemSet)
  if (begun && answers.length === 0) return t`Trust started`
  const isGone = ({ what }: AnswerChange) => what === 'taken out'
  // What was taken out is looked for by its name, and no longer stands anywhere else.
  const shown = (answers.length > 0 ? answers : changes).toSorted((one, other) => +isGone(other) - +isGone(one))
  if (shown.length === 0) return t`Saved without a change`
  const named = shown.slice(0, NAMED).map((change) => changeWords(change, translate))
  const more = shown.length - named.length
  return more > 0 ? t`${named.join('; ')}; and ${more} more` : named.join('; ')
}

/** How many answers it changed: `1 answer changed`; `undefined` for none. */
export function countWords(changes: readonly AnswerChange[]): string | undefined {
  const count = changes.filter(({ systemSet }) => !systemSet).length
  if (count === 0) return undefined
  return plural(count, { one: '# answer changed', other: '# answers changed' })
}
