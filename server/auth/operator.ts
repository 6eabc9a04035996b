import { createHmac } from 'node:crypto'
import type { Operation } from '#api/operation.ts'
import type { Config } from '../config.ts'
import type { Store } from '../db/store.ts'
import { ApiError, noSuchOperation } from '../errors.ts'
import type { Accounts } from './accounts.ts'
import type { Caller } from './sessions.ts'
import { cookieIn, cookieLine, cookieName, isSame } from './tokens.ts'

/** How long a code opens the operator's desk in a session, in seconds. */
const PROOF_LASTS = 30 * 60

/** Whether this account is an operator's: named by the setting, with an address that is verified. */
export const isOperator = (
  { operators, emailVerification }: Pick<Config, 'operators' | 'emailVerification'>,
  { email, emailVerified }: Pick<Caller, 'email' | 'emailVerified'>,
): boolean => operators.includes(email.toLowerCase()) && (emailVerified || !emailVerification)

/** The signature of an operator's proof, which holds in one session until an instant in seconds since 1970. */
const signatureOf = (secret: string, sessionId: string, until: string) =>
  createHmac('sha256', secret).update(`operator\n${sessionId}\n${until}`).digest('base64url')

interface Needs {
  config: Config
  store: Pick<Store, 'hasFactor'>
  accounts: Pick<Accounts, 'isFresh'>
}

/** The Set-Cookie line by which this session has the desk open. */
export function proofCookie({ baseUrl, secret }: Config, { sessionId }: Caller): string {
  const until = String(Math.floor(Date.now() / 1_000) + PROOF_LASTS)
  const value = `${until}.${signatureOf(secret, sessionId, until)}`
  return cookieLine(baseUrl, { name: cookieName(baseUrl, 'operator'), value, seconds: PROOF_LASTS, sameSite: 'Strict' })
}

function hasProof({ baseUrl, secret }: Config, { sessionId }: Caller, headers: Headers): boolean {
  const [until = '', signature = ''] = (cookieIn(headers, cookieName(baseUrl, 'operator')) ?? '').split('.')
  return Number(until) * 1_000 > Date.now() && isSame(signature, signatureOf(secret, sessionId, until))
}

/**
 * Rejects everybody who may not use an operation of the operator's desk: who is no operator, as an operation that does not
 * exist; an operator without a second factor; and, unless the operation is the one that proves it, an operator who has
 * neither signed in nor given a code a short time ago.
 */
export async function requireOperator(
  { config, store, accounts }: Needs,
  { operator }: Pick<Operation, 'operator'>,
  caller: Caller,
  headers: Headers,
): Promise<void> {
  if (!isOperator(config, caller)) throw noSuchOperation()
  if (!(await store.hasFactor(caller.uid)))
    throw new ApiError(
      'second-factor-off',
      'The operator’s desk requires two-factor authentication. Please turn it on in your settings, under Security.',
    )
  if (operator === 'to-prove' || hasProof(config, caller, headers) || (await accounts.isFresh(caller))) return
  throw new ApiError(
    'proof-needed',
    'Please enter a code from your authenticator app first, so that we know it is you.',
  )
}
