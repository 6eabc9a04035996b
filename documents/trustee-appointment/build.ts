import type { TrustRecord } from '#domain/trust/record.ts'
import { factsOf } from '../facts.ts'
import type { Doc } from '../model.ts'
import { trustPaper } from '../trust-paper.ts'
import { acceptance } from './acceptance.ts'
import { appointment } from './appointment.ts'
import { duties } from './duties.ts'
import { signing } from './signing.ts'
import { standing } from './standing.ts'
import { successors } from './successors.ts'
import { terms } from './terms.ts'

/** The Trustee Appointment and Acceptance, with the successor's optional consent to serve. */
export function trusteeAppointment(trust: TrustRecord): Doc {
  const facts = factsOf(trust)
  return trustPaper('Trustee Appointment and Acceptance', facts, [
    ...appointment(facts),
    ...acceptance(facts),
    ...duties(),
    ...standing(facts),
    ...successors(facts),
    ...terms(facts),
    ...signing(facts),
  ])
}
