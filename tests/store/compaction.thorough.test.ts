import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { replay } from '#domain/trust/history/replay.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { families, samples } from '#samples/families.ts'
import { describeOnBoth, type Served } from './on-both.ts'

const DAY = 24 * 60 * 60_000
const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10)

describeOnBoth('the history of more than a year ago', (served) => {
  let server: Served['server']
  let database: Served['database']
  beforeAll(() => {
    ;({ server, database } = served())
  })

  /** Saves, each dated by hand as so many days ago. */
  async function saved(uid: string, changes: readonly [ago: number, patch: TrustPatch][]): Promise<void> {
    for (const [index, [ago, patch]] of changes.entries()) {
      await server.store.changeTrust({ uid, patchId: randomUUID(), patch })
      const at = `${day(ago)}T10:${String(index).padStart(2, '0')}:00.000Z`
      await database.db
        .updateTable('trust_patch')
        .set({ at })
        .where('uid', '=', uid)
        .where('version', '=', index + 1)
        .execute()
    }
  }
  async function recordsOf(uid: string) {
    const { base, changes } = await server.store.readHistory(uid, 1_000)
    return changes.map((_, index) => {
      const { lastUpdated: __, ...record } = replay(uid, base.record, changes.slice(0, index + 1)) ?? { uid }
      return record
    })
  }
  const bodies = async (uid: string) => {
    const rows = await database.db
      .selectFrom('trust_patch')
      .select('body')
      .where('uid', '=', uid)
      .orderBy('version')
      .execute()
    return rows.map(({ body }) => body !== '{}')
  }

  test('is compacted day by day: every day ends with the same answers, and later changes stay as they were', async () => {
    const { uid } = await server.signUp('thin')
    const [first, second] = families.complete.beneficiaries ?? []
    if (!first || !second) throw new Error('The complete family has two beneficiaries at least.')
    await saved(uid, [
      [500, { ...samples.complete, dbaName: 'Oak' }],
      [500, { grantorSsn: '111223333', dbaName: 'Elm', beneficiaries: { remove: [first.id] } }],
      [500, { dbaName: 'Oak', beneficiaries: { put: [{ ...first, name: 'Tom' }] } }],
      [400, { trustName: 'A' }],
      [400, { trustName: null, certificateData: { adminAddress: null } }],
      [400, { beneficiaries: { put: [{ id: second.id, sharePercent: 12 }] } }],
      [300, { trustName: 'B' }],
      [300, { trustName: 'C' }],
    ])
    const [before, present] = [await recordsOf(uid), await server.store.readTrust(uid)]
    expect(await server.store.cleanUp()).toMatchObject({ changes: 6 })
    const counted = await sql<{ kept: number; sum: number }>`
      select kept_bytes as kept, (select sum(octet_length(body) + 200) from trust_patch
        where uid = trust_record.uid) as sum
      from trust_record where uid = ${uid}`.execute(database.db)
    expect(Number(counted.rows[0]?.kept)).toBe(Number(counted.rows[0]?.sum))
    expect(await bodies(uid)).toEqual([false, false, true, false, false, true, true, true])
    const after = await recordsOf(uid)
    for (const version of [3, 6, 7, 8]) expect(after[version - 1]).toEqual(before[version - 1])
    expect(await server.store.readTrust(uid)).toEqual(present)
    expect(await server.store.cleanUp()).toMatchObject({ changes: 0 })
    await server.store.restoreTrust({ uid, patchId: randomUUID(), version: 3 })
    expect((await server.store.readTrust(uid)).record).toMatchObject({ grantorSsn: '111223333', dbaName: 'Oak' })
  })

  test('leaves a version of which there is a document, and one that was restored', async () => {
    const { uid } = await server.signUp('pinned')
    await saved(
      uid,
      ['A', 'B', 'C', 'D', 'E', 'F'].map((trustName) => [450, { trustName }]),
    )
    const copy = { document: 'schedule-a', way: 'download', whole: false, fingerprint: 'a'.repeat(64) } as const
    await server.store.recordDownloads(uid, randomUUID(), [{ ...copy, version: 2, at: new Date().toISOString() }])
    await server.store.restoreTrust({ uid, patchId: randomUUID(), version: 4 })
    const before = await recordsOf(uid)
    await server.store.cleanUp()
    expect(await bodies(uid)).toEqual([false, true, false, true, false, true, true])
    const after = await recordsOf(uid)
    for (const version of [2, 4, 6, 7]) expect(after[version - 1]).toEqual(before[version - 1])
  })
})
