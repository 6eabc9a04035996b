import { requestPasswordReset } from '#api/password-reset.ts'
import { bindOpen } from './middleware/bind.ts'
import type { Parts } from './parts.ts'

export const serveRequestPasswordReset = ({ doorway, accounts, config }: Parts) =>
  bindOpen(doorway, requestPasswordReset, async ({ body, address }) => {
    await accounts.passwordReset.request(body.email, address, body.language)
    return { inOutbox: config.smtpUrl === undefined }
  })
