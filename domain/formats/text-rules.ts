import { type Message, message } from '../message.ts'

// What a text may be, without zod: the pages about getting into an account check with these alone.

/** Longest accepted values, in UTF-16 code units, and longest lists, in entries. */
export const LIMITS = {
  name: 200,
  email: 254,
  address: 500,
  note: 1_000,

  text: 20_000,
  list: 1_000,
} as const

const CONTROL = /[\p{Cc}\u2028\u2029\uFFFE\uFFFF]/u
const CONTROL_BUT_LAYOUT = /(?![\n\r\t])[\p{Cc}\u2028\u2029\uFFFE\uFFFF]/u
// An override can make a printed clause read backwards, so it is rejected rather than silently dropped.
const BIDI_OVERRIDE = /[\u202A-\u202E\u2066-\u2069]/
const LONE_SURROGATE = /\p{Surrogate}/u
/** All of these at once: nearly every text has none, and is looked at once. */
export const SUSPECT = /[\p{Cc}\p{Surrogate}\u2028\u2029\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/u

/** What is wrong with a text as such, in words for the person who typed it, or `undefined` when nothing is. */
export function textError(text: string, max: number, multiline = false): Message | string | undefined {
  if (text.length > max)
    return message('Please keep this to {max, number} characters or fewer. You have {length, number}.', {
      max,
      length: text.length,
    })
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

/** As zod's own, and so as the program that keeps the accounts. */
const EMAIL = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Whether `text` is an email address of at most 254 characters. */
export const isEmail = (text: string): boolean => text.length <= LIMITS.email && EMAIL.test(text)

/** What is wrong with a text that must be an email address: as a text, or else `message`. */
export function emailError(text: string, message: string): Message | string | undefined {
  return textError(text, LIMITS.email) ?? (isEmail(text) ? undefined : message)
}

/** The words of an issue that a schema has found: with its values where {@link rejectIf} found it. */
export const textOfIssue = ({ message, params }: { message: string; params?: { text?: Message | string } }) =>
  params?.text ?? message

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms, and the planes beyond U+FFFF that read from the right: for within a character class. */
export const RIGHT_TO_LEFT = '\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}'
/** A stretch that reads from the right, as a pattern: from its first letter to its last, over the spaces and marks between them. */
export const STRETCH_FROM_THE_RIGHT = `[${RIGHT_TO_LEFT}](?:[^\\p{L}\\n]*[${RIGHT_TO_LEFT}])*`

// Nearly all text has none, and this check costs a tenth of the search for stretches.
const ANY = new RegExp(`[${RIGHT_TO_LEFT}]`, 'u')
const OTHER_LETTER = new RegExp(`(?![${RIGHT_TO_LEFT}])\\p{L}`, 'u')
// What is isolated already is passed over whole.
const APART = new RegExp(`\\u2068[^\\u2069]*\\u2069|(${STRETCH_FROM_THE_RIGHT})`, 'gu')

/** Whether the text has a letter that reads from the right. */
export function hasRightToLeft(text: string): boolean {
  return ANY.test(text)
}

/** Whether the text has a letter that reads from the left. */
export function hasLeftToRight(text: string): boolean {
  return OTHER_LETTER.test(text)
}

/**
 * Words of ours with answers in them, for where only text can stand: Unicode's isolates keep what reads from the right
 * where it is, and so the words and numbers around it.
 */
export function isolated(text: string): string {
  if (!hasRightToLeft(text) || !hasLeftToRight(text)) return text
  return text.replaceAll(APART, (all, stretch?: string) => (stretch === undefined ? all : `\u2068${stretch}\u2069`))
}
