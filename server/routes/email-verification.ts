import { sendVerification, verifyEmail } from '#api/email-verification.ts'
import { bindOwn } from './middleware/bind.ts'
import type { Parts } from './parts.ts'
import { sessionOf } from './session-of.ts'

/** Without the setting nothing of it is there. */
export function serveEmailVerification({ doorway, config, accounts: { verification }, store, hub }: Parts): void {
  if (!config.emailVerification) return
  bindOwn(doorway, sendVerification, async ({ caller, body }) => {
    await verification.send(caller, body.language ?? 'en')
    return { inOutbox: config.smtpUrl === undefined }
  })
  bindOwn(doorway, verifyEmail, async ({ caller, body, address }) => {
    const { sessions, ...ended } = await verification.confirm(caller, body.token, address)
    for (const session of sessions) hub.endSession(session)
    return { session: await sessionOf(config, store, { ...caller, emailVerified: true }), ended }
  })
}
