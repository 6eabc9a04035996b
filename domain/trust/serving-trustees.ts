import { isBlank, sameName } from '../formats/same-name.ts'
import type { Trustee } from './entries.ts'
import type { TrustRecord } from './record.ts'

export interface ServingTrustees {
  /** The grantor is the first trustee, by choice ('self') or by name. */
  self: boolean
  /** The trustee of step 3, as step 3 has it; until a kind is chosen there, what it lacks is from the certificate's step. */
  lead: { name?: string | undefined; address?: string | undefined }
  /** The co-trustees of the certificate's step, each named once. */
  others: readonly Trustee[]
}

/**
 * Who serves: the trustee of step 3 first, then the co-trustees of the certificate's step. That list counts only where it
 * names the trustee of step 3, or step 3 names nobody: otherwise it is older than that choice, and would put a person
 * who was replaced back into office.
 */
export function servingTrustees(trust: TrustRecord): ServingTrustees {
  const self = trust.trusteeType === 'self' || sameName(trust.trusteeName, trust.grantorName)
  const listed = (trust.trustees ?? []).filter(({ name }) => !isBlank(name))
  const chosen = self ? trust.grantorName : trust.trusteeName
  const unnamed = trust.trusteeType ? trust.trustees?.[0] : listed[0]
  const first = listed.find(({ name }) => sameName(name, chosen)) ?? (isBlank(chosen) ? unnamed : undefined)
  const others = listed.filter(
    (trustee) =>
      first !== undefined &&
      trustee !== first &&
      !sameName(trustee.name, first.name) &&
      listed.find(({ name }) => sameName(name, trustee.name)) === trustee,
  )
  const own = { name: trust.trusteeName, address: trust.trusteeAddress }
  const given = {
    name: isBlank(chosen) ? first?.name : chosen,
    address: isBlank(own.address) ? first?.address : own.address,
  }
  const grantor = { name: trust.grantorName, address: trust.grantorAddress }
  const lead = self ? grantor : trust.trusteeType ? own : given
  return { self, lead, others }
}
