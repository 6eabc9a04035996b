import { namesOrganization } from './organization-name.ts'
import { sameName } from './same-name.ts'
import { maybeSameName, plainName, wordsOf } from './shorter-name.ts'

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
