import { termsOf } from '#domain/trust/distribution-terms.ts'
import { article, fill, fixed, item, lead, leadNote, note, p, section } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block } from '../model.ts'
import { requiresCoTrustee, SCHEDULE_A, SCHEDULE_B } from '../wording/parties.ts'
import {
  grantorAcknowledgment,
  grantorSignature,
  trusteeAcknowledgments,
  trusteeSignatures,
  witness,
} from '../wording/signatures.ts'

function spouseNote(facts: DocumentValues): Block[] {
  return facts.beneficiaries.some(({ relationship }) => relationship === 'spouse')
    ? [
        note`Schedule A - Beneficiary Schedule describes a Beneficiary as the Grantor’s spouse. If income may be distributed to a grantor’s spouse, the grantor is usually taxed on that income. A tax adviser should confirm how this applies.`,
      ]
    : []
}

export function tax(facts: DocumentValues): Block[] {
  return [
    article('TAX PROVISIONS'),
    section('Intent'),
    p`The Grantor, ${facts.grantor.name}, intends that each transfer to the Trust be a completed gift for federal gift tax purposes, and that no trust property be included in the Grantor’s gross estate for federal estate tax purposes. This Agreement shall be construed to carry out this intent, and a power that would defeat it shall not be exercised.`,
    section('Returns'),
    p`The Grantor is responsible for any federal gift tax return (Form 709) for a transfer to the Trust. The Trustee is responsible for the income tax returns of the Trust. This Agreement gives no Beneficiary a right to withdraw a contribution. Whether a contribution is a gift of a present interest depends on Article 5.`,
    section('Generation-skipping transfer tax'),
    p`The Trustee may divide a trust so that each separate trust has a single inclusion ratio for the federal generation-skipping transfer tax, may hold property of different ratios separately, and may make distributions from one separate trust rather than another. The Grantor’s exemption from that tax is allocated on the Grantor’s gift tax return unless the law allocates it automatically. Property received under the Grantor’s will may be held as a separate trust on the same terms.${fixed(termsOf(facts.trust).generations ? ' A distribution to a grandchild or more remote descendant of the Grantor, or the death of a child of the Grantor, may be an event to which that tax applies.' : '')}`,
    section('Income tax'),
    p`The Trust is a separate taxpayer except to the extent that the Code treats the Grantor as its owner. The Trustee shall not reimburse the Grantor for income tax on the income of the Trust.`,
    ...spouseNote(facts),
    section('Allocation of taxes'),
    p`A tax on a distribution or on the termination of an interest shall be charged to the property that gives rise to it. No tax of the Grantor’s estate shall be paid from the trust property unless the law requires it.`,
    section('No promise of a result'),
    p`This Agreement does not promise any tax result. It does not state that a transfer qualifies for a charitable deduction. Property given to the Trust generally retains the Grantor’s basis for income tax purposes. Another state or country may tax the Trust because the Grantor, a trustee or a Beneficiary resides there.`,
  ]
}

export function noContest(): Block[] {
  return [
    article('NO CONTEST'),
    section('Contest of validity'),
    p`A Beneficiary who commences a judicial proceeding to have this Agreement, or a transfer of property to the Trust, declared invalid, and who does not prevail, forfeits every interest in the Trust. The forfeited interest passes under Article 9 as if the Beneficiary had died, or in the case of a charity had ceased to exist, on the date on which the proceeding was commenced.`,
    section('Acts that are not a contest'),
    lead`The following do not constitute a contest or cause a forfeiture:`,
    item`asking a court to construe this Agreement or to instruct the Trustee;`,
    item`requesting information, a report or an accounting;`,
    item`alleging a breach of trust, or seeking the removal of a trustee or the review of a fee;`,
    item`joining in a nonjudicial settlement agreement, or seeking a modification that the Act allows; and`,
    item`giving truthful testimony, or responding to a proceeding that another person has commenced.`,
    section('Others not affected'),
    p`A contest causes a forfeiture only of the interest of the Beneficiary who brings it. A contest brought by a parent or other representative causes no forfeiture of the interest of a minor, an Incapacitated person or a person not yet born, and the descendants of a Beneficiary who forfeits an interest take in that Beneficiary’s place as Article 9 provides.`,
  ]
}

export function governingLaw(): Block[] {
  return [
    article('GOVERNING LAW, PLACE AND DISPUTES'),
    section('Governing law'),
    p`The law of Wyoming governs the validity, construction and administration of the Trust, without regard to its rules on conflict of laws. Title to land outside Wyoming is governed by the law of the place where the land lies, to the extent that the law of that place so requires.`,
    section('Place of administration'),
    p`Except as this Article permits, the principal place of administration shall be in the State of Wyoming (W.S. 4-10-108).`,
    fill('County of administration in Wyoming'),
    section('Change of place'),
    p`The Trustee may move the principal place of administration, by 60 days’ written notice to the qualified beneficiaries, if Article 12 remains satisfied and the move does not shorten the duration of the Trust, weaken Article 10 or cause a tax that can reasonably be avoided. The law of Wyoming continues to govern validity and construction.`,
    section('Courts'),
    p`The courts of Wyoming have jurisdiction over the Trust. A document filed with a court shall be filed under seal as W.S. 4-10-205 provides.`,
    section('Mediation'),
    p`Before filing an action, the parties to a dispute about the Trust are requested to attempt to resolve it with a mediator whom they select by agreement. A person who does not do so forfeits no right.`,
  ]
}

export function general(): Block[] {
  return [
    article('GENERAL PROVISIONS'),
    section('Entire agreement'),
    p`This Agreement, with ${SCHEDULE_A} and ${SCHEDULE_B}, states all the terms of the Trust.`,
    section('Severability'),
    p`If a provision is invalid or cannot be carried out, the other provisions remain in effect and shall be construed to carry out the purpose of the Trust.`,
    section('Persons who deal with the Trustee'),
    p`A person, other than the Grantor, who deals with the Trustee in good faith may rely on a certification of trust under W.S. 4-10-1014 and is not required to inquire whether the Trustee is acting properly or whether the consideration is adequate, or to see to the application of money paid to the Trustee.`,
    section('Notices'),
    p`A notice under this Agreement shall be in writing and shall be delivered by hand, by mail or courier to the last known address, or by electronic means to an address that the recipient has given for that purpose.`,
    section('Copies and originals'),
    p`This Agreement may be signed in counterparts, which together are one instrument. To the extent the law permits, a copy of a signed original has the same effect as the original.`,
    section('Advice'),
    p`Each person who signs has read this Agreement and has had the opportunity to consult an attorney and a tax adviser of that person’s choice. This Agreement was prepared with an online service that is not a law firm, has given no legal or tax advice, and is not a party to this Agreement.`,
  ]
}

export function execution(facts: DocumentValues): Block[] {
  const effective = fixed(
    requiresCoTrustee(facts)
      ? 'the Grantor has signed, property has been transferred to the Trustee, and the co-trustee named in Article 12 has accepted'
      : 'the Grantor has signed and property has been transferred to the Trustee',
  )
  return [
    article('EXECUTION'),
    section('Signatures'),
    p`The Grantor and each trustee sign this Agreement on the dates beside their signatures. This Agreement is dated as of ${facts.trustDate} and takes effect when ${effective}. By signing, each trustee accepts the Trust, acknowledges receipt of a copy of this Agreement, and agrees to administer the Trust on its terms.`,
    leadNote`Sign in ink. Each person who signs must write the date by hand. Initial ${SCHEDULE_A} and ${SCHEDULE_B} as well. The law does not require witnesses or a notary for this Agreement, but both help to prove its execution.`,
    grantorSignature(facts),
    ...trusteeSignatures(facts),
    section('Witnesses'),
    lead`Witnesses are optional. Each person who signs below as a witness saw the Grantor sign and is not a party, a Beneficiary or the notarial officer.`,
    witness('First', true),
    witness('Second', true),
    section('Acknowledgments'),
    leadNote`The notarial officer fills in the state and county in which the act is performed. The officer may not be a party to this Agreement, a Beneficiary or another person named in it, or be married to one of them (W.S. 32-3-123).`,
    grantorAcknowledgment(facts),
    ...trusteeAcknowledgments(facts),
  ]
}
