import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { trustEvents } from '#api/trust.ts'
import { mostStreams } from '../realtime/most-streams.ts'
import { openStream } from '../realtime/stream.ts'
import { Refuse } from '../refuse.ts'
import { callerOf } from './middleware/bind.ts'
import { securityHeaders } from './middleware/headers.ts'
import type { Parts } from './parts.ts'

/** Written straight to the socket: a third of the memory and a fifth of the time of a web stream for each listener. */
export function serveTrustEvents({ doorway, config, hub }: Parts, most = mostStreams()): void {
  let open = 0
  doorway.app.get(trustEvents.path, async (c) => {
    const caller = await callerOf(c.req.raw.headers, doorway)
    const { outgoing } = c.env
    if (!outgoing || c.req.method === 'HEAD')
      throw new Refuse('not-found', 'Events are sent over a connection that stays open.')
    // Beyond what the process can hold, every other request would be lost too.
    if (open >= most)
      throw new Refuse('unavailable', 'Too many pages are open. Live updates come later.', { retryAfter: 30 })
    // Whoever has left while we looked who it is will not leave again.
    if (outgoing.destroyed) return RESPONSE_ALREADY_SENT
    open += 1
    outgoing.once('close', () => {
      open -= 1
    })
    outgoing.writeHead(200, {
      ...securityHeaders(config.baseUrl),
      'x-request-id': c.get('requestId'),
      'set-cookie': [...caller.cookies],
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Reverse proxies would otherwise hold events back.
      'x-accel-buffering': 'no',
    })
    hub.open(openStream(outgoing, caller))
    return RESPONSE_ALREADY_SENT
  })
}
