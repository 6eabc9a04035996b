import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TrustState } from '#api/trust.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { FIRST_KEY } from '#server/db/key-rotation.contract.ts'
import { migrateStore } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openStore } from '#server/db/store.ts'
import type { PatchRow, TrustRow } from '#server/db/tables.ts'
import { silentLog } from '#server/observability/log.ts'
import { temporaryDir } from '#server/test-server.ts'
import { findPostgres, type LaunchedPostgres, launchPostgres, noPostgres } from '#tests/postgres/launch.ts'
import { launchServer } from '#tests/server/launch.ts'
import { everythingIn } from './databases.ts'
import { postgresOf, sqliteFileOf, storedOf } from './upgrades/stored.ts'

const root = join(import.meta.dirname, '..', '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const EARLIER = '024-verifications-of-users'
const LATER = Object.keys(migrations).filter((name) => name > EARLIER)
const listed = (names: readonly string[]) => names.map((name) => `  ${name}\n`).join('')
const { keys } = storedOf(EARLIER)

// Each runs the command several times, in a process of its own.
describe.each(['SQLite', 'PostgreSQL'] as const)('npm run migrate on %s', { timeout: 120_000 }, (kind) => {
  const missing = kind === 'PostgreSQL' && !findPostgres() ? noPostgres : undefined
  let postgres: LaunchedPostgres | undefined
  let place: ReturnType<typeof temporaryDir>
  let databaseUrl: string | undefined
  beforeAll(async () => {
    if (kind === 'PostgreSQL' && !missing) postgres = await launchPostgres()
  })
  afterAll(() => postgres?.stop())
  beforeEach((context) => {
    if (missing) context.skip(missing)
    place = temporaryDir()
    databaseUrl = postgres?.url
  })
  afterEach(() => place.remove())

  /** The database as the earlier version left it. */
  async function asEarlier(name: string): Promise<void> {
    if (postgres) databaseUrl = await postgresOf(EARLIER, postgres.url, name)
    else writeFileSync(join(place.dir, 'kinstead.db'), sqliteFileOf(EARLIER))
  }

  /** On PostgreSQL, what is stored says whether something has changed. */
  const digest = () =>
    kind === 'SQLite' &&
    createHash('sha256')
      .update(readFileSync(join(place.dir, 'kinstead.db')))
      .digest('hex')
  function run(...words: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...scripts.migrate.split(' ').slice(1), ...words], {
      cwd: root,
      env: {
        ...{ PATH: process.env.PATH, DATA_DIR: place.dir, ...keys },
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }
  const inDatabase = async <T>(use: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ dataDir: place.dir, databaseUrl }, silentLog)
    return use(database).finally(database.close)
  }
  const everything = () =>
    inDatabase(async (database) => [...(await everythingIn(database))].sort(([a], [b]) => a.localeCompare(b, 'en')))
  const record = (name: string) =>
    inDatabase(({ db }) => {
      const recorded = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      return recorded.insertInto('kysely_migration').values({ name, timestamp: '2999' }).execute()
    })

  test('a dry run lists what a start would do and changes nothing, and a run does that, once', async () => {
    await asEarlier('earlier')
    const before = await everything()
    const bytes = digest()
    const { status, said } = run('--dry-run')
    expect(said).toMatch(/^Would run on the (SQLite|PostgreSQL) database [^\n]+:\n/)
    expect(said).toContain(`${listed(LATER)}Nothing has been changed.\n`)
    expect(status).toBe(0)
    expect(digest()).toBe(bytes)
    expect(await everything()).toEqual(before)

    const planned = said.match(/^ {2}.+$/gm)
    const ran = run()
    expect(ran.said.match(/^ {2}.+$/gm)).toEqual(planned)
    expect(ran.status).toBe(0)
    for (const words of [['--dry-run'], []])
      expect(run(...words)).toEqual({ status: 0, said: expect.stringMatching(/^Nothing to do: .+ is up to date\.\n$/) })
  })

  test('where there is no database yet, a dry run creates none, and a run makes one that a server starts on', async () => {
    const { status, said } = run('--dry-run')
    expect(status).toBe(0)
    expect(said).toContain('  accounts: create user\n')
    expect(said).toContain(listed(Object.keys(migrations)))
    expect(existsSync(join(place.dir, 'kinstead.db'))).toBe(false)
    expect(run().status).toBe(0)
    const server = await launchServer({ databaseUrl, env: { DATA_DIR: place.dir, ...keys } })
    await server.stop()
  })

  test('a database of a newer version is rejected in one sentence, by the command and by a server', async () => {
    await asEarlier('newer')
    expect(run().status).toBe(0)
    await record('999-later')
    const before = await everything()
    const rejection = /^The database was written by a newer version of Kinstead [^\n]*999-later[^\n]*\n$/
    for (const words of [['--dry-run'], []])
      expect(run(...words)).toEqual({ status: 1, said: expect.stringMatching(rejection) })
    await expect(launchServer({ databaseUrl, env: { DATA_DIR: place.dir, ...keys } })).rejects.toThrow(
      /It said:\nThe database was written by a newer version of Kinstead [^\n]*999-later[^\n]*\n$/,
    )
    expect(await everything()).toEqual(before)
  })
})

/**
 * Rows as the last version before migration 025 left them on SQLite, and what it answered of them (`GET /api/trust`), written
 * by its own store on 1 to 3 March 2026: `x` and `y` lack three and two changes, with lists, cleared fields and encrypted
 * numbers; `begun` lacks the first change after beginning; `whole` lacks none.
 */
const FIXTURE = join(import.meta.dirname, 'waiting-changes.json')
const stored: { trust_record: TrustRow[]; trust_patch: PatchRow[]; expected: Record<string, TrustState> } = JSON.parse(
  readFileSync(FIXTURE, 'utf8'),
)

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one()
})

/** An address at which the earlier version has left its rows. */
async function leftBehind(kind: 'SQLite' | 'PostgreSQL') {
  const place = temporaryDir()
  undo.push(place.remove)
  const postgres = kind === 'PostgreSQL' ? await launchPostgres() : undefined
  if (postgres) undo.push(postgres.stop)
  const where = { dataDir: place.dir, ...(postgres && { databaseUrl: postgres.url }) }
  const { db, close } = await openDatabase(where, silentLog)
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(EARLIER)
  expect(error).toBeUndefined()
  await db.insertInto('trust_record').values(stored.trust_record).execute()
  await db.insertInto('trust_patch').values(stored.trust_patch).execute()
  await close()
  return where
}

const rowsOf = ({ db }: Database) => db.selectFrom('trust_record').selectAll().orderBy('uid').execute()

async function expectWhole(database: Database): Promise<void> {
  const store = await openStore(database, [FIRST_KEY])
  for (const row of await rowsOf(database)) {
    const expected = stored.expected[row.uid]
    expect(await store.readTrust(row.uid)).toEqual(expected)
    const changes = stored.trust_patch.filter(({ uid }) => uid === row.uid)
    expect(row.version).toBe(changes.length)
    expect(row.updated_at).toBe(expected?.record?.lastUpdated)
    const bytes = (all: readonly PatchRow[]) => all.reduce((sum, { body }) => sum + Buffer.byteLength(body) + 200, 0)
    const ofLastDay = changes.filter(({ at }) => at.slice(0, 10) === row.updated_at.slice(0, 10))
    expect(row).toMatchObject({ kept_bytes: bytes(changes), day_bytes: bytes(ofLastDay) })
    const next = await store.changeTrust({ uid: row.uid, patchId: 'next', patch: { county: 'Park' } })
    expect(next.version).toBe(changes.length + 1)
  }
}

describe.each(['SQLite', 'PostgreSQL'] as const)('changes that wait beside their records on %s', (kind) => {
  test('are in the records after the migration, and the records say what they said', async () => {
    const database = await openDatabase(await leftBehind(kind), silentLog)
    undo.push(database.close)
    expect((await rowsOf(database)).map(({ uid, version }) => [uid, version])).toEqual([
      ['begun', 1],
      ['whole', 1],
      ['x', 1],
      ['y', 1],
    ])
    await expectWhole(database)
  })

  test('stay where they are when the migration is killed in its middle, and the next start finishes it', async () => {
    const where = await leftBehind(kind)
    const program = join(import.meta.dirname, 'migrate-and-wait.ts')
    const child = spawn(process.execPath, [program, where.dataDir, where.databaseUrl ?? ''], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    expect(String((await once(child.stdout, 'data'))[0])).toBe('applied\n')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const database = await openDatabase(where, silentLog)
    undo.push(database.close)
    expect(await rowsOf(database)).toEqual(stored.trust_record.toSorted((one, other) => (one.uid < other.uid ? -1 : 1)))
    await expectWhole(database)
  })
})

test('a migration is tried again where other servers use its tables, for longer than a save waits', async (context) => {
  if (!findPostgres()) return context.skip(noPostgres)
  const postgres = await launchPostgres()
  const database = await openPostgres(postgres.url, silentLog)
  await openStore(database, [{ id: 'k1', key: Buffer.alloc(32, 7) }])
  let tries = 0
  undo.push(() => delete migrations['999-next'])
  migrations['999-next'] = {
    async up(db) {
      tries += 1
      await db.schema.alterTable('trust_record').addColumn('next', 'text').execute()
      await db.schema.alterTable('trust_patch').addColumn('next', 'text').execute()
    },
  }
  // Longer than a statement waits for a lock.
  const other = new pg.Client({ connectionString: postgres.url })
  await other.connect()
  await other.query('begin; lock table trust_patch in row exclusive mode')
  const migrated = migrateStore(database.db)
  await pause(3_000)
  await other.query('rollback')
  await migrated
  expect(tries).toBeGreaterThan(1)
  const { rows } = await other.query("select 1 from information_schema.columns where column_name = 'next'")
  expect(rows).toHaveLength(2)
  await other.end()
  await database.close()
  await postgres.stop()
})
