import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Store } from './store.ts'

/** What every store must do with profiles; called inside its contract. */
export function profilesContract(store: () => Store): void {
  test('a profile is made once, renamed, and remembers the last login', async () => {
    const uid = `u-${randomUUID()}`
    await store().createProfile({ uid, firstName: 'Ann', lastName: 'Lee', email: 'ann@lee.example' })
    await store().createProfile({ uid, firstName: 'Other', lastName: 'Name', email: 'x@y.example' })
    const first = await store().readProfile(uid)
    expect(first).toMatchObject({
      firstName: 'Ann',
      trustProgress: 0,
      hasPaid: false,
      packageType: null,
      language: null,
      updatedAt: null,
    })
    await store().changeProfile(uid, { lastName: 'Lee-Park' })
    await store().changeProfile(uid, { language: 'es' })
    await store().recordLogin(uid)
    const later = await store().readProfile(uid)
    expect(later).toMatchObject({
      uid,
      firstName: 'Ann',
      lastName: 'Lee-Park',
      language: 'es',
      createdAt: first?.createdAt,
    })
    expect(later?.updatedAt).not.toBeNull()
    expect(Date.parse(later?.lastLogin ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.lastLogin ?? ''))
    await store().recordLogin(uid, 60_000)
    expect((await store().readProfile(uid))?.lastLogin, 'too soon').toBe(later?.lastLogin)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await store().recordLogin(uid, 1)
    expect((await store().readProfile(uid))?.lastLogin).not.toBe(later?.lastLogin)
  })
}
