import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { createLog } from '#server/observability/log.ts'
import { findPostgres, type LaunchedPostgres, launchPostgres, noPostgres } from '#tests/postgres/launch.ts'

let postgres: LaunchedPostgres
let admin: pg.Client
const isThere = Boolean(findPostgres())
beforeAll(async () => {
  if (!isThere) return
  postgres = await launchPostgres()
  admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
})
afterAll(async () => {
  await admin?.end()
  await postgres?.stop()
})

/** Opens the database after this setting was changed, as an administrator would; answers what was logged and what holds. */
async function openWith(setting: string, value: string, options = {}) {
  await admin.query(`alter system set ${setting} = ${value}`)
  await admin.query('select pg_reload_conf()')
  const seen = new pg.Client({ connectionString: postgres.url })
  await seen.connect()
  for (;;) {
    const { rows } = await seen.query(`show ${setting}`)
    if (rows[0][setting] === value) break
  }
  await seen.end()
  const lines: string[] = []
  try {
    const database = await openPostgres(postgres.url, createLog({ write: (line: string) => lines.push(line) }), options)
    const held = sql<{ held: string }>`select current_setting(${setting}) as held`
    const { rows } = await database.db.transaction().execute((tx) => held.execute(tx))
    await database.close()
    return { logged: lines.join(''), held: rows[0]?.held }
  } finally {
    await admin.query(`alter system reset ${setting}`)
    await admin.query('select pg_reload_conf()')
  }
}

test('fsync = off is rejected, with how to mend it', async (context) => {
  if (!isThere) return context.skip(noPostgres)
  await expect(openWith('fsync', 'off')).rejects.toThrow(
    /fsync = off: a power loss would lose.*alter system set fsync = on/,
  )
})

test('fsync = off can be allowed, for an engine that is durable in another way, and is warned of', async (context) => {
  if (!isThere) return context.skip(noPostgres)
  expect((await openWith('fsync', 'off', { allowFsyncOff: true })).logged).toContain('fsync = off')
})

test('full_page_writes = off is warned of: some file systems never write half a page', async (context) => {
  if (!isThere) return context.skip(noPostgres)
  expect((await openWith('full_page_writes', 'off')).logged).toContain('full_page_writes = off')
})

test.for([
  ['off', 'on'],
  ['local', 'on'],
  ['remote_write', 'on'],
  ['on', 'on'],
  ['remote_apply', 'remote_apply'],
] as const)('with synchronous_commit = %s, our commits wait as with %s', async ([set, held], context) => {
  if (!isThere) return context.skip(noPostgres)
  expect(await openWith('synchronous_commit', set)).toEqual({ logged: '', held })
})

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
