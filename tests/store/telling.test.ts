import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { silentLog } from '#server/observability/log.ts'
import { createExchange } from '#server/realtime/exchange.ts'
import type { Exchange, Hub } from '#server/realtime/hub.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'

let postgres: Awaited<ReturnType<typeof launchPostgres>>
const exchanges: Exchange[] = []
beforeAll(async () => {
  postgres = await launchPostgres()
})
afterAll(async () => {
  for (const exchange of exchanges) await exchange.stop()
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

test('tells the others and not itself, up to the last', async () => {
  const [first, second] = [await listening(), await listening()]
  first.exchange.tell({ uid: 'both', version: 1 })
  await vi.waitFor(() => expect(second.heard).toEqual(['both 1']))
  second.exchange.tell({ uid: 'back', version: 2 })
  await vi.waitFor(() => expect(first.heard).toEqual(['back 2']))

  // What was saved last, by a process that stops, is told too.
  second.exchange.tell({ uid: 'last', version: 3 })
  await second.exchange.stop()
  await vi.waitFor(() => expect(first.heard).toEqual(['back 2', 'last 3']))
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
