import { sameName } from '#domain/formats/same-name.ts'
import { item, lead, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, Run } from '../model.ts'
import { ACTING_BENEFICIARIES } from './who-decides.ts'

function backup(facts: Facts): Run[] {
  return facts.backupAddress ? say`${facts.backup}, of ${facts.backupAddress},` : say`${facts.backup}`
}

/** Who fills the office of trustee, in which order. A grantor who was named as successor is left out: Article 12 bars it. */
export function successorOrder(facts: Facts): Block[] {
  const named = !sameName(facts.trust.backupTrusteeName, facts.trust.grantorName)
  return [
    lead`If no trustee is serving, the office shall be filled in the following order, passing over any person who is not qualified, is unable or does not accept:`,
    ...(named ? [item`by ${backup(facts)} as successor trustee;`] : []),
    item`by the person whom a majority of ${ACTING_BENEFICIARIES} appoint in writing, who shall be qualified to serve as Independent Trustee;`,
    item`by the person whom the qualified beneficiaries unanimously appoint as the Act provides; or`,
    item`by the person whom a court appoints.`,
  ]
}
