import { expect, test } from 'vitest'
import { changeTrust, readTrust } from '#api/trust.ts'
import { readConfig } from '../../config.ts'
import { silentLog } from '../../observability/log.ts'
import { builtPages } from '../../pages/serve.ts'
import { listen } from '../../start.ts'
import { halfRequest, temporaryDir, tryOut } from '../../try-out.ts'
import { createAdmission, createCountParsed, createPace } from './admission.ts'

const upTo = (most: number) => ({ limit: () => most, late: () => {} })

test('requests beyond the limit are rejected, and admitted later', async () => {
  const admit = createAdmission(upTo(2))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const inside = [admit(() => released), admit(() => released)]
  let began = false
  const third = admit(async () => {
    began = true
  })
  await expect(third).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
  expect(began).toBe(false)
  release()
  await Promise.all(inside)
  expect(await admit(async () => 'done')).toBe('done')
})

test('failed work makes room again', async () => {
  const admit = createAdmission(upTo(1))
  for (let time = 0; time < 3; time += 1)
    await expect(admit(() => Promise.reject(new Error('an error')))).rejects.toThrow('an error')
})

test('a late process admits fewer and fewer requests, but always some; a timely one admits more again', () => {
  const pace = createPace()
  expect(pace.limit()).toBe(500)
  for (const limit of [250, 125, 62, 31, 20, 20]) {
    pace.late(1_500)
    expect(pace.limit()).toBe(limit)
  }
  pace.late(900)
  expect(pace.limit()).toBe(40)
  for (let period = 0; period < 30; period += 1) pace.late(5)
  expect(pace.limit()).toBe(500)
})

test('what one user sends in a minute has an end, and nobody else waits for it', () => {
  let at = 0
  const count = createCountParsed(() => at)
  const mib = 1_048_576
  for (let sent = 0; sent < 32; sent += 1) count('ann', mib)
  at = 20_000
  expect(() => count('ann', 1)).toThrow(expect.objectContaining({ code: 'too-many-requests', retryAfter: 40 }))
  count('tom', mib)
  at = 60_000
  count('ann', mib)
})

test('of too many saves at once some are put off with Retry-After, and all others are made', async () => {
  const { dir, remove } = temporaryDir()
  const server = await tryOut(dir)
  const { cookie } = await server.signUp('Ann')
  const save = (n: number) => server.ask(changeTrust, { trustName: `Trust ${n}` }, { cookie })
  const answers = await Promise.all(Array.from({ length: 700 }, (_, n) => save(n)))
  const [made, putOff] = [200, 503].map((wanted) => answers.filter(({ status }) => status === wanted))
  // 500 on an idle machine; on a busy one fewer, down to 20 (admission.ts).
  expect(made?.length).toBeGreaterThanOrEqual(20)
  expect(putOff?.length).toBeGreaterThan(0)
  expect(putOff?.length).toBe(700 - (made?.length ?? 0))
  expect(putOff?.[0]?.headers.get('retry-after')).toBe('2')
  expect((await server.ask(readTrust, undefined, { cookie })).body).toMatchObject({ version: made?.length })
  await server.close()
  remove()
})

test('senders whose bodies do not arrive keep nobody out', async () => {
  const { dir, remove } = temporaryDir()
  const config = { ...readConfig({ DATA_DIR: dir }), port: 0 }
  const running = await listen(config, builtPages(dir, config.baseUrl), silentLog)
  const url = `http://127.0.0.1:${running.port}`
  const halves = await Promise.all(Array.from({ length: 600 }, () => halfRequest(`${url}/api/sign-in`, '{}')))
  expect((await fetch(`${url}/api/session`)).status).toBe(200)
  expect(new Set(await Promise.all(halves.map((half) => half.finish())))).toEqual(new Set([422]))
  await running.stop()
  remove()
})
