import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { completion } from '#domain/trust/lifecycle.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import { KeyTaken, ListTooLong, NotComplete, TrustTooLarge } from './database-errors.ts'
import type { Store } from './store.ts'

const AWKWARD = ['{"a"}', '\\', '"', 'NULL', '{}', ',', '\u0000', '\ud800', '’ 𝔘', '"grantorSsn":"sealed:x"', '$1 $&']

/** What every store must do for many who save at once; called inside its contract. */
export function manyUsersContract(store: () => Store): void {
  const person = () => `u-${randomUUID()}`

  test('of many who save at once each gets their own answer and keeps their own words, to the letter', async () => {
    const users = Array.from({ length: 40 }, (_, number) => ({ uid: person(), text: AWKWARD[number % AWKWARD.length] }))
    const saves = users.flatMap(({ uid, text }) =>
      [{ trustName: text }, { customRules: uid }].map((patch) => ({ uid, patch })),
    )
    const changes = await Promise.all(
      saves.map(({ uid, patch }) => store().changeTrust({ uid, patchId: randomUUID(), patch })),
    )
    expect(changes.map(({ patch }) => patch)).toEqual(saves.map(({ patch }) => patch))
    for (const { uid, text } of users) {
      const state = await store().readTrust(uid)
      expect(state).toMatchObject({ version: 2, record: { uid, trustName: text, customRules: uid } })
      expect((await store().changesSince(uid, 0, 10)).map(({ version }) => version)).toEqual([1, 2])
    }
  })

  test('the same two who save and begin at once in either order never wait for each other', async () => {
    const pairs = Array.from({ length: 30 }, () => [person(), person()])
    const both = pairs.flatMap(([one = '', other = '']) => [one, other, other, one])
    const [made] = await Promise.all([
      Promise.all(both.map((uid) => store().changeTrust({ uid, patchId: randomUUID(), patch: {} }))),
      Promise.all(both.toReversed().map((uid) => store().createTrust(uid, randomUUID()))),
    ])
    expect(made.length).toBe(both.length)
    for (const uid of both) expect(await store().trustVersion(uid)).toBeGreaterThanOrEqual(2)
  })

  test('numbers and texts that look like encrypted values come back as they were', async () => {
    const uid = person()
    expect(await store().readTrust(uid)).toEqual({ version: 0, record: null })
    const numbers = { grantorSsn: '914637285', einResponsiblePartySSN: '914-63-7286' }
    for (const text of AWKWARD) {
      await store().changeTrust({
        uid,
        patchId: randomUUID(),
        patch: { ...numbers, trustName: text, customRules: text },
      })
      expect((await store().readTrust(uid)).record).toMatchObject({ ...numbers, trustName: text })
    }
  })
}

/** What every store must do with more than a trust may hold; called inside its contract. */
export function limitsContract(store: () => Store): void {
  const write = (uid: string, patch: TrustPatch, patchId: string = randomUUID()) =>
    store().changeTrust({ uid, patchId, patch })

  test('a list over the limit is rejected, changes nothing and spoils no other write', async () => {
    const uid = `u-${randomUUID()}`
    const entries = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `b-${from + index}`,
        name: 'x',
        relationship: 'child' as const,
      }))
    await write(uid, { beneficiaries: { put: entries(0, LIMITS.list) } })
    const [rejected, accepted] = await Promise.allSettled([
      write(uid, { trustName: 'Lost', beneficiaries: { put: entries(5_000, 1) } }),
      write(uid, { grantorName: 'Kept' }),
    ])
    expect(rejected.status === 'rejected' && rejected.reason).toBeInstanceOf(ListTooLong)
    expect(accepted.status).toBe('fulfilled')
    const { version, record } = await store().readTrust(uid)
    expect(version).toBe(2)
    expect(record).not.toHaveProperty('trustName')
    expect(record?.grantorName).toBe('Kept')
    expect(record?.beneficiaries?.length).toBe(LIMITS.list)
  })

  test('a trust over the limit of all its text is rejected, changes nothing and spoils no other write', async () => {
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
    const [rejected, accepted] = await Promise.allSettled([
      write(uid, { trustName: 'Lost', assets: assets(500, 5, text) }),
      write(uid, { grantorName: 'Kept' }),
    ])
    expect(rejected.status === 'rejected' && rejected.reason).toBeInstanceOf(TrustTooLarge)
    expect(accepted).toMatchObject({ status: 'fulfilled', value: { version: filled.version + 1 } })
    const { record } = await store().readTrust(uid)
    expect(record).toMatchObject({ grantorName: 'Kept' })
    expect(record).not.toHaveProperty('trustName')
    expect(record?.assets?.length).toBe(104)
    await write(uid, { assets: assets(0, 10, null) })
    expect(await write(uid, { assets: assets(500, 5, text) })).toMatchObject({ version: filled.version + 3 })
  })

  test('a key that comes again with another write is rejected, and nothing is changed', async () => {
    const uid = `u-${randomUUID()}`
    const patchId = randomUUID()
    const patch = { trustName: 'First', grantorSsn: '914637285', beneficiaries: { remove: ['b-1'] } }
    await write(uid, patch, patchId)
    const others = [{ ...patch, trustName: 'Second' }, { ...patch, grantorSsn: '914637286' }, {}]
    for (const other of others) await expect(write(uid, other, patchId)).rejects.toThrow(KeyTaken)
    const atOnce = randomUUID()
    const all = await Promise.allSettled([1, 2, 3, 4].map((n) => write(uid, { grantorName: `Ann ${n}` }, atOnce)))
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    await write(uid, { trustName: 'Third' })
    const restore = { uid, patchId: randomUUID(), version: 1 }
    const { version } = (await store().restoreTrust(restore)) ?? {}
    expect((await store().restoreTrust(restore))?.version).toBe(version)
    await expect(store().restoreTrust({ ...restore, version: 2 })).rejects.toThrow(KeyTaken)
    await expect(store().restoreTrust({ ...restore, patchId })).rejects.toThrow(KeyTaken)
    expect((await write(uid, patch, patchId)).repeated).toBe(true)
    expect(await store().trustVersion(uid)).toBe(4)
  })

  test('a trust is marked as completed only where it is', async () => {
    const uid = `u-${randomUUID()}`
    const { acknowledgements } = samples.complete
    await write(uid, { trustName: 'Begun' })
    for (const mark of [{ completed: true }, { isComplete: true }, { completedAt: '2026-05-03T16:42:00.000Z' }])
      await expect(write(uid, { trustName: 'Lost', ...mark })).rejects.toThrow(NotComplete)
    await write(uid, { completed: false, isComplete: null, completedAt: null })
    await write(uid, { completed: true, acknowledgements })
    await expect(write(uid, completion('2026-05-03T16:42:00.000Z'))).rejects.toThrow(NotComplete)
    await write(uid, samples.complete)
    await write(uid, { trustName: null })
    await expect(write(uid, { isComplete: true })).rejects.toThrow(NotComplete)
    await write(uid, { completed: false, isComplete: false, completedAt: null })
    expect(await store().restoreTrust({ uid, patchId: randomUUID(), version: 5 })).toMatchObject({ version: 7 })
    expect((await store().readTrust(uid)).record).not.toHaveProperty('trustName')
  })

  test('of 40 review links at once, twenty are stored', async () => {
    const uid = `u-${randomUUID()}`
    await store().createProfile({ uid, firstName: 'Ann', lastName: 'Alder', email: `${uid}@family.example` })
    const expiresAt = new Date(Date.now() + 60_000).toISOString()
    const stored = await Promise.all(
      Array.from({ length: 40 }, () => {
        const [id, tokenHash] = [randomUUID(), randomUUID()]
        return store().addReviewLink({ uid, id, tokenHash, label: 'Tom', passphraseHash: null, expiresAt })
      }),
    )
    expect(stored.filter((one) => one).length).toBe(20)
    expect((await store().readReviewLinks(uid)).length).toBe(20)
  })
}
