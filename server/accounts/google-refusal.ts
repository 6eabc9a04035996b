import type { GoogleOutcome, GoogleSuccess } from '#contract/google-outcome.ts'

type GoogleFault = Exclude<GoogleOutcome, GoogleSuccess | 'code-wanted'>

/** Thrown where a sign-in through Google cannot go on; nobody is signed in by it. */
export class GoogleRefusal extends Error {
  readonly outcome: GoogleFault
  constructor(outcome: GoogleFault) {
    super(`Google sign-in: ${outcome}`)
    this.name = 'GoogleRefusal'
    this.outcome = outcome
  }
}
