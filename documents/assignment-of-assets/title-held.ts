import type { Asset } from '#domain/trust/entries.ts'
import { own } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Run } from '../model.ts'
import { cleanLine } from '../wording/clean.ts'

/** Words that say how title is held and not by whom. */
const TENURE = new Set(
  'joint jointly tenants tenancy tenant in common with right rights of survivorship by the entirety entireties sole solely fee simple absolute community property owner owners ownership husband wife spouse spouses and as a an jtwros'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] =>
  cleanLine(text)
    .normalize('NFD')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** What stands before or after a name, and in a deed as often does not. */
const FORMS_OF_ADDRESS = new Set('mr mrs ms miss dr prof rev hon esq cpa md phd jd dds'.split(' '))
const GENERATIONS = new Set('jr sr ii iii iv'.split(' '))

/** Whether title stands in other names than the grantor's. `Max Hale, Sr.` is another than `Max Hale, Jr.` */
export function grantorIsMissed({ realEstateDetails }: Asset, { trust }: Facts): boolean {
  const title = wordsOf(realEstateDetails?.titleHolding ?? '')
  const whole = wordsOf(trust.grantorName ?? '').filter((word) => !FORMS_OF_ADDRESS.has(word))
  const name = whole.filter((word) => !GENERATIONS.has(word))
  const [first, last] = [name[0], name.at(-1)]
  if (first === undefined || last === undefined || title.every((word) => TENURE.has(word))) return false
  const generation = whole.find((word) => GENERATIONS.has(word))
  const other = title.some((word) => GENERATIONS.has(word)) && generation && !title.includes(generation)
  return Boolean(other) || !title.includes(first) || !title.includes(last)
}

/** What the grantor does not own, the grantor cannot assign. */
export const titleRemark = (asset: Asset, facts: Facts): Run[] =>
  grantorIsMissed(asset, facts)
    ? [own('\nThe Grantor is not named in this title. Correct this entry or strike it before signing.')]
    : []

/** Whether title is said to stand in both spouses by the entireties. */
export const byTheEntireties = ({ realEstateDetails }: Asset): boolean =>
  /\bentiret(?:y|ies)\b/i.test(realEstateDetails?.titleHolding ?? '')
