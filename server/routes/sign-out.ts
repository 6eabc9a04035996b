import { signOut } from '#api/accounts.ts'
import { bindOpen } from './middleware/bind.ts'
import type { Parts } from './parts.ts'
import { sessionOf } from './session-of.ts'

export const serveSignOut = ({ doorway, accounts, store, config, hub }: Parts) =>
  bindOpen(doorway, signOut, async ({ headers, address, setCookies }) => {
    const { sessionId, cookies } = await accounts.signOut({ headers, address })
    setCookies(cookies)
    if (sessionId) hub.endSession(sessionId)
    return sessionOf(config, store, null)
  })
