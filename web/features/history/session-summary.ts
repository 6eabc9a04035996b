import { plural, t } from '@lingui/core/macro'
import type { EditingSession } from '#domain/trust/history/editing-sessions.ts'
import { changeWords } from '#domain/trust/questions/change-words.ts'
import type { AnswerChange } from '#domain/trust/questions/changes.ts'
import { translate } from '#web/i18n/i18n.ts'

/** At most so many changes are listed in the line itself. */
const NAMED = 2

/** An editing session in a line: what it changed, in the words of the questions. */
export function sessionSummary({ restoredFrom, begun }: EditingSession, changes: readonly AnswerChange[]): string {
  if (restoredFrom !== undefined) return t`Earlier answers restored`
  const answers = changes.filter(({ mark }) => !mark)
  if (begun && answers.length === 0) return t`Trust started`
  const isGone = ({ what }: AnswerChange) => what === 'taken out'
  // What was taken out is looked for by its name, and stands nowhere else any more.
  const shown = (answers.length > 0 ? answers : changes).toSorted((one, other) => +isGone(other) - +isGone(one))
  if (shown.length === 0) return t`Saved without a change`
  const named = shown.slice(0, NAMED).map((change) => changeWords(change, translate))
  const more = shown.length - named.length
  return more > 0 ? t`${named.join('; ')}; and ${more} more` : named.join('; ')
}

/** How many answers it changed: `1 answer changed`; `undefined` for none. */
export function countWords(changes: readonly AnswerChange[]): string | undefined {
  const count = changes.filter(({ mark }) => !mark).length
  if (count === 0) return undefined
  return plural(count, { one: '# answer changed', other: '# answers changed' })
}
