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
