import { signIn, signUp } from '#contract/accounts.ts'
import type { GoogleSuccess } from '#contract/google.ts'
import { pages } from '#contract/pages.ts'
import { readSession, type Session } from '#contract/session.ts'
import { product } from '#domain/product.ts'
import { call } from '#web/api/call.ts'
import { dismissToast, showToast } from '#web/shell/toast-store.ts'
import { accountEvents, tell } from './account-events.ts'
import { hasGoogle, setSession } from './auth-state.ts'
import { fail } from './fail.ts'
import { cleanedMessage, loginFailure } from './failure-text.ts'
import { GoogleFailure, googleFailureText } from './google-failure.ts'
import { askGoogle } from './google-window.ts'
import { afterLogin } from './origin.ts'
import { selectedPlan } from './selected-plan.ts'

export async function login(email: string, password: string): Promise<void> {
  dismissToast()
  const session = await call(signIn, { email: email.trim(), password }).catch((error: unknown) =>
    fail('Login failed', loginFailure(error), error),
  )
  setSession(session)
  showToast({ title: 'Login successful!', description: `Welcome back to ${product.name}.` })
  tell(accountEvents.loggedIn)
}

/** Takes over the session that the window at Google has opened. */
async function enterFromGoogle(outcome: GoogleSuccess): Promise<void> {
  const session = await call(readSession)
  if (!session.user) throw new GoogleFailure('failed')
  dismissToast()
  if (outcome === 'created') return welcome(session, !selectedPlan() && afterLogin() === pages.dashboard)
  setSession(session)
  const linked = ' From now on log in with Google: the password that this account had no longer works.'
  const description = `Welcome back to ${product.name}.${outcome === 'linked' ? linked : ''}`
  showToast({ title: 'Login successful!', description })
  tell(accountEvents.loggedIn)
}

/** To be called in the click itself: it opens a window. */
export async function loginWithGoogle(): Promise<void> {
  dismissToast()
  try {
    if (!hasGoogle()) throw new GoogleFailure('not-configured')
    const late = (outcome: GoogleSuccess) => {
      enterFromGoogle(outcome).catch((error: unknown) => console.error('A late Google login failed', error))
    }
    await enterFromGoogle(await askGoogle(late))
  } catch (error) {
    fail('Google login failed', googleFailureText(error), error)
  }
}

/** Greets a new account's owner and says where the way leads now. */
function welcome(session: Session, toDashboard: boolean): void {
  setSession(session)
  showToast({
    title: 'Account created successfully!',
    description: toDashboard ? 'Redirecting to your dashboard...' : 'You are now logged in.',
  })
  tell(accountEvents.signedUp)
}

export async function signup(email: string, password: string, firstName: string, lastName: string): Promise<void> {
  dismissToast()
  const account = { email: email.trim(), password, firstName: firstName.trim(), lastName: lastName.trim() }
  const session = await call(signUp, account).catch((error: unknown) =>
    fail('Registration failed', cleanedMessage(error), error),
  )
  welcome(session, !selectedPlan())
}
