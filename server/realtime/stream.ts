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

/** A reader that lets this much pile up is gone or stuck; it reads the trust anew when it is back. */
const MOST_UNREAD = 4 * 1_048_576
/** Milliseconds in which a reader takes something of what waits. Looked at with each heartbeat. */
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
