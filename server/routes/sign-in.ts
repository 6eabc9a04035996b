import { signIn } from '#api/accounts.ts'
import { bindOpen } from './middleware/bind.ts'
import type { Parts } from './parts.ts'
import { sessionOf } from './session-of.ts'

export const serveSignIn = ({ doorway, accounts, store, config, hub }: Parts) =>
  bindOpen(doorway, signIn, async ({ body, headers, address, setCookies }) => {
    const signedIn = await accounts.signIn(body, { headers, address })
    setCookies(signedIn.cookies)
    if ('codeWanted' in signedIn) return { ...(await sessionOf(config, store, null)), codeWanted: true }
    for (const ended of signedIn.endedSessions) hub.endSession(ended)
    return sessionOf(config, store, signedIn)
  })
