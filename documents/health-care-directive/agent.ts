import type { TrustRecord } from '#domain/trust/record.ts'
import { fill, item, lead, note, p } from '../compose.ts'
import type { Block } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { namesMinor } from '../wording/if-adult.ts'
import { WHICH_NOMINATION_CONTROLS } from '../wording/nominations.ts'

export function agent(trust: TrustRecord): Block[] {
  return [
    { kind: 'heading', text: 'PART 1. AGENT FOR HEALTH CARE' },
    p`I designate ${answer(trust, 'hcd_agentName')}, of ${answer(trust, 'hcd_agentAddress')}, as my agent to make health care decisions for me.`,
    fill('Agent’s telephone number'),
    lead`If I revoke that agent’s authority, or if that agent is not willing, able or reasonably available to make a decision for me, I designate as my alternate agent:`,
    fill('Alternate agent, full legal name (if none, write “none”)'),
    fill('Alternate agent’s address'),
    fill('Alternate agent’s telephone number'),
    ...(namesMinor(trust, 'hcd_agentName')
      ? [
          p`${answer(trust, 'hcd_agentName')} may act as my agent only after reaching the age of 18 years. Until then, the alternate agent named above may act. If no alternate agent is named or serves, I have no agent under this directive until then, but my instructions and this designation remain in effect. Complete the lines for an alternate agent before signing.`,
        ]
      : []),
    note`An owner, operator or employee of a residential or community care facility in which the principal receives care may be the agent only if related to the principal by blood, marriage or adoption (W.S. 35-22-403).`,
    lead`My agent may make any health care decision that I could make for myself, subject to Parts 2, 3 and 4. Among other things, my agent may:`,
    item`consent to, refuse or withdraw consent to any care, treatment, service or procedure that maintains, diagnoses or otherwise affects a physical or mental condition;`,
    item`make decisions about life-sustaining treatment, including artificial nutrition and hydration, and about orders not to resuscitate;`,
    item`select and discharge health care providers and institutions, and approve diagnostic tests, surgical procedures and programs of medication; and`,
    item`obtain and use my health care information and sign the forms needed for these decisions.`,
    p`My agent’s authority begins when my primary physician determines that I lack the capacity to make my own health care decisions, or, if that physician is not available, when my treating primary health care provider makes that determination (W.S. 35-22-403). It is suspended when I regain capacity. While I have capacity, I make my own decisions.`,
    p`My agent shall follow my instructions in this directive and my other wishes to the extent known to my agent. Otherwise, my agent shall decide in my best interest, considering my personal values to the extent known to my agent.`,
    p`Health information (HIPAA release). Every health care provider, health plan and other holder of my health information may disclose it to my agent, who shall be treated as I would be and as my personal representative under the Health Insurance Portability and Accountability Act of 1996 (HIPAA) and its regulations. Information needed to determine whether I have capacity may be disclosed from the date on which I sign. All other information may be disclosed once my agent’s authority has begun (W.S. 35-22-409). This release terminates when my agent’s authority is revoked or terminates.`,
    lead`If a court is to appoint a guardian of my person, I nominate the person whose name is written below. If no name is written, I make no nomination.`,
    fill('Nominee for guardian of my person'),
    WHICH_NOMINATION_CONTROLS,
  ]
}
