import type { Asset } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { plainText } from '../plain-text.ts'
import { assignmentOfAssets } from './build.ts'

/** For the tests: a family, and the text of its assignment with these assets. */
export const family: TrustRecord = {
  uid: 'u',
  trustName: 'Hollis Trust',
  trustDate: '2025-07-04',
  grantorName: 'Margaret Hollis',
  grantorAddress: '1 Elm Street',
  trusteeName: 'Dan Reyes',
  trusteeAddress: '2 Oak Street',
}
const asset = (changes: Partial<Asset>): Asset => ({
  id: 'x',
  name: 'It',
  type: 'other',
  ownership: 'sole',
  ...changes,
})
export const withAssets = (assets: Partial<Asset>[]): TrustRecord => ({
  ...family,
  assets: assets.map((changes, at) => asset({ id: `x${at}`, ...changes })),
})
export const textOf = (trust: TrustRecord) => plainText(assignmentOfAssets(trust)).join('\n').replaceAll('\u00A0', ' ')
export const text = (...assets: Partial<Asset>[]) => textOf(withAssets(assets))
