import {
  chmodSync,
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CannotStart } from '../errors.ts'
import { createLog } from '../observability/log.ts'
import { temporaryDir } from '../test-server.ts'
import { openSqlite } from './sqlite.ts'
import { openStore } from './store.ts'

const KEYS = [{ id: 'k1', key: Buffer.alloc(32, 7) }]
const PAGE = 4_096

let place: ReturnType<typeof temporaryDir>
let file: string
beforeEach(() => {
  place = temporaryDir()
  file = join(place.dir, 'kinstead.db')
})
afterEach(() => place.remove())

/** A database with enough in it that damage has something to hit. */
async function filled(): Promise<void> {
  const database = openSqlite(place.dir)
  const store = await openStore(database, KEYS)
  for (let number = 0; number < 30; number += 1)
    await store.changeTrust({ uid: `u${number}`, patchId: 'p', patch: { customRules: 'x'.repeat(3_000) } })
  await database.close()
}

function overwrite(from: number, length: number): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(length, 0x5a), 0, length, from)
  closeSync(handle)
}

const damages: [string, () => void, RegExp][] = [
  ['cut off in the middle', () => truncateSync(file, 10 * PAGE), /is damaged .*npm run restore/],
  ['cut off in the middle of a page', () => truncateSync(file, 10 * PAGE + 100), /is damaged/],
  ['cut off after its first page', () => truncateSync(file, PAGE), /is damaged/],
  ['of no length', () => truncateSync(file, 0), /is damaged \(it is empty/],
  ['overwritten at its beginning', () => overwrite(0, 100), /is damaged/],
  ['overwritten in its middle', () => overwrite(8 * PAGE, 2 * PAGE), /is damaged/],
  ['some text', () => writeFileSync(file, 'Dear diary, '.repeat(999)), /is damaged/],
]

test.each(damages)('a database file that is %s is rejected and left as it is', async (_, spoil, said) => {
  await filled()
  spoil()
  const before = readFileSync(file)
  expect(() => openSqlite(place.dir)).toThrow(CannotStart)
  expect(() => openSqlite(place.dir)).toThrow(said)
  expect(() => openSqlite(place.dir)).toThrow(file)
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('a missing file is not created again beside the log of the old one', async () => {
  await filled()
  rmSync(file)
  writeFileSync(`${file}-wal`, 'what waits')
  expect(() => openSqlite(place.dir)).toThrow(/it is missing, although .*-wal is there/)
  expect(readdirSync(place.dir)).toEqual(['kinstead.db-wal'])
})

test('a database of another program is rejected and left as it is', () => {
  const other = new DatabaseSync(file)
  other.exec('pragma application_id = 42; create table theirs (a)')
  other.close()
  const before = readFileSync(file)
  expect(() => openSqlite(place.dir)).toThrow(/database of another program/)
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('a database of a newer version is left as it is', async () => {
  await filled()
  const later = new DatabaseSync(file)
  later.exec("insert into kysely_migration values ('999-later', '2999'); drop table health_care_directive")
  later.close()
  const database = openSqlite(place.dir)
  const migratedFirst = () => Promise.reject(new Error('it was migrated'))
  await expect(openStore(database, KEYS, migratedFirst)).rejects.toThrow(/newer version of Kinstead .*999-later/)
  await database.close()
})

/** Root can write everywhere, so root becomes another user for a moment. */
function withoutRoot(work: () => void): void {
  const isRoot = process.getuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

test.each([
  ['file', 0o755, 0o444],
  ['directory', 0o555, 0o666],
])('a read-only %s is said, with how to mend it, and the file left as it is', async (_, directoryMode, fileMode) => {
  await filled()
  const before = readFileSync(file)
  chmodSync(file, fileMode)
  chmodSync(place.dir, directoryMode)
  try {
    withoutRoot(() => expect(() => openSqlite(place.dir)).toThrow(/cannot be opened for writing .*kinstead\.db\*/))
  } finally {
    chmodSync(place.dir, 0o755)
  }
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('a file that a restore has locked is reported as locked', async () => {
  await filled()
  const held = new DatabaseSync(file)
  held.exec('pragma locking_mode = exclusive; begin immediate')
  expect(() => openSqlite(place.dir)).toThrow(/is locked by another program/)
  held.close()
}, 15_000)

test('a large file is checked beside the running server; once found damaged it is read and no longer written', async () => {
  await filled()
  overwrite(20 * PAGE, PAGE)
  const lines: string[] = []
  const database = openSqlite(place.dir, createLog({ write: (line: string) => lines.push(line) }), {
    checkedAtStart: 0,
    checkedAfter: 0,
  })
  const store = await openStore(database, KEYS)
  for (let time = 0; lines.length === 0 && time < 500; time += 1) await pause(10)
  expect(lines.join()).toMatch(/the database is damaged: nothing more is saved/)
  const written = store.changeTrust({ uid: 'u0', patchId: 'q', patch: { trustName: 'Lost?' } })
  await expect(written).rejects.toThrow(/readonly/)
  await database.close()
})

test('a large file that is closed before its check begins is not opened again for it', async () => {
  await filled()
  overwrite(20 * PAGE, PAGE)
  const lines: string[] = []
  const database = openSqlite(place.dir, createLog({ write: (line: string) => lines.push(line) }), {
    checkedAtStart: 0,
    checkedAfter: 50,
  })
  await openStore(database, KEYS)
  await database.close()
  await pause(300)
  expect(lines).toEqual([])
  expect(readdirSync(place.dir)).toEqual(['kinstead.db'])
})

test('a large file in order is checked and goes on', async () => {
  await filled()
  const lines: string[] = []
  const database = openSqlite(place.dir, createLog({ write: (line: string) => lines.push(line) }), {
    checkedAtStart: 0,
    checkedAfter: 0,
  })
  const store = await openStore(database, KEYS)
  await pause(300)
  expect((await store.changeTrust({ uid: 'u0', patchId: 'q', patch: { trustName: 'Kept' } })).version).toBe(2)
  expect(lines).toEqual([])
  await database.close()
})
