import { maskedSsn } from './social-security-number.ts'

/** Dashes of every sort, dots, low lines, spaces, line breaks and characters that take no room, in any mixture. */
const BETWEEN = String.raw`[\p{Pd}\p{Cf}\s._\u00b7\u2212]{1,3}`
/** Three, two and four digits of any script; longer rows of digits are something else. */
const WRITTEN = new RegExp(String.raw`(?<!\p{Nd})\p{Nd}{3}${BETWEEN}\p{Nd}{2}${BETWEEN}\p{Nd}{4}(?!\p{Nd})`, 'gu')
const DIGIT = /\p{Nd}/u
const LETTER = /\p{L}/u
/** The most characters between two digits of a number that is known, none of them a letter. */
const FARTHEST = 12

/** The value of a digit of any script: each script has its ten in a row. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  // The usual ones, without the search: a record can have a million of them.
  if (point < 0x80) return point - 0x30
  let before = 0
  while (before < point && DIGIT.test(String.fromCodePoint(point - before - 1))) before++
  return before % 10
}

/** The digits of a text in the usual script, with where each begins and ends. */
function digitsIn(text: string) {
  return [...text.matchAll(/\p{Nd}/gu)].map(({ 0: digit, index }) => ({
    value: digitValue(digit),
    from: index,
    to: index + digit.length,
  }))
}

/** The known numbers masked, however their digits are parted. */
function withoutKnown(text: string, known: ReadonlySet<string>): string {
  const digits = digitsIn(text)
  const row = digits.map(({ value }) => value).join('')
  const parts: string[] = []
  let done = 0
  for (let at = 0; at < digits.length; at++) {
    const number = row.slice(at, at + 9)
    if (!known.has(number)) continue
    const own = digits.slice(at, at + 9)
    const apart = own.slice(1).some(({ from }, place) => {
      const between = text.slice(own[place]?.to, from)
      return between.length > FARTHEST || LETTER.test(between)
    })
    const [first, last] = [own[0], own.at(-1)]
    if (apart || !first || !last) continue
    parts.push(text.slice(done, first.from), maskedSsn(number))
    done = last.to
    at += 8
  }
  return parts.join('') + text.slice(done)
}

/**
 * A text with the social security numbers in it masked: what is written as one, and each of `known` (nine digits) however
 * it is parted. Nine digits in a row that are none of the known stay: account numbers are written so. Pure.
 */
export function withMaskedNumbers(text: string, known: ReadonlySet<string>): string {
  if (!DIGIT.test(text)) return text
  return withoutKnown(text, known).replace(WRITTEN, (number) =>
    maskedSsn(
      digitsIn(number)
        .map(({ value }) => value)
        .join(''),
    ),
  )
}

/** Whether {@link withMaskedNumbers} finds anything in the text. */
export function holdsNumber(text: string, known: ReadonlySet<string>): boolean {
  return withMaskedNumbers(text, known) !== text
}

/** Whether something in the text is written as a social security number is. */
export function holdsWrittenNumber(text: string): boolean {
  return text.search(WRITTEN) !== -1
}
