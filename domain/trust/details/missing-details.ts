import { isBlank } from '../../formats/names.ts'
import { stateOf } from '../../formats/us-state.ts'
import { passesByDesignation, shareOwned, sharePath } from '../assets.ts'
import { lacksAge } from '../detail-pages.ts'
import type { Asset, Beneficiary, Trustee } from '../entries.ts'
import type { AssetType } from '../enumerations.ts'
import type { ListField } from '../record.ts'

/** An answer about an asset that has not been given, so that the documents print a line to write on. */
export interface MissingDetail {
  /** Its path within the asset. */
  path: string
  /** As the documents print it. */
  label: string
  /** What it is called away from the asset, whose name is `{name}`. */
  missing: string
}

type Needed = MissingDetail & { given: (asset: Asset) => string | undefined }

const IDENTIFYING: { readonly [Of in AssetType]?: readonly Needed[] } = {
  real_estate: [
    {
      path: 'realEstateDetails.street',
      label: 'Address',
      missing: 'Address of {name}',
      given: ({ address, realEstateDetails }) => realEstateDetails?.street ?? address,
    },
    {
      path: 'realEstateDetails.state',
      label: 'State or country',
      missing: 'State or country of {name}',
      given: ({ address, realEstateDetails }) =>
        realEstateDetails?.state ?? stateOf(realEstateDetails?.street) ?? stateOf(address),
    },
    {
      path: 'realEstateDetails.county',
      label: 'County',
      missing: 'County of {name}',
      given: ({ realEstateDetails }) => realEstateDetails?.county,
    },
    {
      path: 'realEstateDetails.legalDescription',
      label: 'Legal description',
      missing: 'Legal description of {name}',
      given: ({ realEstateDetails }) => realEstateDetails?.legalDescription,
    },
  ],
  bank_account: [{ path: 'bankName', label: 'Bank', missing: 'Bank of {name}', given: ({ bankName }) => bankName }],
  investment: [{ path: 'firmName', label: 'Firm', missing: 'Firm of {name}', given: ({ firmName }) => firmName }],
  business: [
    {
      path: 'businessDetails.entityType',
      label: 'Entity',
      missing: 'Entity of {name}',
      given: ({ businessDetails }) => businessDetails?.entityType,
    },
  ],
}

/** What identifies an asset of its kind beyond its description and has not been given. */
export function missingToIdentify(asset: Asset): MissingDetail[] {
  return (IDENTIFYING[asset.type] ?? []).filter(({ given }) => isBlank(given(asset)))
}

/** The share of an owner in common, which alone passes, where it has not been given. */
export function missingShare(asset: Asset): MissingDetail | undefined {
  if (asset.ownership !== 'tenants_in_common' || shareOwned(asset) !== undefined) return undefined
  return { path: sharePath(asset), label: 'The grantor’s share', missing: 'The grantor’s share of {name}' }
}

/** What the documents leave to be written by hand about an asset that is transferred. */
export function missingOfAsset(asset: Asset): MissingDetail[] {
  if (passesByDesignation(asset)) return []
  return [...missingToIdentify(asset), missingShare(asset)].filter((one) => one !== undefined)
}

/** Whether the documents print a line for the number of a charity. */
export const isWithoutEin = ({ relationship, ein }: Beneficiary): boolean => relationship === 'charity' && isBlank(ein)

/** The paths of what is asked about an entry of a list and matters, and has not been answered. */
export function unansweredOf(list: ListField, entry: { id: string }): string[] {
  if (list === 'assets') return missingOfAsset(entry as Asset).map(({ path }) => path)
  if (list === 'trustees') return isBlank((entry as Trustee).address) ? ['address'] : []
  if (list !== 'beneficiaries') return []
  const beneficiary = entry as Beneficiary
  return [...(lacksAge(beneficiary) ? ['distributionAge'] : []), ...(isWithoutEin(beneficiary) ? ['ein'] : [])]
}
