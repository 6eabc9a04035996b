import { sameName } from '#domain/formats/same-name.ts'
import { fill, item, lead, own, p, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, Run } from '../model.ts'
import { inTitle, theTrust } from '../wording/parties.ts'

/** What each of the eight items is about, in front of it. */
const about = (text: string): Run => ({ text: `${text}. `, bold: true })

function trustees(facts: Facts): Block[] {
  const [only, ...others] = facts.trustees
  if (others.length === 0)
    return [
      item`${about('Trustee')}The currently acting trustee is ${only.name}, whose address is ${only.address}. The Trust is administered at ${facts.adminAddress}.`,
    ]
  return [
    item`${about('Trustees')}The currently acting co-trustees and their addresses are stated in the following table. The Trust is administered at ${facts.adminAddress}.`,
    {
      kind: 'table',
      caption: 'Currently acting co-trustees',
      head: ['Name', 'Address'],
      widths: [40, 60],
      rows: facts.trustees.map(({ name, addressLines }) => [name, addressLines]),
    },
  ]
}

/** How many co-trustees must sign: Article 12 of the agreement lets a majority decide (W.S. 4-10-703). */
export function authorityToSign(count: number): Run {
  if (count === 1) return own('There is one trustee, who may sign alone. No other signature is required.')
  if (count === 2)
    return own('There are two co-trustees. Both must sign. Neither has authority to bind the Trust alone.')
  const needed = Math.floor(count / 2) + 1
  return own(
    `There are ${count.toLocaleString('en-US')} co-trustees. Fewer than all may sign. Co-trustees who are unable to act unanimously may act by a majority of those serving, so the signatures of ${needed.toLocaleString('en-US')} are required and sufficient.`,
  )
}

/** Not one of the eight; a bank asks for it when a trustee has died. A grantor who was named may not serve. */
function successor({ backup, trust }: Facts): Block[] {
  return backup.blank || sameName(trust.backupTrusteeName, trust.grantorName)
    ? []
    : [
        { kind: 'heading', text: 'SUCCESSOR TRUSTEE' },
        p`The Trust Agreement names ${backup} as successor trustee, to serve if no trustee is serving. A successor trustee has no authority before accepting the office in writing.`,
      ]
}

/** The eight items of W.S. 4-10-1014, in its order, so that a reader can count them. */
export function certified(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'CERTIFICATION' },
    lead`The undersigned trustee (with any co-trustee, the “Trustee”) certifies the following under W.S. 4-10-1014, in place of furnishing a copy of the trust agreement:`,
    item`${about('Existence and date')}The trust known as ${theTrust(facts)}, exists. The Trust Agreement was executed on the date written here:`,
    fill('Date of the last signature on the Trust Agreement'),
    item`${about('Settlor')}The settlor is ${facts.grantor.name} (the “Grantor”).`,
    ...trustees(facts),
    item`${about('Powers')}The pertinent powers of the Trustee, which include the power to convey trust property and to sign deeds, mortgages and contracts, are stated below under that heading.`,
    item`${about('Irrevocable')}The Trust is irrevocable. No person, and in particular not the Grantor, holds a power to revoke it.`,
    item`${about('Authority to sign')}${authorityToSign(facts.trustees.length)}${facts.corporate ? say` ${facts.trustees[0].name} signs by an authorized officer.` : []}`,
    item`${about('Taxpayer identification number')}If a number has been issued to the Trust and is to be disclosed, it is written here. A social security number shall not be used.`,
    fill('EIN of the Trust (optional)'),
    item`${about('Title')}Title to trust property is taken as: ${inTitle(facts)}. Personal property may also be titled in the name of the Trust (W.S. 4-10-402(a)). A deed must name the Trustee, the Trust and the date of the Trust (W.S. 34-2-122).`,
    ...successor(facts),
  ]
}
