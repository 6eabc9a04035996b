import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { temporaryDir } from '../../try-out.ts'
import { applied, broughtUpToDate } from '../applied.ts'
import type { ChangeRow } from '../kept-change.ts'
import { migrateStore } from '../migrations.ts'
import { openSqlite } from '../sqlite.ts'
import type { TrustRow } from '../tables.ts'
import { SMALL } from './record-state.ts'
import type { CatchUp, Save } from './save.ts'
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

const written = (saves: readonly (Save | CatchUp)[]) => savesInto(handle)(saves)
const namesKept = () =>
  handle
    .prepare('select body from trust_record order by uid')
    .all()
    .map(({ body }) => JSON.parse(String(body)).trustName)
const at = '2026-01-01T00:00:00.000Z'

const rowOf = (uid: string) =>
  handle.prepare('select * from trust_record where uid = ?').get(uid) as unknown as TrustRow
/** What a record's row lacks. */
const laterThan = ({ uid, version }: TrustRow) =>
  handle
    .prepare('select version, at, body from trust_patch where uid = ? and version > ? order by version')
    .all(uid, version) as unknown as ChangeRow[]

test('each is answered', () => {
  const saved = written(Array.from({ length: 40 }, (_, number) => save(number)))
  expect(saved).toEqual(Array.from({ length: 40 }, () => ({ version: 1, at, repeated: false })))
  expect(namesKept()).toHaveLength(40)
})

test('what comes again under its key is answered as before, in the same group as well', () => {
  const again = save(1, { patch: JSON.stringify({ trustName: 'Another' }), now: 0 })
  expect(written([save(1), again])).toEqual([
    { version: 1, at, repeated: false },
    { version: 1, at, repeated: true, body: save(1).patch },
  ])
  expect(namesKept()).toEqual(['Trust 1'])
})

test('so is one that would wait beside its record, and it writes nothing', () => {
  const name = (text: string) => JSON.stringify({ trustName: text })
  const of = (number: number, others: Partial<Save> = {}) =>
    save(1, { patchId: `k${number}`, patch: name(`T${number}`), ...others })
  const kept = written([of(0), of(1), of(2)])
  const before = handle.prepare('select * from trust_patch').all()
  const again = written([of(1, { patch: name('Another'), directive: '{}', now: 0 }), of(2), of(0)])
  expect(again).toEqual([1, 2, 0].map((n) => ({ ...kept[n], repeated: true, body: of(n).patch })))
  expect(handle.prepare('select * from trust_patch').all()).toEqual(before)
  expect(handle.prepare('select * from health_care_directive').all()).toEqual([])
  expect(written([of(3)])).toMatchObject([{ version: 4, repeated: false }])
})

test('one that cannot be written is told why, and takes no other with it', () => {
  handle.exec(
    `insert into trust_record (uid, version, body, created_at, updated_at) values ('u2', 1, '${'no JSON'.repeat(SMALL / 7)}', '', '2026')`,
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

const entry = (id: string, name: string) => ({ id, name, relationship: 'child' })

/** A family at work: texts set and cleared, entries put, changed, taken out, and changed when they are gone. */
const changes: TrustPatch[] = Array.from(
  { length: 40 },
  (_, number) =>
    ({
      trustName: number % 5 === 4 ? null : `Trust ${number}`,
      ...(number % 3 === 0 && { county: `County ${number}` }),
      beneficiaries: {
        put: [entry(`b${number % 7}`, `Child ${number}`), { id: `b${(number + 3) % 7}`, sharePercent: number }],
        ...(number % 4 === 3 && { remove: [`b${number % 6}`] }),
      },
      ...(number % 2 === 0 && { certificateData: { adminAddress: `${number} Main Street` } }),
    }) as TrustPatch,
)

test('a record is the same with its later changes laid over it as with each laid in when it came', () => {
  let expected: TrustRow = {
    uid: 'u1',
    version: 0,
    body: '',
    created_at: at,
    updated_at: at,
    kept_bytes: 0,
    day_bytes: 0,
  }
  const lacked: number[] = []
  for (const [number, patch] of changes.entries()) {
    const now = Date.UTC(2026, 0, 1) + number * 1_000
    written([save(1, { patchId: `p${number}`, patch: JSON.stringify(patch), now })])
    expected = applied(expected, patch, now)
    const row = rowOf('u1')
    const later = laterThan(row)
    lacked.push(later.length)
    expect(broughtUpToDate(row, later)).toEqual(expected)
  }
  expect(Math.max(...lacked)).toBe(7)
  expect(lacked.filter((count) => count === 0).length).toBeLessThan(8)
})

test('a record is caught up when it is asked for, once, and nobody else’s', () => {
  written([save(1), save(1, { patchId: 'q' }), save(2), save(2, { patchId: 'q' })])
  const before = rowOf('u1')
  expect(laterThan(before)).toHaveLength(1)
  const whole = broughtUpToDate(before, laterThan(before))
  const catchUp = [{ uid: 'u1', catchUp: true }] as const
  expect(written(catchUp)).toEqual([{ version: 2, at: '2026-01-01T00:00:00.001Z', repeated: true }])
  expect(rowOf('u1')).toEqual(whole)
  expect(written(catchUp)).toMatchObject([{ version: 2 }])
  expect(rowOf('u2').version).toBe(1)
  expect(written([{ uid: 'u3', catchUp: true }])).toMatchObject([{ version: 0 }])
  expect(rowOf('u3')).toBeUndefined()
})

test('a damaged record that is to be caught up stays as it is, and stops nobody', () => {
  written([save(1), save(1, { patchId: 'q' })])
  handle.exec("update trust_record set body = 'no JSON'")
  const saved = written([save(2), { uid: 'u1', catchUp: true }, save(3)])
  expect(saved).toMatchObject([{ version: 1 }, { version: 1, repeated: true }, { version: 1 }])
  expect(rowOf('u1')).toMatchObject({ version: 1, body: 'no JSON' })
})

test('a list grows to a thousand entries and no further, by however small changes', () => {
  const put = (from: number) =>
    Array.from({ length: 20 }, (_, index) => ({ id: (from + index).toString(36), name: '', address: '' }))
  const grown = Array.from({ length: 51 }, (_, number) =>
    save(1, { patchId: `p${number}`, patch: JSON.stringify({ trustees: { put: put(number * 20) } }) }),
  )
  const saved = grown.flatMap((one) => written([one]))
  expect(saved.slice(0, 50).every((one) => 'version' in one)).toBe(true)
  expect(saved[50]).toEqual({ tooLong: 'trustees' })
  const row = rowOf('u1')
  expect(JSON.parse(broughtUpToDate(row, laterThan(row)).body).trustees).toHaveLength(1_000)
})
