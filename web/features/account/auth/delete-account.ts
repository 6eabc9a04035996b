import type { Session } from '#api/session.ts'
import { call } from '#web/api/call.ts'
import { forgetSelectedPlan } from '#web/features/checkout/selected-plan.ts'

/**
 * Deletes the account on the server and everything of it in this browser. Answers the session of nobody, for the caller
 * to take over. Throws what `call` throws, with nothing deleted.
 */
export async function deleteOwnAccount(uid: string, proof: { password?: string; email?: string }): Promise<Session> {
  const { forgetDevice, stopSending } = await import('#web/features/trust-sync/session.ts')
  // The live stream would tell of the end of the session before the answer does, and lead away from the page.
  stopSending(uid)
  const session = await call('POST /api/account/delete', proof)
  await forgetDevice(uid).catch((error: unknown) =>
    console.error('The copy in this browser could not be removed', error),
  )
  forgetSelectedPlan()
  return session
}
