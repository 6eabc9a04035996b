import { readSession } from '#api/session.ts'
import { bindOpen } from './middleware/bind.ts'
import type { Parts } from './parts.ts'
import { sessionOf } from './session-of.ts'

export const serveReadSession = ({ doorway, accounts, store, config }: Parts) =>
  bindOpen(doorway, readSession, async ({ headers, setCookies }) => {
    const caller = await accounts.caller(headers)
    setCookies(caller?.cookies ?? [])
    return sessionOf(config, store, caller)
  })
