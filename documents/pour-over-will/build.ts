import { isWyomingCounty } from '#domain/formats/address.ts'
import { sameName } from '#domain/formats/names.ts'
import { stateOf } from '#domain/formats/us-state.ts'
import { termsOf } from '#domain/trust/distribution-terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { article, companion, fill, fixed, item, lead, leadNote, p, section, sentence } from '../compose.ts'
import { type DocumentValues, documentValuesOf } from '../document-values.ts'
import { RULE } from '../lines.ts'
import type { Block, Doc } from '../model.ts'
import { answer, value } from '../wording/answer.ts'
import { ifAdult, namedTrust, officeOf, ofOnesOwnName, trusteesNamedIn } from '../wording/parties.ts'
import { personSignature, venue, witnessesTogether } from '../wording/signatures.ts'
import { asWyomingLaw, outsideWyoming } from '../wording/wyoming.ts'
import { family, guardian } from './family.ts'

export function executor(trust: TrustRecord): Block[] {
  return [
    article('EXECUTOR'),
    section('Nomination'),
    p`I nominate ${answer(trust, 'executorName')}, of ${answer(trust, 'executorAddress')}${ifAdult(trust, 'executorName', 'if an adult at my death')}, as executor of this will. If that person does not survive me${ifAdult(trust, 'executorName', 'is not then an adult')}, fails to qualify or ceases to serve, I nominate as alternate executor the person whose name is written below before I sign. ${asWyomingLaw(trust.testatorAddress, 'If no name is written, or the alternate does not serve,')} the court shall appoint an administrator in the order stated in W.S. 2-6-208.`,
    ...ofOnesOwnName(trust, 'executorName'),
    fill('Alternate executor, full legal name (if none, write “none”)'),
    fill('Address of alternate executor'),
    section('Who may serve'),
    p`${asWyomingLaw(trust.testatorAddress, 'An executor')} shall be a resident and citizen of the United States, or a bank or trust company, and an executor who is not a resident of Wyoming shall appoint an agent in Wyoming for service of process (W.S. 2-11-301).`,
    section('No bond'),
    p`I expressly direct that no executor or alternate executor be required to furnish bond or other security in any jurisdiction (W.S. 2-3-111).`,
    section('Powers'),
    lead`In addition to the powers conferred by law, my executor may, without court approval to the extent the law permits:`,
    item`take possession of, retain, insure, sell, lease, mortgage and exchange real and personal property;`,
    item`continue, reorganize, sell or close a business;`,
    item`settle, contest or abandon claims in favor of or against my estate;`,
    item`employ and pay attorneys, accountants, appraisers and other advisers;`,
    item`file tax returns and make tax elections, including allocations of tax exemptions;`,
    item`distribute in cash or in kind, and deal with the Trustee even if the executor is also the Trustee; and`,
    item`apply for ancillary administration of property located outside the state of my domicile, or cause another person to be appointed there.`,
    section('Digital assets'),
    p`My executor may access and manage my digital assets. I consent to the disclosure of the content of my electronic communications to my executor (W.S. 2-3-1001 and following). A direction that I give with an online tool controls to the extent that W.S. 2-3-1004 provides.`,
  ]
}

const EXCEPT_IN_TRUST = sentence`Except as Articles 3 and 4 provide, I intentionally make no gift or other provision in this will for any child of mine, whether named in this will or not, and whether born or adopted before or after I sign it. A child of mine who is a beneficiary of the Trust benefits under its terms`

/** The trust and the will treat children born or adopted later alike, where the testator is the trust's grantor. */
function children({ trust, afterbornShare }: DocumentValues): Block[] {
  if (!sameName(trust.testatorName, trust.grantorName)) return []
  return [
    section('Children'),
    afterbornShare
      ? p`${EXCEPT_IN_TRUST}, and a child who is born to me after the date of the Trust, or whom I legally adopt after that date and before the child is 18 years old, benefits as the Trust provides.`
      : p`${EXCEPT_IN_TRUST}. For a child who is born to me, or legally adopted by me, after the date of the Trust, I intentionally make no provision in this will or in the Trust, except ${fixed(termsOf(trust).ownWords ? 'as my direction in the Trust expressly provides and except ' : '')}that I do not exclude that child from the heirs who take if every other gift fails, or from the descendants and heirs who take in default under the Trust.`,
  ]
}

const ELSEWHERE = sentence`law of Wyoming governs the interpretation of this will to the extent the law of my domicile permits. I understand that the law of my domicile may govern the validity of this will, the rights of a surviving spouse and of children, the appointment of the executor and the proof of this will.`

function law(testatorAddress: string | undefined): Block {
  const state = stateOf(testatorAddress)
  if (state === 'Wyoming') return p`The law of Wyoming governs this will.`
  return state === undefined
    ? p`If I am domiciled in Wyoming, the law of Wyoming governs this will. If I am not, the ${ELSEWHERE}`
    : p`I am domiciled outside Wyoming. The ${ELSEWHERE}`
}

export function general(facts: DocumentValues): Block[] {
  return [
    article('GENERAL PROVISIONS'),
    ...children(facts),
    section('Other persons'),
    p`Except as this will provides, I make no gift in this will to any person, whether or not related to me. The beneficiaries of the Trust benefit under its terms.`,
    section('Governing law and advice'),
    law(facts.trust.testatorAddress),
    p`If a provision of this will is invalid, the other provisions remain in effect. I have read this will and have had the opportunity to consult an attorney of my choice. This will was prepared with an online service that is not a law firm and has given no legal advice.`,
  ]
}

function debtsAndTaxes(): Block[] {
  return [
    article('DEBTS, EXPENSES AND TAXES'),
    section('Debts and expenses'),
    p`My executor shall pay from my residuary estate my legally enforceable debts, the expenses of my last illness and funeral, and the expenses of administering my estate. This Article does not require payment of a debt secured by property. A gift of that property passes subject to the debt (W.S. 2-6-111).`,
    section('Taxes'),
    p`My executor shall pay from my residuary estate the estate and inheritance taxes on property that passes under this will. To the extent the law permits, those taxes on property that passes outside this will, other than property held in the Trust described in Article 4 at my death, shall be borne by the recipients of that property. No debt, expense or tax shall be charged under this will to property so held, except a tax that the law itself charges to that property.`,
  ]
}

function tangibleProperty(): Block[] {
  return [
    article('TANGIBLE PERSONAL PROPERTY'),
    section('Written list and other items'),
    p`I may leave a list, signed and dated by me, that disposes of items of tangible personal property (W.S. 2-6-124). If I leave more than one list, the most recent controls to the extent of any conflict. A gift on a list lapses if the recipient does not survive me. Tangible personal property not disposed of by a list is part of my residuary estate.`,
  ]
}

/** The gift to the trust, W.S. 2-6-103: to the trustee of a trust whose instrument exists when the will is made. */
function residue(facts: DocumentValues): Block[] {
  return [
    article('GIFT OF THE RESIDUE TO MY TRUST'),
    section('The gift'),
    p`I give my residuary estate, consisting of all property of every kind, wherever located, that I own at my death and do not otherwise effectively dispose of, including lapsed gifts, to the ${officeOf(facts)} of ${namedTrust(facts)}, dated as of ${facts.trustDate}. That trust (the “Trust”) is evidenced by the written Irrevocable Trust Agreement made by ${facts.grantor.name} as Grantor with ${trusteesNamedIn('Article\u00A012 of that agreement', facts, officeOf(facts))}, which was signed before this will and is in existence when I sign this will. “Trustee” means the trustee or trustees of the Trust serving when the gift is distributed.`,
    section('Terms'),
    p`The Trustee shall add the property to the trust property and shall hold it on the terms of that agreement, as validly changed before my death (W.S. 2-6-103). This gift does not create a trust under this will. My executor is not required to see to the application of the property by the Trustee.`,
    section('Separate trust'),
    p`The Trustee may instead hold all or part of the property as a separate trust on the same terms (W.S. 4-10-418), for example to keep property that is exempt from the generation-skipping transfer tax separate from property that is not.`,
    section('If the gift fails'),
    p`If all or part of this gift cannot take effect for any reason, including because the Trust does not exist or the Trustee does not accept the gift, I give that part to ${fixed(facts.trustees.length > 1 ? 'those trustees named in that agreement who serve or, if none of them serves,' : 'the trustee named in that agreement or, if that trustee does not serve,')} to the successor trustee named in it or, if no successor serves, to a trustee appointed by the court, to be held under this will on the terms of that agreement as they exist when I sign this will. For this purpose only, I incorporate those terms by reference.`,
    p`If that gift also fails, I give that part to my heirs, determined at my death under the Wyoming law of intestate succession (W.S. 2-4-101 and following).`,
    section('Survivorship and powers of appointment'),
    p`For purposes of this will, a person who is not living on the thirtieth day after my death is treated as having died before me. A child in gestation at my death who is later born alive, and who is living on the thirtieth day after birth, is treated as having survived me. This will does not exercise any power of appointment.`,
    p`This will disposes only of property that I own at my death and that does not pass in another way. That property is subject to probate before it reaches the Trust. Property that I have transferred to the Trustee during my life does not pass under this will.`,
  ]
}

/** Signature, attestation and two witnesses, W.S. 2-6-112. They begin a page, so that they stand together. */
function execution(trust: TrustRecord): Block[] {
  const testator = answer(trust, 'testatorName')
  return [
    { kind: 'article', text: 'EXECUTION', pageBreak: true },
    section('Signature'),
    leadNote`Sign the trust agreement first. Complete the blank lines of this will by hand, initial each page at its foot, and sign in ink with both witnesses present throughout. A will may not be signed electronically. Keep the pages fastened together.`,
    leadNote`The date of this will is the date written by hand below.`,
    ...outsideWyoming(
      trust,
      'testatorAddress',
      'This will follows the formalities of Wyoming law (W.S. 2-6-112 and 2-6-114).',
    ),
    lead`I, ${testator}, sign this will willingly, as my free and voluntary act and as my last will, in the presence of both witnesses, on the date that I write below.`,
    personSignature('Testator', testator),
    section('Attestation'),
    leadNote`Two competent witnesses are required (W.S. 2-6-112). Each should be a person who receives nothing under this will or the Trust, because a witness who receives a benefit under either may lose it. The notarial officer may not be one of the two witnesses.`,
    lead`The testator, ${testator}, signed this will in our presence and declared it to be the testator’s last will. At the testator’s request, in the presence and hearing of the testator and of each other, we sign as witnesses. To the best of our knowledge the testator is an adult of sound mind and under no constraint or undue influence.`,
    witnessesTogether(['Address']),
  ]
}

/**
 * The self-proving affidavit of W.S. 2-6-114, made when the will is signed. The officer is a third person: a will whose
 * notary was also a witness was not self-proving (Estate of Meyer, 2016 WY 6).
 */
function selfProof({ trust }: DocumentValues): Block[] {
  const testator = answer(trust, 'testatorName')
  return [
    { kind: 'heading', text: 'SELF-PROVING AFFIDAVIT', pageBreak: true },
    leadNote`Part of the Last Will and Testament of ${testator} (W.S. 2-6-114). This affidavit permits the will to be proved without the testimony of the witnesses. The testator and both witnesses swear and sign before a notarial officer who is not one of the two witnesses, is not named in this will, and is not married to a person named in it (W.S. 32-3-123).`,
    lead`I, ${testator}, the testator, being first duly sworn, declare to the undersigned officer on the date beside my signature that I sign and execute this instrument as my last will, that I sign it willingly (or willingly direct another to sign for me), that I execute it as my free and voluntary act for the purposes expressed in it, and that I am an adult of sound mind and under no constraint or undue influence.`,
    personSignature('Testator', testator),
    { kind: 'heading', text: 'OATH OF THE WITNESSES', pageBreak: true },
    lead`We, the witnesses, being first duly sworn, declare to the undersigned officer that ${testator}, the testator, signs and executes this instrument as the testator’s last will, that the testator signs it willingly (or willingly directs another to sign for the testator) and executes it as a free and voluntary act for the purposes expressed in it, that each of us, in the presence and hearing of the testator, signs this will as witness to the testator’s signing, and that to the best of our knowledge the testator is an adult of sound mind and under no constraint or undue influence.`,
    witnessesTogether([], false),
    {
      kind: 'notary',
      act: 'sworn',
      ...venue(answer(trust, 'testatorAddress'), trust),
      statement: sentence`Subscribed, sworn to and acknowledged before me on ${RULE} (date) by ${testator}, the testator, and subscribed and sworn to before me on the same date by ${RULE} and ${RULE}, witnesses.`,
    },
  ]
}

/**
 * The state comes from the address, and is written by hand where it cannot be read there; so is the county of a testator
 * elsewhere whose answer, which serves the trust as well, names a county of Wyoming.
 */
function domicile(trust: TrustRecord): Block[] {
  const state = stateOf(trust.testatorAddress)
  const byHand = state !== 'Wyoming' && isWyomingCounty(trust.county)
  const county = byHand
    ? fixed('in the county written below before I sign')
    : sentence`in the county of ${answer(trust, 'county')}`
  const where = value(state, 'N/A', undefined, { field: 'testatorAddress' })
  return [
    state === undefined
      ? byHand
        ? p`I am domiciled in the county, and in the state or country, written below before I sign.`
        : p`I am domiciled ${county}, in the state or country written below before I sign.`
      : byHand
        ? p`I am domiciled in ${where}, ${county}.`
        : p`I am domiciled ${county}, ${where}.`,
    ...(byHand ? [fill('County of domicile of the testator')] : []),
    ...(state ? [] : [fill('State or country of domicile of the testator')]),
  ]
}

/** The Pour-Over Will (W.S. 2-6-103, 2-6-112), with the self-proving affidavit of W.S. 2-6-114. */
export function pourOverWill(trust: TrustRecord): Doc {
  const facts = documentValuesOf(trust)
  const testator = answer(trust, 'testatorName')
  const blocks: Block[] = [
    {
      kind: 'title',
      title: { text: 'Last Will and Testament' },
      subtitle: 'Pour-Over Will',
      lines: [sentence`of ${testator}`],
    },
    { kind: 'heading', text: 'DECLARATION' },
    p`I, ${testator}, of ${answer(trust, 'testatorAddress')}, declare this to be my last will. I revoke all wills and codicils that I have previously made. I am of legal age and of sound mind, and I make this will freely.`,
    ...domicile(trust),
    ...family(facts),
    ...debtsAndTaxes(),
    ...tangibleProperty(),
    ...residue(facts),
    ...executor(trust),
    ...guardian(facts),
    ...general(facts),
    ...execution(trust),
    ...selfProof(facts),
  ]
  return {
    ...companion(trust, 'Pour-Over Will', sentence`Will of ${testator}`, blocks),
    footer: 'Testator’s initials: ____________',
  }
}
