import { requestPasswordReset } from '#contract/password-reset.ts'
import { bindOpen } from './bind.ts'
import type { Parts } from './parts.ts'

export const serveRequestPasswordReset = ({ doorway, accounts }: Parts) =>
  bindOpen(doorway, requestPasswordReset, async ({ body, address }) => {
    accounts.passwordReset.request(body.email, address)
    return {}
  })
