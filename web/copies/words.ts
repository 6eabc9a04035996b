import type { DocumentCopy } from '#contract/document-copies.ts'
import { localDate, shortDate } from '#domain/formats/calendar-date.ts'
import { changeSubject } from '#domain/trust/questions/change-words.ts'
import type { AnswerChange } from '#domain/trust/questions/changes.ts'
import type { Verdict } from './verdict.ts'

/** So many changed answers are named in the line itself. */
const NAMED = 3

const made = (way: DocumentCopy['way']) => (way === 'print' ? 'printed' : 'downloaded')
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What changed, named in a line: `trustee address`, `trustee address, trust name and 4 more`. */
export function namesOf(changes: readonly AnswerChange[]): string {
  const names = [...new Set(changes.map((change) => (change.entry ? changeSubject(change) : change.words)))]
  const named = names.slice(0, NAMED).join(', ')
  return names.length > NAMED ? `${named} and ${names.length - NAMED} more` : named
}

/** The line under a document of which there is a copy; without a verdict, until it is known, only when it was made. */
export function copyWords({ way, at }: DocumentCopy, verdict: Verdict | undefined, today: Date): string {
  const when = `${capital(made(way))} ${shortDate(localDate(new Date(at)), localDate(today))}`
  switch (verdict?.is) {
    case 'same':
      return `${when}, still matches your answers.`
    case 'reworded':
      return `${when}. Your answers in it are still the same; the wording of the document has been revised since.`
    case 'changed': {
      const names = verdict.changes && namesOf(verdict.changes)
      return `${when}. Changed since you ${made(way)} it${names ? `: ${names}.` : '.'}`
    }
    default:
      return `${when}.`
  }
}
