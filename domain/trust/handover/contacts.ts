import { sameName } from '../../formats/names.ts'
import type { ContactRole } from '../enumerations.ts'
import { factsOf } from '../own-facts.ts'
import type { TrustRecord } from '../record.ts'
import { servingTrustees } from '../who-may-serve.ts'

/** Somebody whom the owner may want on the list: a role that nobody has yet, or a person or firm in the answers. */
export interface SuggestedContact {
  role: ContactRole
  name?: string
  email?: string
}

const ALWAYS: readonly ContactRole[] = ['attorney', 'accountant', 'insurance']

/**
 * Who is usually called and not on the list yet: advisers by their role, then the serving trustees, the spouse, the
 * executor, and the banks and firms of the assets, each once. The successor, who calls them, is none of them. Pure.
 */
export function suggestedContacts(trust: TrustRecord): SuggestedContact[] {
  const contacts = trust.contacts ?? []
  const { self, lead, others } = servingTrustees(trust)
  const assets = trust.assets ?? []
  const named: [ContactRole, string | undefined][] = [
    ...(self ? [] : [['trustee', lead.name] as [ContactRole, string | undefined]]),
    ...others.map(({ name }): [ContactRole, string] => ['trustee', name]),
    ['family', trust.spouseName],
    ['executor', trust.executorName],
    ...assets.map(({ bankName }): [ContactRole, string | undefined] => ['bank', bankName]),
    ...assets.map(({ realEstateDetails }): [ContactRole, string | undefined] => ['bank', realEstateDetails?.lender]),
    ...assets.map(({ firmName }): [ContactRole, string | undefined] => ['investment', firmName]),
  ]
  const taken = [trust.backupTrusteeName, trust.grantorName, ...contacts.map((contact) => contact.name)]
  const people = named.flatMap(([role, name]): SuggestedContact[] => {
    const given = name?.trim()
    if (!given || taken.some((other) => sameName(other, given))) return []
    taken.push(given)
    const { email } = factsOf(given, trust)
    return [{ role, name: given, ...(email && { email }) }]
  })
  const roles = ALWAYS.filter((role) => !contacts.some((contact) => contact.role === role))
  return [...roles.map((role) => ({ role })), ...people]
}
