import * as z from 'zod/mini'
import { english, type Message } from '../message.ts'
import { holdsWrittenNumber } from './social-security-numbers-in-text.ts'
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
  // The length stands in the schema for other programs. A longer text never gets that far.
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
