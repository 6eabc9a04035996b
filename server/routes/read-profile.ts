import { readProfile } from '#api/profile.ts'
import { bindOwn } from './middleware/bind.ts'
import type { Parts } from './parts.ts'
import { profileOf } from './session-of.ts'

export const serveReadProfile = ({ doorway, store }: Parts) =>
  bindOwn(doorway, readProfile, ({ caller }) => profileOf(store, caller))
