import { maskedSsn } from './numbers.ts'

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
