import type { Trustee } from './entries.ts'
import type { TrustPatch } from './patch.ts'
import type { TrustRecord } from './record.ts'

/**
 * The certificate's rows as its form shows them: the stored ones, else one for the trustee of step 3. For a grantor who
 * serves as trustee the first row is the grantor's.
 */
export function trusteeRows(trust: TrustRecord): Trustee[] {
  const named = { name: trust.trusteeName ?? '', address: trust.trusteeAddress ?? '' }
  const [first = { id: 'first', ...named }, ...others] = trust.trustees ?? []
  return [trust.trusteeType === 'self' && named.name !== '' ? { ...first, ...named } : { ...first }, ...others]
}

const isOf = (trust: TrustRecord) => (row: Trustee) => row.name !== '' && row.name === trust.trusteeName

/**
 * Carries a new name or address of step 3's trustee into the certificate's row of the same person: documents name the
 * co-trustees from those rows, and a row under an old name would put somebody else in office.
 */
export function withTrusteeRow(patch: TrustPatch, trust: TrustRecord): TrustPatch {
  const row = trust.trustees?.find(isOf(trust))
  if (!row || patch.trusteeName === null) return patch
  const name = patch.trusteeName ?? row.name
  const follows = name !== row.name || row.address === (trust.trusteeAddress ?? '')
  const address = (follows && (patch.trusteeAddress ?? trust.trusteeAddress)) || row.address
  if (name === row.name && address === row.address) return patch
  return { ...patch, trustees: { put: [{ id: row.id, name, address }] } }
}

/** Carries a new name or address in the certificate's row of step 3's trustee back to step 3. */
export function trusteeFromRows(rows: readonly Trustee[], trust: TrustRecord): TrustPatch {
  const before = trusteeRows(trust).find(isOf(trust))
  const after = rows.find(({ id }) => id === before?.id)
  if (!before || !after?.name || trust.trusteeType === 'self') return {}
  return {
    ...(after.name !== before.name && { trusteeName: after.name }),
    ...(after.address !== before.address && { trusteeAddress: after.address || null }),
  }
}
