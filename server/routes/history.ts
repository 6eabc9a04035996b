import { readHistory, restoreVersion } from '#api/history.ts'
import { ApiError } from '../errors.ts'
import { authenticatedRoute, type RouteContext } from './middleware/route.ts'

/** About 150 KB of an ordinary family's changes. */
const MOST_AT_ONCE = 500

export function historyRoutes(context: RouteContext): void {
  const { store, hub } = context

  authenticatedRoute(context, readHistory, ({ caller, query: { before } }) =>
    store.readHistory(caller.uid, MOST_AT_ONCE, before === undefined ? undefined : Number(before)),
  )

  authenticatedRoute(context, restoreVersion, async ({ caller: { uid }, body: { version }, patchId }) => {
    const restored = await store.restoreTrust({ uid, patchId, version })
    if (!restored) throw new ApiError('not-found', 'There is no such version of your answers.', { field: 'version' })
    if (restored.made) hub.announce(uid, restored.made)
    else hub.announceVersion(uid, restored.version)
    return { version: restored.version, lastUpdated: restored.lastUpdated }
  })
}
