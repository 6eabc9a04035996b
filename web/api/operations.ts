import type * as accounts from '#api/accounts.ts'
import type * as emailVerification from '#api/email-verification.ts'
import type * as google from '#api/google.ts'
import type { Operation } from '#api/operation.ts'
import type * as passwordReset from '#api/password-reset.ts'
import type * as profile from '#api/profile.ts'
import type * as purchase from '#api/purchase.ts'
import type * as secondFactor from '#api/second-factor.ts'
import type * as session from '#api/session.ts'
import type * as trust from '#api/trust.ts'

/** An operation without its schemas, of which the types are left. */
interface At<Of extends Operation>
  extends Pick<Of, 'method' | 'path'>,
    Partial<Pick<Of, 'request' | 'query' | 'response'>> {}

/**
 * What pages call that do without zod, and what any page may: with the contract's own operations, their schemas and zod
 * would come. The types hold method and path to be the contract's.
 */
const at = <Of extends Operation>(method: Of['method'], path: Of['path']): At<Of> => ({ method, path })

export const readSession = at<typeof session.readSession>('GET', '/api/session')
export const signIn = at<typeof accounts.signIn>('POST', '/api/sign-in')
export const finishSignIn = at<typeof secondFactor.finishSignIn>('POST', '/api/sign-in/code')
export const signUp = at<typeof accounts.signUp>('POST', '/api/sign-up')
export const signOut = at<typeof accounts.signOut>('POST', '/api/sign-out')
export const startGoogle = at<typeof google.startGoogle>('POST', '/api/google/start')
export const requestPasswordReset = at<typeof passwordReset.requestPasswordReset>('POST', '/api/request-password-reset')
export const resetPassword = at<typeof passwordReset.resetPassword>('POST', '/api/reset-password')
export const sendVerification = at<typeof emailVerification.sendVerification>('POST', '/api/email-verification/send')
export const verifyEmail = at<typeof emailVerification.verifyEmail>('POST', '/api/email-verification/confirm')
export const changeProfile = at<typeof profile.changeProfile>('PATCH', '/api/users/me')
export const readTrust = at<typeof trust.readTrust>('GET', '/api/trust')
export const readTrustVersion = at<typeof trust.readTrustVersion>('GET', '/api/trust/version')
export const buyPackage = at<typeof purchase.buyPackage>('POST', '/api/purchases')
