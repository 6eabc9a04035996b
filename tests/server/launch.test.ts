import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LaunchedServer, launchServer } from './launch.ts'

let server: LaunchedServer
beforeAll(async () => {
  server = await launchServer()
}, 40_000)
afterAll(() => server?.stop())

test('serves, comes back on the same address after a kill and after a restart, and ends with 0', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await server.kill()
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  await server.restart()
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(existsSync(server.dataDir)).toBe(true)
  expect(await server.stop()).toBe(0)
  expect(existsSync(server.dataDir)).toBe(false)
}, 60_000)

test('says what the server said when it could not start', async () => {
  await expect(launchServer({ env: { BASE_URL: 'nonsense' } })).rejects.toThrow('BASE_URL')
}, 40_000)
