import { own, say, series } from '../compose.ts'
import type { Facts, Party } from '../facts.ts'
import { RULE } from '../lines.ts'
import type { Run } from '../model.ts'
import { onlyTrusteeIsOnlyBeneficiary } from './sole-trustee.ts'

/** The schedules, always cited by their whole names: elsewhere in the trade 'Schedule A' is the list of property. */
export const SCHEDULE_A: Run = own('Schedule A - Beneficiary Schedule')
export const SCHEDULE_B: Run = own('Schedule B - Trust Property')

/** `Ada Hollis, of 1 Elm Street` */
export const withAddress = (party: Party): Run[] => say`${party.name}, of ${party.address}`

/** Those who serve beside a grantor who serves. */
export const otherCoTrustees = ({ trustees }: Facts): Run =>
  own(trustees.length === 2 ? 'the other co-trustee' : 'the other co-trustees')

/** The trustees' names in a row. */
export const trusteeNames = (facts: Facts): Run[] => series(facts.trustees.map(({ name }) => name))

const OWN_ARTICLE = /^(the|an?|my|our|your|this|[\p{sc=Latin}-]+['’]s?) /iu
const ENGLISH_TRUST = /^\p{sc=Latin}[\p{sc=Latin}\p{M}\p{sc=Common}]* trust$/iu

/** The trust in a sentence: `the Hollis Trust`, but `The Hollis Trust`, `Ada’s Trust`, or a name in another language as typed. */
export const namedTrust = ({ trustName }: Facts): Run[] =>
  !trustName.blank && ENGLISH_TRUST.test(trustName.text) && !OWN_ARTICLE.test(trustName.text)
    ? say`the ${trustName}`
    : [trustName]

/** How a trustee signs: `as Trustee of the Hollis Trust, dated as of July 4, 2025`. */
export const asTrustee = (facts: Facts): Run[] => say`Trustee of ${namedTrust(facts)}, dated as of ${facts.trustDate}`

/**
 * How all who serve take title together: `Dan Reyes, Trustee of …`, `Dan Reyes and Eve Stone, Trustees of …`. The name of
 * a co-trustee without whom no trust exists is written by hand.
 */
export function inTitle(facts: Facts): Run[] {
  const together = say`Trustees of ${namedTrust(facts)}, dated as of ${facts.trustDate}`
  if (onlyTrusteeIsOnlyBeneficiary(facts)) return say`${trusteeNames(facts)} and ${RULE}, ${together}`
  return facts.trustees.length === 1
    ? say`${trusteeNames(facts)}, ${asTrustee(facts)}`
    : say`${trusteeNames(facts)}, ${together}`
}

/** The one way in which every companion document names the trust and its agreement. */
export const theTrust = (facts: Facts): Run[] =>
  say`${namedTrust(facts)} (the “Trust”), created by the Irrevocable Trust Agreement dated as of ${facts.trustDate} (the “Trust Agreement”)`
