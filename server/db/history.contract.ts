import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { directivePatch } from '#domain/trust/directive.ts'
import { replay } from '#domain/trust/history/history.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import type { Store } from './store.ts'

/** What every store must do with earlier answers and with copies of documents; called inside its contract. */
export function historyContract(store: () => Store): void {
  const person = () => `u-${randomUUID()}`
  const write = (uid: string, patch: TrustPatch) => store().changeTrust({ uid, patchId: randomUUID(), patch })
  const restore = (uid: string, version: number, patchId = randomUUID()) =>
    store().restoreTrust({ uid, patchId, version })

  describe('the history', () => {
    test('gives every change, and the record before a stretch of them', async () => {
      const uid = person()
      expect(await store().readHistory(uid, 10)).toEqual({ base: { version: 0, record: null }, changes: [] })
      for (let n = 1; n <= 7; n += 1) await write(uid, { trustName: `Trust ${n}`, ...(n === 3 && samples.complete) })
      const all = await store().readHistory(uid, 100)
      expect(all.changes.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7])
      const some = await store().readHistory(uid, 3, 7)
      expect(some.base.version).toBe(3)
      expect(some.changes.map(({ version, patch }) => [version, patch.trustName])).toEqual([
        [4, 'Trust 4'],
        [5, 'Trust 5'],
        [6, 'Trust 6'],
      ])
      const { base, changes } = all
      expect(replay(uid, some.base.record, some.changes)).toEqual(replay(uid, base.record, changes.slice(0, 6)))
    })

    test('of changes so long that few fit into one answer, that few are read', async () => {
      const uid = `u-${randomUUID()}`
      const put = (letter: string) => ({
        put: Array.from({ length: 40 }, (_, n) => ({
          id: `a-${n}`,
          name: 'x',
          type: 'other' as const,
          ownership: 'sole' as const,
          description: letter.repeat(20_000),
        })),
      })
      for (const letter of ['a', 'b', 'c', 'd', 'e'])
        await store().changeTrust({ uid, patchId: randomUUID(), patch: { trustName: letter, assets: put(letter) } })
      const newest = await store().readHistory(uid, 100)
      expect(newest.changes.map(({ version }) => version)).toEqual([4, 5])
      expect(newest.base).toMatchObject({ version: 3, record: { trustName: 'c' } })
      const earlier = await store().readHistory(uid, 100, newest.base.version + 1)
      expect(earlier.changes.map(({ version }) => version)).toEqual([2, 3])
    })

    test('shows no social security number, and distinguishes two of them', async () => {
      const uid = person()
      for (const grantorSsn of ['123456789', '123456789', '987656789', '6789']) await write(uid, { grantorSsn })
      await write(uid, { einResponsiblePartySSN: '123-45-6789' })
      const { changes } = await store().readHistory(uid, 10)
      const shown = changes.map(({ patch }) => patch.grantorSsn ?? patch.einResponsiblePartySSN)
      for (const number of shown) expect(number).toMatch(/^XXX-XX-6789\/[a-z]{6}$/)
      expect(shown[0]).toBe(shown[1])
      expect(shown[0]).toBe(shown[4])
      expect(new Set(shown).size).toBe(3)
      const later = await store().readHistory(uid, 1)
      expect(JSON.stringify(later)).not.toMatch(/12345|123-45|98765|sealed/)
      expect(later.base.record?.grantorSsn).toMatch(/^XXX-XX-6789\//)
    })
  })

  test('one request of a user reads or restores the history at a time; of twenty-five at once five are rejected', async () => {
    const [ann, tom] = [person(), person()]
    for (const uid of [ann, tom]) for (const trustName of ['A', 'B']) await write(uid, { trustName })
    const many = Array.from({ length: 25 }, (_, n) => (n % 2 === 0 ? store().readHistory(ann, 1) : restore(ann, 2)))
    const others = store().readHistory(tom, 1)
    const rejected = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected')
    expect(rejected).toHaveLength(5)
    for (const error of rejected) expect(error).toMatchObject({ reason: { name: 'TooManyAtOnce' } })
    expect((await others).changes).toHaveLength(1)
    expect((await store().readHistory(ann, 1)).base).toMatchObject({ version: 1, record: { trustName: 'A' } })
  })

  describe('restoring', () => {
    test('brings every answer back as a version of its own, numbers too, and can be taken back the same way', async () => {
      const uid = person()
      await write(uid, samples.complete)
      const { record: first } = await store().readTrust(uid)
      await write(uid, {
        grantorSsn: '111223333',
        dbaName: 'Added later',
        beneficiaries: { remove: first?.beneficiaries?.map(({ id }) => id) },
        certificateData: { adminAddress: null },
      })
      const { record: second } = await store().readTrust(uid)
      const back = await restore(uid, 1)
      expect(back).toMatchObject({ version: 3, change: { version: 3, repeated: false } })
      const { record: third } = await store().readTrust(uid)
      expect(third).toEqual({ ...first, lastUpdated: back?.lastUpdated })
      expect(back?.change?.patch.grantorSsn).toBe(first?.grantorSsn)
      await restore(uid, 2)
      const { record: fourth } = await store().readTrust(uid)
      expect(fourth).toEqual({ ...second, lastUpdated: fourth?.lastUpdated })
      const { changes } = await store().readHistory(uid, 10)
      expect(changes.map(({ restoredFrom }) => restoredFrom)).toEqual([undefined, undefined, 1, 2])
      expect(await store().readRestores(uid)).toEqual([
        { version: 3, restoredFrom: 1 },
        { version: 4, restoredFrom: 2 },
      ])
      expect((await store().changesSince(uid, 0, 10)).length).toBe(4)
    })

    test('the directive goes back with its answers', async () => {
      const uid = person()
      const parties = {
        hcd_principalName: 'Ann',
        hcd_principalAddress: 'A',
        hcd_agentName: 'Tom',
        hcd_agentAddress: 'B',
      }
      await write(uid, { trustName: 'A' })
      await write(uid, directivePatch(parties))
      await write(uid, directivePatch({ skipped: true }))
      await restore(uid, 2)
      expect(await store().readDirective(uid)).toEqual(parties)
      await restore(uid, 1)
      expect(await store().readDirective(uid)).toBeNull()
    })

    test('happens once for a key, makes nothing where nothing differs, and finds only what there is', async () => {
      const uid = person()
      const key = randomUUID()
      await write(uid, { trustName: 'A' })
      await write(uid, { trustName: 'B' })
      const [one, other] = await Promise.all([restore(uid, 1, key), restore(uid, 1, key)])
      expect([one?.version, other?.version]).toEqual([3, 3])
      await write(uid, { trustName: 'C' })
      expect(await restore(uid, 1, key)).toMatchObject({ version: 3 })
      expect(await store().readTrust(uid)).toMatchObject({ version: 4, record: { trustName: 'C' } })
      expect((await restore(uid, 4))?.change).toBeUndefined()
      expect(await restore(uid, 5)).toBeNull()
      expect(await restore(person(), 1)).toBeNull()
      expect(await store().trustVersion(uid)).toBe(4)
    })
  })

  describe('copies of documents', () => {
    const copy = (at: string, document: 'pour-over-will' | 'schedule-a' = 'pour-over-will') => ({
      document,
      way: 'download' as const,
      whole: false,
      version: 1,
      fingerprint: 'a'.repeat(64),
      at,
    })
    const minute = (n: number) => new Date(Date.UTC(2025, 4, 3, 10, n)).toISOString()

    test('are stored once for each key, newest first, twenty of each document', async () => {
      const [uid, other] = [person(), person()]
      const key = randomUUID()
      for (let time = 0; time < 2; time += 1)
        await store().recordDownloads(uid, key, [copy(minute(0)), copy(minute(0), 'schedule-a')])
      expect((await store().readDownloads(uid)).length).toBe(2)
      for (let n = 1; n <= 24; n += 1) await store().recordDownloads(uid, randomUUID(), [copy(minute(n))])
      const wills = (await store().readDownloads(uid)).filter(({ document }) => document === 'pour-over-will')
      expect(wills.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, n) => minute(24 - n)))
      expect((await store().readDownloads(uid)).filter(({ document }) => document === 'schedule-a').length).toBe(1)
      expect(await store().readDownloads(other)).toEqual([])
    })

    test('are not dated after now', async () => {
      const uid = person()
      await store().recordDownloads(uid, randomUUID(), [copy('2999-01-01T00:00:00Z')])
      const [stored] = await store().readDownloads(uid)
      expect(Date.parse(stored?.at ?? '')).toBeLessThanOrEqual(Date.now())
    })
  })
}
