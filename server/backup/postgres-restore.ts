import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { CannotStart } from '../errors.ts'
import type { DataKey } from '../setting-kinds.ts'
import { checkFits, rejectMissingKeys } from './backup-file.ts'
import { backupPostgres, keysUsedIn, rowsIn, runTool } from './postgres-backup.ts'

async function allRowsIn(file: string, table: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = []
  for await (const row of rowsIn(file, table)) rows.push(row)
  return rows
}

async function check(file: string, keys: readonly DataKey[]): Promise<void> {
  // Reads and decompresses all of it.
  await runTool('pg_restore', ['--file=/dev/null', file]).ended.catch((error: Error) => {
    throw new CannotStart(
      `The backup ${file} is damaged or is not a PostgreSQL backup (${error.message}). Nothing has been changed.`,
      error,
    )
  })
  const migrations = (await allRowsIn(file, 'kysely_migration')).map(({ name = '' }) => name)
  if (migrations.length === 0)
    throw new CannotStart(`The backup ${file} is not a Kinstead database. Nothing has been changed.`)
  const probes = (await allRowsIn(file, 'data_key')).map(({ id = '', probe = '' }) => ({ id, probe }))
  const leftOut = checkFits(file, { migrations, probes }, keys)
  if (leftOut.length > 0) rejectMissingKeys(file, leftOut, await keysUsedIn(file))
}

async function inspect(url: string): Promise<{ others: number; isEmpty: boolean }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const ask = async (sql: string) => Number(Object.values((await client.query(sql)).rows[0] ?? {})[0] ?? 0)
    const others = await ask(
      `select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    const hasTables = await ask(`select (to_regclass('"user"') is not null)::int`)
    return {
      others,
      isEmpty:
        hasTables === 0 || (await ask(`select count(*)::int from "user" where id <> '${PLACEHOLDER_UID}'`)) === 0,
    }
  } catch (error) {
    throw new CannotStart(`PostgreSQL (DATABASE_URL) cannot be queried: ${(error as Error).message}`, error)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Drops every table first: one that is not in the backup would make its own migration fail later. */
const DROP_ALL = `do $$ declare found record; begin
  for found in select tablename from pg_tables where schemaname = current_schema() loop
    execute format('drop table %I cascade', found.tablename);
  end loop;
end $$;
`

/** One transaction: psql commits at the end of its input, which comes only after pg_restore has succeeded. */
async function pipe(file: string, url: string): Promise<void> {
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null']
  const psql = runTool('psql', options, url, ['pipe', 'ignore', 'pipe'])
  const restore = runTool('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file])
  const { stdin } = psql.child
  if (!stdin || !restore.child.stdout) throw new Error('The pipe to psql was not made.')
  // When psql stops early, its own error is the one to show.
  stdin.on('error', () => {})
  stdin.write(DROP_ALL)
  restore.child.stdout.pipe(stdin, { end: false })
  try {
    await Promise.race([restore.ended, psql.ended.then(() => Promise.reject(new Error('psql ended early.')))])
  } catch (error) {
    restore.child.kill()
    psql.child.kill()
    throw error
  }
  stdin.end()
  await psql.ended
}

interface Options {
  url: string
  /** Where a backup of the replaced data is written. */
  dataDir: string
  file: string
  keys: readonly DataKey[]
  replace: boolean
}

/** Replaces the data with a backup, or changes nothing and throws {@link CannotStart}. */
export async function restorePostgres({ url, dataDir, file, keys, replace }: Options): Promise<{ aside?: string }> {
  await check(file, keys)
  const { others, isEmpty } = await inspect(url)
  if (others > 0)
    throw new CannotStart(
      `${others} other connections to the database are open. Stop every server and program that uses it, restore, and start them again. Nothing has been changed.`,
    )
  if (!isEmpty && !replace)
    throw new CannotStart(
      'The database (DATABASE_URL) already contains data. To replace it, add --replace; the existing data is backed up first. Nothing has been changed.',
    )
  const aside = isEmpty ? undefined : join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}.backup`)
  if (aside) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    await backupPostgres(url, aside)
  }
  await pipe(file, url)
  return { aside }
}
