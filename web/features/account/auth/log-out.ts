import { t } from '@lingui/core/macro'
import type { Session } from '#api/session.ts'
import { message } from '#domain/message.ts'
import { ApiError, call, Unreachable } from '#web/api/call.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { askToConfirm, currentQuestion } from '#web/components/confirm-store.ts'
import { forgetSelectedPlan } from '#web/features/checkout/selected-plan.ts'
import { forgetDevice, prepareSignOut } from '#web/features/trust-sync/session.ts'
import { showRemainders, unsavedDrafts, writeDrafts } from '#web/features/trust-sync/use-draft.ts'
import { announceSignOut, currentUser, onAuthState, setSession, signedOut } from './auth-state.ts'
import { cleanedMessage, failWithToast } from './failure.ts'

/** Signs out, after asking about what is typed and not saved, and about what is not sent. False when the user chose to stay. */
export async function logout(): Promise<boolean> {
  const user = currentUser()
  if (!user) return true
  let stay = () => {}
  try {
    const typing = await saveTyping(user.uid)
    if (!typing) return false
    const { unsent } = await prepareSignOut(user.uid)
    stay = typing.stay
    if (!(await mayLose(unsent, typing.left))) {
      stay()
      return false
    }
    announceSignOut()
    const session = await endSession()
    await forgetDevice(user.uid).finally(() => setSession(session))
    forgetSelectedPlan()
  } catch (error) {
    stay()
    failWithToast('Logout failed', cleanedMessage(error), error)
  }
  dismissToast()
  showToast({ title: 'Logged out successfully' })
  return true
}

/**
 * Asks again as long as the user wants to: until the server has ended the session, this browser is logged in. A server
 * that answers too late may have ended it all the same, which the event stream then reports.
 */
async function endSession(): Promise<Session> {
  for (;;) {
    try {
      return await call('POST /api/sign-out')
    } catch (error) {
      if (!currentUser()) return signedOut()
      const mayPass = error instanceof Unreachable || (error instanceof ApiError && error.code === 'unavailable')
      if (!mayPass) throw error
      showToast({ title: 'Logout failed', description: cleanedMessage(error), destructive: true })
      const again = confirmAnotherTry()
      const question = currentQuestion()
      const forget = onAuthState(({ user }) => user || question?.answer(true))
      const wanted = await again.finally(forget)
      if (!currentUser()) return signedOut()
      if (!wanted) throw error
      dismissToast()
    }
  }
}

function confirmAnotherTry(): Promise<boolean> {
  return askToConfirm({
    title: 'You are still logged in',
    body: 'The server could not end your session. Until it does, anyone who uses this browser can read your answers.',
    yes: 'Try again',
    no: 'Stay logged in',
  })
}

/** Saves what is typed and valid, after a question. What is left of it is named; nothing when the user chose to stay. */
async function saveTyping(uid: string): Promise<{ left: readonly string[]; stay: () => void } | undefined> {
  await writeDrafts(uid)
  if ((await unsavedDrafts(uid)).size === 0) return { left: [], stay: () => {} }
  const { draftsOnLogOut } = await import('#web/features/trust/save-drafts.ts')
  const { places, nameOf, save } = await draftsOnLogOut(uid)
  if (places.length > 0) {
    const sure = await askToConfirm({
      title: 'Save what you typed before you log out?',
      body: t`You typed something here that is not saved: ${places.join(', ')}. Logging out saves what is complete and correct, and asks you about the rest.`,
      yes: 'Save and log out',
      no: 'Stay logged in',
    })
    if (!sure) return undefined
  }
  const remainders = await save()
  const left = [...remainders].flatMap(([key, remainder]) =>
    Object.keys(remainder).length > 0 ? (nameOf(key) ?? []) : [],
  )
  return { left, stay: () => showRemainders(uid, remainders) }
}

async function mayLose(unsent: number, left: readonly string[]): Promise<boolean> {
  if (left.length > 0) {
    const sure = await askToConfirm({
      title: 'Log out without saving what you typed?',
      body: t`Logging out does not save this: ${left.join(', ')}. If you log out now, what you typed there is lost. If you stay, you can complete and save it.`,
      yes: 'Log out without saving',
      no: 'Stay logged in',
      destructive: true,
    })
    if (!sure) return false
  }
  return unsent === 0 || confirmLoss(unsent)
}

function confirmLoss(unsent: number): Promise<boolean> {
  return askToConfirm({
    title: 'Log out with unsaved changes?',
    body: message(
      '{count, plural, one {One change has not reached the server yet. If you log out now, it will not be saved. If you stay, it is sent as soon as the connection allows.} other {# changes have not reached the server yet. If you log out now, they will not be saved. If you stay, they are sent as soon as the connection allows.}}',
      { count: unsent },
    ),
    yes: 'Log out without saving',
    no: 'Stay logged in',
    destructive: true,
  })
}
