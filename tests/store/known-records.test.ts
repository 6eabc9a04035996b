import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { FIRST_KEY } from '#server/db/new-key.contract.ts'
import { openStore } from '#server/db/open-store.ts'
import { openPostgres } from '#server/db/postgres.ts'
import type { Store } from '#server/db/store.ts'
import { silentLog } from '#server/observability/log.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'

let postgres: Awaited<ReturnType<typeof launchPostgres>>
let databases: Database[] = []
let here: Store
let elsewhere: Store
/** What `here` asked of the database to change a trust. */
let asked: string[] = []

beforeAll(async () => {
  postgres = await launchPostgres()
  databases = [await openPostgres(postgres.url, silentLog), await openPostgres(postgres.url, silentLog)]
  const [own, other] = databases as [Database, Database]
  const directly: Database['directly'] = (isInside, sql, values) => {
    const what = /^\s*(select \*, .* from trust_record|with news)/.exec(sql)?.[1]
    if (what) asked.push(what === 'with news' ? 'keep' : 'find')
    return own.directly?.(isInside, sql, values)
  }
  here = await openStore({ ...own, directly }, [FIRST_KEY])
  elsewhere = await openStore(other, [FIRST_KEY])
})
afterAll(async () => {
  for (const database of databases) await database.close()
  await postgres.stop()
})
beforeEach(() => {
  asked = []
})

const change = (store: Store, uid: string, trustName: string, patchId: string = randomUUID()) =>
  store.changeTrust({ uid, patchId, patch: { trustName } })

async function begun(): Promise<string> {
  const uid = `u-${randomUUID()}`
  await change(here, uid, 'Begun')
  await here.changeTrust({ uid, patchId: randomUUID(), patch: { county: 'Teton' } })
  asked = []
  return uid
}

test('a record that was changed here a moment ago is not asked for again', async () => {
  const uid = await begun()
  for (const name of ['One', 'Two', 'Three']) await change(here, uid, name)
  expect(asked).toEqual(['keep', 'keep', 'keep'])
  expect(await here.readTrust(uid)).toMatchObject({ version: 5, record: { trustName: 'Three' } })
})

test('what was changed elsewhere meanwhile is kept, and the record is asked for from then on', async () => {
  const uid = await begun()
  await elsewhere.changeTrust({ uid, patchId: randomUUID(), patch: { county: 'Sublette' } })
  expect(await change(here, uid, 'After it')).toMatchObject({ version: 4, repeated: false })
  expect(asked).toEqual(['keep', 'find', 'keep'])
  asked = []
  await elsewhere.changeTrust({ uid, patchId: randomUUID(), patch: { county: 'Park' } })
  await change(here, uid, 'Once more')
  expect(asked).toEqual(['find', 'keep'])
  expect(await elsewhere.readTrust(uid)).toMatchObject({
    version: 6,
    record: { trustName: 'Once more', county: 'Park' },
  })
})

test('only the writes of whom it concerns are made again, among others at once', async () => {
  const uids = await Promise.all(Array.from({ length: 12 }, begun))
  const changedElsewhere = uids.filter((_, index) => index % 3 === 0)
  for (const uid of changedElsewhere) await change(elsewhere, uid, 'Elsewhere')
  const changes = await Promise.all(uids.map((uid) => change(here, uid, 'Together')))
  for (const [index, uid] of uids.entries()) {
    const version = changedElsewhere.includes(uid) ? 4 : 3
    expect(changes[index]).toMatchObject({ version, repeated: false })
    expect(await elsewhere.readTrust(uid)).toMatchObject({ version, record: { trustName: 'Together' } })
  }
})

test('a write that comes again is answered as it was, wherever it was made first', async () => {
  const uid = await begun()
  const [own, other] = [randomUUID(), randomUUID()]
  const first = [await change(here, uid, 'Own', own), await change(elsewhere, uid, 'Other', other)]
  const again = [await change(here, uid, 'Own', own), await change(here, uid, 'Other', other)]
  expect(again).toEqual(first.map((one) => ({ ...one, repeated: true })))
  expect(await here.readTrust(uid)).toMatchObject({ version: 4, record: { trustName: 'Other' } })
})

test('a record that was deleted elsewhere is not brought back by what was known of it', async () => {
  const uid = await begun()
  const [, other] = databases
  await other?.db.deleteFrom('trust_record').where('uid', '=', uid).execute()
  await other?.db.deleteFrom('trust_patch').where('uid', '=', uid).execute()
  expect(await change(here, uid, 'Anew')).toMatchObject({ version: 1 })
  expect((await here.readTrust(uid)).record).not.toHaveProperty('county')
})
