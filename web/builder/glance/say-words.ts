import { countWords, type Portion } from '#domain/trust/glance/property.ts'
import { say } from '#web/spanish/say.ts'

const OFFICE_NOTES = ['makes the trust', 'the grantor too', 'Bank or trust company']

/** What an office's holder is besides: the product's words in the language that is on, the user's as they are. */
export const sayNote = (note: string): string => (OFFICE_NOTES.includes(note) ? say(note) : note)

/** `3 assets, 1 without a value` */
export function sayCount({ count, unvalued }: Pick<Portion, 'count' | 'unvalued'>): string {
  const counted = say(countWords({ count, unvalued: 0 }))
  return unvalued > 0 ? say`${counted}, ${unvalued.toLocaleString('en-US')} without a value` : counted
}
