import { ownedPart } from '#domain/formats/percent.ts'
import { message } from '#domain/message.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { OWNERSHIPS, type Ownership } from '#domain/trust/enumerations.ts'
import { shareOwned, sharePath } from '#domain/trust/share-owned.ts'
import { grantorIsMissed } from '#domain/trust/title-held.ts'
import { own, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Run } from '../model.ts'
import { assetGroup } from '../wording/assets.ts'
import { cleanLine } from '../wording/clean.ts'
import { value } from '../wording/value.ts'
import { byTheEntireties } from './title-held.ts'

const partOf = (asset: Asset, share: number): Run =>
  value(
    ownedPart(share),
    'N/A',
    undefined,
    asset.type === 'business'
      ? { field: 'assets', entryId: asset.id, detail: 'businessDetails' }
      : { field: 'assets', entryId: asset.id },
  )

function undividedShare(asset: Asset): Run {
  const share = shareOwned(asset)
  if (share !== undefined) return partOf(asset, share)
  const label = message('The grantor’s share of {name}', { name: cleanLine(asset.name) })
  return { ...own('________%'), blank: { field: 'assets', entryId: asset.id, path: sharePath(asset), label } }
}

/** The share that an owner in common or a co-owner transfers, if the answers state it. */
function stated(asset: Asset): Run[] {
  const share = shareOwned(asset)
  return share === undefined ? [] : say` (${partOf(asset, share)})`
}

/** A homestead passes only with both spouses, W.S. 34-2-121. */
const ifHomestead = ({ type }: Asset): Run[] =>
  assetGroup(type) === 'Real Property'
    ? say`; if a homestead, only with the joinder of the Grantor’s spouse, if any (Article 6)`
    : []

type Interests = { readonly [Of in Ownership]: (asset: Asset) => Run[] }

const JOINING = own('the interest of each joint owner who joins below')
const SPOUSE_TOO = own('if the Grantor’s spouse also assigns his or her own interest below')

const INTERESTS: Interests = {
  sole: (asset) => [own('The Grantor’s whole interest'), ...stated(asset), ...ifHomestead(asset)],
  joint: (asset) =>
    byTheEntireties(asset)
      ? say`The Grantor’s interest${stated(asset)}; if held by the entireties, nothing unless both spouses join (Article 3)`
      : say`The Grantor’s interest${stated(asset)}; ${JOINING}`,
  community: (asset) => say`The Grantor’s interest${stated(asset)}; the whole ${SPOUSE_TOO}`,
  tenants_in_common: (asset) => say`The Grantor’s undivided share only: ${undividedShare(asset)}`,
}

/** Of a business the percentage is a part of the entity, in which co-owners may have a part of their own. */
const inBusiness = (part: Run): Interests => ({
  ...INTERESTS,
  joint: () =>
    say`The Grantor’s own interest in the ${part} of the entity described; the interest in it of each joint owner who joins below`,
  community: () =>
    say`The Grantor’s own interest in the ${part} of the entity described; the whole of that ${part} ${SPOUSE_TOO}`,
  tenants_in_common: () => say`The Grantor’s own interest only: ${part} of the entity`,
})

/** What passes where title stands in other names, if anything does. */
const UNCERTAIN = own('Whatever interest the Grantor holds, if any')
const NOT_IN_TITLE: Interests = {
  sole: () => [UNCERTAIN],
  joint: () => say`${UNCERTAIN}; ${JOINING}`,
  community: () => say`${UNCERTAIN}; the whole ${SPOUSE_TOO}`,
  tenants_in_common: () => [UNCERTAIN],
}

function interestsIn(asset: Asset, facts: Facts): Interests {
  const share = shareOwned(asset)
  if (asset.type === 'business' && share !== undefined) return inBusiness(partOf(asset, share))
  return grantorIsMissed(asset, facts.trust) ? NOT_IN_TITLE : INTERESTS
}

/** A table cell: how the asset is owned, and how much of it passes. */
export function interestAssigned(asset: Asset, facts: Facts): Run[] {
  return [own(`${OWNERSHIPS[asset.ownership]}.\n`), ...interestsIn(asset, facts)[asset.ownership](asset)]
}
