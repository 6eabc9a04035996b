import type { Asset } from '#domain/trust/entries.ts'
import { grantorIsMissed } from '#domain/trust/title-held.ts'
import { own } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Run } from '../model.ts'

/** What the grantor does not own, the grantor cannot assign. */
export const titleRemark = (asset: Asset, { trust }: Facts): Run[] =>
  grantorIsMissed(asset, trust)
    ? [own('\nThe Grantor is not named in this title. Correct this entry or strike it before signing.')]
    : []

/** Whether title is said to stand in both spouses by the entireties. */
export const byTheEntireties = ({ realEstateDetails }: Asset): boolean =>
  /\bentiret(?:y|ies)\b/i.test(realEstateDetails?.titleHolding ?? '')
