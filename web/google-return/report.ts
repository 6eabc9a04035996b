import type { GOOGLE_CHANNEL, GoogleOutcome, GoogleSuccess } from '#api/google-outcome.ts'
import type { Session } from '#api/session.ts'
import type { TAKEOVER } from '#web/app/idle-parts.tsx'
import type { SESSION_CHANNEL } from '#web/features/account/auth/auth-state.ts'
import type { CHOSEN } from '#web/i18n/language.ts'

// The receiver validates this. Only types are imported: code shared with the application would split its first file.
const reports: typeof GOOGLE_CHANNEL = 'google-sign-in'
const sessions: typeof SESSION_CHANNEL = 'session'
const language: typeof CHOSEN = 'language'
const takeover: typeof TAKEOVER = 'google-takeover'
const successes: readonly string[] = ['signed-in', 'created', 'linked'] satisfies GoogleSuccess[]

const CODE: GoogleOutcome = 'second-factor-required'
const TAKEN_OVER: GoogleOutcome = 'linked'
/** The whole page, which has no code but this. */
const ENGLISH = {
  in: 'You are logged in. You can close this window now.',
  half: 'Please close this window. The page where you began asks for your code.',
  out: 'You are not logged in. Please close this window and try again.',
}
const SPANISH: typeof ENGLISH & Record<'login' | 'over' | 'home', string> = {
  in: 'Inició sesión. Ya puede cerrar esta ventana.',
  half: 'Cierre esta ventana. La página en la que empezó le pide su código.',
  out: 'No inició sesión. Cierre esta ventana e inténtelo de nuevo.',
  login: 'Inicio de sesión con Google',
  over: 'Ya puede cerrar esta ventana.',
  home: 'Ir a Kinstead',
}

function isSpanish(): boolean {
  try {
    return localStorage.getItem(language)?.startsWith('es') ?? false
  } catch {
    return false
  }
}

function put(id: string, words: string): void {
  const element = document.getElementById(id)
  if (element) element.textContent = words
}

function turnSpanish(): void {
  document.documentElement.lang = 'es'
  document.title = `${SPANISH.login} — Kinstead`
  put('login', SPANISH.login)
  put('outcome', SPANISH.over)
  put('home', SPANISH.home)
}

/** The page that opened this window may have been loaded again and no longer wait: the next one shows it. */
function keepTakeover({ user }: Session): void {
  try {
    if (user) localStorage.setItem(takeover, user.uid)
  } catch {
    // Without storage it is not shown.
  }
}

/** Tells the page that opened this window how it ended, and the browser's other tabs who is signed in now. */
function report(outcome: string, attempt: string | null): void {
  const session = document.getElementById('session')?.textContent
  // Before the message: the page that receives it reads this.
  if (outcome === TAKEN_OVER && session) keepTakeover(JSON.parse(session))
  const said = { outcome, ...(attempt && { attempt }) }
  window.opener?.postMessage(said, window.location.origin)
  new BroadcastChannel(reports).postMessage(said)
  const isIn = successes.includes(outcome)
  if (isIn && session) new BroadcastChannel(sessions).postMessage(JSON.parse(session))
  const words = isSpanish() ? SPANISH : ENGLISH
  put('outcome', isIn ? words.in : outcome === CODE ? words.half : words.out)
  window.close()
}

if (isSpanish()) turnSpanish()
const parameters = new URLSearchParams(window.location.search)
const outcome = parameters.get('outcome')
if (outcome) report(outcome, parameters.get('attempt'))
