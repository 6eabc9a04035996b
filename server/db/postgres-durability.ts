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
 * Makes a new connection's commits wait for the disk, here and on a synchronous standby. This setting every user may
 * change for themselves, so it is changed and not complained about.
 */
export async function waitForTheDisk(client: ClientBase): Promise<void> {
  await client.query(
    `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit', true) <> all($1)`,
    [WAITS_ENOUGH],
  )
}

/**
 * Looks at what only PostgreSQL's administrator can change. Throws {@link CannotStart} when commits do not reach the
 * disk at all; warns where a loss of power may damage the database, which some file systems rule out.
 */
export async function checkDurability(client: Pick<ClientBase, 'query'>, log: Log): Promise<void> {
  const { rows } = await client.query<Settings>(
    `select current_setting('fsync', true) as fsync, current_setting('full_page_writes', true) as full_page_writes,
      current_setting('synchronous_commit', true) as synchronous_commit`,
  )
  const [found] = rows
  if (found?.fsync === 'off')
    throw new CannotStart(
      'PostgreSQL (DATABASE_URL) runs with fsync = off: a loss of power would lose answered saves or the whole database. Switch it on, as superuser: alter system set fsync = on; select pg_reload_conf();',
    )
  if (found?.full_page_writes === 'off')
    log.warn('PostgreSQL runs with full_page_writes = off: safe only on a file system that never writes half a page')
  const { synchronous_commit } = found ?? {}
  if (synchronous_commit != null && !WAITS_ENOUGH.includes(synchronous_commit))
    log.warn('PostgreSQL does not let commits wait for the disk, although asked to', { synchronous_commit })
}
