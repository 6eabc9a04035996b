import * as z from 'zod/mini'

/** Longest accepted values, in UTF-16 code units, and longest lists, in entries. */
export const LIMITS = { name: 200, email: 254, address: 500, note: 1_000, text: 20_000, list: 1_000 } as const

const CONTROL = /[\p{Cc}\u2028\u2029\uFFFE\uFFFF]/u
const CONTROL_BUT_LAYOUT = /(?![\n\r\t])[\p{Cc}\u2028\u2029\uFFFE\uFFFF]/u
// An override can make a printed clause read backwards, so it is refused rather than silently dropped.
const BIDI_OVERRIDE = /[\u202A-\u202E\u2066-\u2069]/
const LONE_SURROGATE = /\p{Surrogate}/u
/** All of these at once: nearly every text has none, and is looked at once. */
const SUSPECT = /[\p{Cc}\p{Surrogate}\u2028\u2029\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/u

/** What is wrong with a text as such, in words for the person who typed it, or `undefined` when nothing is. */
export function faultInText(text: string, max: number, multiline = false): string | undefined {
  if (text.length > max)
    return `Please keep this to ${max.toLocaleString('en-US')} characters or fewer. You have ${text.length.toLocaleString('en-US')}.`
  if (!SUSPECT.test(text)) return undefined
  if (LONE_SURROGATE.test(text)) return 'This contains a broken character. Please delete it and type it again.'
  if (BIDI_OVERRIDE.test(text))
    return 'This contains an invisible character that reverses text. Please delete everything and type it again.'
  if ((multiline ? CONTROL_BUT_LAYOUT : CONTROL).test(text))
    return multiline
      ? 'This contains an invisible control character. Please delete everything and type it again.'
      : 'This contains a line break or an invisible control character. Please remove it.'
  return undefined
}

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

const EMAIL = z.email()

/** Whether `text` is an e-mail address of at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= LIMITS.email && EMAIL.safeParse(text).success
}

/** An e-mail address; the empty text passes only when it is optional. */
export function email(message: string, optional = false) {
  return z.string('This must be text.').check(
    z.trim(),
    ...printable(LIMITS.email),
    z.refine((text) => (optional && text === '') || isEmail(text), message),
  )
}
