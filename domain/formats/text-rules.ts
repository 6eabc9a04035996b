// What a text may be, without zod: the pages about getting into an account check with these alone.

import { type Message, message } from '../message.ts'

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
