import { fill, item, lead, own, p, say, series } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, Run } from '../model.ts'
import { ifAdult } from '../wording/named-persons.ts'
import {
  inTitle,
  requiresCoTrustee,
  type TrusteeNature,
  theTrust,
  trusteeCalled,
  trusteeNature,
} from '../wording/parties.ts'
import { successorBarred } from '../wording/successors.ts'
import { administeredElsewhere, restOfAddress } from '../wording/wyoming.ts'

/** What each of the eight items is about, in front of it. */
const about = (text: string): Run => ({ text: `${text}. `, bold: true })

/** Article 20 of the agreement keeps the administration in Wyoming, so no other place is certified. */
const administered = (facts: Facts): Run[] =>
  administeredElsewhere(facts)
    ? say`The principal place of administration of the Trust is in Wyoming, at the address written below.`
    : say`The Trust is administered at ${facts.adminAddress}.`

/** What is written by hand under the trustees: an address in Wyoming, and who alone decides what the grantor may not. */
function byHand(facts: Facts): Block[] {
  return [
    ...(administeredElsewhere(facts) ? [fill('Address of administration in Wyoming')] : restOfAddress(facts)),
    ...(facts.grantorServes
      ? [fill('Independent Trustee for Reserved Decisions only, name and address (if none has accepted, write “none”)')]
      : []),
  ]
}

function trustees(facts: Facts): Block[] {
  const [only, ...others] = facts.trustees
  if (others.length === 0)
    return [
      item`${about('Trustee')}The currently acting trustee is ${only.name}, whose address is ${only.address}. ${administered(facts)}`,
      ...byHand(facts),
    ]
  return [
    item`${about('Trustees')}The currently acting co-trustees and their addresses are stated in the following table. ${administered(facts)}`,
    {
      kind: 'table',
      caption: 'Currently acting co-trustees',
      head: ['Name', 'Address'],
      widths: [40, 60],
      rows: facts.trustees.map(({ name, addressLines }) => [name, addressLines]),
    },
    ...byHand(facts),
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

/** Which trustees sign by an officer, and that one who serves for Reserved Decisions only signs nothing else. */
function whoSigns(facts: Facts): Run[] {
  const of = (nature: TrusteeNature) =>
    facts.trustees.filter((_, at) => trusteeNature(facts, at) === nature).map(trusteeCalled)
  const [companies, unknown] = [of('organization'), of('unknown')]
  return [
    ...(companies.length > 0
      ? say` ${series(companies)} ${own(companies.length > 1 ? 'each sign' : 'signs')} by an authorized officer.`
      : []),
    ...(unknown.length > 0
      ? say` If ${series(unknown, 'or')} is a bank or trust company, it signs by an authorized officer.`
      : []),
    ...(facts.grantorServes
      ? say` An Independent Trustee named or appointed only for Reserved Decisions does not hold title and does not sign for any other act.`
      : []),
  ]
}

/** The agreement’s terms, and the one that a reader of this paper alone could not know. */
function terms(facts: Facts): Block {
  const meanings = say`Capitalized terms have the meanings given in the Trust Agreement, and references to Articles are to those of the Trust Agreement.`
  return facts.grantorServes || requiresCoTrustee(facts)
    ? p`${meanings} An Independent Trustee is a trustee who is not the Grantor or a Beneficiary and is not related or subordinate to either, within the meaning of section 672(c) of the Code. The Code is the Internal Revenue Code of 1986, as amended.`
    : p`${meanings}`
}

/** Not one of the eight; a bank asks for it when a trustee has died. A grantor who was named may not serve. */
function successor(facts: Facts): Block[] {
  const { trust, backup } = facts
  const condition = ifAdult(trust, 'backupTrusteeName')
  return backup.blank || successorBarred(facts) === 'grantor'
    ? []
    : [
        { kind: 'heading', text: 'SUCCESSOR TRUSTEE' },
        p`The Trust Agreement names ${backup}${condition.length > 0 ? say`${condition},` : []} as successor trustee, to serve if no trustee is serving. A successor trustee has no authority before accepting the office in writing.`,
      ]
}

/** The eight items of W.S. 4-10-1014, in its order, so that a reader can count them. */
export function certified(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'CERTIFICATION' },
    lead`The undersigned trustee (with any co-trustee, the “Trustee”) certifies the following under W.S. 4-10-1014, instead of furnishing a copy of the trust agreement:`,
    item`${about('Existence and date')}The trust known as ${theTrust(facts)}, exists. The Trust Agreement was executed on the date written here:`,
    fill('Date of the last signature on the Trust Agreement'),
    item`${about('Settlor')}The settlor is ${facts.grantor.name} (the “Grantor”).`,
    ...trustees(facts),
    item`${about('Powers')}The pertinent powers of the Trustee, which include the power to convey trust property and to sign deeds, mortgages and contracts, are stated below under that heading.`,
    item`${about('Irrevocability')}The Trust is irrevocable. No person, including the Grantor, holds a power to revoke it.`,
    item`${about('Authority to sign')}${authorityToSign(facts.trustees.length)}${whoSigns(facts)}`,
    item`${about('Taxpayer identification number')}If a number has been issued to the Trust and is to be disclosed, it is written here. A social security number shall not be used.`,
    fill('EIN of the Trust (optional)'),
    item`${about('Title')}Title to trust property is taken as: ${inTitle(facts)}. Personal property may also be titled in the name of the Trust (W.S. 4-10-402(a)). A deed must name the Trustee, the Trust and the date of the Trust (W.S. 34-2-122).`,
    terms(facts),
    ...successor(facts),
  ]
}
