import * as z from 'zod/mini'
import { english, type Message } from '../message.ts'
import { CALENDAR_DATE, type CalendarDate, EARLIEST_DATE, isCalendarDate } from './calendar-date.ts'
import { holdsWrittenNumber } from './numbers.ts'
import { isEmail, LIMITS, textError } from './text-rules.ts'

/** Rejects a value with a message that can have values. The messages of a schema's own checks are plain strings. `abort` as in zod. */
export function rejectIf<Value>(errorIn: (value: Value) => Message | string | undefined, { abort = false } = {}) {
  return z.check<Value>(({ value, issues }) => {
    const text = errorIn(value)
    if (text === undefined) return
    issues.push({ code: 'custom', message: english(text), params: { text }, input: value, continue: !abort })
  })
}

/** Rejects a text in which a social security number is written. */
export const noNumber = () =>
  z.refine<string>((text) => !holdsWrittenNumber(text), 'Please leave social security numbers out of this text.')

/** Checks for any string schema: its length, and characters that no document can print. */
function printable(max: number, multiline = false) {
  // The length is in the schema for other programs. A longer text never gets that far.
  return [rejectIf<string>((text) => textError(text, max, multiline), { abort: true }), z.maxLength(max)] as const
}

/** One line of text, trimmed. `required` is the message for a value shorter than `min` characters. */
export function line(max: number, required?: string, min = 1) {
  const text = z.string('This must be text.').check(z.trim(), ...printable(max))
  return required === undefined ? text : text.check(z.minLength(min, required))
}

/** Several lines of text, trimmed. */
export function paragraph(max: number = LIMITS.text, required?: string, min = 1) {
  const text = z.string('This must be text.').check(z.trim(), ...printable(max, true))
  return required === undefined ? text : text.check(z.minLength(min, required))
}

/** An email address; the empty text passes only when it is optional. */
export function email(message: string, optional = false) {
  return z.string('This must be text.').check(
    z.trim(),
    ...printable(LIMITS.email),
    z.refine((text) => (optional && text === '') || isEmail(text), message),
  )
}

/** A date that exists and is not before 1900-01-01. Whether it is in the future is judged by {@link dateUpTo}. */
export function date(required: string) {
  const exists = { error: 'Please enter a valid date, such as 07/04/1976.', abort: true }
  return z.string(required).check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.regex(CALENDAR_DATE, exists),
    z.refine(isCalendarDate, exists),
    z.refine((text) => text >= EARLIEST_DATE, 'The date cannot be before January 1, 1900.'),
  )
}

/** A {@link date} that is not after `today`. */
export function dateUpTo(today: CalendarDate, required: string) {
  return date(required).check(z.refine((text) => text <= today, 'The date cannot be in the future.'))
}

// Numbers as they are typed: text in the form, numbers in the record. Every one of them may be left empty.

/** What is wrong with a year that is written otherwise. */
export const YEAR_ERROR = 'Please enter the year with four digits, such as 2008.'
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
const MAX_AGE = 125
const thisYear = () => new Date().getFullYear()

/** A year of birth of somebody who lives. Stored years are not judged by it: a person grows older than an answer. */
export const birthYearAnswer = z.string().check(
  z.trim(),
  z.regex(/^(\d{4})?$/, { error: YEAR_ERROR, abort: true }),
  z.refine((text) => text === '' || Number(text) <= thisYear(), 'The year of birth cannot be in the future.'),
  z.refine(
    (text) => text === '' || Number(text) >= thisYear() - MAX_AGE,
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
