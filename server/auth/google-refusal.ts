import type { GoogleOutcome, GoogleSuccess } from '#api/google-outcome.ts'

type GoogleFault = Exclude<GoogleOutcome, GoogleSuccess | 'code-wanted'>

/** Thrown where a sign-in through Google cannot go on; nobody is signed in by it. */
export class GoogleRefusal extends Error {
  readonly outcome: GoogleFault
  /** For the log, so without a token, a code, an address or a name. */
  readonly reason: string
  constructor(outcome: GoogleFault, reason: string) {
    super(`Google sign-in: ${outcome} (${reason})`)
    this.name = 'GoogleRefusal'
    this.outcome = outcome
    this.reason = reason
  }
}

/** An error code of the provider, in brackets. Anything that is not written as OAuth writes one could be a token. */
export const codeInBrackets = (code: unknown): string =>
  typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? ` (${code})` : ''
