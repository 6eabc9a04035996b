import type { AnswerChange } from './changes.ts'

/** Longer texts than this are not shown before and after in a line. */
const SHORT = 60

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
/** Whether a text fits into a line beside another one. */
export const isShort = (text: string | undefined) =>
  text === undefined || (text.length <= SHORT && !text.includes('\n'))

/** What the change is about: `Trustee address`, `Beneficiary Clara Alder: share`, `Asset Cabin`. */
export function changeSubject({ entry, words }: Pick<AnswerChange, 'entry' | 'words'>): string {
  if (entry === undefined) return capital(words)
  return words === '' ? entry : `${entry}: ${words}`
}

/** The two sides of a change where both are short enough for a line, and differ to the eye. */
export function changeSides({ before, after, what }: AnswerChange): { before: string; after: string } | undefined {
  if (what !== 'changed' || before === undefined || after === undefined || before === after) return undefined
  return isShort(before) && isShort(after) ? { before, after } : undefined
}

/** A change in one line: `Trustee address changed`, `Beneficiary Clara Alder: share 40% → 50%`, `Asset Cabin added`. */
export function changeWords(change: AnswerChange): string {
  const { entry, what, mark, after } = change
  const subject = changeSubject(change)
  // After an entry's name there is a colon already.
  const told = entry === undefined ? `${subject}: ` : `${subject} `
  const sides = changeSides(change)
  if (sides) return `${told}${sides.before} → ${sides.after}`
  if (mark && after === 'Yes') return subject
  if (what === 'given' && after !== undefined && isShort(after)) return `${told}${after}`
  return `${subject} ${what === 'reordered' ? 'changed' : what}`
}
