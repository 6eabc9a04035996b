import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import {
  changeTrust,
  createTrust,
  putHealthCareDirective,
  readHistory,
  readTrust,
  readTrustVersion,
  restoreVersion,
  trustEvents,
} from '#api/trust.ts'
import { addDays } from '#domain/formats/calendar-date.ts'
import { directivePatch } from '#domain/trust/directive.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { ApiError } from '../errors.ts'
import { openStream, streamLimit } from '../realtime/hub.ts'
import { authenticatedRoute, callerOf, type RouteContext } from './middleware/route.ts'
import { securityHeaders } from './middleware/security.ts'

/** About 150 KB of an ordinary family's changes. */
const MAX_CHANGES = 500

export function trustRoutes(context: RouteContext): void {
  const { store, hub, now } = context

  authenticatedRoute(context, readTrust, async ({ caller }) => store.readTrust(caller.uid))

  authenticatedRoute(context, readTrustVersion, async ({ caller }) => ({
    version: await store.trustVersion(caller.uid),
  }))

  authenticatedRoute(context, createTrust, async ({ caller, patchId }) => {
    const { state, change } = await store.createTrust(caller.uid, patchId)
    if (change) hub.announce(caller.uid, change)
    else hub.announceVersion(caller.uid, state.version)
    return state
  })

  authenticatedRoute(context, changeTrust, async ({ caller: { uid }, body, patchId }) => {
    rejectFutureDates(body, now())
    const change = await store.changeTrust({ uid, patchId, patch: body })
    hub.announce(uid, change)
    return { version: change.version, lastUpdated: change.lastUpdated }
  })

  authenticatedRoute(context, putHealthCareDirective, async ({ caller, body, patchId }) => {
    const change = await store.changeTrust({ uid: caller.uid, patchId, patch: directivePatch(body) })
    hub.announce(caller.uid, change)
    return { version: change.version, lastUpdated: change.lastUpdated }
  })

  authenticatedRoute(context, readHistory, ({ caller, query: { before } }) =>
    store.readHistory(caller.uid, MAX_CHANGES, before === undefined ? undefined : Number(before)),
  )

  authenticatedRoute(context, restoreVersion, async ({ caller: { uid }, body: { version }, patchId }) => {
    const restored = await store.restoreTrust({ uid, patchId, version })
    if (!restored) throw new ApiError('not-found', 'There is no such version of your answers.', { field: 'version' })
    if (restored.change) hub.announce(uid, restored.change)
    else hub.announceVersion(uid, restored.version)
    return { version: restored.version, lastUpdated: restored.lastUpdated }
  })

  eventRoute(context)
}

/** Rejects dates that are in the future everywhere: 'today' is the browser's, which may be a day ahead of UTC. */
export function rejectFutureDates(patch: TrustPatch, now: Date): void {
  const tomorrow = addDays(now.toISOString().slice(0, 10), 1)
  for (const field of ['trustDate', 'einCreationDate'] as const) {
    const date = patch[field]
    if (date && date > tomorrow) throw new ApiError('invalid-field', 'The date cannot be in the future.', { field })
  }
  for (const [at, { birthYear }] of (patch.beneficiaries?.put ?? []).entries())
    if (birthYear && birthYear > Number(tomorrow.slice(0, 4)))
      throw new ApiError('invalid-field', 'The year of birth cannot be in the future.', {
        field: `beneficiaries.put.${at}.birthYear`,
      })
}

/** Written directly to the socket: a web stream takes three times the memory and five times the time for each subscriber. */
export function eventRoute(
  context: Pick<RouteContext, 'accounts' | 'admit' | 'app' | 'config' | 'hub'>,
  most = streamLimit(),
): void {
  const { app, config, hub } = context
  let open = 0
  app.get(trustEvents.path, async (c) => {
    const caller = await callerOf(c.req.raw.headers, context)
    const { outgoing } = c.env
    if (!outgoing || c.req.method === 'HEAD')
      throw new ApiError('not-found', 'Events are sent over a connection that stays open.')
    // More streams than the process can hold would make every other request fail.
    if (open >= most)
      throw new ApiError('unavailable', 'Too many pages are open. Live updates resume later.', { retryAfter: 30 })
    // A connection that closed while the session was read emits no further 'close'.
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
      // Reverse proxies would otherwise buffer events.
      'x-accel-buffering': 'no',
    })
    hub.open(openStream(outgoing, caller))
    return RESPONSE_ALREADY_SENT
  })
}
