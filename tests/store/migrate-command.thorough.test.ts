import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrations } from '#server/db/migrations.ts'
import { silentLog } from '#server/observability/log.ts'
import { temporaryDir } from '#server/try-out.ts'
import { findPostgres, type LaunchedPostgres, launchPostgres, noPostgres } from '#tests/postgres/launch.ts'
import { launchServer } from '#tests/server/launch.ts'
import { everythingIn } from './everything.ts'
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
