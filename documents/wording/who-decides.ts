import { own } from '../compose.ts'

/** The beneficiaries who act for all where the agreement lets beneficiaries appoint or remove. */
export const ACTING_BENEFICIARIES = own(
  'the qualified beneficiaries who are charities or are adults who are not Incapacitated',
)
