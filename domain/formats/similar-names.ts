import { foldedName, namesOrganization, sameName } from './names.ts'

/** Letters that are no other letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }
/** A folded name, with what {@link foldedName} leaves of other letters, such as `ł`, exchanged. */
const plainName = (name: string): string => foldedName(name).replace(/[łøđßæœ]/g, (letter) => LETTERS[letter] ?? letter)

/** `"Hal"` or `(Hal)` within a name; an apostrophe is one only where a word begins or ends. */
const NICKNAME = /["“”„«»(]([^"“”„«»()]+)["“”«»)]|(?<=\s)['‘]([^'’]+)['’](?=\s)/g
const TITLE_OR_SUFFIX = /^(?:mrs?|ms|dr|rev|hon|prof|jr|sr|ii|iii|iv|esq|md|phd)$/

/** The words of a name, without accents, nicknames, titles and what comes after a name. */
export const wordsOf = (name: string): string[] =>
  plainName(name)
    .replace(NICKNAME, ' ')
    .replace(/[.,]/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !TITLE_OR_SUFFIX.test(word))

function partsOf(name: string): { first: string[]; last: string } | undefined {
  const nicknames = [...plainName(name).matchAll(NICKNAME)].map(([, quoted, single]) => (quoted ?? single ?? '').trim())
  const words = wordsOf(name)
  const [first, last] = [words[0], words.at(-1)]
  return first !== undefined && last !== undefined && words.length > 1
    ? { first: [first, ...nicknames], last }
    : undefined
}

/**
 * Whether two names that are not the same may be one person's: the first name, or a nickname in quotation marks, and the
 * last name are the same, whatever is between or after them, and whatever the accents. `Peter Lindqvist` may be
 * `Peter Gustav Lindqvist, Jr.`, and `Hal Wojcik` may be `Harold "Hal" Wójcik`.
 */
export function maybeSameName(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other || sameName(one, other)) return false
  const [a, b] = [partsOf(one), partsOf(other)]
  return a !== undefined && b !== undefined && a.last === b.last && a.first.some((first) => b.first.includes(first))
}

/** One slip of a finger within a word of five letters or more: `Danial` and `Daniel`. `Joan` and `John`, `Maria` and `Mario`, are two people. */
function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  const swapped = left.length === 2 && left === [...right].reverse().join('')
  return start > 0 && end > 0 && (swapped || Math.max(left.length, right.length) <= 1)
}

/** `R` and `Rob` for `Robert`; `Paul` and `Paula` are two people. */
const isShortFor = (short: string, long: string) =>
  long.startsWith(short) && (short.length === 1 || long.length > short.length + 1)

const generationOf = (name: string) => /[\s,](jr|sr|ii|iii|iv)\.?$/.exec(plainName(name))?.[1]

/**
 * Whether a new name may be the old one's, corrected: spelled better, made longer or shorter, or changed by a marriage.
 * The first name decides; where it was spelled otherwise too, the last name must be the same. `Sr.` is
 * another than `Jr.`; of an organization every word counts.
 */
export function maybeCorrected(old: string | undefined, now: string | undefined): boolean {
  if (sameName(old, now)) return true
  const [a, b] = [wordsOf(old ?? ''), wordsOf(now ?? '')]
  const [first, other] = [a[0], b[0]]
  if (first === undefined || other === undefined) return false
  const [generation, next] = [generationOf(old ?? ''), generationOf(now ?? '')]
  if (generation && next && generation !== next) return false
  if (namesOrganization(old ?? '') || namesOrganization(now ?? '')) {
    const [short, long] = a.length > b.length ? [b, a] : [a, b]
    return short.every((word) => long.some((each) => each === word || isSlip(each, word)))
  }
  if (first === other || maybeSameName(old, now)) return true
  const sameLast = a.length === 1 || b.length === 1 ? a.length === b.length : a.at(-1) === b.at(-1)
  return sameLast && (isSlip(first, other) || isShortFor(first, other) || isShortFor(other, first))
}
