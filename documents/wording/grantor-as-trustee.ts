import { item, lead, note, p } from '../compose.ts'
import type { Block } from '../model.ts'

/** What a grantor who serves as trustee may do, in every document the same. */
export const ADMINISTRATIVE_POWERS_ONLY: Block = p`While the Grantor is a trustee, the Grantor has administrative powers only: to keep, invest and insure the trust property, keep records, give notices and reports, pay expenses, make the distributions that are required and left to no one’s discretion, and sign for the Trust. These powers are held for the Beneficiaries only.`

/** What is kept from a grantor who serves as trustee, and what holds until another trustee can do it. */
export const INDEPENDENT_TRUSTEE_DECIDES: readonly Block[] = [
  lead`Only an Independent Trustee may:`,
  item`decide on any discretionary distribution of income or principal, hold back a distribution, or choose a Charity;`,
  item`exercise a power over insurance on the Grantor’s life;`,
  item`vote stock of a corporation that is controlled within the meaning of section 2036(b) of the Code;`,
  item`make a tax election, allocation or decision that could shift benefits among Beneficiaries or affect the Grantor’s own taxes;`,
  item`make a distribution in further trust.`,
  p`Until an Independent Trustee has accepted, no discretionary distribution shall be made, and income that is not required to be distributed is added to principal.`,
]

/** The warning that a grantor signs who serves as trustee. */
export const GRANTOR_TRUSTEE_ACKNOWLEDGES: Block = note`The Grantor acknowledges the following. A grantor is not a qualified trustee under W.S. 4-10-103(a)(xxxv). A grantor who keeps, as trustee, a power over who enjoys the property may cause it to be included in the grantor’s taxable estate (Code sections 2036(a)(2) and 2038(a)(1)). Control kept by the person who transfers property is a sign of intent to defraud creditors that W.S. 34-14-205(b) lists. The Grantor has had the opportunity to ask a lawyer about these points before signing.`
