import type { Asset } from '#domain/trust/entries.ts'
import { fill, p } from '../compose.ts'
import type { Block } from '../model.ts'
import type { AssetGroup } from '../wording/assets.ts'
import type { Listed } from './listed.ts'

const has = (assets: readonly Listed[], of: (asset: Asset) => boolean) => assets.some(({ asset }) => of(asset))

function land(assets: readonly Listed[]): Block[] {
  return [
    p`This Assignment states the Grantor’s intention and describes the property. It does not by itself pass title to land. Title passes by a deed to the Trustee, a warranty deed (W.S. 34-2-102) or a quitclaim deed (W.S. 34-2-104), that is acknowledged (W.S. 34-1-113), names the Trustee, the Trust and the date of the Trust (W.S. 34-2-122), gives the Trustee’s address (W.S. 34-1-119), and is recorded with the clerk of the county where the land lies (W.S. 34-1-118), together with the sworn statement of consideration (W.S. 34-1-142). Until it is recorded, a later buyer in good faith who records first can prevail (W.S. 34-1-120). Land outside Wyoming passes as the law of its place requires.`,
    ...(has(assets, ({ realEstateDetails }) => realEstateDetails?.mortgage === true)
      ? [
          p`Mortgaged property passes subject to the mortgage. The loan’s terms on a transfer should be read, and the lender asked, before the deed is signed.`,
        ]
      : []),
  ]
}

const accounts = (institution: 'bank' | 'firm'): Block[] => [
  institution === 'bank'
    ? p`Between the Grantor and the Trustee the accounts are assigned by this Assignment. Each bank retitles them by its own form, usually on a certificate of trust and the taxpayer identification number of the Trust. The new title is that of the Trustee as trustee or of the Trust (W.S. 4-10-402(a)).`
    : p`Between the Grantor and the Trustee the accounts, and the securities in them, are assigned by this Assignment. Each firm transfers them by its own form, usually on a certificate of trust and the taxpayer identification number of the Trust. No retirement account held at the firm is assigned.`,
]

/** The types that make up the other assets; what is none of the first three passes as 'other' says. */
const OTHERS: readonly { concerns: (asset: Asset) => boolean; blocks: readonly Block[] }[] = [
  {
    concerns: ({ type }) => type === 'business',
    blocks: [
      p`Business interests. The entity’s operating, partnership or shareholders’ agreement decides whether an interest may be assigned and who must consent. A person to whom an interest in a limited liability company is transferred receives its distributions only, and takes part in management only if admitted as a member (W.S. 17-29-502). If the entity is taxed as an S corporation, a tax adviser should confirm before the transfer that the Trust may hold its shares. The Grantor shall deliver any certificate, endorsed, and have the transfer entered in the entity’s books.`,
      fill('Consents required (attach them; if none, write “none”)'),
    ],
  },
  {
    concerns: ({ type }) => type === 'vehicle',
    blocks: [
      p`Vehicles. This Assignment states the Grantor’s intention. Title passes when the certificate of title is endorsed before a notarial officer and delivered (W.S. 31-2-104); the county clerk then issues a new certificate, for which the Trustee applies within the time that W.S. 31-2-201 allows.`,
    ],
  },
  {
    concerns: ({ type }) => type === 'personal_property',
    blocks: [
      p`Personal property. This Assignment is a bill of sale, without payment, for tangible personal property, and the Grantor delivers it to the Trustee now. Things that stay where they are held for the Trustee from the date beside the Grantor’s signature.`,
    ],
  },
  {
    concerns: ({ type }) => !['business', 'vehicle', 'personal_property'].includes(type),
    blocks: [
      p`Other property. Rights to be paid and other intangible property pass by this Assignment as far as the law allows. A note is also endorsed and delivered, a right that is registered in a public office is also recorded there, the person who owes a payment is told of the Assignment, and control of a digital asset is handed over. A policy of insurance passes only by the insurer’s own form.`,
    ],
  },
]

/** What really passes title, for the kinds of property that the group holds. */
export function passingTitle(group: AssetGroup, assets: readonly Listed[]): Block[] {
  switch (group) {
    case 'Real Property':
      return land(assets)
    case 'Bank Accounts':
      return accounts('bank')
    case 'Brokerage Accounts':
      return accounts('firm')
    case 'Other Assets':
      return OTHERS.flatMap(({ concerns, blocks }) => (has(assets, concerns) ? blocks : []))
  }
}
