import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CannotStart } from '../errors.ts'

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

/** A database's address without its password, which every user of this machine could read in a list of processes. */
export function openAddress(url: string): { address: string; password: Record<string, string> } {
  const parsed = new URL(url)
  const password = decodeURIComponent(parsed.password)
  parsed.password = ''
  return { address: parsed.href, password: password === '' ? {} : { PGPASSWORD: password } }
}

export interface Running {
  child: ChildProcess
  /** Resolves when it has ended well. Rejects with what it said. */
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
  const { address, password } = url === undefined ? { address: '', password: {} } : openAddress(url)
  const child = spawn(join(folder, program), [...args, ...(address ? [`--dbname=${address}`] : [])], {
    stdio: stdio ?? ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...password },
  })
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  const ended = new Promise<void>((done, failed) => {
    child.once('error', failed)
    child.once('close', (code) => (code === 0 ? done() : failed(new CannotStart(`${program} failed: ${said.trim()}`))))
  })
  ended.catch(() => {})
  return { child, ended }
}
