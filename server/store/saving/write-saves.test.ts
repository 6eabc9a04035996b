import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryDir } from '../../try-out.ts'
import { migrateStore } from '../migrations.ts'
import { openSqlite } from '../sqlite.ts'
import type { Save } from './save.ts'
import { savesInto } from './write-saves.ts'

let place: ReturnType<typeof temporaryDir>
let handle: DatabaseSync
beforeEach(async () => {
  place = temporaryDir()
  const { db, close } = openSqlite(place.dir)
  await migrateStore(db)
  await close()
  handle = new DatabaseSync(`${place.dir}/kinstead.db`)
})
afterEach(() => {
  handle.close()
  place.remove()
})

const save = (number: number, others: Partial<Save> = {}): Save => ({
  uid: `u${number}`,
  patchId: `p${number}`,
  patch: JSON.stringify({ trustName: `Trust ${number}` }),
  now: Date.UTC(2026, 0, 1),
  ...others,
})

const written = (saves: readonly Save[]) => savesInto(handle)(saves)
const namesKept = () =>
  handle
    .prepare('select body from trust_record order by uid')
    .all()
    .map(({ body }) => JSON.parse(String(body)).trustName)
const at = '2026-01-01T00:00:00.000Z'

test('each is answered', () => {
  const saved = written(Array.from({ length: 40 }, (_, number) => save(number)))
  expect(saved).toEqual(Array.from({ length: 40 }, () => ({ version: 1, at, repeated: false })))
  expect(namesKept()).toHaveLength(40)
})

test('what comes again under its key is answered as before, in the same group as well', () => {
  const again = save(1, { patch: JSON.stringify({ trustName: 'Another' }), now: 0 })
  expect(written([save(1), again])).toEqual([
    { version: 1, at, repeated: false },
    { version: 1, at, repeated: true },
  ])
  expect(namesKept()).toEqual(['Trust 1'])
})

test('one that cannot be written is told why, and takes no other with it', () => {
  handle.exec(
    "insert into trust_record (uid, version, body, created_at, updated_at) values ('u2', 1, 'no JSON', '', '2026')",
  )
  const saved = written([save(1), save(2), save(3)])
  expect(saved).toEqual([
    { version: 1, at, repeated: false },
    { fault: expect.objectContaining({ message: expect.stringContaining('JSON') }) },
    { version: 1, at, repeated: false },
  ])
  expect(handle.prepare('select uid from trust_patch order by uid').all()).toEqual([{ uid: 'u1' }, { uid: 'u3' }])
})

test('one that is refused names its list, and the others of its group are kept', () => {
  const put = Array.from({ length: 1_001 }, (_, index) => ({ id: `b${index}`, name: 'x', relationship: 'child' }))
  const tooMany = save(2, { patch: JSON.stringify({ beneficiaries: { put } }) })
  expect(written([save(1), tooMany, save(3)])).toMatchObject([
    { version: 1 },
    { tooLong: 'beneficiaries' },
    { version: 1 },
  ])
  expect(namesKept()).toEqual(['Trust 1', 'Trust 3'])
})

test('a database that cannot be written is told once to all, with SQLite’s code', () => {
  handle.exec('pragma query_only = on')
  expect(written([save(1), save(2)])).toMatchObject([{ fault: { errcode: 8 } }, { fault: { errcode: 8 } }])
})

test('where there is no room for one, it is told so by SQLite’s code, and those that fit are kept', () => {
  handle.exec(`pragma max_page_count = ${Number(handle.prepare('pragma page_count').get()?.page_count) + 20}`)
  const large = save(2, { patch: JSON.stringify({ customRules: 'x'.repeat(200_000) }) })
  expect(written([save(1), large, save(3)])).toMatchObject([{ version: 1 }, { fault: { errcode: 13 } }, { version: 1 }])
  expect(namesKept()).toEqual(['Trust 1', 'Trust 3'])
})

test('a directive is kept with the change it came with', () => {
  written([save(1, { directive: '{"agent":"Ann"}' }), save(2)])
  expect(handle.prepare('select uid, body, updated_at from health_care_directive').all()).toEqual([
    { uid: 'u1', body: '{"agent":"Ann"}', updated_at: at },
  ])
})
