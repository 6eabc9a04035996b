import { deleteAccount, exportOwnData, readAccount } from '#api/account.ts'
import { signIn, signOut, signUp } from '#api/accounts.ts'
import { changeBilling, readBilling } from '#api/billing.ts'
import { readDevices, signOutDevice, signOutOtherDevices } from '#api/devices.ts'
import { noteDocumentCopies, readDocumentCopies } from '#api/document-copies.ts'
import { sendVerification, verifyEmail } from '#api/email-verification.ts'
import { startGoogle } from '#api/google.ts'
import { readHistory, restoreVersion } from '#api/history.ts'
import { readOpenApi } from '#api/open-api/operations.ts'
import type { Operation } from '#api/operation.ts'
import { requestPasswordReset, resetPassword } from '#api/password-reset.ts'
import { changeProfile, readProfile } from '#api/profile.ts'
import { buyPackage } from '#api/purchase.ts'
import { commentOnReview, openReview } from '#api/review.ts'
import {
  makeReviewLink,
  markReviewComment,
  readReviewLinks,
  removeReviewComment,
  removeReviewLink,
  revokeReviewLink,
} from '#api/review-links.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  finishSignIn,
  makeRecoveryCodes,
  readSecondFactor,
  turnOffSecondFactor,
} from '#api/second-factor.ts'
import { readSession } from '#api/session.ts'
import {
  changeTrust,
  createTrust,
  putHealthCareDirective,
  readTrust,
  readTrustVersion,
  trustEvents,
} from '#api/trust.ts'

/** Every operation with a body it accepts, for the tests that try them all, on a server with every switch on. */
export const OPERATIONS: { operation: Operation; good?: Record<string, unknown> }[] = [
  { operation: readSession as Operation },
  {
    operation: signUp as Operation,
    good: { email: 'n@n.example', password: 'long enough', firstName: 'N', lastName: 'N' },
  },
  { operation: signIn as Operation, good: { email: 'n@n.example', password: 'long enough' } },
  { operation: finishSignIn as Operation, good: { code: '123456' } },
  { operation: signOut as Operation },
  { operation: requestPasswordReset as Operation, good: { email: 'n@n.example' } },
  { operation: resetPassword as Operation, good: { token: 'x', password: 'long enough' } },
  { operation: sendVerification as Operation, good: { language: 'es' } },
  { operation: verifyEmail as Operation, good: { token: 'x' } },
  { operation: startGoogle as Operation },
  { operation: readProfile as Operation },
  { operation: changeProfile as Operation, good: { firstName: 'Ann' } },
  { operation: readTrust as Operation },
  { operation: readTrustVersion as Operation },
  { operation: createTrust as Operation },
  { operation: changeTrust as Operation, good: { trustName: 'A' } },
  { operation: trustEvents as Operation },
  { operation: readHistory as Operation },
  { operation: restoreVersion as Operation, good: { version: 1 } },
  {
    operation: noteDocumentCopies as Operation,
    good: {
      way: 'download',
      version: 1,
      at: '2025-05-03T10:42:00.000Z',
      documents: [{ document: 'pour-over-will', fingerprint: '0'.repeat(64) }],
    },
  },
  { operation: readDocumentCopies as Operation },
  {
    operation: putHealthCareDirective as Operation,
    good: { hcd_principalName: 'A', hcd_principalAddress: 'B', hcd_agentName: 'C', hcd_agentAddress: 'D' },
  },
  { operation: buyPackage as Operation, good: { plan: 'pro' } },
  { operation: readBilling as Operation },
  {
    operation: changeBilling as Operation,
    good: { cardLast4: '4242', cardholderName: 'Ann Alder', expiryDate: '12/98' },
  },
  { operation: readAccount as Operation },
  { operation: exportOwnData as Operation, good: {} },
  { operation: readSecondFactor as Operation },
  { operation: beginSecondFactor as Operation, good: { password: 'not hers' } },
  { operation: confirmSecondFactor as Operation, good: { code: '123456' } },
  { operation: makeRecoveryCodes as Operation, good: { password: 'not hers' } },
  { operation: turnOffSecondFactor as Operation, good: { password: 'not hers' } },
  { operation: readDevices as Operation },
  { operation: signOutDevice as Operation, good: { id: 'x' } },
  { operation: signOutOtherDevices as Operation },
  { operation: readReviewLinks as Operation },
  { operation: makeReviewLink as Operation, good: { label: 'Dana Reed, attorney', days: 30 } },
  { operation: revokeReviewLink as Operation, good: { id: 'x' } },
  { operation: removeReviewLink as Operation, good: { id: 'x' } },
  { operation: markReviewComment as Operation, good: { id: 'x', done: true } },
  { operation: removeReviewComment as Operation, good: { id: 'x' } },
  { operation: openReview as Operation, good: { token: 'x' } },
  {
    operation: commentOnReview as Operation,
    good: { token: 'x', step: 'grantor', name: 'Dana Reed', text: 'Is this the legal name?' },
  },
  { operation: readOpenApi as Operation },
  { operation: deleteAccount as Operation, good: { password: 'not hers' } },
]
