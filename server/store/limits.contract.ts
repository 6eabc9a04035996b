import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LIMITS } from '#domain/formats/text-rules.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { ListTooLong, type Store, TrustTooLarge } from './store.ts'

/** What every store must do with more than a trust may hold; called inside its contract. */
export function limitsContract(store: () => Store): void {
  const write = (uid: string, patch: TrustPatch) => store().changeTrust({ uid, patchId: randomUUID(), patch })

  test('a list over the limit is refused, changes nothing and spoils no other write', async () => {
    const uid = `u-${randomUUID()}`
    const entries = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `b-${from + index}`,
        name: 'x',
        relationship: 'child' as const,
      }))
    await write(uid, { beneficiaries: { put: entries(0, LIMITS.list) } })
    const [refused, accepted] = await Promise.allSettled([
      write(uid, { trustName: 'Lost', beneficiaries: { put: entries(5_000, 1) } }),
      write(uid, { grantorName: 'Kept' }),
    ])
    expect(refused.status === 'rejected' && refused.reason).toBeInstanceOf(ListTooLong)
    expect(accepted.status).toBe('fulfilled')
    const { version, record } = await store().readTrust(uid)
    expect(version).toBe(2)
    expect(record).not.toHaveProperty('trustName')
    expect(record?.grantorName).toBe('Kept')
    expect(record?.beneficiaries?.length).toBe(LIMITS.list)
  })

  test('a trust over the limit of all its text is refused, changes nothing and spoils no other write', async () => {
    const uid = `u-${randomUUID()}`
    const assets = (from: number, count: number, description: string | null) => ({
      put: Array.from({ length: count }, (_, index) => ({
        id: `a-${from + index}`,
        name: 'x',
        type: 'other' as const,
        ownership: 'sole' as const,
        description,
      })),
    })
    const text = 'y'.repeat(LIMITS.text)
    await write(uid, { assets: assets(0, 60, text) })
    const filled = await write(uid, { assets: assets(60, 44, text) })
    const [refused, accepted] = await Promise.allSettled([
      write(uid, { trustName: 'Lost', assets: assets(500, 5, text) }),
      write(uid, { grantorName: 'Kept' }),
    ])
    expect(refused.status === 'rejected' && refused.reason).toBeInstanceOf(TrustTooLarge)
    expect(accepted).toMatchObject({ status: 'fulfilled', value: { version: filled.version + 1 } })
    const { record } = await store().readTrust(uid)
    expect(record).toMatchObject({ grantorName: 'Kept' })
    expect(record).not.toHaveProperty('trustName')
    expect(record?.assets?.length).toBe(104)
    await write(uid, { assets: assets(0, 10, null) })
    expect(await write(uid, { assets: assets(500, 5, text) })).toMatchObject({ version: filled.version + 3 })
  })
}
