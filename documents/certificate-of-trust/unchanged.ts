import { lead, own, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { initialsTable } from '../wording/initials-table.ts'
import { prose, value } from '../wording/value.ts'

/** How the terms of an irrevocable trust can change without a power of its grantor. */
const SOURCES = [
  'Nonjudicial settlement agreement (W.S. 4-10-111)',
  'Order of a court (W.S. 4-10-412 and 4-10-414 through 4-10-417)',
  'Act of the Trustee within the Trustee’s administrative powers, including a division or combination of trusts (W.S. 4-10-418)',
  'Distribution in further trust (Article\u00A013; W.S. 4-10-816)',
  'Change of trustee (Article\u00A012)',
  'Act of a trust protector (Article\u00A017; W.S. 4-10-710)',
]

function amendments(facts: Facts): Block[] {
  const { hasAmendments, amendmentDetails } = facts.trust.certificateData ?? {}
  if (hasAmendments === false) return [p`There is no amendment to the Trust Agreement.`]
  if (hasAmendments !== true) return []
  const described = prose(amendmentDetails, { field: 'certificateData' })
  const missing = value(undefined, '[Amendment Details]', { field: 'certificateData', label: 'Amendment details' })
  return [
    lead`A change concerning the Trust is reported as follows:`,
    ...(described.length > 0 ? described : [missing]).map(
      (runs): Block => ({ kind: 'paragraph', runs, look: 'quote' }),
    ),
    p`The Grantor holds no power to amend the Trust Agreement (W.S. 4-10-602(a)), and no amendment by the Grantor is certified. The change was made in the manner that the Trustee initials below, and the representations in this certificate are correct with the change taken into account. If the change was made in none of these ways, it had no effect and this certificate shall not be signed.`,
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
    p`W.S. 4-10-1014 protects a person who acts in good faith in reliance on this certificate, without knowledge that a representation in it is incorrect. A person who in bad faith demands the entire Trust Agreement in addition to this certificate or those excerpts may be liable for damages under that section.`,
    p`Under the Trust Agreement, a person, other than the Grantor, who deals with the Trustee in good faith is not required to inquire whether the Trustee is acting properly, including whether consideration is adequate, or to see to the application of money paid to the Trustee.`,
  ]
}
