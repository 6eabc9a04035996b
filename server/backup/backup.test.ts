import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from '../db/sqlite.ts'
import { openStore } from '../db/store.ts'
import { MINUTE } from '../durations.ts'
import { temporaryDir } from '../test-server.ts'
import { lastBackup, lastBackupFile, recordBackup } from './backup-file.ts'
import { withoutPassword } from './postgres-backup.ts'
import { outdated } from './scheduled-backups.ts'
import { backupSqlite, restoreSqlite } from './sqlite-backup.ts'

test('the newest backup replaces the one before; text that is not a time counts as none', () => {
  const { dir, remove } = temporaryDir()
  expect(lastBackup(dir)).toBeUndefined()
  recordBackup(dir, new Date('2026-11-19T03:15:00Z'))
  const began = new Date('2026-11-20T03:15:00Z')
  recordBackup(dir, began)
  expect(lastBackup(dir)).toEqual(began)
  expect(readdirSync(dir)).toEqual(['last-backup'])
  writeFileSync(lastBackupFile(dir), 'yesterday')
  expect(lastBackup(dir)).toBeUndefined()
  remove()
  expect(() => recordBackup(dir, began)).toThrow('ENOENT')
})

test.each([
  ['postgres://ann:hun%40ter2@db.example:5433/kinstead?sslmode=require', 'hun@ter2'],
  ['postgresql://ann@db.example/kinstead', undefined],
])('the password of %s is not among the arguments of a program', (url, password) => {
  const open = withoutPassword(url)
  expect(open.address).not.toContain('ter2')
  expect(open.address).toBe(url.replace(/:hun%40ter2/, ''))
  expect(open.password).toEqual(password === undefined ? {} : { PGPASSWORD: password })
})

const NOW = new Date('2026-11-24T12:00:00Z')
const nameAt = (minutesAgo: number) =>
  `kinstead-${new Date(NOW.getTime() - minutesAgo * MINUTE).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

/** As a server with BACKUP_EVERY=20 leaves them: after each backup the outdated ones go. */
function storedAfter(days: number): string[] {
  let stored: string[] = []
  for (let minutes = days * 24 * 60; minutes >= 0; minutes -= 20) {
    stored.push(nameAt(minutes))
    const old = new Set(outdated(stored, new Date(NOW.getTime() - minutes * MINUTE)))
    stored = stored.filter((name) => !old.has(name))
  }
  return stored
}

test('all of two hours stay, one of each hour for two days, one of each day for 30 days', () => {
  const stored = storedAfter(40)
  const ages = stored.map(
    (name) => (NOW.getTime() - Date.parse(`${name.slice(9, 19)}T${name.slice(20, 28).replaceAll('-', ':')}Z`)) / MINUTE,
  )
  expect(ages.filter((age) => age < 120).sort((a, b) => a - b)).toEqual([0, 20, 40, 60, 80, 100])
  // Of each hour of the clock, so that an hour back from now can touch two.
  for (let hour = 2; hour < 47; hour += 1) {
    const found = ages.filter((age) => age >= hour * 60 && age < (hour + 1) * 60).length
    expect([1, 2], `${hour} hours ago`).toContain(found)
  }
  for (let day = 3; day < 29; day += 1)
    expect(
      ages.some((age) => Math.abs(age - day * 24 * 60) <= 24 * 60),
      `${day} days ago`,
    ).toBe(true)
  expect(Math.max(...ages)).toBeLessThanOrEqual(31 * 24 * 60)
  expect(stored.length).toBeLessThan(6 + 48 + 32)
})

test('the newest stays however old it is, and files with other names are left alone', () => {
  const others = ['kinstead-before-the-upgrade.backup', 'notes.txt', `${nameAt(9_999_999)}.part-7`]
  expect(outdated([nameAt(80 * 24 * 60), ...others], NOW)).toEqual([])
  expect(outdated([nameAt(80 * 24 * 60), nameAt(79 * 24 * 60), ...others], NOW)).toEqual([nameAt(80 * 24 * 60)])
})

const OLD = { id: 'k1', key: Buffer.alloc(32, 7) }
const NEW = { id: 'k2', key: Buffer.alloc(32, 8) }
const KEYS = [OLD]
const RESTORED_AT = new Date('2026-11-20T12:00:00.000Z')
const ASIDE = 'kinstead.db.replaced-2026-11-20T12-00-00.000Z'

let place: ReturnType<typeof temporaryDir>
let dataDir: string
let file: string
let database: string
beforeEach(async () => {
  place = temporaryDir()
  dataDir = join(place.dir, 'data')
  file = join(place.dir, 'one.backup')
  database = join(dataDir, 'kinstead.db')
  await save('Kept')
  await backupSqlite(dataDir, file)
})
afterEach(() => place.remove())

async function withStore<T>(work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>): Promise<T> {
  const opened = openSqlite(dataDir)
  return openStore(opened, KEYS).then(work).finally(opened.close)
}
const save = (trustName: string) =>
  withStore((store) =>
    store.changeTrust({ uid: 'u', patchId: trustName, patch: { trustName, grantorSsn: '900123456' } }),
  )
const stored = () => withStore(async (store) => (await store.readTrust('u')).record)
const restore = (replace = true) => restoreSqlite({ dataDir, file, keys: KEYS, replace, now: RESTORED_AT })

test.each([
  ['overwritten', () => writeFileSync(database, 'not a database any more'.repeat(500))],
  ['cut off', () => truncateSync(database, 5_000)],
  ['of no length', () => truncateSync(database, 0)],
])('a database that is %s is replaced when asked to, and set aside as it was', async (_, spoil) => {
  spoil()
  writeFileSync(`${database}-wal`, 'its log')
  const before = readFileSync(database)
  expect(() => restore(false)).toThrow(/add --replace/)
  expect(restore().aside).toBe(join(dataDir, ASIDE))
  expect(await stored()).toMatchObject({ trustName: 'Kept', grantorSsn: '900123456' })
  expect(readFileSync(join(dataDir, ASIDE)).equals(before)).toBe(true)
})

test('beside the log of a missing database, the backup is not mixed with it', async () => {
  await save('Later')
  mkdirSync(join(place.dir, 'gone'))
  dataDir = join(place.dir, 'gone')
  writeFileSync(join(dataDir, 'kinstead.db-wal'), 'what waits')
  expect(restore(false).aside).toBeUndefined()
  expect(await stored()).toMatchObject({ trustName: 'Kept' })
  expect(existsSync(join(dataDir, `${ASIDE}-wal`))).toBe(true)
})

test('beside a running server nothing is changed', async () => {
  const server = new DatabaseSync(database)
  server.prepare('select * from trust_record').all()
  const before = readFileSync(database)
  expect(() => restore()).toThrow(/A server is running on .* Nothing has been changed/)
  expect(readFileSync(database).equals(before)).toBe(true)
  server.close()
})

test('what is replaced has everything in it, also what waited in the log of a server that was killed', async () => {
  const killed = join(place.dir, 'killed')
  const server = openSqlite(dataDir)
  const store = await openStore(server, KEYS)
  await store.changeTrust({ uid: 'u', patchId: 'q', patch: { trustName: 'Later' } })
  cpSync(dataDir, killed, { recursive: true })
  await server.close()
  dataDir = killed
  expect(readdirSync(killed)).toContain('kinstead.db-wal')
  expect(restore().contents).toMatchObject({ trusts: 1, migrations: expect.arrayContaining(['001-records']) })
  expect(await stored()).toMatchObject({ trustName: 'Kept' })
  const aside = new DatabaseSync(join(killed, ASIDE))
  expect(String(aside.prepare('select body from trust_patch order by version desc').get()?.body)).toContain('Later')
  aside.close()
  expect(readdirSync(killed)).not.toContain('kinstead.db-shm')
})

test('a key that nothing in the backup needs any more may be missing, and no other', async () => {
  const restoreWith = (...keys: (typeof OLD)[]) =>
    restoreSqlite({ dataDir, file, keys, replace: true, now: RESTORED_AT })
  const backUp = async () => {
    rmSync(file)
    await backupSqlite(dataDir, file)
  }
  const withBoth = async (work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<unknown>) => {
    const opened = openSqlite(dataDir)
    await openStore(opened, [NEW, OLD]).then(work).finally(opened.close)
  }
  await withBoth((store) => store.changeTrust({ uid: 'u', patchId: 'q', patch: { customRules: '"sealed:k9:' } }))
  await withBoth((store) => store.reencrypt())
  const other = openSqlite(dataDir)
  // All that still needs the old key is the key of a second factor.
  await openStore(other, [OLD, NEW])
    .then((store) => store.beginFactor('u', 'KEYOFANAUTHENTICATOR'))
    .finally(other.close)
  await backUp()
  const before = readFileSync(database)
  expect(() => restoreWith(NEW)).toThrow(/encrypted with the key 'k1', which DATA_KEY does not have/)
  await withBoth((store) => store.reencrypt())
  await backUp()
  expect(() => restoreWith({ ...NEW, key: OLD.key })).toThrow(/with the key 'k2'/)
  expect(() => restoreWith(NEW, { ...OLD, key: NEW.key })).toThrow(/with the key 'k1'/)
  writeFileSync(database, before)
  restoreWith(NEW)
  const opened = openSqlite(dataDir)
  const store = await openStore(opened, [NEW])
  expect((await store.readTrust('u')).record).toMatchObject({ trustName: 'Kept', grantorSsn: '900123456' })
  await opened.close()
})

test('a backup of a newer version, or of something else, changes nothing', async () => {
  const changed = new DatabaseSync(file)
  changed.exec("insert into kysely_migration values ('999-later', '2999')")
  changed.close()
  const before = readFileSync(database)
  expect(() => restore()).toThrow(/newer version of Kinstead .*999-later.*Nothing has been changed/)
  writeFileSync(file, 'Dear diary')
  expect(() => restore()).toThrow(/cannot be read as an SQLite database.*Nothing has been changed/)
  expect(readFileSync(database).equals(before)).toBe(true)
  expect(readdirSync(dataDir)).toEqual(['kinstead.db'])
})
