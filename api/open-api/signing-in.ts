import { signIn, signOut, signUp } from '../accounts.ts'
import { sendVerification, verifyEmail } from '../email-verification.ts'
import { startGoogle } from '../google.ts'
import { requestPasswordReset, resetPassword } from '../password-reset.ts'
import { readSession } from '../session.ts'
import type { DescribedOperation } from './described-operation.ts'

const tag = 'Signing in'
const email = 'ann@family.example'
const password = 'granite-lantern-meadow'

export const signingIn: readonly DescribedOperation[] = [
  {
    operation: readSession,
    id: 'readSession',
    tag,
    summary: 'Who is signed in',
    description: 'Never an error for being signed out: `user` is null then.',
    answer: 'The caller’s session, and the switches of this installation.',
  },
  {
    operation: signUp,
    id: 'signUp',
    tag,
    summary: 'Make an account',
    description:
      'Makes the account with its profile, and signs the caller in. A link that verifies the address is mailed in `language`.',
    answer: 'The session that has begun.',
    refusals: ['invalid-email', 'weak-password', 'email-already-in-use', 'too-many-requests'],
    session: 'begins',
    example: { email, password, firstName: 'Ann', lastName: 'Alder' },
  },
  {
    operation: signIn,
    id: 'signIn',
    tag,
    summary: 'Sign in with email address and password',
    answer: 'The session that has begun.',
    refusals: ['invalid-email', 'invalid-credential', 'user-not-found', 'wrong-password', 'too-many-requests'],
    session: 'begins',
    example: { email, password },
  },
  {
    operation: signOut,
    id: 'signOut',
    tag,
    summary: 'Sign out',
    description: 'Ends the caller’s session and its live streams. Without a session it changes nothing.',
    answer: 'The session of nobody.',
    session: 'ends',
  },
  {
    operation: requestPasswordReset,
    id: 'requestPasswordReset',
    tag,
    summary: 'Ask for a link to set a new password',
    description:
      'Answers alike, and as soon, whether or not the address has an account: that is found out after the answer. The mail is in the language of the account, and for an account that has never chosen one in `language`; without either, in English.',
    answer: '`inOutbox` is true where this installation sends no mail and its operator finds the link in a file.',
    refusals: ['invalid-email', 'too-many-requests'],
    example: { email, language: 'es' },
  },
  {
    operation: resetPassword,
    id: 'resetPassword',
    tag,
    summary: 'Set a new password',
    description:
      'Takes the token of such a link, which works once, for an hour, and until a newer one is asked for. Ends every session of the account. If the address was not verified before, its review links and second factor end too.',
    answer: '`ended` tells what else has ended, if the address was not verified before.',
    refusals: ['invalid-reset-link', 'weak-password', 'too-many-requests'],
    example: { token: 'the-token-of-the-link', password },
  },
  {
    operation: sendVerification,
    id: 'sendVerification',
    tag,
    summary: 'Ask for a link that verifies the address',
    description:
      'Nothing is mailed if the address is verified. The mail is in the language of the account, and for an account that has never chosen one in `language`.',
    answer: '`inOutbox` is true where this installation sends no mail and its operator finds the link in a file.',
    refusals: ['not-found', 'too-many-requests'],
    example: { language: 'es' },
  },
  {
    operation: verifyEmail,
    id: 'verifyEmail',
    tag,
    summary: 'Verify the address',
    description:
      'Takes the token of such a link, which works once, for a day, in a session of the same account. Every other session, every review link and a second factor from before end.',
    answer: 'The session, and what else has ended.',
    refusals: ['not-found', 'invalid-verification-link', 'too-many-requests'],
    example: { token: 'the-token-of-the-link' },
  },
  {
    operation: startGoogle,
    id: 'startGoogle',
    tag,
    summary: 'Begin a sign-in through Google',
    description:
      'Open `url` in a window. When Google has sent it back it reports, on the BroadcastChannel `google-sign-in` and to the window that opened it, `attempt` and how the sign-in ended.',
    answer: 'Where to send the window, and the name of this attempt.',
    refusals: ['google-not-configured', 'network-request-failed', 'too-many-requests'],
  },
]
