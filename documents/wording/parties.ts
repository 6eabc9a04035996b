import { namesOrganization, sameName } from '#domain/formats/names.ts'
import { fixed, sentence, series } from '../compose.ts'
import type { DocumentValues, Party, TrusteeParty } from '../document-values.ts'
import type { Run } from '../model.ts'

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
