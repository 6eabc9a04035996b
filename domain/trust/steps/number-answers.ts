import * as z from 'zod/mini'
import { YEAR_ERROR } from '../entries.ts'

/** Numbers as they are typed: text in the form, numbers in the record. Every one of them may be left empty. */

const SHARE = 'A share must be between 0 and 100, for example 37.5.'
const DOLLARS = 'Please enter the value in whole dollars, digits only.'

/**
 * A share of the whole, 0 to 100, with or without the percent sign. The comma of other countries may part the decimals,
 * but not before three digits, where it may part thousands.
 */
export const percentAnswer = z.string().check(
  z.overwrite((typed) =>
    typed
      .trim()
      .replace(/\s*(%|per ?cent)$/i, '')
      .replace(/^(\d{1,3}),(\d{1,2}|\d{4})$/, '$1.$2'),
  ),
  z.regex(/^(\d{1,3}(\.\d{1,4})?)?$/, { error: SHARE, abort: true }),
  z.refine((text) => Number(text) <= 100, SHARE),
)

/** The longest life that is known lasted 122 years. */
const LONGEST_LIFE = 125
const thisYear = () => new Date().getFullYear()

/** A year of birth of somebody who lives. Stored years are not judged by it: a person grows older than an answer. */
export const birthYearAnswer = z.string().check(
  z.trim(),
  z.regex(/^(\d{4})?$/, { error: YEAR_ERROR, abort: true }),
  z.refine((text) => text === '' || Number(text) <= thisYear(), 'The year of birth cannot be in the future.'),
  z.refine(
    (text) => text === '' || Number(text) >= thisYear() - LONGEST_LIFE,
    'The year of birth cannot be more than 125 years ago.',
  ),
)

/** Whole dollars; the dollar sign, spaces and the commas between thousands may be typed and are not kept. */
export const moneyAnswer = z.string().check(
  z.overwrite((typed) => typed.replace(/[$,\s]/g, '').replace(/\.0{0,2}$/, '')),
  z.regex(/^\d*$/, { error: DOLLARS, abort: true }),
  z.overwrite((digits) => digits.replace(/^0+(?=\d)/, '')),
  z.maxLength(15, 'Please enter a value of at most 15 digits.'),
)

/** The number that a text answer stands for; `undefined` when it was left empty. */
export function numberOf(text: unknown): number | undefined {
  return typeof text === 'string' && text.trim() !== '' ? Number(text) : undefined
}

/** The text by which a number is edited; the empty text when there is none. */
export function textOfNumber(number: number | undefined): string {
  return number === undefined ? '' : String(number)
}
