import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { temporaryDir } from '../try-out.ts'
import { openStore } from './open-store.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

const KEYS = [{ id: 'k1', key: Buffer.alloc(32, 1) }]
/** Whose row is written at the first change and then at the eighth. */
const UID = 'x'

let place: ReturnType<typeof temporaryDir>
let database: ReturnType<typeof openSqlite>
let store: Store
async function open(): Promise<void> {
  database = openSqlite(place.dir)
  store = await openStore(database, KEYS)
}
beforeEach(async () => {
  place = temporaryDir()
  await open()
})
afterEach(async () => {
  await database.close()
  place.remove()
})

const save = (patch: TrustPatch) => store.changeTrust({ uid: UID, patchId: randomUUID(), patch })
const rowVersion = async () =>
  (await database.db.selectFrom('trust_record').select('version').where('uid', '=', UID).executeTakeFirst())?.version

/** Three changes, of which the row has the first. */
async function lacking(): Promise<void> {
  await save({ trustName: 'One', county: 'Teton' })
  await save({ trustName: 'Two', grantorSsn: '914637285' })
  await save({ trustName: 'Three', county: null })
  expect(await rowVersion()).toBe(1)
}
const whole = { trustName: 'Three', grantorSsn: '914637285' }

test('a record is read with the changes that its row lacks, and then written so', async () => {
  await lacking()
  expect(await store.trustVersion(UID)).toBe(3)
  const { version, record } = await store.readTrust(UID)
  expect(version).toBe(3)
  expect(record).toMatchObject(whole)
  expect(record).not.toHaveProperty('county')
  const text = await store.trustText(UID)
  expect(JSON.parse(text)).toEqual({ version: 3, record })
  await vi.waitFor(async () => expect(await rowVersion()).toBe(3))
  expect(await store.trustText(UID)).toBe(text)
})

test('and so after the server has been away', async () => {
  await lacking()
  await database.close()
  await open()
  expect(JSON.parse(await store.trustText(UID))).toMatchObject({ version: 3, record: whole })
  expect(await rowVersion()).toBe(1)
  expect((await save({ trustName: 'Four' })).version).toBe(4)
  expect((await store.readTrust(UID)).record).toMatchObject({ ...whole, trustName: 'Four' })
})

test('one who begins goes on with it', async () => {
  await lacking()
  const { state, made } = await store.createTrust(UID, randomUUID())
  expect(made).toBeUndefined()
  expect(state).toMatchObject({ version: 3, record: whole })
})

test('earlier answers come back over all of it', async () => {
  await lacking()
  const restored = await store.restoreTrust({ uid: UID, patchId: randomUUID(), version: 1 })
  expect(restored).toMatchObject({ version: 4 })
  const { version, record } = await store.readTrust(UID)
  expect(version).toBe(4)
  expect(record).toMatchObject({ trustName: 'One', county: 'Teton' })
  expect(record).not.toHaveProperty('grantorSsn')
  expect(await rowVersion()).toBe(4)
})

test('a change that comes again is told of the first', async () => {
  await save({ trustName: 'One' })
  const write = { uid: UID, patchId: randomUUID(), patch: { trustName: 'Two' } }
  const first = await store.changeTrust(write)
  await save({ trustName: 'Three' })
  expect(await store.changeTrust(write)).toMatchObject({ version: 2, lastUpdated: first.lastUpdated, repeated: true })
  expect((await store.readTrust(UID)).record).toMatchObject({ trustName: 'Three' })
})
