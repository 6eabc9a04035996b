import { deleteAccount } from '#api/account.ts'
import { bindOwn } from './middleware/bind.ts'
import type { Parts } from './parts.ts'
import { sessionOf } from './session-of.ts'

export const serveDeleteAccount = ({ doorway, accounts, store, config, hub }: Parts) =>
  bindOwn(doorway, deleteAccount, async ({ caller, body, headers, address, setCookies }) => {
    for (const id of await accounts.deleteAccount(caller, body, address)) hub.endSession(id)
    const { cookies } = await accounts.signOut({ headers, address })
    setCookies(cookies)
    return sessionOf(config, store, null)
  })
