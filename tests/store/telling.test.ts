import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { silentLog } from '#server/observability/log.ts'
import { createExchange } from '#server/realtime/exchange.ts'
import type { Exchange, Hub } from '#server/realtime/hub.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'

let postgres: Awaited<ReturnType<typeof launchPostgres>>
/** It listens without the lock: whoever could be told of nothing but it tells nothing. */
let watch: pg.Client
const exchanges: Exchange[] = []
beforeAll(async () => {
  postgres = await launchPostgres()
  watch = new pg.Client({ connectionString: postgres.url })
  await watch.connect()
})
afterAll(async () => {
  for (const exchange of exchanges) await exchange.stop()
  await watch.end()
  await postgres.stop()
})

/** What one process tells with and hears, once it listens. */
async function listening() {
  const heard: string[] = []
  const greeted = vi.fn(async () => {})
  const hub = { catchUp: (uid: string, version: number) => heard.push(`${uid} ${version}`), greetAll: greeted }
  const exchange = createExchange(postgres.url, hub as unknown as Hub, silentLog, () => {})
  exchanges.push(exchange)
  await vi.waitFor(() => expect(greeted).toHaveBeenCalled())
  return { exchange, heard }
}

test('tells only where another process listens, and whoever comes is told from then on, up to the last', async () => {
  const told: string[] = []
  watch.on('notification', ({ payload }) => told.push(JSON.parse(payload ?? '{}').uid))
  await watch.query('listen kinstead')
  const commits = async () => Number((await watch.query('select pg_current_xact_id()::text as id')).rows[0].id)

  const first = await listening()
  const before = await commits()
  for (let version = 1; version <= 5; version += 1) {
    first.exchange.tell({ uid: 'alone', version })
    await new Promise((done) => setTimeout(done, 20))
  }
  // The look at it is one itself.
  expect((await commits()) - before).toBe(1)
  expect(told).toEqual([])

  const second = await listening()
  first.exchange.tell({ uid: 'both', version: 1 })
  await vi.waitFor(() => expect(second.heard).toEqual(['both 1']))
  second.exchange.tell({ uid: 'back', version: 2 })
  await vi.waitFor(() => expect(first.heard).toEqual(['back 2']))

  // What was saved last, by a process that stops, is told too.
  second.exchange.tell({ uid: 'last', version: 3 })
  await second.exchange.stop()
  await vi.waitFor(() => expect(first.heard).toContain('last 3'))
  expect(told).not.toContain('alone')
})

test('of several versions the latest is told, whichever came last', async () => {
  const [first, second] = [await listening(), await listening()]
  for (const version of [1, 3, 2]) first.exchange.tell({ uid: 'again', version })
  await vi.waitFor(() => expect(second.heard).toContain('again 3'))
  // What is told next comes after all of these.
  first.exchange.tell({ uid: 'next', version: 1 })
  await vi.waitFor(() => expect(second.heard).toContain('next 1'))
  expect(second.heard.filter((news) => news.startsWith('again')).at(-1)).toBe('again 3')
})
