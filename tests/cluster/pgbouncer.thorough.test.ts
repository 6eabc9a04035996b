import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { storeContract } from '#server/db/store.contract.ts'
import { openStore } from '#server/db/store.ts'
import { silentLog } from '#server/observability/log.ts'
import { readEvents } from '#server/realtime/read-events.ts'
import { findPostgres, type LaunchedPostgres, launchPostgres, noPostgres } from '#tests/postgres/launch.ts'
import { launchServer } from '#tests/server/launch.ts'
import { signUp } from '#tests/server/test-user.ts'
import { everythingIn } from '#tests/store/databases.ts'
import { launchPgBouncer } from './programs.ts'

const missing = !findProgram('pgbouncer') ? noProgram('pgbouncer') : !findPostgres() ? noPostgres : undefined
let postgres: LaunchedPostgres
let bouncer: Awaited<ReturnType<typeof launchPgBouncer>>
beforeAll(async () => {
  if (missing) return
  postgres = await launchPostgres()
  bouncer = await launchPgBouncer(postgres)
})
afterAll(async () => {
  await bouncer?.stop()
  await postgres?.stop()
})

const open = () => openPostgres(bouncer.url, silentLog, { directUrl: postgres.url })

if (!missing)
  storeContract('PostgreSQL behind PgBouncer in transaction mode', async (keys) => {
    let database = await open()
    return {
      store: await openStore(database, keys),
      async reopen(others = keys) {
        await database.close()
        database = await open()
        return openStore(database, others)
      },
      everythingStored: async () => JSON.stringify([...(await everythingIn(database))]),
      remove: () => database.close(),
    }
  })

/** What a server needs for a database of its own behind PgBouncer. */
async function newDatabase(name: string) {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const named = (url: string) => url.replace(/postgres$/, name)
  return { databaseUrl: named(bouncer.url), env: { DATABASE_DIRECT_URL: named(postgres.url) } }
}

test('servers behind PgBouncer start, save, and notify each other', async (context) => {
  if (missing) return context.skip(missing)
  const wanted = await newDatabase('served')
  const servers = [await launchServer(wanted), await launchServer(wanted)] as const
  try {
    const person = await signUp(servers[0].url)
    const page = await readEvents(`${servers[1].url}/api/trust/events`, person.cookie)
    expect(await page.next()).toMatchObject({ event: 'version', data: { version: 0 } })
    const saves = Array.from({ length: 20 }, (_, index) =>
      person.request('PATCH', '/api/trust', { trustName: `Trust ${index}` }),
    )
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(saves.map(() => 200))
    for (let version = 1; version <= saves.length; version += 1)
      expect(await page.next()).toMatchObject({ event: 'patch', data: { version } })
    page.close()
  } finally {
    for (const server of servers) await server.stop()
  }
}, 60_000)

test('without PostgreSQL, a server behind PgBouncer rejects saves in time, and saves again when it is back', async (context) => {
  if (missing) return context.skip(missing)
  const server = await launchServer(await newDatabase('lost'))
  try {
    const person = await signUp(server.url)
    const save = () => person.request('PATCH', '/api/trust', { trustName: 'The Alder Trust' })
    expect((await save()).status).toBe(200)
    await postgres.kill()
    expect((await save()).status).toBe(503)
    await postgres.restart()
    await expect.poll(async () => (await save()).status, { timeout: 20_000 }).toBe(200)
  } finally {
    await server.stop()
  }
}, 60_000)

test('SET LOCAL does not leak to the next transaction on the pooled connection', async (context) => {
  if (missing) return context.skip(missing)
  const database = await open()
  try {
    const { db } = database
    const waits = () =>
      db.selectNoFrom(({ fn, val }) => fn<string>('current_setting', [val('lock_timeout')]).as('wait'))
    await db.transaction().execute(async (tx) => {
      expect((await tx.executeQuery(waits().compile())).rows).toEqual([{ wait: '2s' }])
    })
    const after = await Promise.all(Array.from({ length: 16 }, () => waits().executeTakeFirst()))
    expect(new Set(after.map((row) => row?.wait))).toEqual(new Set(['0']))
  } finally {
    await database.close()
  }
})
