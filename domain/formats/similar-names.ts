import { foldedName, nameKey, namesOrganization, sameName } from './names.ts'

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

const LEGAL_FORM =
  /(?<![\p{L}\p{N}])(?:p?l ?l ?c|l ?l ?l? ?p|l ?p|inc|incorporated|corp|corporation|co|company|ltd|limited|s ?a(?: de c ?v)?|s ?(?:de )?r ?l(?: de c ?v)?|s ?l|plc|the)(?![\p{L}\p{N}])/gu

/** What a thing or an organization is called, without its legal form, accents and marks: `nandu logistica`. */
export function bareName(name: string): string {
  const words = plainName(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words.replace(LEGAL_FORM, ' ').replace(/\s+/g, ' ').trim() || words
}

/** `Muñoz Peña, Lucía` as it is spoken; `undefined` for a name that is not written so. */
export function spokenName(name: string): string | undefined {
  const [, last = '', first = ''] = /^([^,]+),\s*([^,]+)$/.exec(name.trim()) ?? []
  const isTurned = wordsOf(first).length > 0 && wordsOf(last).length > 0 && !/\d/.test(name)
  return isTurned && bareName(first) !== '' && !namesOrganization(name) && !LEGAL_END.test(foldedName(first))
    ? `${first} ${last}`
    : undefined
}
const LEGAL_END = /^(?:s\.?\s?a\b|s\.?\s?l\b|s\. ?de|the$|cpa$|rn$|dds$)/

/** Whether every word of the one is among those of the other, in their order, from the first name on. */
function isShorterForm(short: readonly string[], long: readonly string[]): boolean {
  if (short.length < 2 || short.length >= long.length || short[0] !== long[0]) return false
  let at = 0
  for (const word of long) if (word === short[at]) at++
  return at === short.length
}

/** A name as it is compared with many others. */
export interface NameForms {
  key: string
  words: readonly string[]
  first: readonly string[]
  generation: string | undefined
  isOrganization: boolean
  bare: string
}

export function formsOf(name: string): NameForms {
  const spoken = spokenName(name) ?? name
  return {
    key: nameKey(name),
    words: wordsOf(spoken),
    first: partsOf(spoken)?.first ?? [],
    generation: generationOf(spoken),
    isOrganization: namesOrganization(name),
    bare: bareName(name),
  }
}

/**
 * Whether two names that are not the same may be one's in another form: with the last name first, with fewer of the names,
 * or, of an organization, without its legal form. `Lucía Muñoz` may be `Muñoz Peña, Lucía`. `Jr.` is another than `Sr.`
 */
export function areForms(one: NameForms, other: NameForms): boolean {
  if (one.key === '' || other.key === '' || one.key === other.key) return false
  if (one.generation && other.generation && one.generation !== other.generation) return false
  if (one.isOrganization || other.isOrganization) return one.bare === other.bare
  const [a, b] = [one.words, other.words]
  const sameEnds =
    a.length > 1 && b.length > 1 && a.at(-1) === b.at(-1) && one.first.some((word) => other.first.includes(word))
  const sameWords = a.length > 0 && a.length === b.length && a.every((word, at) => word === b[at])
  return sameWords || sameEnds || isShorterForm(a, b) || isShorterForm(b, a)
}

/**
 * Whether two people's names that are not the same differ only in an accent, a title, a suffix or names after the first:
 * `Paul Marlowe` and `Paul Marlowe Jr.` do, `Paul Marlowe Sr.` and `Paul Marlowe Jr.` do not.
 */
export function isFullerForm(one: NameForms, other: NameForms): boolean {
  if (one.key === other.key || one.isOrganization || other.isOrganization) return false
  if (one.generation && other.generation && one.generation !== other.generation) return false
  const [a, b] = [one.words, other.words]
  const sameWords = a.length > 1 && a.length === b.length && a.every((word, at) => word === b[at])
  return sameWords || isShorterForm(a, b) || isShorterForm(b, a)
}

export const maybeOtherForm = (one: string | undefined, other: string | undefined): boolean =>
  areForms(formsOf(one ?? ''), formsOf(other ?? ''))
