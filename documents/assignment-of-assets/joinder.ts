import { sameName } from '#domain/formats/names.ts'
import type { Asset } from '#domain/trust/entries.ts'
import type { Ownership } from '#domain/trust/enumerations.ts'
import { isLandElsewhere, namesAnotherOwner, ownedBySpousesAlone } from '#domain/trust/real-estate.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isMarried, isUnmarried, spouseOf } from '#domain/trust/spouse.ts'
import { article, fixed, lead, note, p, section, series } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import { type Block, type Run, type SignatureLine, textOf } from '../model.ts'
import { assetGroup } from '../wording/assets.ts'
import { spouseName } from '../wording/parties.ts'
import { personSignature, venue } from '../wording/signatures.ts'
import { listed } from './property.ts'

/** More than these are not named beside a signature. */
export const MAX_NUMBERS = 12

const inWords = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? `number ${numbers[0]}`
    : `numbers ${textOf(series(numbers.map((each) => fixed(String(each)))))}`

/** The signer writes the numbers: joining is the signer's own gift, and the document does not decide it. */
const assigned = (numbers: readonly number[]): SignatureLine => ({
  label: `Numbers of the property in which I assign my own interest (${
    numbers.length > 0 && numbers.length <= MAX_NUMBERS ? `co-owned property: ${inWords(numbers)}; ` : ''
  }if none, write “none”)`,
})

/** Which co-owners and spouses have something to sign, by what is listed. */
function concerned(facts: DocumentValues) {
  const held = (how: Ownership) => facts.assets.some(({ ownership }) => ownership === how)
  return {
    joint: held('joint'),
    community: held('community'),
    inCommon: held('tenants_in_common'),
    land: facts.assets.some(({ type }) => assetGroup(type) === 'Real Property'),
  }
}

/**
 * Whether somebody besides the spouse, who signs once, in the spouse's block, may own with the grantor in this way. Once a
 * marriage has ended, a title by the entireties may have another owner, too. What a married grantor owns jointly is taken
 * to be the spouse's as well, unless the title names another.
 */
function mayHaveOtherOwner(asset: Asset, trust: TrustRecord): boolean {
  if (isUnmarried(trust)) return true
  const spouse = spouseOf(trust)?.name
  if (asset.ownership === 'joint' && isMarried(trust))
    return spouse !== undefined && namesAnotherOwner(asset, trust, spouse)
  return !ownedBySpousesAlone(asset, trust, spouse ?? '')
}

const hasOtherOwner = ({ assets, trust }: DocumentValues, how: Ownership): boolean =>
  assets.some((asset) => asset.ownership === how && mayHaveOtherOwner(asset, trust))

/** Whether the spouse's block stands for a joint owner as well who, as far as the answers tell, may be another person. */
function standsForJointOwner(facts: DocumentValues): boolean {
  const spouse = spouseOf(facts.trust)?.name ?? ''
  return (
    !hasOtherOwner(facts, 'joint') &&
    facts.assets.some((asset) => asset.ownership === 'joint' && !ownedBySpousesAlone(asset, facts.trust, spouse))
  )
}

/** Somebody who may sign besides grantor and trustee. */
export interface Joining {
  role: string
  name?: Run
  /** The numbers under which Article 2 lists what he or she may own with the grantor. */
  numbers: readonly number[]
  /** Whether the block has a line for the numbers. */
  assigns: boolean
}

/** Who may join, in the order of the blocks, and in what. */
export function joining(facts: DocumentValues): Joining[] {
  const { joint, community, inCommon, land } = concerned(facts)
  const { trust } = facts
  const only = spouseName(trust)
  const spouse = spouseOf(trust)?.name
  const role =
    community && land
      ? 'Spouse of the Grantor (community property and homestead)'
      : community
        ? 'Spouse of the Grantor (community property)'
        : 'Spouse of the Grantor (homestead)'
  const hasSpouse = (community || land) && !isUnmarried(trust)
  const isSpouses = (asset: Asset): boolean => {
    if (!hasSpouse || asset.ownership === 'sole') return false
    if (asset.ownership === 'community') return true
    return asset.ownership === 'joint'
      ? spouse === undefined || !namesAnotherOwner(asset, trust, spouse)
      : ownedBySpousesAlone(asset, trust, spouse ?? '')
  }
  const numbers = (of: (asset: Asset) => boolean) =>
    listed(facts).flatMap(({ asset, number }) => (of(asset) ? number : []))
  const others = (how: Ownership) =>
    numbers((asset) => asset.ownership === how && (!hasSpouse || mayHaveOtherOwner(asset, trust)))
  return [
    ...(hasSpouse
      ? [{ role, ...(only && { name: only }), numbers: numbers(isSpouses), assigns: community || joint || inCommon }]
      : []),
    ...(joint && (!(community || land) || hasOtherOwner(facts, 'joint'))
      ? [{ role: 'Joint owner', numbers: others('joint'), assigns: true }]
      : []),
    ...(inCommon && hasOtherOwner(facts, 'tenants_in_common')
      ? [{ role: 'Tenant in common', numbers: others('tenants_in_common'), assigns: true }]
      : []),
  ]
}

const RELEASE = fixed(
  'hereby releasing and waiving all rights under and by virtue of the homestead exemption laws of this state',
)

/** What a spouse's block does, and, without a spouse, that the grantor releases alone. W.S. 34-2-121. */
function homestead({ assets, trust }: DocumentValues): Block[] {
  const land = assets.filter(({ type }) => assetGroup(type) === 'Real Property')
  if (land.length === 0) return []
  const elsewhere = land.every(isLandElsewhere)
  if (isUnmarried(trust))
    return [
      section('Homestead'),
      elsewhere
        ? p`The Grantor is not married. The law of the place where the real property listed above lies determines whether it is a homestead. The Grantor by signing this Assignment consents to the transfer and, to the extent that law permits, releases and waives all homestead rights in that property. The deed must contain what that law requires.`
        : p`The Grantor is not married. As to the real property listed above, the Grantor by signing this Assignment consents to the transfer, ${RELEASE}. The deed must contain the same release. If the Grantor marries before the deed is delivered, a homestead is conveyed only with the signatures and acknowledgments of both spouses and their release (W.S. 34-2-121).`,
    ]
  const onlyTo = fixed(
    'A spouse who signs only to release the homestead consents and releases, and assigns no interest by that signature.',
  )
  const notMarried = fixed(
    trust.maritalStatus === 'married'
      ? ''
      : ' A Grantor who is not married should write “not married” in the spouse’s block.',
  )
  return [
    section('Homestead'),
    elsewhere
      ? p`The law of the place where the real property listed above lies determines whether it is a homestead and whether a spouse must join in its transfer. The Grantor by signing this Assignment, and the Grantor’s spouse by signing below, consent to the transfer and, to the extent that law permits, release and waive all homestead rights in that property. ${onlyTo} The deed must contain what that law requires.${notMarried}`
      : p`A homestead is conveyed only with the signatures and acknowledgments of both spouses and their release (W.S. 34-2-121). As to the real property listed above, the Grantor by signing this Assignment, and the Grantor’s spouse by signing below, consent to the transfer, ${RELEASE}. ${onlyTo} The deed must contain the same release and be signed and acknowledged by both.${notMarried}`,
  ]
}

/** Where a co-owner lives is not asked; the spouse's address is the trustee's, of a spouse who serves, or the grantor's. */
function venueOf(facts: DocumentValues, { role, name }: Joining) {
  const { grantor, trustees, trust } = facts
  const { state } = venue(grantor.address, trust)
  if (!role.startsWith('Spouse')) return state ? { state } : {}
  return venue(trustees.find((trustee) => sameName(trustee.name.text, name?.text))?.address ?? grantor.address, trust)
}

/**
 * The places where co-owners and a spouse sign, and the release of the homestead; nothing where the grantor is the only
 * owner and no land is listed.
 */
export function joinder(facts: DocumentValues): Block[] {
  const { joint, community, inCommon, land } = concerned(facts)
  const alone = isUnmarried(facts.trust)
  const signers = joining(facts)
  const released = homestead(facts)
  if (signers.length === 0) return released.length > 0 ? [article('HOMESTEAD'), ...released] : []
  const also = [...(joint ? ['joint owner'] : []), ...(inCommon ? ['tenant in common'] : [])].join(' or ')
  const [and, or, comma] = alone ? ['', '', ''] : [' and spouse', ' or spouse', ', spouse']
  const once = !alone && (community || land) && also
  return [
    article(`JOINDER OF CO-OWNERS${and.toUpperCase()}`),
    ...released,
    ...(joint || community || inCommon
      ? [
          section('Co-owners'),
          p`Each person who signs below as joint owner${fixed(comma)} or tenant in common assigns to the Trustee, without consideration and on the same terms as the Grantor, all of that person’s own interest in the property that the person identifies by number in the signature block. As to that interest, that person makes the same statements as the Grantor on solvency and on the right to assign, and retains no interest. The Trustee shall hold the interest as a separate fund, of which that person is the settlor, as Article 2 of the Trust Agreement provides. Article 1 of this Assignment applies to that interest in the same way: a person who assigned an interest by an earlier assignment is not required to sign for it again.`,
          note`A co-owner${fixed(or)} who joins makes a gift of his or her own property and is not required to do so. A co-owner${fixed(or)} who is also a Beneficiary receives nothing from the separate fund that he or she contributes. Each should consult his or her own attorney before signing.`,
        ]
      : []),
    section(`Signatures of co-owners${and}`),
    lead`Copy this page for each additional co-owner. An owner who does not sign conveys nothing by this Assignment.${fixed(once ? ` A spouse who is also a ${also} signs once, in the spouse’s block, and writes there the numbers of the property in which the spouse assigns an interest.` : '')}${fixed(once && joint && standsForJointOwner(facts) ? ' A joint owner who is not the spouse signs a copy of this page, on which the heading of the spouse’s block is struck out and the words “joint owner” are written.' : '')}`,
    ...signers.map(({ role, name, numbers, assigns }) =>
      personSignature(role, name, assigns ? [assigned(numbers)] : []),
    ),
    ...signers.map((one): Block => ({ kind: 'notary', act: 'individual', ...venueOf(facts, one) })),
  ]
}
