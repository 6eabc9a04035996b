import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../operations/bind.ts'
import { answerFaults } from '../operations/refusals.ts'
import { serveTrustEvents } from '../operations/trust-events.ts'
import { createAdmission } from '../security/admission.ts'
import { silentLog } from '../security/log.ts'
import { temporaryDir, tryOut } from '../try-out.ts'
import { readEvents } from './read-events.ts'

test('streams beyond what the process can hold are put off, until one ends', async () => {
  const { dir, remove } = temporaryDir()
  const whole = await tryOut(dir)
  const { cookie } = await whole.signUp('Ann')
  const app = new Hono<AppEnv>()
  app.onError(answerFaults(silentLog))
  app.use((c, next) => {
    c.set('requestId', 'r')
    return next()
  })
  const { accounts, config } = whole
  const doorway = { app, accounts, baseUrl: config.baseUrl, addressOf: () => '', admit: createAdmission() }
  serveTrustEvents({ ...whole, doorway, log: silentLog, now: () => new Date() }, 2)
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/trust/events`

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
  await whole.close()
  server.closeAllConnections()
  server.close()
  remove()
})
