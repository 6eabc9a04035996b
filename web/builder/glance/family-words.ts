import type { Family, HeirGroup } from '#domain/trust/glance/family.ts'

const COUNTED = new Intl.ListFormat('en-US')

function groupInWords({ kind, heirs }: HeirGroup): string {
  const charities = heirs.filter(({ relationship }) => relationship === 'charity').length
  const counted = `${heirs.length.toLocaleString('en-US')} ${kind} ${heirs.length === 1 ? 'beneficiary' : 'beneficiaries'}`
  return charities === 0 ? counted : `${counted} (${charities} of them ${charities === 1 ? 'a charity' : 'charities'})`
}

/** The map in a sentence. */
export function familyInWords({ trustName, offices, groups }: Family): string {
  const named = offices.slice(0, 6).map(({ office, name }) => `${office}: ${name ?? 'not named yet'}`)
  const more = offices.length > named.length ? [`${offices.length - named.length} more`] : []
  const below = groups.length === 0 ? 'no beneficiary yet' : COUNTED.format(groups.map(groupInWords))
  return `A map with ${trustName ?? 'the trust, without a name yet,'} in the middle. Above it ${[...named, ...more].join('; ')}. Below it ${below}. The table below the map says the same.`
}

/** Where the shares on the map come from. */
export function sharesInWords({ terms, groups, movedUp, adjusted }: Family): string {
  const all = groups.flatMap(({ heirs }) => heirs)
  const equal = terms.divided === 'principal' && all.every(({ share }) => share?.as === 'equal')
  return [
    equal ? 'No percentages are given, so the shares are equal.' : terms.shares,
    ...(adjusted ? ['Those that do not add up to 100% are changed in proportion.'] : []),
    ...(movedUp
      ? ['Every beneficiary is marked contingent; with nobody before them, they take from the beginning.']
      : []),
    ...(all.some(({ income }) => income) ? ['Income is divided by percentages of its own, which the table has.'] : []),
  ].join(' ')
}

/** What the outlines of the boxes mean, of those that are drawn. */
export function outlinesInWords({ trustName, offices, groups }: Family): string {
  const charity = groups.some(({ heirs }) => heirs.some(({ relationship }) => relationship === 'charity'))
  const second = groups.some(({ kind }) => kind === 'contingent')
  const unnamed = trustName === undefined || offices.some(({ name }) => name === undefined)
  const dashed = [...(second ? ['second in line'] : []), ...(unnamed ? ['not named yet'] : [])].join(', or ')
  return [...(charity ? ['Cut corners: a charity.'] : []), ...(dashed ? [`Dashed outline: ${dashed}.`] : [])].join(' ')
}
