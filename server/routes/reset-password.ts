import { resetPassword } from '#api/password-reset.ts'
import { bindOpen } from './middleware/bind.ts'
import type { Parts } from './parts.ts'

export const serveResetPassword = ({ doorway, accounts, hub }: Parts) =>
  bindOpen(doorway, resetPassword, async ({ body, address }) => {
    const { sessions, ended } = await accounts.passwordReset.reset(body, address)
    for (const session of sessions) hub.endSession(session)
    return { ...(ended && { ended }) }
  })
