import type { Asset, Beneficiary } from './entries.ts'
import type { TrustRecord } from './record.ts'
import { type DetailPage, detailPath, stepPath } from './routes.ts'

export const lacksAge = (beneficiary: Beneficiary) =>
  beneficiary.relationship === 'child' && beneficiary.distributionAge === undefined
export const lacksEin = (beneficiary: Beneficiary) =>
  beneficiary.relationship === 'charity' && !beneficiary.ein && !beneficiary.einUnknown
/** A county and a state may have come from other land: the rest, with the street, is then still to be asked. */
export const lacksRealEstateDetails = ({ type, realEstateDetails }: Asset) =>
  type === 'real_estate' && Object.keys(realEstateDetails ?? {}).every((name) => name === 'county' || name === 'state')
export const lacksBusinessDetails = (asset: Asset) => asset.type === 'business' && !asset.businessDetails

const pages: Readonly<Record<string, { page: DetailPage; label: string }>> = {
  child: { page: 'beneficiary-age', label: 'Age' },
  charity: { page: 'charity-info', label: 'EIN' },
  real_estate: { page: 'real-estate-info', label: 'Property details' },
  business: { page: 'business-info', label: 'Business details' },
}

/** The page that asks for the details of an asset or a beneficiary, where its kind has one, and what it asks for in a word. */
export function detailsLinkOf(entry: { id: string; type?: string; relationship?: string }) {
  const found = pages[entry.type ?? entry.relationship ?? '']
  return found && { path: detailPath(found.page, entry.id), label: found.label }
}

function firstAfter<Entry extends { id: string }>(
  list: readonly Entry[] | undefined,
  lacks: (entry: Entry) => boolean,
  after?: string,
): Entry | undefined {
  const start = after === undefined ? 0 : (list ?? []).findIndex((entry) => entry.id === after) + 1
  return (list ?? []).slice(start).find(lacks)
}

/**
 * Where Next leads from the beneficiaries, and from the age page of the child `id` (T 2.5, 5): the first child lacking an age,
 * after an age page only forward in list order; else the first charity lacking an EIN; else assets.
 */
export function afterAge(trust: TrustRecord, id?: string): string {
  const child = firstAfter(trust.beneficiaries, lacksAge, id)
  return child ? detailPath('beneficiary-age', child.id) : afterCharity(trust)
}

/** Where Next leads from the page of the charity `id`: forward in list order, then to assets. */
export function afterCharity(trust: TrustRecord, id?: string): string {
  const charity = firstAfter(trust.beneficiaries, lacksEin, id)
  return charity ? detailPath('charity-info', charity.id) : stepPath('assets')
}

/**
 * Where Next leads from the assets, and from the page of the real estate `id` (T 2.5, 6): the first real estate without details,
 * else the first business, else distribution.
 */
export function afterRealEstate(trust: TrustRecord, id?: string): string {
  const property = firstAfter(trust.assets, lacksRealEstateDetails, id)
  return property ? detailPath('real-estate-info', property.id) : afterBusiness(trust)
}

/** Where Next leads from the page of the business `id`. */
export function afterBusiness(trust: TrustRecord, id?: string): string {
  const business = firstAfter(trust.assets, lacksBusinessDetails, id)
  return business ? detailPath('business-info', business.id) : stepPath('distribution')
}
