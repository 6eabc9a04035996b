import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { silentLog } from '../observability/log.ts'
import { createAdmission } from '../routes/middleware/admission.ts'
import { errorHandler } from '../routes/middleware/error-response.ts'
import type { AppEnv } from '../routes/middleware/route.ts'
import { eventRoute } from '../routes/trust.ts'
import { temporaryDir, tryOut } from '../try-out.ts'
import { readEvents } from './read-events.ts'

/** The stream alone over http, with a whole server's parts, room for `most`, and `lookedUp` before each answer. */
async function streams(most: number, lookedUp = async () => {}) {
  const { dir, remove } = temporaryDir()
  const whole = await tryOut(dir)
  const { cookie } = await whole.signUp('Ann')
  const app = new Hono<AppEnv>()
  app.onError(errorHandler(silentLog))
  app.use((c, next) => {
    c.set('requestId', 'r')
    return next()
  })
  const accounts: typeof whole.accounts = {
    ...whole.accounts,
    caller: async (headers) => {
      const caller = await whole.accounts.caller(headers)
      await lookedUp()
      return caller
    },
  }
  const { config } = whole
  eventRoute({ app, accounts, admit: createAdmission(), config, hub: whole.hub }, most)
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/trust/events`,
    cookie,
    hub: whole.hub,
    async close() {
      await whole.close()
      server.closeAllConnections()
      server.close()
      remove()
    },
  }
}

test('who leaves while it is looked up who they are takes nobody’s place', async () => {
  let arrived = () => {}
  let goOn = () => {}
  const here = new Promise<void>((done) => (arrived = done))
  const gone = new Promise<void>((done) => (goOn = done))
  const { url, cookie, hub, close } = await streams(1, () => {
    arrived()
    return gone
  })
  const leaving = new AbortController()
  const left = fetch(url, { headers: { cookie }, signal: leaving.signal }).catch(() => 'left')
  await here
  leaving.abort()
  expect(await left).toBe('left')
  await pause(50)
  goOn()
  await pause(50)
  expect(hub.size).toBe(0)
  const next = await readEvents(url, cookie)
  expect(next.status).toBe(200)
  next.close()
  await close()
})

test('streams beyond what the process can hold are put off, until one ends', async () => {
  const { url, cookie, close } = await streams(2)

  const [first, second] = [await readEvents(url, cookie), await readEvents(url, cookie)]
  expect([first.status, second.status]).toEqual([200, 200])
  const third = await fetch(url, { headers: { cookie } })
  expect(third.status).toBe(503)
  expect(third.headers.get('retry-after')).toBe('30')

  first.close()
  await expect
    .poll(async () => {
      const again = await readEvents(url, cookie)
      if (again.status !== 200) again.close()
      return again.status
    })
    .toBe(200)
  await close()
})
