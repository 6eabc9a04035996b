import { addressOnOneLine } from '../../formats/address.ts'
import { isBlank, sameName } from '../../formats/names.ts'
import { dollars } from '../../formats/numbers.ts'
import { stateOf } from '../../formats/us-state.ts'
import { type Message, message } from '../../message.ts'
import { passesByDesignation } from '../assets.ts'
import type { Asset, Beneficiary } from '../entries.ts'
import { ASSET_TYPES, FUNDING_STATUSES, RELATIONSHIPS } from '../enumerations.ts'
import { fundingOf } from '../funding.ts'
import { taskOf } from '../funding-plan.ts'
import { DESIGNATION_NOTES } from '../funding-tasks.ts'
import { familyOf, type Heir, shareWords } from '../overview/family.ts'
import { type Payee, payoutsOf } from '../overview/payouts.ts'
import { agesInWords, sharesInWords } from '../overview/terms-in-words.ts'
import { knownOfPersons } from '../people/places.ts'
import type { TrustRecord } from '../record.ts'
import { servingTrustees } from '../who-may-serve.ts'

/** One line about the trust; without a value it is written by hand on paper. */
export interface BinderLine {
  label: string
  /** As it was typed. */
  value?: string
  /** The product's words after the value, or instead of it. */
  words?: string
}

/** An asset with how far it is on its way into the trust. */
export interface BinderAsset {
  id: string
  name: string
  type: string
  /** As `$1,250,000`; '' where no value was given. */
  value: string
  /** Bank, firm, address or county, as typed; each once. */
  where: readonly string[]
  status: string
  /** `yyyy-MM-dd`: when it was done, or is planned. */
  date?: string
  note: string
  /** What is still to be done. */
  task?: string
}

export interface BinderAssets {
  /** To be moved and not there yet. */
  open: readonly BinderAsset[]
  inTrust: readonly BinderAsset[]
  /** Not moved: noted as not needed, or passing by designation. */
  apart: readonly BinderAsset[]
}

export interface BinderPerson {
  id: string
  name: string
  /** Relationship to the grantor. */
  relationship: string
  contingent: boolean
  share: Message
  /** A charity has no age. */
  birthYear?: number
  /** The ages at which parts of a share can come out, with years where the year of birth is known. */
  parts: readonly { age: number; year?: number }[]
  /** Of the same person in other answers where the entry has none, as the email address is; else ''. */
  address: string
  email: string
}

const line = (label: string, value: string | undefined, words?: string): BinderLine => ({
  label,
  ...(!isBlank(value) && { value: value?.trim() ?? '' }),
  ...(words && { words }),
})

const withAddress = (name: string | undefined, address: string | undefined) =>
  [name, address].filter((part) => !isBlank(part)).join('\n')

/** What the trust is and who holds its offices, line by line. Articles are those of the trust agreement. */
export function binderLines(trust: TrustRecord): BinderLine[] {
  const { lead, others } = servingTrustees(trust)
  return [
    line('Kind of trust', undefined, 'Irrevocable trust under the law of Wyoming (Articles 3 and 20)'),
    line('Grantor', withAddress(trust.grantorName, trust.grantorAddress)),
    line('Trustee', withAddress(lead.name, lead.address)),
    ...others.map(({ name, address }) => line('Co-trustee', withAddress(name, address))),
    line('Successor trustee', withAddress(trust.backupTrusteeName, trust.backupTrusteeAddress)),
    // As the agreement and the certificate: an address in another state is not where the trust is administered.
    [undefined, 'Wyoming'].includes(stateOf(trust.certificateData?.adminAddress))
      ? line('Address of administration', trust.certificateData?.adminAddress)
      : line('Address of administration in Wyoming', undefined),
    line('Executor under the pour-over will', withAddress(trust.executorName, trust.executorAddress)),
    line('Trust protector (Article 17), if one was named', undefined),
    line('EIN of the trust', undefined),
  ]
}

/** In which order a vacant office of trustee is filled, after the successor named (agreement, Article 12). */
export const ORDER_OF_SUCCESSION: readonly string[] = [
  'A person qualified to serve as Independent Trustee, appointed in writing by a majority of the qualified beneficiaries who are charities or are adults who are not incapacitated',
  'A person appointed by unanimous agreement of the qualified beneficiaries',
  'A person appointed by a court',
]

/** Whether an address ends in this city or state, as the county and the state of the land may be called too. */
const isInAddress = (part: string, address = '') =>
  sameName(stateOf(address), part) ||
  addressOnOneLine(address)
    .split(',')
    .slice(1)
    .some((piece) => sameName(piece.replace(/[\d-]+/g, ''), part))

const whereOf = ({ bankName, firmName, address, realEstateDetails: land }: Asset) => {
  const street = land?.street ?? address
  const county = [land?.county, land?.state].filter((part) => part && !isBlank(part) && !isInAddress(part, street))
  return [...new Set([bankName, firmName, street, county.join(', ')].map((part) => part?.trim() ?? ''))].filter(Boolean)
}

function assetRow(asset: Asset): BinderAsset {
  const { status, date, note } = fundingOf(asset)
  const designation = passesByDesignation(asset)
  const open = !designation && (status === 'to-do' || status === 'in-progress')
  const task = designation ? DESIGNATION_NOTES[designation].text : open ? taskOf(asset) : undefined
  return {
    ...{ id: asset.id, name: asset.name, type: ASSET_TYPES[asset.type], value: dollars(asset.value) },
    ...{ where: whereOf(asset), status: FUNDING_STATUSES[status], note: note.trim() },
    ...(date && { date }),
    ...(task && { task }),
  }
}

/** The assets by their funding status, in the order of the list. */
export function binderAssets({ assets = [] }: Pick<TrustRecord, 'assets'>): BinderAssets {
  const is = (wanted: keyof BinderAssets) => assets.filter((asset) => groupOf(asset) === wanted).map(assetRow)
  return { open: is('open'), inTrust: is('inTrust'), apart: is('apart') }
}

function groupOf(asset: Asset): keyof BinderAssets {
  const { status } = fundingOf(asset)
  if (passesByDesignation(asset) || status === 'not-needed') return 'apart'
  return status === 'done' ? 'inTrust' : 'open'
}

/** The beneficiaries, those who take first before the others, with what the agreement gives each of them. */
export function binderPeople(trust: TrustRecord): BinderPerson[] {
  const payees = new Map(payoutsOf(trust).payees.map((payee) => [payee.id, payee]))
  const entries = new Map((trust.beneficiaries ?? []).map((entry) => [entry.id, entry]))
  const known = knownOfPersons(trust, { registered: true })
  return familyOf(trust).groups.flatMap(({ kind, heirs }) =>
    heirs.flatMap((heir) => {
      const entry = entries.get(heir.id)
      if (!entry) return []
      return [
        {
          ...personRow(entry, heir, kind === 'contingent', payees.get(heir.id)),
          address: known(`beneficiaries/${entry.id}`, 'address')?.address?.trim() ?? '',
          email: known(`beneficiaries/${entry.id}`, 'email')?.email ?? '',
        },
      ]
    }),
  )
}

function personRow(entry: Beneficiary, heir: Heir, contingent: boolean, payee: Payee | undefined) {
  const { id, name, relationship, birthYear } = entry
  return {
    ...{ id, name, relationship: RELATIONSHIPS[relationship], contingent },
    share: contingent ? message('as Article 9 provides') : shareWords(heir.share),
    ...(relationship !== 'charity' && birthYear !== undefined && { birthYear }),
    parts: (payee?.parts ?? []).map(({ age, year }) => ({ age, ...(year !== undefined && { year }) })),
  }
}

/** In plain words for the successor, what decides shares and ages. */
export function binderTerms(trust: TrustRecord): { shares: string; ages: Message | string } {
  const { terms } = familyOf(trust)
  if (terms.open)
    return {
      shares: 'The owner has not chosen yet how the property is distributed.',
      ages: message('The signed trust agreement decides.'),
    }
  if (terms.ownWords)
    return {
      shares: 'Shares are not fixed: the grantor’s own words state who receives what (Article 5).',
      ages: 'No ages are fixed: the grantor’s own words state when something is paid out. If they name no time, it is paid out at the grantor’s death.',
    }
  const shares =
    terms.divided === 'principal'
      ? 'The agreement determines the shares (Articles 4 and 5).'
      : terms.divided === 'equally'
        ? 'All shares are equal (Article 5).'
        : sharesInWords(terms)
  return { shares, ages: agesInWords(terms, trust) }
}
