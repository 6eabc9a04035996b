import type { HttpBindings } from '@hono/node-server'
import type { Caller } from '../accounts/sessions.ts'

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

export function openStream(outgoing: HttpBindings['outgoing'], { uid, sessionId }: Caller): Stream {
  outgoing.on('error', () => {})
  return {
    uid,
    sessionId,
    send(text) {
      if (outgoing.writableEnded || outgoing.destroyed) return
      outgoing.write(text)
      if (outgoing.writableLength > MOST_UNREAD) outgoing.destroy()
    },
    close: () => void outgoing.end(),
    onClose: (listener) => void outgoing.on('close', listener),
  }
}
