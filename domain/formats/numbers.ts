import { type Message, message } from '../message.ts'

/**
 * Digits with a dash after the second, as they are typed: `831234567` becomes `83-1234567`. None is dropped: a number
 * cut to the right length would be another organization's.
 */
export function dashedEin(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits
}

/** `1250000` as `$1,250,000`; the empty text when there are no digits. Text, not numbers: fifteen digits stay exact. */
export function dollars(digits: string | undefined): string {
  const bare = (digits ?? '').replace(/\D/g, '')
  return bare === '' ? '' : `$${bare.replace(/\B(?=(\d{3})+$)/g, ',')}`
}

/** A percentage as documents and pages print it: `12.5%`. At most two decimals, unless the number identifies something. */
export function percent(share: number, decimals = 2): string {
  return `${Number(share.toFixed(decimals))}%`
}

/** A stated part of what somebody owns, as it was typed: with up to four decimals. */
export const ownedPart = (share: number): string => percent(share, 4)

/** Keeps the digits of what was typed, at most nine. */
export function ssnDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 9)
}

/** Digits with dashes after the third and the fifth, as they are typed: `123456789` becomes `123-45-6789`. */
export function dashedSsn(typed: string): string {
  const digits = ssnDigits(typed)
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-')
}

/** `XXX-XX-` and the last four digits (specification T 9); the empty text when there is nothing to mask. */
export function maskedSsn(number: string | undefined): string {
  const digits = ssnDigits(number ?? '')
  return digits === '' ? '' : `XXX-XX-${digits.slice(-4)}`
}

/**
 * A {@link maskedSsn} that does not look complete where digits are missing: `XXX-XX-4321 (4 of 9 digits)`. A number that
 * is masked already comes back without the letters by which the history distinguishes two.
 */
export function shownSsn(number: string | undefined): Message | string {
  const masked = /^(XXX-XX-\d+)(?: \((\d) of 9 digits\))?/.exec(number ?? '')
  if (masked) return ofNine(masked[1] ?? '', Number(masked[2] ?? 9))
  return ofNine(maskedSsn(number), ssnDigits(number ?? '').length)
}

const ofNine = (masked: string, count: number): Message | string =>
  count === 0 || count === 9 ? masked : message('{masked} ({count} of 9 digits)', { masked, count })

/** Whether nine digits, with or without dashes, begin as no social security number does: with 000, 666 or 9. */
export function isNeverIssued(number: string): boolean {
  const digits = ssnDigits(number)
  return digits.length === 9 && /^(000|666|9)/.test(digits)
}

/** The stored shape of the responsible party's number: `NNN-NN-NNNN`. */
export const DASHED_SSN = /^\d{3}-\d{2}-\d{4}$/

/** What is wrong with a grantor's number that has other characters. */
export const SSN_ERROR = 'A social security number contains only digits, such as 123-45-6789.'

/** The stored shape of the grantor's number: four to nine digits. */
export const SSN_DIGITS = /^\d{4,9}$/

/** Dashes of every sort, dots, low lines, spaces, line breaks and characters that take no room, in any mixture. */
const BETWEEN = String.raw`[\p{Pd}\p{Cf}\s._\u00b7\u2212]{1,3}`
/** Three, two and four digits of any script; longer rows of digits are something else. */
const WRITTEN = new RegExp(String.raw`(?<!\p{Nd})\p{Nd}{3}${BETWEEN}\p{Nd}{2}${BETWEEN}\p{Nd}{4}(?!\p{Nd})`, 'gu')
const DIGIT = /\p{Nd}/u
const LETTER = /\p{L}/u
/** The most characters between two digits of a number that is known, none of them a letter. */
const MAX_GAP = 12

/** What a code point is, where it has been met before. A digit is `ZERO` plus its value. */
const kinds = new Uint8Array(0x110000)
const OTHER = 1
const A_LETTER = 2
const ZERO = 3

/** What a code point is. Each is looked up once only: a record can have millions of characters. */
function kindOf(point: number): number {
  const met = kinds[point]
  if (met) return met
  const character = String.fromCodePoint(point)
  let kind = LETTER.test(character) ? A_LETTER : OTHER
  if (DIGIT.test(character)) {
    // Each script has its ten digits in a row.
    const before = kindOf(point - 1)
    kind = before < ZERO ? ZERO : ZERO + ((before - ZERO + 1) % 10)
  }
  kinds[point] = kind
  return kind
}

/** The digits of a text in the usual script. */
const usualDigits = (text: string) =>
  Array.from(text, (character) => kindOf(character.codePointAt(0) ?? 0) - ZERO)
    .filter((value) => value >= 0)
    .join('')

/** The known numbers masked, however their digits are parted. One pass, with the last nine digits as a number. */
function withoutKnown(text: string, known: ReadonlySet<string>): string {
  if (known.size === 0) return text
  const wanted = [...known].map(Number)
  const parts: string[] = []
  const begins = new Uint32Array(9)
  let [done, held, nine, end] = [0, 0, 0, 0]
  for (let at = 0, next = 0; at < text.length; at = next) {
    const point = text.codePointAt(at) ?? 0
    next = at + (point > 0xffff ? 2 : 1)
    const kind = kindOf(point)
    if (kind === A_LETTER) held = 0
    if (kind < ZERO) continue
    if (at - end > MAX_GAP) held = 0
    begins[held % 9] = at
    held++
    nine = (nine % 1e8) * 10 + kind - ZERO
    end = next
    if (held < 9 || !wanted.includes(nine)) continue
    parts.push(text.slice(done, begins[held % 9]), maskedSsn(String(nine).padStart(9, '0')))
    done = end
    held = 0
  }
  return parts.join('') + text.slice(done)
}

/**
 * A text with the social security numbers in it masked: what is written as one, and each of `known` (nine digits) however
 * it is parted. Nine digits in a row that are none of the known stay: account numbers are written so. Pure.
 */
export function withMaskedNumbers(text: string, known: ReadonlySet<string>): string {
  if (!DIGIT.test(text)) return text
  return withoutKnown(text, known).replace(WRITTEN, (number) => maskedSsn(usualDigits(number)))
}

/** Whether {@link withMaskedNumbers} finds anything in the text. */
export function holdsNumber(text: string, known: ReadonlySet<string>): boolean {
  return withMaskedNumbers(text, known) !== text
}

/** Whether something in the text is written as a social security number is. */
export function holdsWrittenNumber(text: string): boolean {
  return text.search(WRITTEN) !== -1
}

/** Nine digits or more, each after the other or after one space or hyphen. */
const LONG_NUMBER = /(?<!\d)\d(?:[ -]?\d){8,}(?!\d)/g
/** A telephone number, a ZIP code with its extension, an EIN, a social security number. */
const OTHERS = /^(?:1[ -])?\d{3}[ -]\d{3}[ -]\d{4}$|^\d{5}-\d{4}$|^\d{2}-\d{7}$|^\d{3}[ -]\d{2}[ -]\d{4}$/
const VEHICLE = /\b(?=\d*[a-z])[a-hj-npr-z\d]{17}\b/gi

/** Whether a text holds what looks like the whole number of an account. Pure. */
export function holdsAccountNumber(text: string): boolean {
  const numbers = text.replace(VEHICLE, ' ').match(LONG_NUMBER) ?? []
  return numbers.some((number) => !OTHERS.test(number))
}
