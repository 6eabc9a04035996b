import { readTrust, readTrustVersion } from '#api/trust.ts'
import { bindOwn } from './middleware/bind.ts'
import { JsonText } from './middleware/json-text.ts'
import type { Parts } from './parts.ts'

export const serveReadTrust = ({ doorway, store }: Parts) =>
  bindOwn(doorway, readTrust, async ({ caller }) => new JsonText(await store.trustText(caller.uid)))

export const serveReadTrustVersion = ({ doorway, store }: Parts) =>
  bindOwn(doorway, readTrustVersion, async ({ caller }) => ({ version: await store.trustVersion(caller.uid) }))
