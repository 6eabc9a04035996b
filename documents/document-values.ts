import { sameName } from '#domain/formats/names.ts'
import { message } from '#domain/message.ts'
import { passesByDesignation } from '#domain/trust/assets.ts'
import type { Asset, Beneficiary, Trustee } from '#domain/trust/entries.ts'
import { isGrantorsHome, mayBeHome } from '#domain/trust/real-estate.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import {
  minorNamed,
  onlyTrusteeIsOnlyBeneficiary,
  type ServingTrustees,
  servingTrustees,
} from '#domain/trust/who-may-serve.ts'
import { fixed } from './compose.ts'
import { RULE } from './lines.ts'
import type { Blank, Run } from './model.ts'
import { adminAddress, answer, BY_HAND, cleanLine, knownAddress, value } from './wording/answer.ts'

export interface Party {
  name: Run
  /** For a sentence; `addressLines` where each line has a line of its own. */
  address: Run
  addressLines: Run
}

/** A trustee. Name and address are lines to write on where the answers name nobody who may serve. */
export interface TrusteeParty extends Party {
  /** The minor whom the answers name as trustee. */
  minor?: Run
  /** One more than the answers name, without whom the only trustee would be the only beneficiary. */
  required?: true
}

/** What the documents say about a trust, each answer already in printable form. */
export interface DocumentValues {
  trust: TrustRecord
  trustName: Run
  trustDate: Run
  grantor: Party
  /** Never empty: without any answer the one trustee is a blank. The first is the trustee of step 3. */
  trustees: readonly [TrusteeParty, ...TrusteeParty[]]
  /** The grantor is among the trustees, by choice ('self') or by name. */
  grantorServes: boolean
  backup: Run
  /** Given by few; no blank where it is missing. */
  backupAddress: Run | undefined
  backupAddressLines: Run | undefined
  adminAddress: Run
  beneficiaries: readonly Beneficiary[]
  primary: readonly Beneficiary[]
  contingent: readonly Beneficiary[]
  charities: readonly Beneficiary[]
  /** Whether children of the grantor born or adopted later take a share. */
  afterbornShare: boolean
  /** What the grantor transfers. */
  assets: readonly Asset[]
  /** Retirement accounts and life insurance: listed, and not transferred. */
  designated: readonly Asset[]
  /** The real estate in which the grantor lives, among what is transferred, by its address. */
  home: Asset | undefined
  /** Real estate that is transferred and that somebody may live in. */
  homes: readonly Asset[]
}

const personOf = (trust: TrustRecord, who: 'grantor' | 'trustee'): Party => ({
  name: answer(trust, `${who}Name`),
  address: answer(trust, `${who}Address`),
  addressLines: answer(trust, `${who}Address`, '\n'),
})

function coTrustee(trustee: Trustee): Party {
  const blank = {
    field: 'trustees',
    entryId: trustee.id,
    label: message('Address of trustee {name}', { name: cleanLine(trustee.name) }),
    path: 'address',
  } as const
  return {
    name: value(trustee.name, '[Trustee Name]', undefined, { field: 'trustees', entryId: trustee.id }),
    address: value(trustee.address, '[Trustee Address]', blank, undefined, ', '),
    addressLines: value(trustee.address, '[Trustee Address]', blank, undefined, '\n'),
  }
}

/** The lines for a trustee whose name is written by hand; the blank leads to the question that would fill them. */
function byHand(office: 'trustee' | 'co-trustee', blank: Blank): Party {
  return {
    name: { text: `${RULE.text} (name of ${office})`, blank },
    address: fixed(`${RULE.text} (address)`),
    addressLines: RULE,
  }
}

function trusteesOf(trust: TrustRecord, { self, lead, others }: ServingTrustees): DocumentValues['trustees'] {
  const filled = { ...trust, trusteeName: lead.name, trusteeAddress: lead.address }
  const first = self ? personOf(trust, 'grantor') : personOf(filled, 'trustee')
  const office = others.length > 0 ? 'co-trustee' : 'trustee'
  const adult = (party: Party, blank: Omit<Blank, 'label'>): TrusteeParty =>
    minorNamed(party.name.text, trust)
      ? { ...byHand(office, { ...blank, label: BY_HAND[office] }), minor: party.name }
      : party
  return [
    adult(first, { field: 'trusteeName' }),
    ...others.map((one) => adult(coTrustee(one), { field: 'trustees', entryId: one.id })),
    ...(onlyTrusteeIsOnlyBeneficiary(trust)
      ? [{ ...byHand('co-trustee', { field: 'trustees', label: BY_HAND.required }), required: true as const }]
      : []),
  ]
}

/** Reads a trust record for the documents. Pure. */
export function documentValuesOf(trust: TrustRecord): DocumentValues {
  const serving = servingTrustees(trust)
  const trustees = trusteesOf(trust, serving)
  const beneficiaries = trust.beneficiaries ?? []
  const assets = (trust.assets ?? []).filter((asset) => !passesByDesignation(asset))
  return {
    trust,
    trustName: answer(trust, 'trustName'),
    trustDate: answer(trust, 'trustDate'),
    grantor: personOf(trust, 'grantor'),
    trustees,
    grantorServes: serving.self || trustees.some(({ name }) => sameName(name.text, trust.grantorName)),
    backup: answer(trust, 'backupTrusteeName'),
    backupAddress: knownAddress(trust, 'backupTrusteeName', ', '),
    backupAddressLines: knownAddress(trust, 'backupTrusteeName', '\n'),
    adminAddress: adminAddress(trust),
    beneficiaries,
    primary: beneficiaries.filter((beneficiary) => beneficiary.isPrimary !== false),
    contingent: beneficiaries.filter((beneficiary) => beneficiary.isPrimary === false),
    afterbornShare: trust.afterbornChildren !== 'excluded',
    charities: beneficiaries.filter((beneficiary) => beneficiary.relationship === 'charity'),
    assets,
    designated: (trust.assets ?? []).filter(passesByDesignation),
    home: assets.find((asset) => isGrantorsHome(asset, trust)),
    homes: assets.filter((asset) => mayBeHome(asset, trust)),
  }
}
