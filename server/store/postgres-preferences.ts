import type { ClientBase } from 'pg'

/**
 * Sets up a connection where PostgreSQL knows how: long texts are compressed by LZ4, for its own way takes several times
 * as long, and a record is compressed at each save (what was compressed otherwise is read all the same). And a prepared
 * statement is planned each time: a plan that was made while there were few records would be kept while they become many.
 */
export async function prefer(client: ClientBase): Promise<void> {
  await client.query(
    `select set_config(name, wanted, false)
     from (values ('default_toast_compression', 'lz4'), ('plan_cache_mode', 'force_custom_plan')) as ours (name, wanted)
     join pg_settings using (name) where wanted = any(enumvals)`,
  )
}
