import { t } from '@lingui/core/macro'
import { type AnswerChange, changeFate, changeSubject } from '#domain/trust/questions/changes.ts'
import { translate } from '#web/i18n/i18n.ts'

/** So many changed answers are named in a line. */
const NAMED = 3

function nameOf(change: AnswerChange): string {
  if (!change.entry) return translate(change.words)
  const isOfEntry = change.what === 'added' || change.what === 'taken out'
  return isOfEntry ? changeFate(change, translate) : changeSubject(change, translate)
}

/** What changed, named in a line: `trustee address`, `Beneficiary Ann taken out, trust name, share and 4 more`. */
export function namesOf(changes: readonly AnswerChange[]): string {
  const names = [...new Set(changes.map(nameOf))]
  const named = names.slice(0, NAMED).join(', ')
  return names.length > NAMED ? t`${named} and ${names.length - NAMED} more` : named
}
