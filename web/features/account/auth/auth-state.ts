import { useSyncExternalStore } from 'react'
import type { Installation, Session, SessionUser } from '#api/session.ts'
import { call } from '#web/api/call.ts'
import { createStore } from '#web/store.ts'
import { forgetOrigin } from './origin.ts'

type AuthState =
  | { status: 'loading'; user: null }
  /** `chosen` is a sign-out, here or in another tab; `ranOut`, a session that ended while this page was open. */
  | { status: 'signed-out'; user: null; chosen: boolean; ranOut?: boolean }
  | { status: 'signed-in'; user: SessionUser }

/** The longest the page waits for the session (specification P 4). */
const TIMEOUT = 5_000
const SIGNING_OUT = 'signing-out'
/** The longest a sign-out takes that its answer still comes of, in milliseconds. */
const SIGN_OUT_LASTS = 30_000

const store = createStore<AuthState>({ status: 'loading', user: null })
// Until the server has said so, Google is not known to be missing: asking for it gets the true answer.
let installation: Installation = { paymentCheck: false, google: true }
let started = false
/** Whether somebody is signing out in one of this browser's tabs: the event stream may report it before the answer does. */
let ending = false
// Opened in the browser only: where the pages are rendered at build, an open channel would keep the build from ending.
let otherTabs: BroadcastChannel | undefined

function applySession(session: Session, asked = false) {
  const state = store.get()
  const chosen = asked || (ending && state.status === 'signed-in' && !session.user)
  installation = session.installation
  const { user } = session
  const known = state.status !== 'loading' && JSON.stringify(user) === JSON.stringify(state.user)
  // The event stream may report the end of the session before the answer to the sign-out does.
  const nowChosen = state.status === 'signed-out' && chosen && !state.chosen
  if (chosen && !user) forgetOrigin()
  rememberSession(session)
  if (known && !nowChosen) return
  const ranOut = state.status === 'signed-in' && !chosen
  store.set(
    user ? { status: 'signed-in', user } : { status: 'signed-out', user: null, chosen, ...(ranOut && { ranOut }) },
  )
}

function expectEnd() {
  ending = true
  setTimeout(() => {
    ending = false
  }, SIGN_OUT_LASTS)
}

async function askServer() {
  const giveUp = () => {
    // Meanwhile another tab may have sent the session.
    if (store.get().status === 'loading') applySession(signedOut())
  }
  // The limit ends the waiting, not the question: an answer that comes later still counts.
  const limit = setTimeout(giveUp, TIMEOUT)
  try {
    applySession(await call('GET /api/session'))
  } catch (error) {
    console.error('The session could not be read', error)
    window.addEventListener('online', askServer, { once: true })
    giveUp()
  } finally {
    clearTimeout(limit)
  }
}

/**
 * Runs once for the page and never with a component's life: an effect that React's strict mode runs twice
 * must not have its first, canceled question taken for 'signed out'.
 */
function start() {
  if (started || typeof document === 'undefined') return
  started = true
  const session = sessionInPage()
  if (session) applySession(session)
  else if (store.get().status === 'loading') {
    // Without a network the page comes from the service worker, which knows nobody's session.
    const stored = storedSession()
    if (stored) applySession(stored)
    void askServer()
  }
  otherTabs = new BroadcastChannel(SESSION_CHANNEL)
  otherTabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === SIGNING_OUT) expectEnd()
    else if (isSession(data)) applySession(data, true)
  })
  // A page brought back from the browser's memory may show someone who has signed out since.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted)
      refreshSession().catch((error: unknown) => console.error('The session could not be read', error))
  })
}

/** Calls `listener` with the state now and after every change, until the returned function is called. */
export function onAuthState(listener: (state: AuthState) => void): () => void {
  start()
  listener(store.get())
  return store.subscribe(() => listener(store.get()))
}

export function currentUser(): SessionUser | null {
  start()
  return store.get().user
}

/** The session of nobody, for a page that knows by other ways than an answer that its own has ended. */
export const signedOut = (): Session => ({ user: null, installation })

/** Tells every tab of this browser that its session is about to end because its user asked for it. */
export function announceSignOut(): void {
  otherTabs?.postMessage(SIGNING_OUT)
  expectEnd()
}

/** Takes over what the server answered to signing in or out, here and in the browser's other tabs. */
export function setSession(session: Session): void {
  otherTabs?.postMessage(session)
  applySession(session, true)
}

/** Asks the server again, for example after it rejected a call with `not-signed-in`, or after a purchase. */
export async function refreshSession(): Promise<void> {
  applySession(await call('GET /api/session'))
}

function subscribe(changed: () => void) {
  start()
  return store.subscribe(changed)
}

function read() {
  start()
  return store.get()
}

/** What the pages were rendered with at build: React hydrates them with it, and then gets the session. */
const asRendered: AuthState = { status: 'signed-out', user: null, chosen: false }
const installationAsRendered = installation

/** Whether this user has to choose a package before the Trust Builder opens. */
export const lacksPackage = (user: SessionUser | null, { paymentCheck } = installation) =>
  paymentCheck && user !== null && !user.hasPaid

/** Who is signed in. */
export function useAuth(): AuthState {
  return useSyncExternalStore(subscribe, read, () => asRendered)
}

/** Whether the server can sign in through Google, as far as is known. */
export function hasGoogle(): boolean {
  start()
  return installation.google === true
}

/** The installation's settings, from the session. */
export function useInstallation(): Installation {
  return useSyncExternalStore(
    subscribe,
    () => installation,
    () => installationAsRendered,
  )
}

/** Dispatched on `window`, so that any part of the page can follow without knowing the account module (specification P 4). */
export const accountEvents = { loggedIn: 'user-logged-in', signedUp: 'user-signed-up' } as const
export type AccountEvent = (typeof accountEvents)[keyof typeof accountEvents]

export function announce(event: AccountEvent): void {
  window.dispatchEvent(new Event(event))
}

/** The BroadcastChannel by which a browser's tabs share the session. */
export const SESSION_CHANNEL = 'session'
/** Where the browser stores who is signed in, for a page that opens without a network. */
const STORED = 'kinstead.session'

function sessionIn(text: string | null | undefined): Session | null {
  if (!text) return null
  try {
    const read: unknown = JSON.parse(text)
    return isSession(read) ? read : null
  } catch {
    return null
  }
}

/** The session that the server wrote into the page's head, or null when it is absent or damaged. */
const sessionInPage = () => sessionIn(document.getElementById('session')?.textContent)

/** Stores the session of a signed-in user, and removes it once nobody is signed in. */
function rememberSession(session: Session): void {
  try {
    if (session.user) localStorage.setItem(STORED, JSON.stringify(session))
    else localStorage.removeItem(STORED)
  } catch {
    // A browser that stores nothing opens no page without a network either.
  }
}

/** The session that {@link rememberSession} has stored. */
function storedSession(): Session | null {
  try {
    return sessionIn(localStorage.getItem(STORED))
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isUser(value: unknown): boolean {
  return (
    isObject(value) &&
    ['uid', 'email', 'displayName'].every((field) => typeof value[field] === 'string') &&
    typeof value.hasPaid === 'boolean'
  )
}

/**
 * Whether `value` can be taken for a session. Not by the schema, whose code is more than all else that a page needs which
 * is only read: what comes here was written by the server or by another tab.
 */
export function isSession(value: unknown): value is Session {
  if (!isObject(value) || !isObject(value.installation)) return false
  return typeof value.installation.paymentCheck === 'boolean' && (value.user === null || isUser(value.user))
}
