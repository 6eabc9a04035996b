import { namesOrganization, sameName } from '#domain/formats/names.ts'
import { relationshipIn } from '#domain/import/relationships.ts'
import { RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isGrantorsEntry } from '#domain/trust/who-may-serve.ts'
import { article, fill, fixed, note, p, section, sentence, series } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import { RULE } from '../lines.ts'
import type { Block, Run, Runs, TableBlock } from '../model.ts'
import { cleanLine, value } from '../wording/answer.ts'
import {
  isByHand,
  namesMinor,
  requiresCoTrustee,
  SCHEDULE_A,
  successorBarred,
  successorOrder,
  type TrusteeNature,
  theTrust,
  trusteeCalled,
  trusteeNature,
  trusteesNamedIn,
  withAddress,
} from '../wording/parties.ts'
import { DECLINES_OFFICE } from './build.ts'

type EmailField = 'grantorEmail' | 'trusteeEmail' | 'backupTrusteeEmail'
type RelationshipField = 'trusteeRelationship' | 'backupTrusteeRelationship'

const NOT_GIVEN: Run = value(undefined, 'N/A')

/**
 * Schedule A says how a beneficiary is related to the grantor, unless the answer here says the same more exactly, as
 * `Daughter` for a child; of anybody else it is what was answered, if it was asked.
 */
function relationshipOf({ trust, beneficiaries }: DocumentValues, name: Run, asked?: RelationshipField): Run {
  const listed = beneficiaries.find((one) => sameName(one.name, name.text) && !isGrantorsEntry(one, trust))
  const answer = asked && trust[asked]
  if (listed && relationshipIn(answer ?? '') !== listed.relationship)
    return value(RELATIONSHIPS[listed.relationship], 'N/A', undefined, { field: 'beneficiaries', entryId: listed.id })
  return asked ? value(trust[asked], 'N/A', undefined, { field: asked }) : NOT_GIVEN
}

/** The lines of the address and one for the email, the last only if it was given: a column of its own would break the email's letters. */
function reachedAt(address: Run, trust: TrustRecord, field?: EmailField): Run[] {
  if (!field || cleanLine(trust[field] ?? '') === '') return [address]
  return [address, fixed('\n'), value(trust[field], 'N/A', undefined, { field })]
}

const TYPES: Readonly<Record<TrusteeNature, string>> = {
  individual: 'Individual',
  organization: 'Bank or trust company',
  unknown: 'Individual / Bank or trust company (strike one)',
}

/** Email and relationship are asked of the trustee of step 3 and of the successor only. */
function trusteeRow(facts: DocumentValues, at: number): Runs[] {
  const { trust, trustees } = facts
  const trustee = trustees[at] ?? trustees[0]
  const { name, addressLines } = trustee
  const isGrantor = trust.trusteeType === 'self' ? at === 0 : sameName(name.text, trust.grantorName)
  const type = TYPES[name.blank ? 'unknown' : trusteeNature(facts, at)]
  const office = fixed(`${trustees.length > 1 ? 'Co-Trustee' : 'Trustee'}\n${type}`)
  if (isGrantor) return [name, office, reachedAt(addressLines, trust, 'grantorEmail'), fixed('The Grantor')]
  if (isByHand(trustee)) return [name, office, addressLines, RULE]
  const asked = at === 0
  return [
    name,
    office,
    reachedAt(addressLines, trust, asked ? 'trusteeEmail' : undefined),
    relationshipOf(facts, name, asked ? 'trusteeRelationship' : undefined),
  ]
}

function successorRow(facts: DocumentValues): Runs[] {
  const { trust, backup, backupAddressLines } = facts
  const type = TYPES[backup.blank ? 'unknown' : namesOrganization(backup.text) ? 'organization' : 'individual']
  return [
    backup,
    fixed(`Successor Trustee${namesMinor(trust, 'backupTrusteeName') ? ', if then an adult' : ''}\n${type}`),
    reachedAt(backupAddressLines ?? NOT_GIVEN, trust, 'backupTrusteeEmail'),
    relationshipOf(facts, backup, 'backupTrusteeRelationship'),
  ]
}

function offices(facts: DocumentValues): TableBlock {
  const successor = successorBarred(facts) !== 'grantor'
  return {
    kind: 'table',
    caption: successor ? 'Trustees and successor trustee' : 'Trustees',
    head: ['Name', 'Office and type', 'Address and e-mail', 'Relationship to Grantor'],
    widths: [25, 20, 37, 18],
    rows: [...facts.trustees.map((_, at) => trusteeRow(facts, at)), ...(successor ? [successorRow(facts)] : [])],
  }
}

/** The agreement needs a second trustee, and says why. */
function requiredCoTrustee(facts: DocumentValues): Block[] {
  return requiresCoTrustee(facts)
    ? [
        p`Without a co-trustee, ${facts.trustees[0].name} would be both the only trustee and the only Beneficiary named on ${SCHEDULE_A} on the date of the Trust Agreement (W.S. 4-10-403). By accepting, the co-trustee whose name is written in Article 12 of the Trust Agreement represents that he, she or it is qualified to serve as Independent Trustee.`,
      ]
    : []
}

export function appointment(facts: DocumentValues): Block[] {
  const several = facts.trustees.length > 1
  const named = trusteesNamedIn(
    'Article\u00A012 of the Trust Agreement',
    facts,
    fixed(several ? 'co-trustees' : 'trustee'),
  )
  return [
    article('TRUST AND APPOINTMENT'),
    p`This Trustee Appointment and Acceptance (this “Appointment”) relates to ${theTrust(facts)}. The Trust Agreement was made by ${withAddress(facts.grantor)} (the “Grantor”). Terms defined in the Trust Agreement have the same meanings in this Appointment.`,
    several
      ? p`The Grantor confirms the appointment, made in the Trust Agreement, of ${named} of the Trust (together, the “Trustee”).`
      : p`The Grantor confirms the appointment, made in the Trust Agreement, of ${named} of the Trust (the “Trustee”).`,
    offices(facts),
    ...requiredCoTrustee(facts),
    p`This Appointment is signed with or after the Trust Agreement, takes effect no earlier than the Trust Agreement, and does not amend it. If this Appointment and the Trust Agreement conflict, the Trust Agreement controls.`,
  ]
}

const PERMITTED = sentence`chartered, authorized or otherwise permitted by law to act as trustee in Wyoming, and that the officer who signs for it is authorized to do so.`
const BECOMES = sentence`does not become trustee until an authorized officer has signed the Trust Agreement, this Appointment, or the company’s own form of acceptance.`

/** Only an organization can make the representation; who may be one makes it on that condition. */
function byACompany(facts: DocumentValues): Block[] {
  const of = (nature: TrusteeNature) => facts.trustees.filter((_, at) => trusteeNature(facts, at) === nature)
  const [companies, unknown] = [of('organization'), of('unknown')]
  if (companies.length + unknown.length === 0) return []
  return [
    section('Bank or trust company'),
    ...companies.map(({ name }) => p`${name} represents that it is a bank or trust company ${PERMITTED} It ${BECOMES}`),
    ...(unknown.length > 0
      ? [
          p`If ${series(unknown.map(trusteeCalled), 'or')} is a bank or trust company, it represents that it is ${PERMITTED} A bank or trust company ${BECOMES} An individual makes no such representation.`,
        ]
      : []),
    fill(
      `Charter or license to act as trustee, and issuing agency${companies.length > 0 ? '' : ' (if none, write “none”)'}`,
    ),
    fill('Date of the company’s own form of acceptance (if none, write “none”)'),
  ]
}

export function acceptance(facts: DocumentValues): Block[] {
  return [
    article('ACCEPTANCE OR REFUSAL'),
    section('Acceptance'),
    p`The Trustee accepts the office of trustee by signing this Appointment (W.S. 4-10-701) and shall hold and administer the trust property under the terms of the Trust Agreement. The acceptance takes effect on the date beside the Trustee’s signature or, if later, on the date on which the Grantor signs the Trust Agreement. A trustee who accepted by signing the Trust Agreement confirms that acceptance by signing this Appointment.`,
    section('Property accepted'),
    p`The acceptance extends only to property that has been delivered to the Trustee or the title to which has passed to the Trustee. Property that passes only by a further act, such as a recorded deed, a new certificate of title or an institution’s own form, is accepted when that act is complete. Until then, the Trustee has no duty to insure, manage or account for that property.`,
    section('Receipt of the Trust Agreement'),
    p`The Trustee has received and read a copy of the Trust Agreement, including its schedules.`,
    ...byACompany(facts),
    section('Refusal'),
    p`A person named as trustee may decline the office by signing the block headed “${fixed(DECLINES_OFFICE)}” instead of accepting. A person who does neither within a reasonable time is deemed to have declined. A person who has not accepted may inspect or preserve trust property without accepting the office (W.S. 4-10-701). If no trustee is serving after a refusal, the office shall be filled as Article 12 of the Trust Agreement provides.`,
  ]
}

/** What stands in the way of the person named as successor, by the names alone: they may be two people. */
function obstacles(facts: DocumentValues): Block[] {
  const barred = successorBarred(facts)
  if (barred === 'grantor')
    return [
      p`The Grantor may not be a successor trustee (Article 12 of the Trust Agreement). The successor trustee is the person, if any, whose name is written in that Article.`,
    ]
  if (barred === 'minor')
    return [
      note`${SCHEDULE_A} shows that ${facts.backup} was a minor when the Trust Agreement was prepared. A minor may not serve as trustee (Article 12 of the Trust Agreement). While that person is a minor, the next person in the order serves.`,
    ]
  const named = facts.trust.backupTrusteeName
  const only = facts.beneficiaries.length === 1 ? facts.beneficiaries[0] : undefined
  return [
    ...(facts.trustees.some(({ name }) => sameName(named, name.text))
      ? [
          note`The successor trustee named above bears the name of an initial trustee. Unless the person named is another person of the same name, the next person in the order serves when that trustee ceases to serve.`,
        ]
      : []),
    ...(sameName(named, only?.name)
      ? [
          note`The successor trustee named above bears the name of the only Beneficiary. The same person may not be the only trustee and the only Beneficiary (W.S. 4-10-403). Article 12 of the Trust Agreement requires that an Independent Trustee be appointed first.`,
        ]
      : []),
  ]
}

export function successors(facts: DocumentValues): Block[] {
  return [
    article('SUCCESSOR TRUSTEES'),
    ...successorOrder(facts),
    ...obstacles(facts),
    p`A successor trustee is not a co-trustee, unless appointed as one under Article 12 of the Trust Agreement. A person does not become trustee by being named in this Article. A successor has no power and no duty until the office has passed to that person and that person has accepted it. A remaining co-trustee may serve alone unless the Trust Agreement requires another trustee.`,
    p`A trustee who is the Grantor’s spouse ceases to serve, and a person who was the Grantor’s spouse when named as successor trustee shall not serve, once the marriage to the Grantor has ended by divorce or annulment.`,
    p`A trustee who ceases to serve shall promptly deliver the trust property and records to the successor trustee (W.S. 4-10-707).`,
  ]
}
