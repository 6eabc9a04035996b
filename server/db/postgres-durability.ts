import type { ClientBase } from 'pg'
import { CannotStart } from '../errors.ts'
import type { Log } from '../observability/log.ts'

interface Settings {
  fsync: string | null
  full_page_writes: string | null
  synchronous_commit: string | null
}

/** PostgreSQL's own names; `remote_apply` waits for more than `on` does. */
const WAITS_ENOUGH = ['on', 'remote_apply']

/**
 * Looks at what only PostgreSQL's administrator can change. Throws {@link CannotStart} when commits do not reach the
 * disk at all; warns where a loss of power may damage the database, which some file systems rule out. Returns the
 * settings with which a transaction waits for the disk, here and on a synchronous standby.
 */
export async function checkDurability(
  client: Pick<ClientBase, 'query'>,
  log: Log,
  { allowFsyncOff = false } = {},
): Promise<Record<string, string>> {
  const { rows } = await client.query<Settings>(
    `select current_setting('fsync', true) as fsync, current_setting('full_page_writes', true) as full_page_writes,
      current_setting('synchronous_commit', true) as synchronous_commit`,
  )
  const { fsync, full_page_writes, synchronous_commit } = rows[0] ?? {}
  if (fsync === 'off' && !allowFsyncOff)
    throw new CannotStart(
      'PostgreSQL (DATABASE_URL) runs with fsync = off: a loss of power would lose answered saves or the whole database. Switch it on, as superuser: alter system set fsync = on; select pg_reload_conf(); An engine that is durable in another way, and only reports it off, needs ALLOW_FSYNC_OFF=on.',
    )
  if (fsync === 'off')
    log.warn('PostgreSQL reports fsync = off, which ALLOW_FSYNC_OFF allows: nothing here checks that it is durable')
  if (full_page_writes === 'off')
    log.warn('PostgreSQL runs with full_page_writes = off: safe only on a file system that never writes half a page')
  const waits = synchronous_commit == null || WAITS_ENOUGH.includes(synchronous_commit)
  return waits ? {} : { synchronous_commit: 'on' }
}
