import { changeProfile } from '#api/profile.ts'
import { bindOwn } from './middleware/bind.ts'
import { withoutOwnUid } from './own-uid.ts'
import type { Parts } from './parts.ts'
import { profileOf } from './session-of.ts'

export const serveChangeProfile = ({ doorway, store, accounts }: Parts) =>
  bindOwn(
    doorway,
    changeProfile,
    async ({ caller, body }) => {
      await profileOf(store, caller)
      await store.changeProfile(caller.uid, body)
      const profile = await profileOf(store, caller)
      await accounts.rename(caller.uid, `${profile.firstName} ${profile.lastName}`.trim())
      return profile
    },
    withoutOwnUid,
  )
