import { lead, own, p } from '../compose.ts'
import type { Block } from '../model.ts'
import { initialsTable } from '../wording/initials-table.ts'

/** The acts that need an express grant, W.S. 3-9-201(a). */
const ACTS = [
  'Create, amend, revoke or terminate an inter vivos trust',
  'Make a gift, subject to the limitations of the Uniform Power of Attorney Act (W.S. 3-9-217) and any special instructions in this power of attorney',
  'Create or change rights of survivorship',
  'Create or change a beneficiary designation',
  'Authorize another person to exercise the authority granted under this power of attorney',
  'Waive the principal’s right to be a beneficiary of a joint and survivor annuity, including a survivor benefit under a retirement plan',
  'Exercise fiduciary powers that the principal has authority to delegate',
  'Disclaim or refuse an interest in property, including a power of appointment',
]

export function specificAuthority(): Block[] {
  return [
    { kind: 'heading', text: 'GRANT OF SPECIFIC AUTHORITY (OPTIONAL)' },
    p`My agent MAY NOT do any of the following specific acts for me UNLESS I have INITIALED the specific authority listed below:`,
    lead`(CAUTION: Granting any of the following will give your agent the authority to take actions that could significantly reduce your property or change how your property is distributed at your death. INITIAL ONLY the specific authority you WANT to give your agent.)`,
    initialsTable('Specific authority, granted only where initialed', 'Specific act', ACTS.map(own)),
    { kind: 'heading', text: 'LIMITATION ON AGENT’S AUTHORITY' },
    p`An agent that is not my ancestor, spouse or descendant MAY NOT use my property to benefit the agent or a person to whom the agent owes an obligation of support unless I have included that authority in the Special Instructions.`,
  ]
}
