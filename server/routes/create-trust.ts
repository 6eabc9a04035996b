import { createTrust } from '#api/trust.ts'
import { bindOwn } from './middleware/bind.ts'
import type { Parts } from './parts.ts'

export const serveCreateTrust = ({ doorway, store, hub }: Parts) =>
  bindOwn(doorway, createTrust, async ({ caller, patchId }) => {
    const { state, made } = await store.createTrust(caller.uid, patchId)
    if (made) hub.announce(caller.uid, made)
    else hub.announceVersion(caller.uid, state.version)
    return state
  })
