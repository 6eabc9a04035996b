import { sameName } from '#domain/formats/names.ts'
import type { ServingField } from '#domain/trust/people/offices.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { spouseOf } from '#domain/trust/spouse.ts'
import { isGrantorsEntry, minorNamed } from '#domain/trust/who-may-serve.ts'
import { fill, fixed, item, lead, leadNote, p, sentence } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block, Run } from '../model.ts'
import { value } from './answer.ts'

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
