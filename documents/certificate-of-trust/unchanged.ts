import { lead, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { prose, value } from '../wording/value.ts'

function amendments(facts: Facts): Block[] {
  const { hasAmendments, amendmentDetails } = facts.trust.certificateData ?? {}
  if (hasAmendments === false) return [p`There is no amendment to the Trust Agreement.`]
  if (hasAmendments !== true) return []
  const told = prose(amendmentDetails, { field: 'certificateData' })
  const missing = value(undefined, '[Amendment Details]', { field: 'certificateData', label: 'Amendment details' })
  return [
    lead`The terms of the Trust have been changed as follows, and the representations in this certificate are correct with these changes taken into account:`,
    ...(told.length > 0 ? told : [missing]).map((runs): Block => ({ kind: 'paragraph', runs, look: 'quote' })),
  ]
}

/** The statement that W.S. 4-10-1014 demands, and what a person may ask for and rely on. */
export function unchanged(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'NOT REVOKED, MODIFIED OR AMENDED' },
    p`The Trust has not been revoked, modified or amended in any manner that would cause the representations in this certificate to be incorrect.`,
    ...amendments(facts),
    { kind: 'heading', text: 'EXCERPTS AND RELIANCE' },
    p`This certificate does not contain the dispositive terms of the Trust, and W.S. 4-10-1014 does not require them. To a person who asks, the Trustee will furnish copies of those excerpts from the Trust Agreement, and from any later amendment, that designate the trustee and give the trustee the power to act in the pending transaction.`,
    p`W.S. 4-10-1014 protects a person who acts in good faith in reliance on this certificate, without knowledge that a representation in it is incorrect. A person who demands the whole trust agreement in bad faith, in addition to this certificate or these excerpts, can be liable for damages under the same section.`,
  ]
}
