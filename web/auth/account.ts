import { signIn, signOut, signUp } from '#contract/accounts.ts'
import { requestPasswordReset, resetPassword } from '#contract/password-reset.ts'
import { readSession } from '#contract/session.ts'
import { product } from '#domain/product.ts'
import { call } from '#web/api/call.ts'
import { confirm } from '#web/shell/confirm-store.ts'
import { dismissToast, showToast } from '#web/shell/toast-store.ts'
import { accountEvents, tell } from './account-events.ts'
import { currentUser, setSession } from './auth-state.ts'
import { cleanedMessage, loginFailure } from './failure-text.ts'
import { forgetSelectedPlan, selectedPlan } from './selected-plan.ts'

/** Shows the failure as a toast and throws it on, as the functions here do that sign in or out. */
function fail(title: string, description: string, error: unknown): never {
  showToast({ title, description, destructive: true })
  throw error
}

export async function login(email: string, password: string): Promise<void> {
  dismissToast()
  const session = await call(signIn, { email: email.trim(), password }).catch((error: unknown) =>
    fail('Login failed', loginFailure(error), error),
  )
  setSession(session)
  showToast({ title: 'Login successful!', description: `Welcome back to ${product.name}.` })
  tell(accountEvents.loggedIn)
}

export async function loginWithGoogle(): Promise<void> {
  dismissToast()
  const error = new Error('Google login is not configured in this installation. Please use your email and password.')
  fail('Google login failed', error.message, error)
}

export async function signup(email: string, password: string, firstName: string, lastName: string): Promise<void> {
  dismissToast()
  const account = { email: email.trim(), password, firstName: firstName.trim(), lastName: lastName.trim() }
  const session = await call(signUp, account).catch((error: unknown) =>
    fail('Registration failed', cleanedMessage(error), error),
  )
  setSession(session)
  showToast({
    title: 'Account created successfully!',
    description: selectedPlan() ? 'You are now logged in.' : 'Redirecting to your dashboard...',
  })
  tell(accountEvents.signedUp)
}

/** Signs out, after asking when that would lose something unsent. False when the user chose to stay. */
export async function logout(): Promise<boolean> {
  const user = currentUser()
  if (!user) return true
  try {
    // Fetched here, so that the login page does not carry the code that keeps a trust in step.
    const { forgetDevice, prepareSignOut } = await import('#web/sync/sign-out.ts')
    const { unsent } = await prepareSignOut(user.uid)
    if (unsent > 0 && !(await confirmLoss(unsent))) return false
    const session = await call(signOut)
    await forgetDevice(user.uid).finally(() => setSession(session))
    forgetSelectedPlan()
  } catch (error) {
    fail('Logout failed', cleanedMessage(error), error)
  }
  dismissToast()
  showToast({ title: 'Logged out successfully' })
  return true
}

/** Asks for a mail with a link for setting a new password. Shows nothing: resolves, or throws what `call` throws. */
export function sendPasswordReset(email: string): Promise<{ inOutbox: boolean }> {
  return call(requestPasswordReset, { email: email.trim() })
}

/** Sets a new password with the token of such a link. Shows nothing. Logs the account out on every device, this one too. */
export async function setNewPassword(token: string, password: string): Promise<void> {
  await call(resetPassword, { token, password })
  if (!currentUser()) return
  // The link may have been for someone else than who is signed in here, so the server is asked.
  const session = await call(readSession).catch((error: unknown) =>
    console.error('The session could not be read', error),
  )
  if (session) setSession(session)
}

function confirmLoss(unsent: number): Promise<boolean> {
  const one = unsent === 1
  const changes = one ? 'One change has' : `${unsent} changes have`
  const them = one ? 'it' : 'them'
  const theyAre = one ? 'it is' : 'they are'
  return confirm({
    title: 'Log out with unsaved changes?',
    body: `${changes} not reached the server yet. If you log out now, this device forgets ${them} and ${theyAre} lost. If you stay, ${theyAre} sent as soon as the connection allows.`,
    yes: `Log out and lose ${them}`,
    no: 'Stay logged in',
    destructive: true,
  })
}
