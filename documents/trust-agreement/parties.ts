import { item, lead, p, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { SCHEDULE_A, SCHEDULE_B, withAddress } from '../wording/parties.ts'

function between(facts: Facts): Block[] {
  const grantor = say`${withAddress(facts.grantor)} (the “Grantor”)`
  const [first, ...others] = facts.trustees
  const opening = say`This Irrevocable Trust Agreement (this “Agreement”) is dated as of ${facts.trustDate}`
  if (others.length > 0)
    return [
      lead`${opening} and is made between ${grantor}, and the following co-trustees (together, the “Trustee”):`,
      ...facts.trustees.map((trustee) =>
        trustee.required
          ? item`the co-trustee whose name and address are written in Article 12`
          : item`${withAddress(trustee)}`,
      ),
    ]
  return facts.grantorServes
    ? [p`${opening} and is made by ${grantor}, who is also its trustee (in that capacity, the “Trustee”).`]
    : [p`${opening} and is made between ${grantor}, and ${withAddress(first)} (the “Trustee”).`]
}

export function parties(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'PARTIES AND PURPOSE', pageBreak: true },
    ...between(facts),
    p`The Grantor is the settlor of the Trust under Wyoming law. The Grantor is an adult of sound mind, acts freely, and intends by this Agreement to create an irrevocable trust.`,
    p`The purpose of the Trust is to hold, protect and use the trust property, on the terms of this Agreement, for the Beneficiaries named on ${SCHEDULE_A} and for those who take after them.`,
    p`The Grantor transfers property to the Trustee, and the Trustee agrees to hold it in trust, on the following terms. ${SCHEDULE_A} and ${SCHEDULE_B} are attached and are part of this Agreement.`,
  ]
}
