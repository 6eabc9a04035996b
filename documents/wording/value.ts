import { addressLines } from '#domain/formats/address.ts'
import type { Blank, Run, Source } from '../model.ts'
import { clean, cleanLine } from './clean.ts'

/** What stands where an answer is missing: a bracketed default in sentences, `N/A` in table cells only. */
export type Fallback = 'N/A' | 'Untitled Trust' | `[${string}]`

/** What stands between the lines of an address: a comma in a sentence, a line break where each has a line of its own. */
export type Between = ', ' | '\n'

/**
 * The door through which one line of user data, or with `between` an address, enters a document. Without an answer the
 * fallback is printed, marked as the blank it stands for; an optional answer has no `blank` and its fallback is plain.
 * The printed answer carries the `source` it came from, which for a blank is the same place.
 */
export function value(
  answer: string | undefined,
  fallback: Fallback,
  blank?: Blank,
  source?: Source,
  between?: Between,
): Run {
  const text = between ? addressLines(clean(answer ?? '')).join(between) : cleanLine(answer ?? '')
  const from = source ?? (blank && sourceOf(blank))
  if (text !== '') return from ? { text, source: from } : { text }
  return blank ? { text: fallback, blank } : { text: fallback }
}

const sourceOf = ({ field, entryId }: Blank): Source => (entryId === undefined ? { field } : { field, entryId })

/** The door for text of several lines: one run for each line that holds anything. */
export function prose(answer: string | undefined, source?: Source): Run[] {
  return clean(answer ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((text) => (source ? { text, source } : { text }))
}
