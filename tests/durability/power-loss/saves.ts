import type { TrustWrite } from '#server/db/trust-writes.ts'

/** A write to this file marks an acknowledged save, in order with the other writes to the disk. */
export const ACKNOWLEDGED = 'acknowledged'
export const KEYS = [{ id: 'k1', key: Buffer.alloc(32, 7) }]
export const USERS = ['ann', 'bob', 'cy', 'dee']

/** The save that makes version `number` of this user's trust. */
export const SAVE = (uid: string, number: number): TrustWrite => ({
  uid,
  patchId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  patch: {
    trustName: `Save ${number}`,
    customRules: 'As the trustee sees fit. '.repeat(number % 40),
    grantorSsn: '900123456',
  },
})
