import { restoreVersion } from '#api/history.ts'
import { Refuse } from '../refuse.ts'
import { bindOwn } from './middleware/bind.ts'
import type { Parts } from './parts.ts'

export const serveRestoreVersion = ({ doorway, store, hub }: Parts) =>
  bindOwn(doorway, restoreVersion, async ({ caller: { uid }, body: { version }, patchId }) => {
    const restored = await store.restoreTrust({ uid, patchId, version })
    if (!restored) throw new Refuse('not-found', 'There is no such version of your answers.', { field: 'version' })
    if (restored.made) hub.announce(uid, restored.made)
    else hub.announceVersion(uid, restored.version)
    return { version: restored.version, lastUpdated: restored.lastUpdated }
  })
