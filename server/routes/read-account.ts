import { readAccount } from '#api/account.ts'
import { bindOwn } from './middleware/bind.ts'
import type { Parts } from './parts.ts'

export const serveReadAccount = ({ doorway, accounts }: Parts) =>
  bindOwn(doorway, readAccount, async ({ caller }) => ({ hasPassword: await accounts.hasPassword(caller.uid) }))
