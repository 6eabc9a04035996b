import type { GOOGLE_CHANNEL, GoogleOutcome, GoogleSuccess } from '#contract/google.ts'
import type { SESSION_CHANNEL } from '#web/auth/session-in-page.ts'

// Whoever hears this checks it. Only types are imported: code shared with the application would split its first file.
const reports: typeof GOOGLE_CHANNEL = 'google-sign-in'
const sessions: typeof SESSION_CHANNEL = 'session'
const successes: readonly string[] = ['signed-in', 'created', 'linked'] satisfies GoogleSuccess[]

const CODE: GoogleOutcome = 'code-wanted'
const IN = 'You are logged in. You can close this window now.'
const HALF = 'Please close this window. The page where you began asks for your code.'
const OUT = 'You are not logged in. Please close this window and try again.'

/** Tells the page that opened this window how it ended, and the browser's other tabs who is signed in now. */
function report(outcome: string, attempt: string | null): void {
  const said = { outcome, ...(attempt && { attempt }) }
  window.opener?.postMessage(said, window.location.origin)
  new BroadcastChannel(reports).postMessage(said)
  const session = document.getElementById('session')?.textContent
  const isIn = successes.includes(outcome)
  if (isIn && session) new BroadcastChannel(sessions).postMessage(JSON.parse(session))
  const words = document.getElementById('outcome')
  if (words) words.textContent = isIn ? IN : outcome === CODE ? HALF : OUT
  window.close()
}

const parameters = new URLSearchParams(window.location.search)
const outcome = parameters.get('outcome')
if (outcome) report(outcome, parameters.get('attempt'))
