import { signUp } from '#api/accounts.ts'
import { bindOpen } from './middleware/bind.ts'
import type { Parts } from './parts.ts'
import { sessionOf } from './session-of.ts'

export const serveSignUp = ({ doorway, accounts, store, config, hub }: Parts) =>
  bindOpen(doorway, signUp, async ({ body, headers, address, setCookies }) => {
    const signedIn = await accounts.signUp(body, { headers, address })
    setCookies(signedIn.cookies)
    for (const ended of signedIn.endedSessions) hub.endSession(ended)
    return sessionOf(config, store, signedIn)
  })
