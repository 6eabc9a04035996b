import { t } from '@lingui/core/macro'
import { detailsOf, dollars } from '#documents/wording/assets.ts'
import { prose } from '#documents/wording/value.ts'
import { addressOnOneLine } from '#domain/formats/address.ts'
import { percent } from '#domain/formats/percent.ts'
import { lacksAge, lacksBusinessDetails, lacksEin, lacksRealEstateDetails } from '#domain/trust/detail-pages.ts'
import type { Asset, Beneficiary } from '#domain/trust/entries.ts'
import { ASSET_TYPES, OWNERSHIPS, RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { shareOwned } from '#domain/trust/share-owned.ts'
import { translate, translateAnswer } from '#web/i18n/i18n.ts'

/** One beneficiary or asset on the summary: its name, and what is known of it. */
export interface SummaryEntry {
  id: string
  name: string
  facts: string[]
}

export function beneficiaryEntries(trust: TrustRecord): SummaryEntry[] {
  return (trust.beneficiaries ?? []).map((beneficiary) => ({
    id: beneficiary.id,
    name: beneficiary.name,
    facts: given(beneficiaryFacts(beneficiary)),
  }))
}

export function assetEntries(trust: TrustRecord): SummaryEntry[] {
  return (trust.assets ?? []).map((asset) => ({ id: asset.id, name: asset.name, facts: given(assetFacts(asset)) }))
}

const given = (facts: readonly (string | false | undefined)[]) => facts.filter((fact) => typeof fact === 'string')

function beneficiaryFacts(beneficiary: Beneficiary) {
  const share = (label: string, part: number | undefined) =>
    part !== undefined && `${translate(label)} ${percent(part)}`
  return [
    translate(RELATIONSHIPS[beneficiary.relationship]),
    beneficiary.isPrimary === false && t`Contingent`,
    beneficiary.email,
    beneficiary.distributionAge !== undefined && t`Distribution age ${beneficiary.distributionAge}`,
    lacksAge(beneficiary) && t`Distribution age not provided`,
    beneficiary.ein && t`EIN ${beneficiary.ein}`,
    lacksEin(beneficiary) && t`EIN not provided`,
    share('Share', beneficiary.sharePercent),
    share('Income share', beneficiary.incomeShare),
    share('Principal share', beneficiary.principalShare),
    beneficiary.birthYear !== undefined && t`Born in ${beneficiary.birthYear}`,
    beneficiary.address && addressOnOneLine(beneficiary.address),
  ]
}

function assetFacts(asset: Asset) {
  return [
    sayOwnership(asset),
    dollars(asset.value) ?? t`Value not provided`,
    // Line by line, as the documents print it.
    ...detailsOf(asset).flatMap(([detail]) => prose(detail && translateAnswer(detail)).map(({ text }) => text)),
    (lacksRealEstateDetails(asset) || lacksBusinessDetails(asset)) && t`Details not provided`,
  ]
}

/** In English word for word as the documents print it. */
function sayOwnership(asset: Asset): string {
  const { type, ownership } = asset
  const share = shareOwned(asset)
  const part = share === undefined || type === 'business' ? '' : ` (${percent(share)})`
  return `${translate(ASSET_TYPES[type])}, ${translate(OWNERSHIPS[ownership]).toLowerCase()}${part}`
}
