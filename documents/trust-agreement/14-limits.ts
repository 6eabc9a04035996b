import { termsOf } from '#domain/trust/overview/terms.ts'
import { article, item, lead, own, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { GRANTOR_TRUSTEE_ACKNOWLEDGES, grantorAsTrustee, reservedDecisions } from '../wording/grantor-as-trustee.ts'

function theGrantor(facts: Facts): Block[] {
  return [
    section('The Grantor as trustee'),
    ...(facts.grantorServes
      ? [...grantorAsTrustee(), GRANTOR_TRUSTEE_ACKNOWLEDGES]
      : [
          p`The Grantor is not a trustee. If the Grantor nevertheless acts as trustee, the Grantor shall not make or participate in a Reserved Decision, and only an Independent Trustee may make one.`,
        ]),
  ]
}

/** Kinds of decision by which a trustee could favor his or her own interest without any distribution. */
const about = ({ trust }: Facts) =>
  termsOf(trust).ownWords
    ? own('about a direction of the Grantor, or about a tax election, allocation or other choice,')
    : own('about a tax election, allocation or other choice')

/** Where a trustee's own descendants may be paid out of the same share, what holds for the trustee holds for them. */
const descendants = ({ trust }: Facts, words: string) => own(termsOf(trust).generations ? words : '')

export function limits(facts: Facts): Block[] {
  return [
    article('LIMITS ON TRUSTEES AND ON THE GRANTOR'),
    section('A trustee who is a Beneficiary'),
    p`${own(facts.grantorServes ? 'Subject to Section\u00A014.3, a' : 'A')} trustee who is a Beneficiary may participate in a discretionary distribution to or for himself or herself${descendants(facts, ', or to or for his or her own descendant,')} only to the extent needed for health, education, maintenance or support, and never in a distribution that would discharge his or her own legal obligation of support. Any other discretionary distribution to that trustee${descendants(facts, ' or descendant')} may be made only by an Independent Trustee.`,
    p`A trustee who is a Beneficiary shall not make or participate in a Reserved Decision ${about(facts)} that could affect the interest of that trustee or of a person whom that trustee is legally obligated to support. Only an Independent Trustee may make that decision.`,
    section('Reserved Decisions'),
    ...reservedDecisions(facts),
    p`A trustee who is the Grantor’s spouse shall not make or participate in a Reserved Decision about a transaction with the Grantor. Only an Independent Trustee may make that decision.`,
    ...theGrantor(facts),
    section('No benefit to the Grantor'),
    lead`Regardless of who is trustee:`,
    item`trust property shall not be used to pay the Grantor’s debts or to discharge the Grantor’s obligations of support, but the Trustee may pay a secured debt to the extent needed to protect trust property from the lien, and the Grantor shall promptly repay any part for which the Grantor is personally liable;`,
    item`the Grantor shall not purchase, exchange or otherwise deal with trust property for less than adequate consideration in money or money’s worth, and shall not borrow it without adequate interest and security;`,
    item`the Grantor has no power to substitute property;`,
    item`the Grantor has no right to occupy or use trust property except under a written lease at fair market rent;`,
    item`the Grantor shall not hold an incident of ownership, within the meaning of section 2042 of the Code, in a policy of insurance on the Grantor’s life that the Trust holds; and`,
    item`the Grantor shall not vote, directly or indirectly, stock of a controlled corporation, within the meaning of section 2036(b) of the Code, that the Trust holds.`,
    section('Conflicts of interest'),
    p`The Trustee shall administer the Trust solely in the interests of the Beneficiaries and shall comply with W.S. 4-10-802 as to conflicts of interest.`,
  ]
}
