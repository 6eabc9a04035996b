import { isBlank, sameName } from '../formats/names.ts'
import type { Trustee } from './entries.ts'
import type { TrustPatch } from './patch.ts'
import type { TrustRecord } from './record.ts'
import type { Answers } from './steps/step.ts'

/** Health care directive: the directive's own values, else the power of attorney's, else the grantor's and the successor trustee's (T 3.3). */
export function directivePrefill(trust: TrustRecord): Answers {
  return {
    hcd_principalName: trust.hcd_principalName || trust.dpoa_principalName || trust.grantorName || '',
    hcd_principalAddress: trust.hcd_principalAddress || trust.dpoa_principalAddress || trust.grantorAddress || '',
    hcd_agentName: trust.hcd_agentName || trust.dpoa_agentName || trust.backupTrusteeName || '',
    hcd_agentAddress: trust.hcd_agentAddress || trust.dpoa_agentAddress || '',
  }
}

/** EIN application: its own values, else what the trust's other steps say (T 3.3). */
export function einPrefill(trust: TrustRecord): Answers {
  return {
    einTrustName: trust.einTrustName || trust.trustName || '',
    einTrustMailingAddress: trust.einTrustMailingAddress || trust.certificateData?.adminAddress || '',
    einResponsiblePartyName: trust.einResponsiblePartyName || trust.trusteeName || '',
    einCreationDate: trust.einCreationDate || trust.trustDate || '',
    numberOfTrustees: String(trust.numberOfTrustees ?? (trust.trustees?.length || 1)),
  }
}

/** A new name of the trust, carried to the EIN application where that had the old one: one trust has one name. */
export function renamed(trustName: string, trust: TrustRecord): TrustPatch {
  const follows = trustName !== '' && trust.einTrustName !== undefined && trust.einTrustName === trust.trustName
  return { trustName: trustName || null, ...(follows && trustName !== trust.trustName && { einTrustName: trustName }) }
}

/** While the grantor serves as trustee, the trustee's name and address are the grantor's, written at every save of either. */
export function trusteeFromGrantor(grantor: Pick<TrustPatch, 'grantorName' | 'grantorAddress'>): TrustPatch {
  return { trusteeName: grantor.grantorName ?? null, trusteeAddress: grantor.grantorAddress ?? null }
}

const ofStepThree = ({ trusteeName, trusteeAddress }: Pick<TrustPatch, 'trusteeName' | 'trusteeAddress'>) => ({
  name: trusteeName ?? '',
  address: trusteeAddress ?? '',
})

/**
 * The stored row of step 3's trustee: the one of that name. A grantor who serves, and a trustee of a chosen kind whose
 * name is not given yet, have the first row, whatever is stored there.
 */
function ownRow(trust: TrustRecord): Trustee | undefined {
  const rows = trust.trustees ?? []
  const named = rows.find(({ name }) => sameName(name, trust.trusteeName))
  if (named || (trust.trusteeType !== 'self' && !isBlank(trust.trusteeName))) return named
  return trust.trusteeType || isBlank(rows[0]?.name) ? rows[0] : undefined
}

/**
 * The certificate's stored rows. Once the kind of trustee is chosen, the row of step 3's trustee holds what step 3
 * holds: anything else stored there belongs to an earlier trustee.
 */
export function storedTrusteeRows(trust: TrustRecord): Trustee[] {
  const own = trust.trusteeType && ownRow(trust)
  return (trust.trustees ?? []).map((row) => (row === own ? { ...row, ...ofStepThree(trust) } : { ...row }))
}

/** The certificate's rows as its form shows them: the stored ones, else one for the trustee of step 3. */
export function trusteeRows(trust: TrustRecord): Trustee[] {
  const rows = storedTrusteeRows(trust)
  return rows.length > 0 ? rows : [{ id: 'first', ...ofStepThree(trust) }]
}

/** The row of step 3's trustee among {@link trusteeRows}. */
export function ownTrusteeRow(trust: TrustRecord): Trustee | undefined {
  const id = trust.trustees?.length ? ownRow(trust)?.id : 'first'
  return trusteeRows(trust).find((row) => row.id === id)
}

/**
 * Carries a change of step 3's trustee into the certificate's row of that trustee: documents name the co-trustees from
 * those rows, and an old name or address there would put somebody else in office.
 */
export function withTrusteeRow(patch: TrustPatch, trust: TrustRecord): TrustPatch {
  if (!['trusteeType', 'trusteeName', 'trusteeAddress'].some((field) => field in patch)) return patch
  const after = ofStepThree({ ...trust, ...patch })
  const own = ownRow(trust)
  const listed = trust.trustees?.find(({ name }) => sameName(name, after.name))
  // Of a co-trustee, and of everybody until the kind is chosen, the certificate can be the only place with the address.
  if (isBlank(after.address) && listed?.address && (listed !== own || !trust.trusteeType))
    return withTrusteeRow({ ...patch, trusteeAddress: listed.address }, trust)
  const row = listed ?? own
  if (!row || (row === own && after.name === row.name && after.address === row.address)) return patch
  // A co-trustee who becomes the trustee has a row already.
  const remove = own && row !== own && { remove: [own.id] }
  return { ...patch, trustees: { put: [{ id: row.id, ...after }], ...remove } }
}

/** Carries a new name or address in the certificate's row of step 3's trustee back to step 3. */
export function trusteeFromRows(rows: readonly Trustee[], trust: TrustRecord): TrustPatch {
  const before = ownTrusteeRow(trust)
  const after = rows.find(({ id }) => id === before?.id)
  if (!before || !after?.name || trust.trusteeType === 'self') return {}
  if (!trust.trusteeType && isBlank(before.name)) return {}
  return {
    ...(after.name !== before.name && { trusteeName: after.name }),
    ...(after.address !== before.address && { trusteeAddress: after.address || null }),
  }
}
