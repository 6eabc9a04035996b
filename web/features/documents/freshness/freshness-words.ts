import { t } from '@lingui/core/macro'
import type { DocumentCopy } from '#api/documents.ts'
import { localDate, shortDate } from '#domain/formats/calendar-date.ts'
import { changeFate, changeSubject } from '#domain/trust/questions/change-words.ts'
import type { AnswerChange } from '#domain/trust/questions/changes.ts'
import { locale, translate } from '#web/i18n/i18n.ts'
import type { Freshness } from './freshness.ts'

/** So many changed answers are named in the line itself. */
const NAMED = 3

function nameOf(change: AnswerChange): string {
  if (!change.entry) return translate(change.words)
  const isWhole = change.what === 'added' || change.what === 'taken out'
  return isWhole ? changeFate(change, translate) : changeSubject(change, translate)
}

/** What changed, named in a line: `trustee address`, `Beneficiary Ann taken out, trust name, share and 4 more`. */
function namesOf(changes: readonly AnswerChange[]): string {
  const names = [...new Set(changes.map(nameOf))]
  const named = names.slice(0, NAMED).join(', ')
  return names.length > NAMED ? t`${named} and ${names.length - NAMED} more` : named
}

/** The line under a document that was downloaded or printed; only when, while its freshness is not known. */
export function freshnessWords({ way, at }: DocumentCopy, freshness: Freshness | undefined, today: Date): string {
  const day = shortDate(localDate(new Date(at)), localDate(today), locale())
  const when = way === 'print' ? t`Printed ${day}` : t`Downloaded ${day}`
  switch (freshness?.is) {
    case 'same':
      return t`${when}, still matches your answers.`
    case 'reworded':
      return t`${when}. Your answers in it are still the same; the wording of the document has been revised since.`
    case 'changed': {
      const names = freshness.changes && namesOf(freshness.changes)
      if (!names)
        return way === 'print'
          ? t`${when}. Changed since you printed it.`
          : t`${when}. Changed since you downloaded it.`
      return way === 'print'
        ? t`${when}. Changed since you printed it: ${names}.`
        : t`${when}. Changed since you downloaded it: ${names}.`
    }
    default:
      return `${when}.`
  }
}
