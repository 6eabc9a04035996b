import { foldedName, sameName } from './same-name.ts'

/** Letters that are no other letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }
/** A folded name, with what {@link foldedName} leaves of other letters, such as `ł`, exchanged. */
export const plainName = (name: string): string =>
  foldedName(name).replace(/[łøđßæœ]/g, (letter) => LETTERS[letter] ?? letter)

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
 * last name are the same, whatever stands between or after them, and whatever the accents. `Peter Lindqvist` may be
 * `Peter Gustav Lindqvist, Jr.`, and `Hal Wojcik` may be `Harold "Hal" Wójcik`.
 */
export function maybeSameName(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other || sameName(one, other)) return false
  const [a, b] = [partsOf(one), partsOf(other)]
  return a !== undefined && b !== undefined && a.last === b.last && a.first.some((first) => b.first.includes(first))
}
