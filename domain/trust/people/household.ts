import { addressOnOneLine, sameAddress } from '../../formats/address.ts'
import { foldedName, isBlank, namesOrganization, sameName } from '../../formats/names.ts'
import type { TrustRecord } from '../record.ts'
import { OFFICES, type Office, type OfficeField } from './offices.ts'
import type { Person } from './people.ts'

/** An address that the answers hold, and whose it is; without a name the grantor's. */
export interface KnownAddress {
  name?: string
  address: string
}

/** So many are offered at once. */
const ADDRESSES = 3
const SURNAMES = 2

const AFTER_A_NAME = /^(?:jr|sr|ii|iii|iv|esq|md|phd)\.?$/i

/** The last word of a person's name that is not `Jr.`; the empty text where the name has one word only. */
function surnameOf(name: string): string {
  const words = name.trim().split(/[\s,]+/)
  while (AFTER_A_NAME.test(words.at(-1) ?? '')) words.pop()
  return words.length > 1 ? (words.at(-1) ?? '') : ''
}

/**
 * The addresses of those who may share a household with a person of this name, each address once: the grantor's, then
 * those of people with the same last name, then the one that was entered last. Pure.
 */
export function householdAddresses(trust: TrustRecord, people: readonly Person[], name: string): KnownAddress[] {
  if (isBlank(name) || sameName(name, trust.grantorName) || namesOrganization(name)) return []
  const surname = foldedName(surnameOf(name))
  const latest = people
    .filter((one) => one.kind === 'person' && !isBlank(one.address) && !sameName(one.name, name))
    .toReversed()
  const namesakes = latest.filter((one) => surname !== '' && foldedName(surnameOf(one.name)) === surname)
  const grantor = { name: trust.grantorName ?? '', address: trust.grantorAddress }
  return onceEach(trust, [grantor, ...namesakes, ...latest.slice(0, 1)]).slice(0, ADDRESSES)
}

/** The addresses of those who hold these offices, each once and on one line. Pure. */
export const officeAddresses = (trust: TrustRecord, offices: readonly OfficeField[]): KnownAddress[] =>
  onceEach(
    trust,
    offices.map((field) => {
      const { address }: Office = OFFICES[field]
      return { name: trust[field] ?? '', address: addressOnOneLine(trust[address as 'grantorAddress'] ?? '') }
    }),
  )

function onceEach(
  trust: TrustRecord,
  known: readonly { name: string; address?: string | undefined }[],
): KnownAddress[] {
  return known
    .filter(
      ({ address }, at) => !isBlank(address) && known.findIndex((one) => sameAddress(one.address, address)) === at,
    )
    .map(({ name, address = '' }) => (sameName(name, trust.grantorName) ? { address } : { name, address }))
}

/**
 * What is typed of a name that nobody has, with the family's last names behind it: after a space, and while none of them
 * is typed. The commonest first. Pure.
 */
export function withSurnames(people: readonly Person[], typed: string): string[] {
  const given = typed.trim()
  if (given === '' || !/\s$/.test(typed)) return []
  const surnames = people.filter(({ kind }) => kind === 'person').flatMap(({ name }) => surnameOf(name) || [])
  const words = new Set(foldedName(given).split(' '))
  const alike = [...Map.groupBy(surnames, foldedName).values()]
  if (alike.some(([surname = '']) => words.has(foldedName(surname)))) return []
  return alike
    .sort((one, other) => other.length - one.length)
    .slice(0, SURNAMES)
    .map(([surname]) => `${given} ${surname}`)
}
