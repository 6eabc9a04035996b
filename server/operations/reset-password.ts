import { resetPassword } from '#contract/password-reset.ts'
import { bindOpen } from './bind.ts'
import type { Parts } from './parts.ts'
import { sessionOf } from './session-of.ts'

export const serveResetPassword = ({ doorway, accounts, store, config, hub }: Parts) =>
  bindOpen(doorway, resetPassword, async ({ body, headers, address, setCookies }) => {
    const ended = await accounts.passwordReset.reset(body, address)
    for (const session of ended) hub.endSession(session)
    // Someone else may be signed in here, and stays so.
    const caller = await accounts.caller(headers)
    setCookies(caller?.cookies ?? [])
    return sessionOf(config, store, caller)
  })
