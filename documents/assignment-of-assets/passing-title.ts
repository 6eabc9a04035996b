import type { Asset } from '#domain/trust/entries.ts'
import { fill, note, p, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import type { AssetGroup } from '../wording/assets.ts'
import { inTitle } from '../wording/parties.ts'
import type { Listed } from './listed.ts'

const has = (assets: readonly Listed[], of: (asset: Asset) => boolean) => assets.some(({ asset }) => of(asset))

function land(facts: Facts, assets: readonly Listed[]): Block[] {
  return [
    p`This Assignment states the Grantor’s intention and describes the property. It does not by itself pass title to land. Title to land in Wyoming passes by a warranty deed (W.S. 34-2-102) or quitclaim deed (W.S. 34-2-104) to the Trustee that is acknowledged (W.S. 34-1-113), states the Trustee’s address (W.S. 34-1-119), and is recorded with the clerk of the county in which the land lies (W.S. 34-1-118), with the sworn statement of consideration (W.S. 34-1-142). Until the deed is recorded, a later purchaser in good faith who records first may prevail (W.S. 34-1-120). Land outside Wyoming passes as the law of the place where it lies requires.`,
    p`A deed of land in Wyoming must name the Trustee, the Trust and the date of the Trust (W.S. 34-2-122). It names the grantee as follows: ${inTitle(facts)}.`,
    ...(has(assets, ({ realEstateDetails }) => realEstateDetails?.mortgage === true)
      ? [
          p`Mortgaged property is conveyed subject to the mortgage. The Grantor remains liable for the loan and shall pay it when due. Each payment is a further gift to the Trust. Before the deed is signed, the Grantor should review the loan’s provisions on transfer and consult the lender.`,
        ]
      : []),
    p`If the Grantor continues to use real property after its transfer without paying fair market rent, the property may be included in the Grantor’s taxable estate (Code section 2036(a)(1)). The Grantor may use it only under a written lease at fair market rent (Article 14 of the Trust Agreement).${facts.homes.length > 0 ? say` The rider to this Assignment is a form of that lease for a home.` : []}`,
    note`Before a deed is recorded, ask the title insurer and the property insurer whether their coverage continues, and ask the county whether a homeowner exemption from property tax continues.`,
  ]
}

const accounts = (institution: 'bank' | 'firm'): Block[] => [
  institution === 'bank'
    ? p`This Assignment assigns the accounts as between the Grantor and the Trustee. Each bank retitles its accounts on its own form, usually on presentation of a certificate of trust and the taxpayer identification number of the Trust. The accounts may be titled in the name of the Trustee as trustee or in the name of the Trust (W.S. 4-10-402(a)).`
    : p`This Assignment assigns the accounts, and the securities in them, as between the Grantor and the Trustee. Each firm transfers its accounts on its own form, usually on presentation of a certificate of trust and the taxpayer identification number of the Trust. No retirement account held at the firm is assigned.`,
]

/** The types that make up the other assets; what is none of the first three passes as 'other' says. */
const OTHERS: readonly { concerns: (asset: Asset) => boolean; blocks: readonly Block[] }[] = [
  {
    concerns: ({ type }) => type === 'business',
    blocks: [
      p`Business interests. The operating, partnership or shareholders’ agreement of the entity determines whether an interest may be assigned and whose consent is required. A transferee of an interest in a limited liability company is entitled only to distributions, and participates in management only if admitted as a member (W.S. 17-29-502). If the entity is taxed as an S corporation, a tax adviser should confirm before the transfer that the Trust may hold its shares. The Grantor shall deliver any certificate, duly endorsed, and shall have the transfer entered in the records of the entity.`,
      fill('Consents required (attach them; if none, write “none”)'),
    ],
  },
  {
    concerns: ({ type }) => type === 'vehicle',
    blocks: [
      p`Vehicles. This Assignment states the Grantor’s intention. Title passes when the certificate of title is endorsed before a notarial officer and delivered (W.S. 31-2-104). The Trustee shall apply to the county clerk for a new certificate within the time that W.S. 31-2-201 allows.`,
    ],
  },
  {
    concerns: ({ type }) => type === 'personal_property',
    blocks: [
      p`Personal property. This Assignment is a bill of sale, without consideration, for the tangible personal property listed. The Grantor delivers that property to the Trustee. Property that remains in place is held for the Trustee from the date on which this Assignment takes effect.`,
    ],
  },
  {
    concerns: ({ type }) => !['business', 'vehicle', 'personal_property'].includes(type),
    blocks: [
      p`Other property. To the extent the law permits, this Assignment conveys rights to payment and other intangible property. The Grantor shall also endorse and deliver any note, record the transfer of any registered right in the applicable register, notify each person who owes a payment, and transfer control of any digital asset. A policy of insurance is transferred only on the insurer’s own form.`,
    ],
  },
]

/** What really passes title, for the kinds of property that the group holds. */
export function passingTitle(facts: Facts, group: AssetGroup, assets: readonly Listed[]): Block[] {
  switch (group) {
    case 'Real Property':
      return land(facts, assets)
    case 'Bank Accounts':
      return accounts('bank')
    case 'Brokerage Accounts':
      return accounts('firm')
    case 'Other Assets':
      return OTHERS.flatMap(({ concerns, blocks }) => (has(assets, concerns) ? blocks : []))
  }
}
