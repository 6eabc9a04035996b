import { article, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { mayBeOrganization } from '../wording/trustee-nature.ts'

export function compensation(facts: Facts): Block[] {
  return [
    article('COMPENSATION, BOND AND LIABILITY'),
    section('Compensation'),
    mayBeOrganization(facts)
      ? p`A bank or trust company serving as trustee is entitled to compensation under its published fee schedule in effect when the services are rendered. Any other trustee is entitled to reasonable compensation and may waive it. The Trustee shall give 60 days’ written notice of a change in rate (W.S. 4-10-708).`
      : p`The Trustee is entitled to reasonable compensation and may waive it. The Trustee shall give 60 days’ written notice of a change in rate (W.S. 4-10-708).`,
    section('Expenses of the Trustee'),
    p`The Trustee is entitled to reimbursement from the trust property of expenses properly incurred (W.S. 4-10-709).`,
    section('Bond'),
    p`No original or successor trustee is required to give bond unless a court requires it (W.S. 4-10-702).`,
    section('Liability'),
    p`A trustee is liable only for a breach of trust committed in bad faith, with reckless indifference to the purposes of the Trust or the interests of the Beneficiaries, or by failing to use reasonable care. Nothing in this Agreement relieves a trustee of liability to the extent that W.S. 4-10-1008 prohibits it.`,
    section('Reliance'),
    p`A trustee who acts in reasonable reliance on the terms of this Agreement is not liable for a breach of trust to the extent that the breach results from that reliance.`,
  ]
}
