import type { Asset, Beneficiary, Trustee } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Run } from './model.ts'
import { cleanLine } from './wording/clean.ts'
import { adminAddress, answer } from './wording/fallbacks.ts'
import { value } from './wording/value.ts'

export interface Party {
  name: Run
  address: Run
}

/** What the documents say about a trust, each answer already in printable form. */
export interface Facts {
  trust: TrustRecord
  trustName: Run
  trustDate: Run
  grantor: Party
  /** Never empty: without any answer the one trustee is a blank. The first is the trustee of step 3. */
  trustees: readonly [Party, ...Party[]]
  /** The grantor is among the trustees, by choice ('self') or by name. */
  grantorServes: boolean
  /** The first trustee is a bank or trust company. */
  corporate: boolean
  backup: Run
  /** Given by few; no blank where it is missing. */
  backupAddress: Run | undefined
  adminAddress: Run
  county: Run | undefined
  beneficiaries: readonly Beneficiary[]
  primary: readonly Beneficiary[]
  contingent: readonly Beneficiary[]
  charities: readonly Beneficiary[]
  assets: readonly Asset[]
}

/** Whether two names are the same once spacing and case are set aside. */
export function sameName(one: string | undefined, other: string | undefined): boolean {
  const plain = (name: string | undefined) => cleanLine(name ?? '').toLowerCase()
  return plain(one) !== '' && plain(one) === plain(other)
}

const isEmpty = (text: string | undefined) => cleanLine(text ?? '') === ''
const optional = (trust: TrustRecord, field: 'backupTrusteeAddress' | 'county') =>
  isEmpty(trust[field]) ? undefined : value(trust[field], 'N/A', undefined, { field })

function coTrustee(trustee: Trustee): Party {
  const label = `Address of trustee ${cleanLine(trustee.name)}`
  return {
    name: value(trustee.name, '[Trustee Name]', undefined, { field: 'trustees', entryId: trustee.id }),
    address: value(trustee.address, '[Trustee Address]', { field: 'trustees', entryId: trustee.id, label }),
  }
}

/**
 * The trustee of step 3 first, then the co-trustees of the certificate's step. That list counts only where it names the
 * trustee of step 3, or step 3 names nobody: otherwise it is older than that choice, and would put a person who
 * was replaced back into office.
 */
function trusteesOf(trust: TrustRecord, self: boolean): readonly [Party, ...Party[]] {
  const listed = (trust.trustees ?? []).filter(({ name }) => !isEmpty(name))
  const chosen = self ? trust.grantorName : trust.trusteeName
  const first = listed.find(({ name }) => sameName(name, chosen)) ?? (isEmpty(chosen) ? listed[0] : undefined)
  const others = listed.filter(
    (trustee) =>
      first !== undefined &&
      !sameName(trustee.name, first.name) &&
      listed.find(({ name }) => sameName(name, trustee.name)) === trustee,
  )
  const filled = {
    ...trust,
    trusteeName: isEmpty(chosen) ? first?.name : chosen,
    trusteeAddress: isEmpty(trust.trusteeAddress) ? first?.address : trust.trusteeAddress,
  }
  const lead: Party = self
    ? { name: answer(trust, 'grantorName'), address: answer(trust, 'grantorAddress') }
    : { name: answer(filled, 'trusteeName'), address: answer(filled, 'trusteeAddress') }
  return [lead, ...others.map(coTrustee)]
}

/** Reads a trust record for the documents. Pure. */
export function factsOf(trust: TrustRecord): Facts {
  const self = trust.trusteeType === 'self' || sameName(trust.trusteeName, trust.grantorName)
  const trustees = trusteesOf(trust, self)
  const beneficiaries = trust.beneficiaries ?? []
  return {
    trust,
    trustName: answer(trust, 'trustName'),
    trustDate: answer(trust, 'trustDate'),
    grantor: { name: answer(trust, 'grantorName'), address: answer(trust, 'grantorAddress') },
    trustees,
    grantorServes: self || trustees.some(({ name }) => sameName(name.text, trust.grantorName)),
    corporate: trust.trusteeType === 'professional',
    backup: answer(trust, 'backupTrusteeName'),
    backupAddress: optional(trust, 'backupTrusteeAddress'),
    adminAddress: adminAddress(trust),
    county: optional(trust, 'county'),
    beneficiaries,
    primary: beneficiaries.filter((beneficiary) => beneficiary.isPrimary !== false),
    contingent: beneficiaries.filter((beneficiary) => beneficiary.isPrimary === false),
    charities: beneficiaries.filter((beneficiary) => beneficiary.relationship === 'charity'),
    assets: trust.assets ?? [],
  }
}
