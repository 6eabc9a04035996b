import type { Installation, SessionUser } from '#api/session.ts'
import { holdsPreviews } from '#domain/plan-ids.ts'

/** Whether this account's package holds previews. Without the payment check every account's does. */
export function mayPreview({ paymentCheck }: Installation, user: Pick<SessionUser, 'packageType'> | null): boolean {
  return holdsPreviews(paymentCheck, user?.packageType)
}
