import type { TrustRecord } from '#domain/trust/record.ts'
import { fill, item, lead, note, p } from '../compose.ts'
import type { Block } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'

export function agent(trust: TrustRecord): Block[] {
  return [
    { kind: 'heading', text: 'PART 1. AGENT FOR HEALTH CARE' },
    p`I name ${answer(trust, 'hcd_agentName')}, of ${answer(trust, 'hcd_agentAddress')}, as my agent to make health care decisions for me.`,
    fill('Agent’s telephone number'),
    lead`If I revoke that agent’s authority, or if that agent is not willing, able or reasonably available to decide for me, I name as my alternate agent:`,
    fill('Alternate agent, full legal name (if none, write “none”)'),
    fill('Alternate agent’s address'),
    fill('Alternate agent’s telephone number'),
    note`An owner, operator or employee of a residential or community care facility in which you receive care may be your agent only if related to you by blood, marriage or adoption (W.S. 35-22-403).`,
    lead`My agent may make every health care decision that I could make for myself, subject to Parts 2, 3 and 4. In particular my agent may:`,
    item`consent to, refuse or withdraw consent to any care, treatment, service or procedure that maintains, diagnoses or otherwise affects a physical or mental condition;`,
    item`decide on life-sustaining treatment, including artificial nutrition and hydration, and on orders not to resuscitate;`,
    item`choose and discharge health care providers and institutions, and approve diagnostic tests, operations and programs of medication;`,
    item`obtain and use my health care information and sign forms that are needed for these decisions.`,
    p`My agent’s authority begins when my primary physician determines that I lack the capacity to make my own health care decisions, or, if that physician is not available, when the primary health care provider who treats me determines it (W.S. 35-22-403). It ends when I have regained capacity. While I have capacity, I decide.`,
    p`My agent shall follow my instructions in this directive and my other wishes as far as my agent knows them. Otherwise my agent shall decide in my best interest, taking account of my personal values as far as my agent knows them.`,
    p`Health information (HIPAA release). Every health care provider, health plan and other holder of my health information may disclose it to my agent, who is to be treated as I would be and as my personal representative under the Health Insurance Portability and Accountability Act of 1996 (HIPAA) and its regulations. Information that is needed to determine whether I have capacity may be disclosed from the day on which I sign; all other information, once my agent’s authority has begun (W.S. 35-22-409). This release ends when my agent’s authority is revoked or ends.`,
    lead`If a court is to appoint a guardian of my person, I nominate the person whose name is written here. If no name is written here, I nominate nobody.`,
    fill('Nominee for guardian of my person'),
  ]
}
