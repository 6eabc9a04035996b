import { changeSides, isShort } from '#domain/trust/questions/change-words.ts'
import type { AnswerChange } from '#domain/trust/questions/changes.ts'
import { ENTRY_NOUNS } from '#domain/trust/questions/words.ts'
import { say } from '#web/spanish/say.ts'
import { sayAnswer } from './say-answer.ts'

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** `Beneficiary Clara Alder`, with the name as it was typed. */
function sayEntry(entry: string): string {
  const noun = Object.values(ENTRY_NOUNS).find((noun) => `${entry} `.startsWith(`${noun} `)) ?? ''
  const name = entry.slice(noun.length).trim()
  return `${say(noun)} ${noun === ENTRY_NOUNS.acknowledgements ? say(name) : name}`.trim()
}

/** What a change is about, as `changeSubject` has it in English. */
export function saySubject({ entry, words }: Pick<AnswerChange, 'entry' | 'words'>): string {
  if (entry === undefined) return capital(say(words))
  const named = sayEntry(entry)
  return words === '' ? named : `${named}: ${say(words)}`
}

/** What became of an answer whose two sides are not told. */
export function sayFate(subject: string, what: AnswerChange['what']): string {
  switch (what) {
    case 'given':
      return say`${subject} given`
    case 'emptied':
      return say`${subject} emptied`
    case 'added':
      return say`${subject} added`
    case 'taken out':
      return say`${subject} taken out`
    default:
      return say`${subject} changed`
  }
}

/** A change in one line, as `changeWords` has it in English. */
export function sayChange(change: AnswerChange): string {
  const { entry, what, mark, after, path } = change
  const subject = saySubject(change)
  const told = entry === undefined ? `${subject}: ` : `${subject} `
  const sides = changeSides(change)
  if (sides) return `${told}${sayAnswer(path, sides.before)} → ${sayAnswer(path, sides.after)}`
  if (mark && after === 'Yes') return subject
  if (what === 'given' && after !== undefined && isShort(after)) return `${told}${sayAnswer(path, after)}`
  return sayFate(subject, what)
}
