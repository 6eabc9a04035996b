import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeTrust } from '#api/trust.ts'
import { QuotaReached } from '#server/db/write-errors.ts'
import { describeOnBoth } from './on-both.ts'

const QUOTA = { stored: 7_200, daily: 4_800 }
/** What a row counts for besides its bytes. */
const ROW = 200
const YESTERDAY = new Date(Date.now() - 24 * 60 * 60_000).toISOString()

describeOnBoth(
  'what one account may save',
  (served) => {
    const save = (uid: string, trustName: string) => {
      const patch = { trustName, customRules: 'x'.repeat(900) }
      return served().server.store.changeTrust({ uid, patchId: randomUUID(), patch })
    }
    const many = async (uid: string) => {
      const all = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => save(uid, `Trust ${number}`)))
      const reasons = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(reasons.every((reason) => reason instanceof QuotaReached)).toBe(true)
      return { saved: all.length - reasons.length, quotas: new Set(reasons.map(({ quota }) => quota)) }
    }
    const bytesOf = async (uid: string) => {
      const { db } = served().database
      const { rows } = await sql<{ bytes: number; rows: number }>`
        select sum(octet_length(body)) as bytes, count(*) as rows from trust_patch where uid = ${uid}`.execute(db)
      return { bytes: Number(rows[0]?.bytes), rows: Number(rows[0]?.rows) }
    }

    test('has an end each day and in all, also for many saves at once', async () => {
      const { server, database } = served()
      const { uid, cookie } = await server.signUp('Ann')
      const first = await many(uid)
      expect(first).toEqual({ saved: 4, quotas: new Set(['daily']) })
      expect(await bytesOf(uid)).toMatchObject({ rows: 4 })
      const rejected = await server.ask(changeTrust, { customRules: 'x'.repeat(900) }, { cookie })
      expect(rejected).toMatchObject({ status: 409, body: { error: { code: 'limit-reached' } } })
      expect(rejected.body).toMatchObject({ error: { message: expect.stringContaining('tomorrow') } })

      for (const set of [sql`trust_patch set at`, sql`trust_record set updated_at`])
        await sql`update ${set} = ${YESTERDAY} where uid = ${uid}`.execute(database.db)
      expect(await many(uid)).toEqual({ saved: 2, quotas: new Set(['stored']) })
      const kept = await bytesOf(uid)
      expect(kept.rows).toBe(6)
      expect(kept.bytes + kept.rows * ROW).toBeLessThanOrEqual(QUOTA.stored)
      expect((await server.store.readTrust(uid)).version).toBe(6)
    })

    test('counts the row of a change besides its bytes: changes of one number have an end, too', async () => {
      const { server } = served()
      const { uid } = await server.signUp('Eve')
      const step = (currentStep: number) =>
        server.store.changeTrust({ uid, patchId: randomUUID(), patch: { currentStep } })
      let saved = 0
      await expect(
        (async () => {
          for (; saved < 100; saved += 1) await step(1 + (saved % 13))
        })(),
      ).rejects.toThrow(QuotaReached)
      const kept = await bytesOf(uid)
      expect(kept.rows).toBe(saved)
      expect(kept.bytes + kept.rows * ROW).toBeLessThanOrEqual(QUOTA.daily)
    })

    test('is counted for each account, and given back with it', async () => {
      const { server, database } = served()
      const { uid } = await server.signUp('Tom')
      for (let number = 0; number < 3; number += 1) await save(uid, `Trust ${number}`)
      const counted = await sql<{ kept: number }>`
        select kept_bytes + coalesce((select sum(octet_length(body) + ${ROW}) from trust_patch
          where uid = trust_record.uid and version > trust_record.version), 0) as kept
        from trust_record where uid = ${uid}`.execute(database.db)
      const { bytes, rows } = await bytesOf(uid)
      expect(Number(counted.rows[0]?.kept)).toBe(bytes + rows * ROW)
      await server.store.deleteUser(uid)
      expect(await bytesOf(uid)).toMatchObject({ rows: 0 })
    })
  },
  { quota: QUOTA },
)
