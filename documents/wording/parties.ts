import { namesOrganization, sameName } from '#domain/formats/names.ts'
import type { ServingField } from '#domain/trust/people/offices.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { spouseOf } from '#domain/trust/spouse.ts'
import { isGrantorsEntry, minorNamed } from '#domain/trust/who-may-serve.ts'
import { fill, fixed, item, lead, leadNote, p, sentence, series } from '../compose.ts'
import type { DocumentValues, Party, TrusteeParty } from '../document-values.ts'
import type { Block, Run } from '../model.ts'
import { value } from './answer.ts'

/** The schedules, always cited by their whole names: elsewhere in the trade 'Schedule A' is the list of property. */
export const SCHEDULE_A: Run = fixed('Schedule A - Beneficiary Schedule')
export const SCHEDULE_B: Run = fixed('Schedule B - Trust Property')

/** `Ada Hollis, of 1 Elm Street` */
export const withAddress = (party: Party): Run[] => sentence`${party.name}, of ${party.address}`

/** Those who serve beside a grantor who serves. */
export const otherCoTrustees = ({ trustees }: DocumentValues): Run =>
  fixed(trustees.length === 2 ? 'the other co-trustee' : 'the other co-trustees')

/** Whether a trustee's name is written by hand. */
export const isByHand = ({ minor, required }: TrusteeParty): boolean => minor !== undefined || required === true

/** Whether the trust needs one trustee more than the answers name. */
export const requiresCoTrustee = ({ trustees }: DocumentValues): boolean => trustees.some(({ required }) => required)

/** A trustee as the subject of a sentence. */
export const trusteeCalled = (trustee: TrusteeParty): Run =>
  isByHand(trustee) ? fixed('a trustee whose name is written by hand') : trustee.name

/**
 * The trustees' names in a row. A name that is written by hand is a line, or, in a sentence that can point to it, the
 * `place` in which it is written: `in Article 12 of the Trust Agreement`.
 */
export function trusteeNames({ trustees }: DocumentValues, place?: string): Run[] {
  const byHand = place === undefined ? 0 : trustees.filter(isByHand).length
  const names = trustees.filter((one) => byHand === 0 || !isByHand(one)).map(({ name }) => name)
  const others = byHand === 1 ? 'the person whose name is' : 'the persons whose names are'
  return series([...names, ...(byHand > 0 ? [fixed(`${others} written ${place}`)] : [])])
}

/**
 * The trustees and their `office`, in a paper that points to the agreement for a name written by hand: Article 12 has
 * lines for others too, a successor among them.
 */
export function trusteesNamedIn(article: string, facts: DocumentValues, office: Run): Run[] {
  const byHand = facts.trustees.filter(isByHand).length
  const line = `${facts.trustees.length > 1 ? 'co-trustee' : 'trustee'}${byHand > 1 ? 's' : ''}`
  return sentence`${trusteeNames(facts, `as ${line} in ${article}`)}${fixed(byHand > 0 ? ', as ' : ' as ')}${office}`
}

/** `Trustee`, or `Trustees` where several serve. */
export const officeOf = ({ trustees }: DocumentValues): Run => fixed(trustees.length > 1 ? 'Trustees' : 'Trustee')

// `Max Hale, Jr.’s Trust` is his; `Hollis Children’s Trust` takes an article.
const OWN_ARTICLE = /^(?:the|an?|my|our|your|this|.*(?<!children|descendants|heirs|siblings)['’]s?) /iu
const ENGLISH_TRUST = /^\p{sc=Latin}[\p{sc=Latin}\p{M}\p{sc=Common}]* trust$/iu

/** The trust in a sentence: `the Hollis Trust`, but `The Hollis Trust`, `Ada’s Trust`, or a name in another language as typed. */
export const namedTrust = ({ trustName }: DocumentValues): Run[] =>
  !trustName.blank && ENGLISH_TRUST.test(trustName.text) && !OWN_ARTICLE.test(trustName.text)
    ? sentence`the ${trustName}`
    : [trustName]

/** How a trustee signs: `as Trustee of the Hollis Trust, dated as of July 4, 2025`. */
export const asTrustee = (facts: DocumentValues): Run[] =>
  sentence`Trustee of ${namedTrust(facts)}, dated as of ${facts.trustDate}`

/** How all who serve take title together: `Dan Reyes, Trustee of …`, `Dan Reyes and Eve Stone, Trustees of …`. */
export const inTitle = (facts: DocumentValues): Run[] =>
  facts.trustees.length === 1
    ? sentence`${trusteeNames(facts)}, ${asTrustee(facts)}`
    : sentence`${trusteeNames(facts)}, Trustees of ${namedTrust(facts)}, dated as of ${facts.trustDate}`

/** The one way in which every companion document names the trust and its agreement. */
export const theTrust = (facts: DocumentValues): Run[] =>
  sentence`${namedTrust(facts)} (the “Trust”), created by the Irrevocable Trust Agreement dated as of ${facts.trustDate} (the “Trust Agreement”)`

/** `unknown` is a professional or one who is still to be named, a person or a company: the paper leaves room for either. */
export type TrusteeNature = 'individual' | 'organization' | 'unknown'

/**
 * What the trustee at this place in `facts.trustees` is, which decides who signs and in which capacity. The name decides,
 * and the kind of trustee chosen in step 3 where the name says nothing or says the contrary.
 */
export function trusteeNature(facts: DocumentValues, at: number): TrusteeNature {
  const trustee = facts.trustees[at]
  if (trustee && isByHand(trustee)) return 'unknown'
  const name = trustee?.name.text ?? ''
  if (sameName(name, facts.trust.grantorName)) return 'individual'
  const chosen = at === 0 ? facts.trust.trusteeType : undefined
  if (namesOrganization(name)) return chosen === 'other' ? 'unknown' : 'organization'
  return chosen === 'professional' ? 'unknown' : 'individual'
}

/** Whether a trustee is, or may be, an organization. */
export const mayBeOrganization = (facts: DocumentValues): boolean =>
  facts.trustees.some((_, at) => trusteeNature(facts, at) !== 'individual')

const SPOUSE = /^\s*(?:spouse|husband|wife)\s*$/i

/** Whether the answers say that a person of this name is married to the grantor. */
export function isSpouse({ trust, beneficiaries }: DocumentValues, name: string): boolean {
  const listed = beneficiaries.some((one) => one.relationship === 'spouse' && sameName(one.name, name))
  return (
    listed ||
    sameName(trust.spouseName, name) ||
    (sameName(trust.trusteeName, name) && SPOUSE.test(trust.trusteeRelationship ?? ''))
  )
}

/** The name of the grantor's one spouse, with the answer that it is from. */
export function spouseName(trust: TrustRecord): Run | undefined {
  const spouse = spouseOf(trust)
  return (
    spouse &&
    value(spouse.name, 'N/A', undefined, { field: spouse.field, ...(spouse.entryId && { entryId: spouse.entryId }) })
  )
}

/** Whether a person of this name is on the schedule and takes. */
export const isBeneficiary = ({ trust, beneficiaries }: DocumentValues, name: string): boolean =>
  beneficiaries.some((one) => sameName(one.name, name) && !isGrantorsEntry(one, trust))

/** Whether the grantor or the grantor's spouse serves, who may not let a home to the grantor. */
export const grantorOrSpouseServes = (facts: DocumentValues): boolean =>
  facts.grantorServes || facts.trustees.some(({ name }) => isSpouse(facts, name.text))

/** Whether an answer names somebody whom Schedule A shows to be a minor. */
export const namesMinor = (trust: TrustRecord, field: ServingField): boolean =>
  minorNamed(trust[field], trust) !== undefined

/**
 * The condition, with a comma before it, on which a minor is named to an office that begins later; nothing where the
 * schedule does not show a minor. An adult serves until then: each office has a line for another person.
 */
export const ifAdult = (trust: TrustRecord, field: ServingField, condition = 'if then an adult'): Run[] =>
  namesMinor(trust, field) ? [fixed(`, ${condition}`)] : []

/** Whose paper names somebody to act for that person, by the field of the one who acts. */
const ACTS_FOR = {
  executorName: { person: 'testatorName', who: 'testator', office: 'executor' },
  guardianName: { person: 'testatorName', who: 'testator', office: 'guardian' },
  dpoa_agentName: { person: 'dpoa_principalName', who: 'principal', office: 'agent' },
  hcd_agentName: { person: 'hcd_principalName', who: 'principal', office: 'agent' },
} as const satisfies Partial<Record<ServingField, unknown>>

/** What a paper says where it names its own signer to act, who cannot: it may be a mistake, or a namesake. */
export function ofOnesOwnName(trust: TrustRecord, field: keyof typeof ACTS_FOR): Block[] {
  const { person, who, office } = ACTS_FOR[field]
  return sameName(trust[field], trust[person])
    ? [
        leadNote`The ${fixed(office)} named above has the same name as the ${fixed(who)}, who cannot serve. Before signing, strike out that name and write the name of another person or, if a different person of the same name is meant, complete the line below.`,
        fill(`How the ${office} who bears my name is distinguished from me`),
      ]
    : []
}

/** Two papers have a place for such a nomination; which of them controls, said in both alike. */
export const WHICH_NOMINATION_CONTROLS: Block = p`If my power of attorney and my health care directive nominate different persons, my health care directive controls as to a guardian of my person, and my power of attorney controls as to a conservator or guardian of my estate.`

/** The beneficiaries who act for all where the agreement lets beneficiaries appoint or remove. */
export const ACTING_BENEFICIARIES = fixed(
  'the qualified beneficiaries who are charities or are adults who are not Incapacitated',
)

/** Why the person named as successor may not serve: Article 12 bars the grantor for good, and a minor until adulthood. */
export function successorBarred({ trust }: DocumentValues): 'grantor' | 'minor' | undefined {
  if (sameName(trust.backupTrusteeName, trust.grantorName)) return 'grantor'
  return namesMinor(trust, 'backupTrusteeName') ? 'minor' : undefined
}

function backup({ trust, backup, backupAddress }: DocumentValues): Run[] {
  const more = [...(backupAddress ? sentence`, of ${backupAddress}` : []), ...ifAdult(trust, 'backupTrusteeName')]
  return more.length > 0 ? sentence`${backup}${more},` : [backup]
}

/** Where the answer names somebody who may not serve, the agreement has a line for another person. */
function first(facts: DocumentValues, agreement: boolean): Block[] {
  const barred = successorBarred(facts)
  return [
    ...(barred === 'grantor' ? [] : [item`by ${backup(facts)} as successor trustee;`]),
    ...(barred
      ? [
          agreement
            ? item`by the person whose name is written below before this Agreement is signed, as successor trustee;`
            : item`by the person, if any, whose name is written in Article 12 of the Trust Agreement, as successor trustee;`,
        ]
      : []),
  ]
}

/** Who fills the office of trustee, in which order; in the agreement itself and in what repeats it. */
export function successorOrder(facts: DocumentValues, agreement = false): Block[] {
  return [
    lead`If no trustee is serving, the office shall be filled in the following order, passing over any person who is not qualified, is unable to serve or does not accept:`,
    ...first(facts, agreement),
    item`by a person qualified to serve as Independent Trustee and appointed in writing by a majority of ${ACTING_BENEFICIARIES};`,
    item`by a person appointed by unanimous agreement of the qualified beneficiaries as the Act provides; or`,
    item`by a person appointed by a court.`,
  ]
}
