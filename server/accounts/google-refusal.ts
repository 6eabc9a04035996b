import type { GoogleOutcome, GoogleSuccess } from '#contract/google.ts'

/** Thrown where a sign-in through Google cannot go on; nobody is signed in by it. */
export class GoogleRefusal extends Error {
  readonly outcome: Exclude<GoogleOutcome, GoogleSuccess>
  constructor(outcome: Exclude<GoogleOutcome, GoogleSuccess>) {
    super(`Google sign-in: ${outcome}`)
    this.name = 'GoogleRefusal'
    this.outcome = outcome
  }
}
