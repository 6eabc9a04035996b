import * as z from 'zod/mini'
import { faultInText, isEmail, LIMITS } from './text-rules.ts'

/** Checks to hang on any string schema: length, which other programs can read from the schema, and characters that no document can print. */
function printable(max: number, multiline = false) {
  const fault = (text: unknown) => faultInText(String(text), max, multiline)
  return [
    z.maxLength(max, { abort: true, error: ({ input }) => fault(input) }),
    z.refine<string>((text) => fault(text) === undefined, { abort: true, error: ({ input }) => fault(input) }),
  ] as const
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

/** An e-mail address; the empty text passes only when it is optional. */
export function email(message: string, optional = false) {
  return z.string('This must be text.').check(
    z.trim(),
    ...printable(LIMITS.email),
    z.refine((text) => (optional && text === '') || isEmail(text), message),
  )
}
