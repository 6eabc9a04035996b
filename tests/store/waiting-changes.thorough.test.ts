import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Migrator } from 'kysely/migration'
import { afterEach, describe, expect, test } from 'vitest'
import type { TrustState } from '#api/trust.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { FIRST_KEY } from '#server/db/key-rotation.contract.ts'
import { migrations } from '#server/db/migrations.ts'
import { openStore } from '#server/db/store.ts'
import type { PatchRow, TrustRow } from '#server/db/tables.ts'
import { silentLog } from '#server/observability/log.ts'
import { temporaryDir } from '#server/try-out.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'

/**
 * Rows as the last version before migration 025 left them on SQLite, and what it answered of them (`GET /api/trust`), written
 * by its own store on 1 to 3 March 2026: `x` and `y` lack three and two changes, with lists, cleared fields and encrypted
 * numbers; `begun` lacks the first change after beginning; `whole` lacks none.
 */
const FIXTURE = join(import.meta.dirname, 'waiting-changes.json')
const stored: { trust_record: TrustRow[]; trust_patch: PatchRow[]; expected: Record<string, TrustState> } = JSON.parse(
  readFileSync(FIXTURE, 'utf8'),
)
const BEFORE = '024-verifications-of-users'

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
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(BEFORE)
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
