import { english, type Message, message, type Translate } from '../../message.ts'
import type { AnswerChange } from './changes.ts'
import type { ShownAnswer } from './reading.ts'

/** Longer texts than this are not shown before and after in a line. */
const SHORT = 60

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Whether an answer fits into a line beside another one. */
export function isShort(answer: ShownAnswer | undefined): boolean {
  const text = answer === undefined ? '' : english(answer)
  return text.length <= SHORT && !text.includes('\n')
}

/** What the change is about: `Trustee address`, `Beneficiary Clara Alder: share`, `Asset Cabin`. */
export function changeSubject(
  { entry, words }: Pick<AnswerChange, 'entry' | 'words'>,
  say: Translate = english,
): string {
  if (entry === undefined) return capital(say(words))
  return words === '' ? say(entry) : `${say(entry)}: ${say(words)}`
}

/** The two sides of a change where both are short enough for a line, and differ to the eye. */
export function changeSides({ before, after, what }: AnswerChange) {
  if (what !== 'changed' || before === undefined || after === undefined || before === after) return undefined
  return isShort(before) && isShort(after) ? { before, after } : undefined
}

const FATES: Readonly<Record<AnswerChange['what'], (subject: string) => Message>> = {
  given: (subject) => message('{subject} filled in', { subject }),
  emptied: (subject) => message('{subject} cleared', { subject }),
  added: (subject) => message('{subject} added', { subject }),
  'taken out': (subject) => message('{subject} removed', { subject }),
  changed: (subject) => message('{subject} changed', { subject }),
  reordered: (subject) => message('{subject} changed', { subject }),
}

/** What became of an answer whose two sides are not shown: `Trustee address changed`, `Asset Cabin added`. */
export const changeFate = (change: AnswerChange, say: Translate = english): string =>
  say(FATES[change.what](changeSubject(change, say)))

/** A change in one line: `Trustee address changed`, `Beneficiary Clara Alder: share 40% → 50%`, `Asset Cabin added`. */
export function changeWords(change: AnswerChange, say: Translate = english): string {
  const { entry, what, mark, after } = change
  const subject = changeSubject(change, say)
  const shown = (answer: ShownAnswer) => (typeof answer === 'string' ? answer : say(answer))
  // After an entry's name there is a colon already.
  const start = entry === undefined ? `${subject}: ` : `${subject} `
  const sides = changeSides(change)
  if (sides) return `${start}${shown(sides.before)} → ${shown(sides.after)}`
  if (mark && after !== undefined && english(after) === 'Yes') return subject
  if (what === 'given' && after !== undefined && isShort(after)) return start + shown(after)
  return changeFate(change, say)
}
