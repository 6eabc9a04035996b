import { own, say } from '../compose.ts'

/** The beneficiaries who act for all where the agreement lets beneficiaries appoint or remove. */
export const ACTING_BENEFICIARIES = own(
  'the qualified beneficiaries who are charities or are adults who are not Incapacitated',
)

/** What stands above every distribution, and above the grantor's own directions. */
export const CONTROLLING_ARTICLES = say`Articles 2 (as to property of another person), 3, 4 (as to children born or adopted later, divorce and survival), 7 through 11, 14, 18 and 19`
