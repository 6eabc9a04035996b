import type { Blank, Run } from '../model.ts'
import { clean, cleanLine } from './clean.ts'

/** What stands where an answer is missing: a bracketed default in sentences, `N/A` in table cells only. */
export type Fallback = 'N/A' | 'Untitled Trust' | `[${string}]`

/**
 * The door through which one line of user data enters a document. Without an answer the fallback is printed,
 * marked as the blank it stands for; an optional answer has no `blank` and its fallback is plain.
 */
export function value(answer: string | undefined, fallback: Fallback, blank?: Blank): Run {
  const text = cleanLine(answer ?? '')
  if (text !== '') return { text }
  return blank ? { text: fallback, blank } : { text: fallback }
}

/** The door for text of several lines: one run for each line that holds anything. */
export function prose(answer: string | undefined): Run[] {
  return clean(answer ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((text) => ({ text }))
}
