import { deleteAccount } from '#contract/account.ts'
import { bindOwn } from './bind.ts'
import type { Parts } from './parts.ts'
import { sessionOf } from './session-of.ts'

/** Longer than any request lives and any server remembers a session. */
const LATEST_WRITE = 60_000

export const serveDeleteAccount = ({ doorway, accounts, store, config, hub, log }: Parts) =>
  bindOwn(doorway, deleteAccount, async ({ caller, body, headers, address, setCookies }) => {
    for (const id of await accounts.deleteOwn(caller, body, address)) hub.endSession(id)
    // A write that was let in before the deletion may have come after it.
    const again = () => store.deleteUser(caller.uid).catch(() => log.warn('a deletion could not be repeated'))
    setTimeout(again, LATEST_WRITE).unref()
    const { cookies } = await accounts.signOut({ headers, address })
    setCookies(cookies)
    return sessionOf(config, store, null)
  })
