import pg from 'pg'
import { expect, test } from 'vitest'
import { findPostgres, launchPostgres, noPostgres } from './launch.ts'

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('a real PostgreSQL keeps what it acknowledged through a kill', async (context) => {
  if (!findPostgres()) return context.skip(noPostgres)
  const postgres = await launchPostgres()
  try {
    expect(await query(postgres.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    await query(postgres.url, "create table kept (name text); insert into kept values ('王小明')")
    await postgres.kill()
    await expect(query(postgres.url, 'select 1')).rejects.toThrow()
    await postgres.restart()
    expect(await query(postgres.url, 'select name from kept')).toEqual([{ name: '王小明' }])
  } finally {
    await postgres.stop()
  }
})
