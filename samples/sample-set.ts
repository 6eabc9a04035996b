import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { complete } from './complete.ts'

/** The Social Security Administration keeps the numbers 987-65-4320 to 4329 for advertisements. */
const NOBODYS_NUMBER = '987-65-4321'

const [home, wilson] = ['12 Cottonwood Lane, Jackson, WY 83001', '31 Fish Creek Road, Wilson, WY 83014']
const more: Record<string, object> = {
  'b-thomas': { address: home, birthYear: 1976 },
  'b-clara': { address: home },
  'b-owen': { address: home },
  'b-iris': { address: wilson, birthYear: 2020 },
  // No employer's number begins with 00.
  'b-teton': { ein: '00-0123456' },
}

/** The answers of the Whitlocks as strangers read them on the site: with every address, and with numbers that are nobody's. */
export const sampleAnswers: TrustPatch = {
  ...complete,
  grantorSsn: NOBODYS_NUMBER.replaceAll('-', ''),
  einResponsiblePartySSN: NOBODYS_NUMBER,
  beneficiaries: { put: (complete.beneficiaries?.put ?? []).map((entry) => ({ ...entry, ...more[entry.id] })) },
  assets: {
    put: (complete.assets?.put ?? []).map((asset) =>
      asset.businessDetails ? { ...asset, businessDetails: { ...asset.businessDetails, ein: '00-7654321' } } : asset,
    ),
  },
}

/** The Whitlocks' trust as strangers read it. */
export const sampleSet: TrustRecord = merge(newTrust('sample', '2025-05-03T16:00:00.000Z'), sampleAnswers)
