import { detailsOf, dollars } from '#documents/wording/assets.ts'
import { prose } from '#documents/wording/value.ts'
import { addressOnOneLine } from '#domain/formats/address.ts'
import { percent } from '#domain/formats/percent.ts'
import { lacksAge, lacksBusinessDetails, lacksEin, lacksRealEstateDetails } from '#domain/trust/detail-pages.ts'
import type { Asset, Beneficiary } from '#domain/trust/entries.ts'
import { ASSET_TYPES, OWNERSHIPS, RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { shareOwned } from '#domain/trust/share-owned.ts'
import { say, sayAnswer } from '#web/spanish/say.ts'

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
  const share = (label: string, part: number | undefined) => part !== undefined && `${say(label)} ${percent(part)}`
  return [
    say(RELATIONSHIPS[beneficiary.relationship]),
    beneficiary.isPrimary === false && say('Contingent'),
    beneficiary.email,
    beneficiary.distributionAge !== undefined && say`Distribution age ${beneficiary.distributionAge}`,
    lacksAge(beneficiary) && say('Distribution age not provided'),
    beneficiary.ein && say`EIN ${beneficiary.ein}`,
    lacksEin(beneficiary) && say('EIN not provided'),
    share('Share', beneficiary.sharePercent),
    share('Income share', beneficiary.incomeShare),
    share('Principal share', beneficiary.principalShare),
    beneficiary.birthYear !== undefined && say`Born in ${beneficiary.birthYear}`,
    beneficiary.address && addressOnOneLine(beneficiary.address),
  ]
}

function assetFacts(asset: Asset) {
  return [
    sayOwnership(asset),
    dollars(asset.value) ?? say('Value not provided'),
    // Line by line, as the documents print it.
    ...detailsOf(asset).flatMap(([detail]) => prose(detail && sayAnswer(detail)).map(({ text }) => text)),
    (lacksRealEstateDetails(asset) || lacksBusinessDetails(asset)) && say('Details not provided'),
  ]
}

/** In English word for word as the documents print it. */
function sayOwnership(asset: Asset): string {
  const { type, ownership } = asset
  const share = shareOwned(asset)
  const part = share === undefined || type === 'business' ? '' : ` (${percent(share)})`
  return `${say(ASSET_TYPES[type])}, ${say(OWNERSHIPS[ownership]).toLowerCase()}${part}`
}
