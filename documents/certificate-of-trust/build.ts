import type { TrustRecord } from '#domain/trust/record.ts'
import { fill, fixed, item, lead, leadNote, p, sentence, series, trustPaper } from '../compose.ts'
import { type DocumentValues, documentValuesOf } from '../document-values.ts'
import type { Block, Doc, Run } from '../model.ts'
import { prose, value } from '../wording/answer.ts'
import {
  ifAdult,
  inTitle,
  requiresCoTrustee,
  successorBarred,
  type TrusteeNature,
  theTrust,
  trusteeCalled,
  trusteeNature,
} from '../wording/parties.ts'
import { initialsTable, trusteeAcknowledgments, trusteeSignatures } from '../wording/signatures.ts'
import { grantorAsTrustee, PARTICULAR_POWERS, reservedDecisions } from '../wording/trustee-powers.ts'
import { administeredElsewhere, restOfAddress } from '../wording/wyoming.ts'

/** What each of the eight items is about, in front of it. */
const about = (text: string): Run => ({ text: `${text}. `, bold: true })

/** Article 20 of the agreement keeps the administration in Wyoming, so no other place is certified. */
const administered = (facts: DocumentValues): Run[] =>
  administeredElsewhere(facts)
    ? sentence`The principal place of administration of the Trust is in Wyoming, at the address written below.`
    : sentence`The Trust is administered at ${facts.adminAddress}.`

/** What is written by hand under the trustees: an address in Wyoming, and who alone decides what the grantor may not. */
function byHand(facts: DocumentValues): Block[] {
  return [
    ...(administeredElsewhere(facts) ? [fill('Address of administration in Wyoming')] : restOfAddress(facts)),
    ...(facts.grantorServes
      ? [fill('Independent Trustee for Reserved Decisions only, name and address (if none has accepted, write “none”)')]
      : []),
  ]
}

function trustees(facts: DocumentValues): Block[] {
  const [only, ...others] = facts.trustees
  if (others.length === 0)
    return [
      item`${about('Trustee')}The currently acting trustee is ${only.name}, whose address is ${only.address}. ${administered(facts)}`,
      ...byHand(facts),
    ]
  return [
    item`${about('Trustees')}The currently acting co-trustees and their addresses are stated in the following table. ${administered(facts)}`,
    {
      kind: 'table',
      caption: 'Currently acting co-trustees',
      head: ['Name', 'Address'],
      widths: [40, 60],
      rows: facts.trustees.map(({ name, addressLines }) => [name, addressLines]),
    },
    ...byHand(facts),
  ]
}

/** How many co-trustees must sign: Article 12 of the agreement lets a majority decide (W.S. 4-10-703). */
export function authorityToSign(count: number): Run {
  if (count === 1) return fixed('There is one trustee, who may sign alone. No other signature is required.')
  if (count === 2)
    return fixed('There are two co-trustees. Both must sign. Neither has authority to bind the Trust alone.')
  const needed = Math.floor(count / 2) + 1
  return fixed(
    `There are ${count.toLocaleString('en-US')} co-trustees. Fewer than all may sign. Co-trustees who are unable to act unanimously may act by a majority of those serving, so the signatures of ${needed.toLocaleString('en-US')} are required and sufficient.`,
  )
}

/** Which trustees sign by an officer, and that one who serves for Reserved Decisions only signs nothing else. */
function whoSigns(facts: DocumentValues): Run[] {
  const of = (nature: TrusteeNature) =>
    facts.trustees.filter((_, at) => trusteeNature(facts, at) === nature).map(trusteeCalled)
  const [companies, unknown] = [of('organization'), of('unknown')]
  return [
    ...(companies.length > 0
      ? sentence` ${series(companies)} ${fixed(companies.length > 1 ? 'each sign' : 'signs')} by an authorized officer.`
      : []),
    ...(unknown.length > 0
      ? sentence` If ${series(unknown, 'or')} is a bank or trust company, it signs by an authorized officer.`
      : []),
    ...(facts.grantorServes
      ? sentence` An Independent Trustee named or appointed only for Reserved Decisions does not hold title and does not sign for any other act.`
      : []),
  ]
}

/** The agreement’s terms, and the one that a reader of this paper alone could not know. */
function terms(facts: DocumentValues): Block {
  const meanings = sentence`Capitalized terms have the meanings given in the Trust Agreement, and references to Articles are to those of the Trust Agreement.`
  return facts.grantorServes || requiresCoTrustee(facts)
    ? p`${meanings} An Independent Trustee is a trustee who is not the Grantor or a Beneficiary and is not related or subordinate to either within the meaning of section 672(c) of the Code, which the Trust Agreement reads, as to a Beneficiary, as if the Beneficiary were the grantor. The Code is the Internal Revenue Code of 1986, as amended.`
    : p`${meanings}`
}

/** Not one of the eight; a bank asks for it when a trustee has died. A grantor who was named may not serve. */
function successor(facts: DocumentValues): Block[] {
  const { trust, backup } = facts
  const condition = ifAdult(trust, 'backupTrusteeName')
  return backup.blank || successorBarred(facts) === 'grantor'
    ? []
    : [
        { kind: 'heading', text: 'SUCCESSOR TRUSTEE' },
        p`The Trust Agreement names ${backup}${condition.length > 0 ? sentence`${condition},` : []} as successor trustee, to serve if no trustee is serving. A successor trustee has no authority before accepting the office in writing.`,
      ]
}

/** The eight items of W.S. 4-10-1014, in its order, so that a reader can count them. */
export function certified(facts: DocumentValues): Block[] {
  return [
    { kind: 'heading', text: 'CERTIFICATION' },
    lead`The undersigned trustee (with any co-trustee, the “Trustee”) certifies the following under W.S. 4-10-1014, instead of furnishing a copy of the trust agreement:`,
    item`${about('Existence and date')}The trust known as ${theTrust(facts)}, exists. The Trust Agreement was executed on the date written here:`,
    fill('Date of the last signature on the Trust Agreement'),
    item`${about('Settlor')}The settlor is ${facts.grantor.name} (the “Grantor”).`,
    ...trustees(facts),
    item`${about('Powers')}The pertinent powers of the Trustee, which include the power to convey trust property and to sign deeds, mortgages and contracts, are stated below under that heading.`,
    item`${about('Irrevocability')}The Trust is irrevocable. No person, including the Grantor, holds a power to revoke it.`,
    item`${about('Authority to sign')}${authorityToSign(facts.trustees.length)}${whoSigns(facts)}`,
    item`${about('Taxpayer identification number')}If a number has been issued to the Trust and is to be disclosed, it is written here. A social security number shall not be used.`,
    fill('EIN of the Trust (optional)'),
    item`${about('Title')}Title to trust property is taken as: ${inTitle(facts)}. Personal property may also be titled in the name of the Trust (W.S. 4-10-402(a)). A deed must name the Trustee, the Trust and the date of the Trust (W.S. 34-2-122).`,
    terms(facts),
    ...successor(facts),
  ]
}

/** How the terms of an irrevocable trust can change without a power of its grantor. */
const SOURCES = [
  'Nonjudicial settlement agreement (W.S. 4-10-111)',
  'Order of a court (W.S. 4-10-412 and 4-10-414 through 4-10-417)',
  'Act of the Trustee within the Trustee’s administrative powers, including a division or combination of trusts (W.S. 4-10-418)',
  'Distribution in further trust (Article\u00A013; W.S. 4-10-816)',
  'Change of trustee (Article\u00A012)',
  'Act of a trust protector (Article\u00A017; W.S. 4-10-710)',
]

function amendments(facts: DocumentValues): Block[] {
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
    initialsTable('Manner in which the change was made (initial each that applies)', 'Manner', SOURCES.map(fixed)),
  ]
}

/** The statement that W.S. 4-10-1014 demands, and what a person may ask for and rely on. */
function unchanged(facts: DocumentValues): Block[] {
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

function whileTheGrantorServes(facts: DocumentValues): Block[] {
  if (!facts.grantorServes) return []
  return [
    { kind: 'heading', text: 'LIMITS ON A TRUSTEE WHO IS THE GRANTOR' },
    p`A trustee who is also the Grantor holds these powers within the following limits of the Trust Agreement.`,
    ...grantorAsTrustee(),
    ...reservedDecisions(facts),
  ]
}

/** What others need to know of the agreement's Article 13; who gets what is no part of it. */
function pertinentPowers(facts: DocumentValues): Block[] {
  return [
    { kind: 'heading', text: 'PERTINENT POWERS OF THE TRUSTEE' },
    p`The Trustee has the powers of W.S. 4-10-815 and 4-10-816, which the Trust Agreement incorporates, and may exercise them without court approval. The limits that concern a person dealing with the Trustee are those stated in this certificate and, for dealings with the Grantor, insurance on the Grantor’s life and stock of a corporation that the Grantor controls, those stated in Article 14.`,
    lead`In particular, the Trustee may:`,
    ...PARTICULAR_POWERS.flatMap(({ power, internal }) => (internal ? [] : [power])),
    leadNote`For a request to a custodian of digital assets under W.S. 2-3-1012 or 2-3-1013, the Grantor’s consent is a separate writing in which the Grantor, as the original user of the account, consents to disclosure of the content of electronic communications to the Trustee. Its date is written here; leave the line blank if there is no such consent.`,
    fill('Date of the Grantor’s signed consent to disclosure of content (optional)'),
    ...whileTheGrantorServes(facts),
  ]
}

/** Only a trustee certifies: the grantor as such does not sign. */
function signing(facts: DocumentValues): Block[] {
  return [
    { kind: 'heading', text: 'SIGNATURE OF THE TRUSTEE' },
    leadNote`This certificate shall not be signed until every trustee named in item (c) has accepted the office and property has been transferred to the Trustee.`,
    lead`The undersigned, a currently acting trustee, certifies that the statements above are correct on the date beside the signature.`,
    facts.trustees.length > 1
      ? leadNote`Any one of the co-trustees may sign (W.S. 4-10-1014). Strike out the blocks of those who do not sign. Sign in ink and write the date by hand. It is not the date of the Trust.`
      : leadNote`Sign in ink and write the date by hand. It is not the date of the Trust.`,
    ...trusteeSignatures(facts),
    leadNote`This certificate must be acknowledged if it is to be recorded. The notarial officer fills in the state and county in which the act is performed, and may not be a trustee, the Grantor or another person named in this certificate, or be married to one of them (W.S. 32-3-123).`,
    ...trusteeAcknowledgments(facts),
  ]
}

/** The Certificate of Trust: a certification of trust under W.S. 4-10-1014, made by the trustee alone. */
export function certificateOfTrust(trust: TrustRecord): Doc {
  const facts = documentValuesOf(trust)
  return trustPaper('Certificate of Trust', facts, [
    ...certified(facts),
    ...pertinentPowers(facts),
    ...unchanged(facts),
    ...signing(facts),
  ])
}
