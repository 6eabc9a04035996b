import type { ClientBase } from 'pg'

/** How long a statement waits for another one's lock: after it the page gets a 503 and tries again. */
export const LOCK_WAIT = '2s'

/**
 * Sets up a connection, as far as this PostgreSQL has the settings: long texts are compressed by LZ4, for its own way takes
 * several times as long, and a record is compressed at each save (what was compressed otherwise is read all the same). And
 * a prepared statement is planned each time: a plan made while there were few records would stay until PostgreSQL counts
 * them again.
 */
export async function prefer(client: ClientBase): Promise<void> {
  await client.query(
    `select set_config(name, wanted, false)
     from (values ('default_toast_compression', 'lz4'), ('plan_cache_mode', 'force_custom_plan')) as ours (name, wanted)
     join pg_settings using (name) where wanted = any(enumvals)`,
  )
  await client.query(`set lock_timeout = '${LOCK_WAIT}'`)
}
