import { readTrust } from '#contract/trust.ts'
import { bindOwn } from './bind.ts'
import type { Parts } from './parts.ts'

export const serveReadTrust = ({ doorway, store }: Parts) =>
  bindOwn(doorway, readTrust, ({ caller }) => store.readTrust(caller.uid))
