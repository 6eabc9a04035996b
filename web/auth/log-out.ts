import type { Session } from '#contract/session.ts'
import { call, Refused, Unreachable } from '#web/api/call.ts'
import { signOut } from '#web/api/operations.ts'
import { confirm } from '#web/shell/confirm-store.ts'
import { dismissToast, showToast } from '#web/shell/toast-store.ts'
import { forgetDevice, prepareSignOut } from '#web/sync/sign-out.ts'
import { currentUser, setSession } from './auth-state.ts'
import { fail } from './fail.ts'
import { cleanedMessage } from './failure-text.ts'
import { forgetSelectedPlan } from './selected-plan.ts'

/** Signs out, after asking when that would lose something unsent. False when the user chose to stay. */
export async function logout(): Promise<boolean> {
  const user = currentUser()
  if (!user) return true
  try {
    const { unsent } = await prepareSignOut(user.uid)
    if (unsent > 0 && !(await confirmLoss(unsent))) return false
    const session = await endSession()
    await forgetDevice(user.uid).finally(() => setSession(session))
    forgetSelectedPlan()
  } catch (error) {
    fail('Logout failed', cleanedMessage(error), error)
  }
  dismissToast()
  showToast({ title: 'Logged out successfully' })
  return true
}

/** Asks again as long as the reader wants to: until the server has ended the session, this browser is logged in. */
async function endSession(): Promise<Session> {
  for (;;) {
    try {
      return await call(signOut)
    } catch (error) {
      const mayPass = error instanceof Unreachable || (error instanceof Refused && error.code === 'unavailable')
      if (!mayPass) throw error
      showToast({ title: 'Logout failed', description: cleanedMessage(error), destructive: true })
      if (!(await confirmAnotherTry())) throw error
      dismissToast()
    }
  }
}

function confirmAnotherTry(): Promise<boolean> {
  return confirm({
    title: 'You are still logged in',
    body: 'The server could not end your session. Until it does, anyone who uses this browser can read your answers.',
    yes: 'Try again',
    no: 'Stay logged in',
  })
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
