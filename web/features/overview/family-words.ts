import type { Family, HeirGroup } from '#domain/trust/overview/family.ts'
import { locale } from '#web/spanish/language.ts'
import { say } from '#web/spanish/say.ts'

const OFFICE_NOTES = ['makes the trust', 'the grantor too', 'Bank or trust company']

/** What an office's holder is besides: the product's words in the language that is on, the user's as they are. */
export const sayNote = (note: string): string => (OFFICE_NOTES.includes(note) ? say(note) : note)

const counted = (groups: readonly string[]) => new Intl.ListFormat(locale()).format(groups)

function groupInWords({ kind, heirs }: HeirGroup): string {
  const charities = heirs.filter(({ relationship }) => relationship === 'charity').length
  const count = heirs.length.toLocaleString('en-US')
  const noun = heirs.length === 1 ? 'beneficiary' : 'beneficiaries'
  const all = kind === 'primary' ? say`${count} primary ${noun}` : say`${count} contingent ${noun}`
  return charities === 0
    ? all
    : say`${all} (${charities} of them ${charities === 1 ? say('a charity') : say('charities')})`
}

/** The map in a sentence. */
export function familyInWords({ trustName, offices, groups }: Family): string {
  const named = offices.slice(0, 6).map(({ office, name }) => `${say(office)}: ${name ?? say('not named yet')}`)
  const more = offices.length > named.length ? [say`${offices.length - named.length} more`] : []
  const below = groups.length === 0 ? say('no beneficiary yet') : counted(groups.map(groupInWords))
  return say`A map with ${trustName ?? say('the trust, without a name yet,')} in the middle. Above it ${[...named, ...more].join('; ')}. Below it ${below}. The table below the map says the same.`
}

/** Where the shares on the map come from. */
export function sharesInWords({ terms, groups, movedUp, adjusted }: Family): string {
  const all = groups.flatMap(({ heirs }) => heirs)
  const equal = terms.divided === 'principal' && all.every(({ share }) => share?.as === 'equal')
  return [
    equal ? say('No percentages are given, so the shares are equal.') : say(terms.shares),
    ...(adjusted ? [say('Those that do not add up to 100% are changed in proportion.')] : []),
    ...(movedUp
      ? [say('Every beneficiary is marked contingent; with nobody before them, they take from the beginning.')]
      : []),
    ...(all.some(({ income }) => income)
      ? [say('Income is divided by percentages of its own, which the table has.')]
      : []),
  ].join(' ')
}

/** What the outlines of the boxes mean, of those that are drawn. */
export function outlinesInWords({ trustName, offices, groups }: Family): string {
  const charity = groups.some(({ heirs }) => heirs.some(({ relationship }) => relationship === 'charity'))
  const second = groups.some(({ kind }) => kind === 'contingent')
  const unnamed = trustName === undefined || offices.some(({ name }) => name === undefined)
  const dashed = [...(second ? [say('second in line')] : []), ...(unnamed ? [say('not named yet')] : [])].join(
    say(', or '),
  )
  return [
    ...(charity ? [say('Cut corners: a charity.')] : []),
    ...(dashed ? [say`Dashed outline: ${dashed}.`] : []),
  ].join(' ')
}
