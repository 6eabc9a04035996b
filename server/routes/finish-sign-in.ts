import { finishSignIn } from '#api/second-factor.ts'
import { bindOpen } from './middleware/bind.ts'
import type { Parts } from './parts.ts'
import { refuseUnlessOffered } from './refuse-unless-offered.ts'
import { sessionOf } from './session-of.ts'

export const serveFinishSignIn = ({ doorway, accounts, store, config, hub }: Parts) =>
  bindOpen(doorway, finishSignIn, async ({ body, headers, address, setCookies }) => {
    refuseUnlessOffered(config)
    const signedIn = await accounts.finishSignIn(body.code, { headers, address })
    setCookies(signedIn.cookies)
    for (const ended of signedIn.endedSessions) hub.endSession(ended)
    return sessionOf(config, store, signedIn)
  })
