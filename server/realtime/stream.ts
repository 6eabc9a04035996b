import { readFileSync } from 'node:fs'
import type { HttpBindings } from '@hono/node-server'
import type { Caller } from '../auth/sessions.ts'

/** One open page's connection. */
export interface Stream {
  uid: string
  sessionId: string
  send(text: string): void
  close(): void
  onClose(listener: () => void): void
}

/** Bytes. A reader that falls so far behind is gone or stuck, and reads the trust again when it is back. */
const MOST_UNREAD = 4 * 1_048_576
/** Milliseconds in which a reader must take some of what waits. Checked at each heartbeat. */
const MOST_WAIT = 60_000

export function openStream(
  outgoing: HttpBindings['outgoing'],
  { uid, sessionId }: Pick<Caller, 'uid' | 'sessionId'>,
  now = () => performance.now(),
): Stream {
  outgoing.on('error', () => {})
  let waiting = 0
  let lastTaken = now()
  const taken = () => {
    waiting -= 1
    lastTaken = now()
  }
  return {
    uid,
    sessionId,
    send(text) {
      if (outgoing.writableEnded || outgoing.destroyed) return
      if (waiting === 0) lastTaken = now()
      waiting += 1
      outgoing.write(text, taken)
      if (outgoing.writableLength > MOST_UNREAD || now() - lastTaken > MOST_WAIT) outgoing.destroy()
    },
    close: () => void outgoing.end(),
    onClose: (listener) => void outgoing.on('close', listener),
  }
}

/** The share of open files left for the database, requests and the program itself. */
const RESERVED = 0.2
/** More pages need another process: one process uses one core. */
const MOST = 50_000
/** Where the system does not report its limit. */
const UNKNOWN = 10_000

/** How many streams this process may hold, of the files that the system lets it have open (`ulimit -n`). */
export function mostStreams(limits = '/proc/self/limits'): number {
  let text: string
  try {
    text = readFileSync(limits, 'utf8')
  } catch {
    return UNKNOWN * (1 - RESERVED)
  }
  const soft = /^Max open files\s+(\S+)/m.exec(text)?.[1] ?? ''
  const files = soft === 'unlimited' ? MOST * 2 : Number(soft) || UNKNOWN
  return Math.min(MOST, Math.floor(files * (1 - RESERVED)))
}
