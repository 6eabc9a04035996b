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

/** A remark where title stands in other names: what the grantor does not own, the grantor cannot assign. */
export function titleRemark({ realEstateDetails }: Asset, { trust }: Facts): Run[] {
  const title = wordsOf(realEstateDetails?.titleHolding ?? '')
  const name = wordsOf(trust.grantorName ?? '')
  const [first, last] = [name[0], name.at(-1)]
  if (first === undefined || last === undefined || title.every((word) => TENURE.has(word))) return []
  return title.includes(first) && title.includes(last) ? [] : [own('\nThe Grantor is not named in this title.')]
}
