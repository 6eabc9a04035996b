import { changeTrust } from '#api/trust.ts'
import { directiveOf } from '#domain/trust/directive.ts'
import { bindOwn } from './middleware/bind.ts'
import { refuseFutureDates } from './middleware/future-dates.ts'
import { withoutOwnUid } from './own-uid.ts'
import type { Parts } from './parts.ts'

export const serveChangeTrust = ({ doorway, store, hub, now }: Parts) =>
  bindOwn(
    doorway,
    changeTrust,
    async ({ caller: { uid }, body, text, patchId }) => {
      refuseFutureDates(body, now())
      // A change that finishes the directive with all it needs, as bringing back an export does, writes its document too.
      const directive = body.healthCareDirectiveComplete ? directiveOf(body) : undefined
      const change = await store.changeTrust({ uid, patchId, patch: body, text, ...(directive && { directive }) })
      hub.announce(uid, change)
      return { version: change.version, lastUpdated: change.lastUpdated }
    },
    withoutOwnUid,
  )
