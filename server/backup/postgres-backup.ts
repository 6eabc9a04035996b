import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { keysOf, SEALED_TABLES } from '../db/key-rotation.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { CannotStart } from '../errors.ts'
import type { DataKey } from '../setting-kinds.ts'
import { checkFits, rejectMissingKeys, writeFileOnce } from './backup-file.ts'

const DEBIAN = '/usr/lib/postgresql'

/** The folder that has all of these programs: PG_BIN's, Debian's newest, or one on the PATH. */
export function postgresFolder(programs: readonly string[]): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  versions.sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
  const folders = [
    process.env.PG_BIN ?? '',
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => folder && programs.every((name) => existsSync(join(folder, name))))
}

/** Separates the password from a database's address, because every user of this machine can read a program's arguments. */
export function withoutPassword(url: string): { address: string; password: Record<string, string> } {
  const parsed = new URL(url)
  const password = decodeURIComponent(parsed.password)
  parsed.password = ''
  return { address: parsed.href, password: password === '' ? {} : { PGPASSWORD: password } }
}

interface Running {
  child: ChildProcess
  /** Resolves when it has succeeded. Rejects with its error output. */
  ended: Promise<void>
}

/** Starts one of PostgreSQL's own programs on a database. Throws {@link CannotStart} when it is not installed. */
function runTool(
  program: 'pg_dump' | 'pg_restore' | 'psql',
  args: string[],
  url?: string,
  stdio?: SpawnOptions['stdio'],
): Running {
  const folder = postgresFolder([program])
  if (!folder)
    throw new CannotStart(
      `${program} was not found. Install PostgreSQL's client programs (on Debian: apt-get install postgresql-client), or set PG_BIN to their folder.`,
    )
  const { address, password } = url === undefined ? { address: '', password: {} } : withoutPassword(url)
  const child = spawn(join(folder, program), [...args, ...(address ? [`--dbname=${address}`] : [])], {
    stdio: stdio ?? ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...password },
  })
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += text
  })
  const ended = new Promise<void>((done, failed) => {
    child.once('error', failed)
    child.once('close', (code) =>
      code === 0 ? done() : failed(new CannotStart(`${program} failed: ${errors.trim()}`)),
    )
  })
  ended.catch(() => {})
  return { child, ended }
}

/** Copies the database at one moment, in pg_dump's custom format, while servers run. */
export async function backupPostgres(url: string, file: string): Promise<void> {
  const args = (part: string) => [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--no-unlogged-table-data',
    `--file=${part}`,
  ]
  await writeFileOnce(file, (part) => runTool('pg_dump', args(part), url).ended)
}

const ESCAPED: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
const unescaped = (column: string) => column.replace(/\\(.)/g, (_, sign: string) => ESCAPED[sign] ?? sign)

/** Splits at line feeds only. Node's own line reader also splits at characters that may be in an answer. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let partial = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = `${partial}${chunk}`.split('\n')
    partial = lines.pop() ?? ''
    yield* lines
  }
}

/** Reads the rows of one table from a backup, without a database. Each row's columns are text, by name. */
async function* rowsIn(file: string, table: string): AsyncGenerator<Record<string, string>> {
  const { child, ended } = runTool('pg_restore', ['--data-only', `--table=${table}`, '--file=-', file])
  if (!child.stdout) throw new Error('The pipe from pg_restore was not made.')
  let names: string[] | undefined
  for await (const line of linesOf(child.stdout)) {
    if (line === '\\.') names = undefined
    else if (names) {
      const columns = line.split('\t').map(unescaped)
      yield Object.fromEntries(names.map((name, at) => [name, columns[at] ?? '']))
    } else names = /^COPY [^(]*\((.*)\) FROM stdin;$/.exec(line)?.[1]?.split(', ')
  }
  await ended
}

/** The ids of the keys that the backup needs. */
async function keysUsedIn(file: string): Promise<Set<string>> {
  const used = new Set<string>()
  for (const table of SEALED_TABLES)
    for await (const { body = '' } of rowsIn(file, table))
      if (body.includes('"sealed:')) for (const id of keysOf({ body })) used.add(id)
  return used
}

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
