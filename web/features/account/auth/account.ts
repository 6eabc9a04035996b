import { useSyncExternalStore } from 'react'
import { PENDING_SIGN_IN_MINUTES } from '#api/limits.ts'
import { pages } from '#api/pages.ts'
import type { Session } from '#api/session.ts'
import { message } from '#domain/message.ts'
import { product } from '#domain/product.ts'
import { call } from '#web/api/call.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { selectedPlan } from '#web/features/checkout/selected-plan.ts'
import { chosenLanguage } from '#web/i18n/language.ts'
import { createStore } from '#web/store.ts'
import { type AccountEvent, accountEvents, announce, hasGoogle, setSession } from './auth-state.ts'
import { cleanedMessage, failWithToast, loginFailure } from './failure.ts'
import { askGoogle, type GoogleArrival, GoogleFailure, googleFailureText } from './google-window.ts'
import { afterLogin } from './origin.ts'

/** Stores the session of the user who has logged in, and shows a welcome toast. */
function welcomeBack(session: Session): void {
  setSession(session)
  showToast({ title: 'Login successful!', description: message('Welcome back to {name}.', { name: product.name }) })
  announce(accountEvents.loggedIn)
}

/** False when a code of the second factor is wanted first, which the login page then asks for. */
export async function login(email: string, password: string): Promise<boolean> {
  dismissToast()
  const session = await call('POST /api/sign-in', { email: email.trim(), password }).catch((error: unknown) =>
    failWithToast('Login failed', loginFailure(error), error),
  )
  if (session.secondFactorRequired) setSecondFactorRequired()
  else welcomeBack(session)
  return !session.secondFactorRequired
}

/** Takes over the session that the window at Google has opened. False when a code is wanted first. */
async function enterFromGoogle(outcome: GoogleArrival): Promise<boolean> {
  if (outcome === 'second-factor-required') {
    setSecondFactorRequired()
    return false
  }
  const session = await call('GET /api/session')
  if (!session.user) throw new GoogleFailure('failed')
  dismissToast()
  if (outcome === 'created') {
    welcome(session, [accountEvents.loggedIn, accountEvents.signedUp])
    return true
  }
  welcomeBack(session)
  return true
}

/** To be called in the click itself: it opens a window. False when a code is wanted first, which the login page asks for. */
export async function loginWithGoogle(): Promise<boolean> {
  dismissToast()
  try {
    if (!hasGoogle()) throw new GoogleFailure('not-configured')
    const late = (outcome: GoogleArrival) => {
      enterFromGoogle(outcome).catch((error: unknown) => console.error('A late Google login failed', error))
    }
    return await enterFromGoogle(await askGoogle(late))
  } catch (error) {
    return failWithToast('Google login failed', googleFailureText(error), error)
  }
}

/**
 * Greets a new account's owner and says where the way leads now. Of two events the sign-up comes last: it leads to the
 * checkout of a chosen plan, instead of where the login leads.
 */
function welcome(session: Session, events: readonly AccountEvent[] = [accountEvents.signedUp]): void {
  const toDashboard = !selectedPlan() && afterLogin() === pages.dashboard
  setSession(session)
  showToast({
    title: 'Account created successfully!',
    description: toDashboard ? 'Redirecting to your dashboard...' : 'You are now logged in.',
  })
  for (const event of events) announce(event)
}

export async function signup(email: string, password: string, firstName: string, lastName: string): Promise<void> {
  dismissToast()
  const account = {
    email: email.trim(),
    password,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    language: chosenLanguage(),
  }
  const session = await call('POST /api/sign-up', account).catch((error: unknown) =>
    failWithToast('Registration failed', cleanedMessage(error), error),
  )
  welcome(session)
}

/** Goes the other half of a login, with a code. Throws what calling the server throws. */
export async function finishLogin(code: string): Promise<boolean> {
  dismissToast()
  const session = await call('POST /api/sign-in/code', { code })
  clearSecondFactorRequired()
  welcomeBack(session)
  return true
}

/** In the tab's own storage: a phone may throw the page away while its user looks for the code in another app. */
const KEY = 'secondFactorRequiredUntil'
/** When the pending sign-in of this tab runs out, 0 for none; `undefined` until it changes. */
const until = createStore<number | undefined>(undefined)

function store(time: number): void {
  if (time === 0) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, String(time))
  until.set(time)
}

/** The server waits for a code of the second factor. */
export const setSecondFactorRequired = () => store(Date.now() + PENDING_SIGN_IN_MINUTES * 60_000)
export const clearSecondFactorRequired = () => store(0)

/** Whether this tab has come half way into an account. */
export const useSecondFactorRequired = (): boolean =>
  useSyncExternalStore(
    until.subscribe,
    () => (until.get() ?? Number(sessionStorage.getItem(KEY))) > Date.now(),
    () => false,
  )
