import type { SESSION_CHANNEL } from '../auth/session-in-page.ts'
import type { CHOSEN } from '../spanish/chosen.ts'
import { holdClicks, keepPresses } from './held-clicks.ts'
import { fetchCode, fetchInTurn, listedCode, oncePainted, runCode } from './page-code.ts'
import type { TAKEN_OVER } from './taken-over.ts'

/**
 * The one script that comes with a rendered page, and within it. A page that is a form brings its code and only has its
 * clicks held. Any other page can be read and its links followed as it
 * stands, so its code is fetched only once it has been painted, and runs when somebody is there: at the first sign of a
 * reader, or at once for who is signed in, whose name the page must show, and for who reads Spanish. Until then the phone
 * that shows it has nothing to do.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

// The types hold these to be the same; the values would make this script fetch another.
const sessions: typeof SESSION_CHANNEL = 'session'
const language: typeof CHOSEN = 'language'
const takenOverEvent: typeof TAKEN_OVER = 'taken-over'

const code = listedCode()
let otherTabs: BroadcastChannel | undefined
let running = false
// Before the clicks are held, so that what is held is what was pressed.
keepPresses()
let letGo = holdClicks(wake)

function wake() {
  if (running || code[0] === undefined) return
  running = true
  fetchCode(code)
  runCode(code[0], () => {
    // Links then go where they lead, and the next sign tries again.
    letGo()
    letGo = holdClicks(wake)
    running = false
  })
}

function spanishChosen() {
  try {
    return localStorage.getItem(language)?.startsWith('es')
  } catch {
    return false
  }
}

function takenOver() {
  for (const sign of SIGNS) window.removeEventListener(sign, wake)
  clearTimeout(soon)
  otherTabs?.close()
  letGo()
}

for (const sign of SIGNS) window.addEventListener(sign, wake, { passive: true })
window.addEventListener(takenOverEvent, takenOver, { once: true })

// Brought back from the browser's memory, it may be out of date, and nothing has been done on it that could be lost.
window.addEventListener(
  'pageshow',
  ({ persisted }) => persisted && !running && code.length > 0 && window.location.reload(),
)

/** What has to ask the browser's other processes, which takes milliseconds in which nothing can be painted. */
function lookAround() {
  otherTabs = new BroadcastChannel(sessions)
  // What another tab tells of who is signed in is newer than what the server wrote into this page.
  otherTabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const inPage = document.getElementById('session')
    if (inPage) inPage.textContent = JSON.stringify(data)
    wake()
  })
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  if (spanishChosen()) wake()
  else if (!connection?.saveData) oncePainted(() => running || fetchInTurn(code))
}

// Where the code came with the page and failed, links lead where they say.
Array.from(document.scripts)
  .find(({ src }) => src)
  ?.addEventListener('error', () => letGo())

// A task of its own: the one that runs this script goes on to lay out the page.
const soon = setTimeout(lookAround)
if (document.documentElement.hasAttribute('data-signed-in')) wake()
