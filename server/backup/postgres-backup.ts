import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import { keysOf, SEALED_TABLES } from '../db/key-rotation.ts'
import { CannotStart } from '../errors.ts'
import { writeFileOnce } from './backup-file.ts'

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
export function runTool(
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
export async function* rowsIn(file: string, table: string): AsyncGenerator<Record<string, string>> {
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
export async function keysUsedIn(file: string): Promise<Set<string>> {
  const used = new Set<string>()
  for (const table of SEALED_TABLES)
    for await (const { body = '' } of rowsIn(file, table))
      if (body.includes('"sealed:')) for (const id of keysOf({ body })) used.add(id)
  return used
}
