import { putHealthCareDirective } from '#api/trust.ts'
import { directivePatch } from '#domain/trust/directive.ts'
import { bindOwn } from './middleware/bind.ts'
import { withoutOwnUid } from './own-uid.ts'
import type { Parts } from './parts.ts'

export const servePutHealthCareDirective = ({ doorway, store, hub }: Parts) =>
  bindOwn(
    doorway,
    putHealthCareDirective,
    async ({ caller, body, patchId }) => {
      const patch = directivePatch(body)
      const change = await store.changeTrust({ uid: caller.uid, patchId, patch, directive: body })
      hub.announce(caller.uid, change)
      return { version: change.version, lastUpdated: change.lastUpdated }
    },
    withoutOwnUid,
  )
