import type { Config } from '../config.ts'
import type { Caller } from './sessions.ts'

/** Whether this is the account that counts as paid without a purchase (specification P 4); unset, nobody is. */
export function isTestAccount(
  { testAccount }: Pick<Config, 'testAccount'>,
  { uid, email }: Pick<Caller, 'uid' | 'email'>,
): boolean {
  return uid === testAccount.uid || email.toLowerCase() === testAccount.email?.toLowerCase()
}
