import { article, fill, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

export function terms(facts: Facts): Block[] {
  return [
    article('TERMS OF SERVICE'),
    section('Compensation and expenses'),
    facts.corporate
      ? p`A bank or trust company is paid by its published fee schedule in force when the services are given, a copy of which is attached. Any other trustee is entitled to reasonable compensation and may waive it. The Trustee shall give 60 days’ written notice of a change of rate (W.S. 4-10-708) and is reimbursed for expenses properly incurred (W.S. 4-10-709).`
      : p`The Trustee is entitled to reasonable compensation and may waive it, shall give 60 days’ written notice of a change of rate (W.S. 4-10-708), and is reimbursed for expenses properly incurred (W.S. 4-10-709).`,
    ...(facts.corporate ? [fill('Fee schedule attached (its date or edition)')] : []),
    section('Bond'),
    p`Bond is waived. No trustee, whether original or successor, need give bond unless a court requires it (W.S. 4-10-702).`,
    section('Resignation and removal'),
    p`The Trustee may resign by at least 30 days’ written notice to the qualified beneficiaries and the co-trustees, or with the approval of a court (W.S. 4-10-705). The Trustee may be removed as Article 12 of the Trust Agreement provides, or by a court on the grounds of W.S. 4-10-706.`,
    section('Changes of address'),
    p`The Trustee shall tell the qualified beneficiaries and the co-trustees of any change of the address or telephone number given in this Appointment.`,
    section('Governing law'),
    p`The law of Wyoming governs this Appointment.`,
  ]
}
