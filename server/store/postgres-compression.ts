import type { ClientBase } from 'pg'

/**
 * Lets a connection compress long texts by LZ4, where PostgreSQL was built with it: its own way takes several times as
 * long, and a record is compressed at each save. What was compressed otherwise is read all the same.
 */
export async function compressFast(client: ClientBase): Promise<void> {
  await client.query(
    `select set_config(name, 'lz4', false) from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)`,
  )
}
