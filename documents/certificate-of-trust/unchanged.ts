import { lead, own, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { initialsTable } from '../wording/initials-table.ts'
import { prose, value } from '../wording/value.ts'

/** How the terms of an irrevocable trust can change without a power of its grantor. */
const SOURCES = [
  'Nonjudicial settlement agreement (W.S. 4-10-111)',
  'Order of a court (W.S. 4-10-412)',
  'Act of the Trustee within the Trustee’s administrative powers',
  'Act of a trust protector under Article\u00A017 of the Trust Agreement (W.S. 4-10-710)',
]

function amendments(facts: Facts): Block[] {
  const { hasAmendments, amendmentDetails } = facts.trust.certificateData ?? {}
  if (hasAmendments === false) return [p`There is no amendment to the Trust Agreement.`]
  if (hasAmendments !== true) return []
  const told = prose(amendmentDetails, { field: 'certificateData' })
  const missing = value(undefined, '[Amendment Details]', { field: 'certificateData', label: 'Amendment details' })
  return [
    lead`The terms of the Trust have been changed as described here:`,
    ...(told.length > 0 ? told : [missing]).map((runs): Block => ({ kind: 'paragraph', runs, look: 'quote' })),
    p`The Grantor holds no power to amend the Trust Agreement (W.S. 4-10-602(a)), and no amendment by the Grantor is certified. The change was made in the manner that the Trustee initials below, and the representations in this certificate are correct with the change taken into account.`,
    initialsTable('Manner in which the change was made (initial each that applies)', 'Manner', SOURCES.map(own)),
  ]
}

/** The statement that W.S. 4-10-1014 demands, and what a person may ask for and rely on. */
export function unchanged(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'NOT REVOKED, MODIFIED OR AMENDED' },
    p`The Trust has not been revoked, modified or amended in any manner that would cause the representations in this certificate to be incorrect.`,
    ...amendments(facts),
    { kind: 'heading', text: 'EXCERPTS AND RELIANCE' },
    p`This certificate does not contain the dispositive terms of the Trust, and W.S. 4-10-1014 does not require them. Upon request, the Trustee shall furnish copies of those excerpts from the Trust Agreement and any later amendment that designate the trustee and confer on the trustee the power to act in the pending transaction.`,
    p`W.S. 4-10-1014 protects a person who acts in good faith in reliance on this certificate, without knowledge that a representation in it is incorrect. A person who in bad faith demands the entire trust agreement in addition to this certificate or those excerpts may be liable for damages under that section.`,
  ]
}
