import { item, lead, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, Run } from '../model.ts'

function backup(facts: Facts): Run[] {
  return facts.backupAddress ? say`${facts.backup}, of ${facts.backupAddress},` : say`${facts.backup}`
}

/** Who fills the office of trustee, in which order. */
export function successorOrder(facts: Facts): Block[] {
  return [
    lead`If no trustee is serving, the office is filled in this order, passing over a person who cannot, may not or does not serve:`,
    item`by ${backup(facts)} as successor trustee;`,
    item`by the person whom a majority of the adult qualified beneficiaries who are not Incapacitated appoints in writing, who shall be qualified to be an Independent Trustee;`,
    item`by the person whom the qualified beneficiaries unanimously appoint as the Act provides;`,
    item`by the person whom a court appoints.`,
  ]
}
