import { article, own, p, say, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { SCHEDULE_A } from '../wording/parties.ts'

export function charities(facts: Facts): Block[] {
  const count = facts.charities.length
  const named =
    facts.beneficiaries.length === 0
      ? []
      : say`On the date of this Agreement, ${SCHEDULE_A} names ${own(count === 0 ? 'no charity' : count === 1 ? 'one charity' : `${count.toLocaleString('en-US')} charities`)}. `
  return [
    article('CHARITABLE BENEFICIARIES'),
    section('Qualification'),
    p`${named}A distribution shall be made to an organization as a charity only if, at the time of the distribution, the organization is described in sections 170(c) and 2055(a) of the Code.`,
    section('Identity'),
    p`A charity is identified by its legal name and the employer identification number (EIN) stated on ${SCHEDULE_A}. If the name and the number do not agree, or no number is stated, the Trustee shall determine which organization is intended.`,
    section('No age and no descendants'),
    p`The provisions of this Agreement on ages, descendants, survival, postponement and measuring lives do not apply to a charity.`,
    section('Failure of a charity'),
    p`If a charity no longer exists or does not qualify under this Article when a distribution to it is to be made, the distribution shall be made to the Charity that has succeeded it by merger, by operation of law or by receiving substantially all of its assets or, if there is none, shall pass as Article 9 provides. W.S. 4-10-414 applies only to the extent that this Agreement does not dispose of the distribution.`,
    section('Receipt'),
    p`The receipt of an officer of a charity discharges the Trustee.`,
    section('Attorney general'),
    p`To the extent that the Trust is a charitable trust, the Trustee shall give the attorney general the notices that W.S. 4-10-110(d) requires.`,
  ]
}
