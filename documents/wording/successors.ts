import { item, lead, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, Run } from '../model.ts'
import { grantorIsSuccessor } from './named-successor.ts'
import { ACTING_BENEFICIARIES } from './who-decides.ts'

function backup(facts: Facts): Run[] {
  return facts.backupAddress ? say`${facts.backup}, of ${facts.backupAddress},` : say`${facts.backup}`
}

/** Where the answer names the grantor, whom Article 12 bars, the agreement has a line for another person. */
function first(facts: Facts, agreement: boolean): Block {
  if (!grantorIsSuccessor(facts)) return item`by ${backup(facts)} as successor trustee;`
  return agreement
    ? item`by the person whose name is written below before this Agreement is signed, as successor trustee;`
    : item`by the person, if any, whom Article 12 of the Trust Agreement names as successor trustee;`
}

/** Who fills the office of trustee, in which order; in the agreement itself and in what repeats it. */
export function successorOrder(facts: Facts, agreement = false): Block[] {
  return [
    lead`If no trustee is serving, the office shall be filled in the following order, passing over any person who is not qualified, is unable to serve or does not accept:`,
    first(facts, agreement),
    item`by a person qualified to serve as Independent Trustee and appointed in writing by a majority of ${ACTING_BENEFICIARIES};`,
    item`by a person appointed by unanimous agreement of the qualified beneficiaries as the Act provides; or`,
    item`by a person appointed by a court.`,
  ]
}
