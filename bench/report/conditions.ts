import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { machine } from '#tests/durability/load.ts'

const root = join(import.meta.dirname, '..', '..')
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
// Reports and documentation do not affect what is measured.
const MEASURED = ['.', ':!bench/results', ':!docs']

function measuredState(): string {
  const commit = git('log', '-1', '--format=%h', '--', ...MEASURED)
  const changes = git('status', '--porcelain', '--', ...MEASURED)
  if (!commit || changes === undefined) return 'Not a git checkout; the commit is unknown.'
  return `Commit ${commit}${changes === '' ? '' : ', with uncommitted changes'}.`
}

/** Read before anything is measured, because a commit may follow during the run. */
const STATE = measuredState()

/** A Markdown list: the date, the machine, the commit, the machine's load, and any other conditions. */
export const conditionsOf = (...others: readonly string[]): string =>
  [
    machine(),
    STATE,
    `Load of the machine over the last five minutes: ${loadavg()[1]?.toFixed(1)}. The measured programs and the load generator share the machine; above the number of processors, other work may have run too, and only ratios are reliable.`,
    ...others,
  ]
    .map((line) => `- ${line}`)
    .join('\n')

/** SQLite's version, and its durability settings. */
export function sqliteSettings(): string {
  const memory = new DatabaseSync(':memory:')
  const version = memory.prepare('select sqlite_version() as version').get()?.version
  memory.close()
  return `SQLite ${version}, WAL, synchronous=FULL`
}

const ASKED = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method', 'shared_buffers']

/** PostgreSQL's version, and its durability settings. */
export async function postgresSettings(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    'select name, current_setting(name) as setting from pg_settings where name = any($1)',
    [ASKED],
  )
  await client.end()
  return `PostgreSQL: ${ASKED.map((name) => `${name} ${rows.find((row) => row.name === name)?.setting}`).join(', ')}`
}
