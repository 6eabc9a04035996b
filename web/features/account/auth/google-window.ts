import { t } from '@lingui/core/macro'
import type { GoogleReport } from '#api/google.ts'
import {
  GOOGLE_CHANNEL,
  type GoogleOutcome,
  type GoogleSuccess,
  googleOutcomes,
  isGoogleSuccess,
} from '#api/google-outcome.ts'
import type { Message } from '#domain/message.ts'
import { product } from '#domain/product.ts'
import { ApiError, call, Unreachable } from '#web/api/call.ts'
import { currentUser, onAuthState, refreshSession } from './auth-state.ts'
import { cleanedMessage } from './failure.ts'

const LOOK_EVERY = 300
/** How the window brought somebody: into a session, or to where a code of the second factor is wanted. */
export type GoogleArrival = GoogleSuccess | 'second-factor-required'

/** How long a report may be under way after the window has gone or somebody is signed in. */
const GRACE = 800
/** As long as the server keeps the request. */
const LIFETIME = 10 * 60_000

/** Opens the window in the middle of the screen. Only in the click itself: a browser blocks any other. */
function openWindow(): Window {
  const [width, height] = [500, 650]
  const left = Math.round(window.screenX + Math.max(0, (window.outerWidth - width) / 2))
  const top = Math.round(window.screenY + Math.max(0, (window.outerHeight - height) / 2))
  const opened = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (!opened || opened.closed) throw new GoogleFailure('popup-blocked')
  opened.document.title = product.name
  opened.document.documentElement.lang = document.documentElement.lang
  opened.document.documentElement.style.colorScheme = 'light dark'
  opened.document.body.style.cssText = 'font: 18px/1.6 system-ui, sans-serif; margin: 4rem 2rem; text-align: center'
  opened.document.body.textContent = t`Connecting to Google…`
  return opened
}

interface Waiting {
  opened: Window
  attempt: string
  /** Called when the report comes after `waitFor` has given up. */
  late: (outcome: GoogleArrival) => void
}

/**
 * Waits for the window's report. A provider's own policy can cut the window off: then it looks closed at once, and the
 * report comes by the channel only. So 'closed' is said when this page is in use again and the server knows of no
 * session, and a report that comes still later counts.
 */
function waitFor({ opened, attempt, late }: Waiting): Promise<GoogleArrival> {
  return new Promise((succeed, reject) => {
    const channel = new BroadcastChannel(GOOGLE_CHANNEL)
    let settled = false
    const settle = (outcome: () => void) => {
      if (settled) return
      settled = true
      clearInterval(looking)
      forgetAuth()
      outcome()
    }
    const done = () => {
      channel.close()
      window.removeEventListener('message', onMessage)
      clearTimeout(tooLate)
    }
    const onReport = ({ outcome }: GoogleReport) => {
      done()
      if (outcome !== 'second-factor-required' && !isGoogleSuccess(outcome))
        return settle(() => reject(new GoogleFailure(outcome)))
      if (settled) late(outcome)
      else settle(() => succeed(outcome))
    }
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === opened && origin === window.location.origin && isReport(data)) onReport(data)
    }
    const closed = async () => {
      await refreshSession().catch(() => {})
      if (currentUser()) return settle(() => succeed('signed-in'))
      settle(() => reject(new GoogleFailure('popup-closed-by-user')))
    }

    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isReport(data) && data.attempt === attempt) onReport(data)
    })
    window.addEventListener('message', onMessage)
    const tooLate = setTimeout(() => {
      done()
      settle(() => reject(new GoogleFailure('expired')))
    }, LIFETIME)
    const looking = setInterval(() => {
      if (!opened.closed || !document.hasFocus()) return
      clearInterval(looking)
      setTimeout(closed, GRACE)
    }, LOOK_EVERY)
    // Signed in by other means meanwhile, or by this window, whose report is then under way.
    const forgetAuth = onAuthState(({ user }) => {
      if (user) setTimeout(() => settle(() => succeed('signed-in')), GRACE)
    })
  })
}

/** Lets the user sign in in a window at Google. Throws {@link GoogleFailure} or what calling the server throws. */
export async function askGoogle(late: (outcome: GoogleArrival) => void): Promise<GoogleArrival> {
  const opened = openWindow()
  try {
    const { url, attempt } = await call('POST /api/google/start')
    if (opened.closed) throw new GoogleFailure('popup-closed-by-user')
    opened.location.replace(url)
    return await waitFor({ opened, attempt, late })
  } finally {
    opened.close()
  }
}

const outcomes = new Set<unknown>(googleOutcomes)

/** Whether `value` can be taken for the report of the window at Google. Not by the schema, as `isSession` in `auth-state.ts`. */
export function isReport(value: unknown): value is GoogleReport {
  if (typeof value !== 'object' || value === null) return false
  const { outcome, attempt }: { outcome?: unknown; attempt?: unknown } = value
  return outcomes.has(outcome) && (attempt === undefined || typeof attempt === 'string')
}

/** Why the window brought nobody: what the browser saw, or how the server says that it ended. */
type GoogleFailureCode =
  | 'popup-closed-by-user'
  | 'popup-blocked'
  | 'not-configured'
  | Exclude<GoogleOutcome, GoogleSuccess | 'second-factor-required'>

export class GoogleFailure extends Error {
  readonly code: GoogleFailureCode
  constructor(code: GoogleFailureCode) {
    super(texts[code])
    this.name = 'GoogleFailure'
    this.code = code
  }
}

const network = 'Network error during Google login. Please check your internet connection.'
const other = 'Google login failed. Please try again.'

/** The first three and the last are the specification's (P 8); the others stand for 'the provider message'. */
const texts: Record<GoogleFailureCode, string> = {
  'popup-closed-by-user': 'Login canceled. You closed the Google login window.',
  'popup-blocked': 'Pop-up was blocked by your browser. Please allow pop-ups for this site.',
  'network-request-failed': network,
  'not-configured': 'Google login is not configured in this installation. Please use your email and password.',
  'access-denied': 'Google was not allowed to tell us who you are. Please try again, or use your email and password.',
  'email-not-verified':
    'Google has not verified your email address. Please verify it in your Google account, or use your email and password here.',
  'other-account':
    'Your email address belongs to an account that uses another Google login. Please use that one, or reset your password.',
  shut: 'This account cannot be used here.',
  expired: 'This Google login took too long or was already used. Please try again.',
  'too-many-requests': 'Too many attempts. Please try again later.',
  failed: other,
}

/** What the toast 'Google login failed' says (specification P 8). */
export function googleFailureText(error: unknown): Message | string {
  if (error instanceof GoogleFailure) return error.message
  if (error instanceof Unreachable || (error instanceof ApiError && error.code === 'network-request-failed'))
    return network
  return (error instanceof ApiError && cleanedMessage(error)) || other
}
