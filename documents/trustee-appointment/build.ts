import type { TrustRecord } from '#domain/trust/record.ts'
import { article, fill, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import { factsOf } from '../facts.ts'
import type { Block, Doc } from '../model.ts'
import { trustPaper } from '../trust-paper.ts'
import { mayBeOrganization } from '../wording/trustee-nature.ts'
import { acceptance } from './acceptance.ts'
import { appointment } from './appointment.ts'
import { duties } from './duties.ts'
import { signing } from './signing.ts'
import { standing } from './standing.ts'
import { successors } from './successors.ts'

function terms(facts: Facts): Block[] {
  return [
    article('TERMS OF SERVICE'),
    section('Compensation and expenses'),
    mayBeOrganization(facts)
      ? p`A bank or trust company serving as trustee is entitled to compensation under its published fee schedule in effect when the services are rendered. A bank or trust company shall attach a copy of its current schedule. Any other trustee is entitled to reasonable compensation and may waive it. The Trustee shall give 60 days’ written notice of a change in rate (W.S. 4-10-708) and is entitled to reimbursement of expenses properly incurred (W.S. 4-10-709).`
      : p`The Trustee is entitled to reasonable compensation and may waive it. The Trustee shall give 60 days’ written notice of a change in rate (W.S. 4-10-708) and is entitled to reimbursement of expenses properly incurred (W.S. 4-10-709).`,
    ...(mayBeOrganization(facts) ? [fill('Fee schedule attached, its date or edition (if none, write “none”)')] : []),
    section('Bond'),
    p`Bond is waived. No original or successor trustee is required to give bond unless a court requires it (W.S. 4-10-702).`,
    section('Resignation and removal'),
    p`The Trustee may resign by giving at least 30 days’ written notice to the qualified beneficiaries and the co-trustees, or with the approval of a court (W.S. 4-10-705). The Trustee may be removed as Article 12 of the Trust Agreement provides, or by a court on the grounds stated in W.S. 4-10-706.`,
    section('Predecessors'),
    p`The liability of a successor trustee for the acts and omissions of a former trustee is limited as Article 12 of the Trust Agreement provides. A successor trustee is not required to examine the accounts of a former trustee except as that Article requires.`,
    section('Notices'),
    p`A notice under this Appointment shall be in writing and shall be given in the manner that Article 21 of the Trust Agreement provides. A notice to a trustee shall be sent to the address stated in this Appointment or to an address that the trustee has since given in writing. The Trustee shall notify the qualified beneficiaries and the co-trustees of a change of address or telephone number.`,
    section('Governing law and courts'),
    p`The law of Wyoming governs this Appointment. By accepting the office, each trustee submits to the jurisdiction of the courts of Wyoming in every matter that concerns the Trust.`,
  ]
}

/** The Trustee Appointment and Acceptance, with the successor's optional consent to serve. */
export function trusteeAppointment(trust: TrustRecord): Doc {
  const facts = factsOf(trust)
  return trustPaper('Trustee Appointment and Acceptance', facts, [
    ...appointment(facts),
    ...acceptance(facts),
    ...duties(),
    ...standing(facts),
    ...successors(facts),
    ...terms(facts),
    ...signing(facts),
  ])
}
