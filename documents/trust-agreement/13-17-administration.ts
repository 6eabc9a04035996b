import { stateOf } from '#domain/formats/us-state.ts'
import { termsOf } from '#domain/trust/distribution-terms.ts'
import { article, fill, fixed, item, lead, leadNote, p, section } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block } from '../model.ts'
import { isWide } from '../wording/distribution.ts'
import { ACTING_BENEFICIARIES, mayBeOrganization } from '../wording/parties.ts'
import {
  GRANTOR_TRUSTEE_ACKNOWLEDGES,
  grantorAsTrustee,
  PARTICULAR_POWERS,
  reservedDecisions,
} from '../wording/trustee-powers.ts'

export function powers(): Block[] {
  return [
    article('TRUSTEE POWERS'),
    section('Powers under the Act'),
    p`Except as this Agreement limits them, the Trustee has the powers that W.S. 4-10-815 and 4-10-816 confer on a trustee, as in effect on the date of this Agreement and as later enlarged. Those powers are incorporated by reference, and the Trustee may exercise them without court approval.`,
    section('Particular powers'),
    lead`Without limiting those powers, the Trustee may:`,
    ...PARTICULAR_POWERS.map(({ power }) => power),
    section('Distribution in further trust'),
    p`An Independent Trustee, and no other trustee, may distribute property in further trust as W.S. 4-10-816(a)(xxviii) permits, if the further trust benefits only Beneficiaries, confers no interest or power on the Grantor, preserves the spendthrift protection of Article 10, is consistent with the purpose of the Trust, and does not postpone vesting beyond the time that Article 11 allows.`,
    section('Expenses'),
    p`The Trustee shall pay the reasonable expenses of the Trust from the trust property.`,
  ]
}

function theGrantor(facts: DocumentValues): Block[] {
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
const about = ({ trust }: DocumentValues) =>
  termsOf(trust).ownWords
    ? fixed('about a direction of the Grantor, or about a tax election, allocation or other choice,')
    : fixed('about a tax election, allocation or other choice')

/** Where a trustee's own descendants may be paid out of the same share, what holds for the trustee holds for them. */
const descendants = ({ trust }: DocumentValues, words: string) => fixed(termsOf(trust).generations ? words : '')

/** Sole and absolute discretion in favor of another could be a gift by the trustee who shares in the property. */
const toOthers = ({ trust }: DocumentValues): Block[] =>
  isWide(termsOf(trust))
    ? [
        p`A trustee who is a Beneficiary shall not participate in a discretionary distribution to any other person from property in which that trustee has an interest, except for health, education, maintenance or support. Any other such distribution may be made only by an Independent Trustee.`,
      ]
    : []

export function limits(facts: DocumentValues): Block[] {
  return [
    article('LIMITS ON TRUSTEES AND ON THE GRANTOR'),
    section('A trustee who is a Beneficiary'),
    p`${fixed(facts.grantorServes ? 'Subject to Section\u00A014.3, a' : 'A')} trustee who is a Beneficiary may participate in a discretionary distribution to or for himself or herself${descendants(facts, ', or to or for his or her own descendant,')} only to the extent needed for health, education, maintenance or support, and never in a distribution that would discharge his or her own legal obligation of support. Any other discretionary distribution to that trustee${descendants(facts, ' or descendant')} may be made only by an Independent Trustee.`,
    ...toOthers(facts),
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

/** Article 20 places the administration in Wyoming; an address elsewhere cannot be where it stays. */
function administeredAt({ adminAddress }: DocumentValues): Block[] {
  const state = stateOf(adminAddress.text)
  const change = fixed(
    ' The Trustee may change the address by notice to the qualified beneficiaries, subject to Articles 12 and 20.',
  )
  if (state === undefined || state === 'Wyoming')
    return [p`The initial address of administration is ${adminAddress}.${change}`]
  return [
    p`From the time when property is first transferred to the Trustee, the Trust is administered at the address in Wyoming written below, as Articles 12 and 20 require. The address ${adminAddress} is outside Wyoming. It is the Trustee’s address for notices and is not the place of administration.${change}`,
    leadNote`Complete the line before this Agreement is signed.`,
    fill('Address of administration in Wyoming'),
  ]
}

export function dutiesAndAccounts(facts: DocumentValues): Block[] {
  return [
    article('DUTIES, NOTICES AND ACCOUNTS'),
    section('Standard'),
    p`The Trustee shall administer the Trust in good faith and with loyalty, impartiality and prudence as the Act requires, shall keep the trust property separate from other property, and shall keep adequate records (W.S. 4-10-802 through 4-10-804 and 4-10-810).`,
    section('Notices'),
    lead`The Trustee shall give the qualified beneficiaries the notices and documents that W.S. 4-10-813 requires. This Agreement does not waive any of them. They include:`,
    item`within 60 days after accepting, notice of the acceptance and of the Trustee’s name, address and telephone number;`,
    item`within 60 days after learning that the Trust exists, notice of its existence, of the Grantor’s identity, and of the right to a copy of this Agreement and to reports;`,
    item`advance notice of a change in the method or rate of the Trustee’s compensation; and`,
    item`upon request, a copy of this Agreement.`,
    section('Annual report'),
    p`At least once a year, and when the Trust ends, the Trustee shall send each qualified beneficiary a report of the trust property (and its value, if known), liabilities, receipts and disbursements, and of the source and amount of the Trustee’s compensation. A Beneficiary may waive a report and may withdraw a waiver.`,
    section('Administrative address'),
    ...administeredAt(facts),
  ]
}

export function compensation(facts: DocumentValues): Block[] {
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
    p`A trustee who acts in good faith and with reasonable care is not liable for an error of judgment. This does not excuse a breach of the duty of loyalty. Nothing in this Agreement relieves a trustee of liability to the extent that W.S. 4-10-1008 prohibits it.`,
    section('Reliance'),
    p`A trustee who acts in reasonable reliance on the terms of this Agreement is not liable for a breach of trust to the extent that the breach results from that reliance.`,
  ]
}

export function protector(): Block[] {
  return [
    article('TRUST PROTECTOR (OPTIONAL)'),
    section('Appointment of a trust protector'),
    p`The provisions of this Article concerning a trust protector confer no power until a trust protector has been named and has accepted in writing. The line below may be completed before this Agreement is signed. After that, a trust protector may be appointed only by a written instrument signed by an Independent Trustee or by a majority of ${ACTING_BENEFICIARIES}, and never by the Grantor.`,
    fill('Trust protector (leave blank if none)'),
    section('Who may serve'),
    p`A trust protector shall be disinterested. None of the following may serve: the Grantor, a Beneficiary, a trustee, or a person related or subordinate to any of them. For this purpose, section 672(c) of the Code is read as if each of them were the grantor.`,
    section('Powers'),
    lead`A trust protector in office may, by signed instrument delivered to the Trustee (W.S. 4-10-710):`,
    item`remove a trustee and appoint an Independent Trustee in that trustee’s place;`,
    item`amend the administrative or tax provisions of this Agreement to respond to a change in the law or, without postponing the Termination Date, to conform to the law of perpetuities;`,
    item`change the principal place of administration to the extent that the Trustee could do so under Article 20; and`,
    item`approve the Trustee’s accounts.`,
    section('Limits'),
    p`A trust protector shall not exercise a power so as to confer an interest on the Grantor, the trust protector, or the estate or creditors of either, add a Beneficiary, change who takes or in what shares, or weaken Article 3 or 10.`,
    section('Duty and vacancy'),
    p`A trust protector is a fiduciary to the extent of these powers (W.S. 4-10-711). A trust protector may resign by 30 days’ written notice to the Trustee. While the office is vacant, no one may exercise these powers. A vacancy may be filled in the same manner as the first appointment after signing.`,
    section('Investment advisor'),
    p`Whether or not a trust protector serves, the Trustee and the qualified beneficiaries may, by signed instrument, appoint an investment advisor under W.S. 4-10-712, who is a fiduciary as to the powers conferred. The Grantor shall not be the investment advisor. An investment advisor has no power over distributions.`,
  ]
}
