import type { Installation, SessionUser } from '#contract/session.ts'

// As the comparison of the plans promises.
const WITH_PREVIEW = ['pro', 'elite']

/** Whether this account's package holds previews. Without the payment check every account's does. */
export function mayPreview({ paymentCheck }: Installation, user: Pick<SessionUser, 'packageType'> | null): boolean {
  return !paymentCheck || WITH_PREVIEW.includes(user?.packageType ?? '')
}
