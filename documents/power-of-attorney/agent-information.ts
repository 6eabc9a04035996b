import { item, lead, p } from '../compose.ts'
import type { Block, Run } from '../model.ts'
import { personSignature } from '../wording/signature.ts'

export function agentInformation(principal: Run, agent: Run): Block[] {
  return [
    { kind: 'heading', text: 'IMPORTANT INFORMATION FOR AGENT', pageBreak: true },
    { kind: 'heading', text: 'AGENT’S DUTIES' },
    lead`When you accept the authority granted under this power of attorney, a special legal relationship is created between you and the principal. This relationship imposes upon you legal duties that continue until you resign or the power of attorney is terminated or revoked. You must:`,
    item`do what you know the principal reasonably expects you to do with the principal’s property or, if you do not know the principal’s expectations, act in the principal’s best interest;`,
    item`act in good faith;`,
    item`do nothing beyond the authority granted in this power of attorney; and`,
    item`disclose your identity as an agent whenever you act for the principal by writing or printing the name of the principal and signing your own name as agent in this manner: ${principal} by ${agent} as Agent.`,
    lead`Unless the Special Instructions in this power of attorney state otherwise, you must also:`,
    item`act loyally for the principal’s benefit;`,
    item`avoid conflicts that would impair your ability to act in the principal’s best interest;`,
    item`act with care, competence and diligence;`,
    item`keep a record of all receipts, disbursements and transactions made on behalf of the principal;`,
    item`cooperate with any person that has authority to make health care decisions for the principal to do what you know the principal reasonably expects or, if you do not know the principal’s expectations, to act in the principal’s best interest; and`,
    item`attempt to preserve the principal’s estate plan if you know the plan and preserving the plan is consistent with the principal’s best interest.`,
    { kind: 'heading', text: 'TERMINATION OF AGENT’S AUTHORITY' },
    lead`You must stop acting on behalf of the principal if you learn of any event that terminates this power of attorney or your authority under it. Such events include:`,
    item`death of the principal;`,
    item`the principal’s revocation of the power of attorney or your authority;`,
    item`the occurrence of a termination event stated in the power of attorney;`,
    item`the purpose of the power of attorney being fully accomplished; and`,
    item`if you are married to the principal, a legal action being filed with a court to end your marriage, or for your legal separation, unless the Special Instructions state that such an action will not terminate your authority.`,
    { kind: 'heading', text: 'LIABILITY OF AGENT' },
    p`The meaning of the authority granted to you is defined in the Uniform Power of Attorney Act (W.S. 3-9-101 through 3-9-403). If you violate that Act or act outside the authority granted, you may be liable for any damages caused by your violation.`,
    p`If there is anything about this document or your duties that you do not understand, you should seek legal advice.`,
    { kind: 'heading', text: 'ACCEPTANCE BY AGENT (OPTIONAL)' },
    lead`The law does not require the agent to sign. By signing, the agent states that the agent has read this information and accepts the authority that the principal has initialed.`,
    personSignature('Agent', agent),
  ]
}
