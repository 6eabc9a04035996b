import { expect, test } from 'vitest'
import { readTrust } from '#api/trust.ts'
import { recordOf, samples } from '#samples/families.ts'
import { DEMO } from '#server/auth/accounts.ts'
import { readConfig } from '#server/config.ts'
import { silentLog } from '#server/observability/log.ts'
import { cookieOf, startTestServer, temporaryDir } from '#server/test-server.ts'
import { createDemoAccount } from './demo.ts'

test('the demo account has the complete family, and making it again changes nothing', async () => {
  const { dir, remove } = temporaryDir()
  const config = readConfig({ DATA_DIR: dir })
  expect(await createDemoAccount(config, silentLog)).toEqual({ ...DEMO, created: true })
  expect(await createDemoAccount(config, silentLog)).toEqual({ ...DEMO, created: false })
  const server = await startTestServer(dir)
  const { headers, status } = await server.request({ method: 'POST', path: '/api/sign-in' }, DEMO)
  expect(status).toBe(200)
  const { body } = await server.request(readTrust, undefined, { cookie: cookieOf(headers) })
  const { uid: _, createdAt: __, lastUpdated: ___, ...answers } = recordOf(samples.complete)
  expect(body).toMatchObject({ version: 1, record: answers })
  await server.close()
  remove()
})

test('it is made on localhost only', async () => {
  const { dir, remove } = temporaryDir()
  const config = {
    ...readConfig({ DATA_DIR: dir }),
    baseUrl: 'https://trusts.example',
    isPrivate: false,
  }
  await expect(createDemoAccount(config, silentLog)).rejects.toThrow(/localhost only/)
  remove()
})

test('where others can reach the server it lets nobody in, whenever it was made', async () => {
  const { dir, remove } = temporaryDir()
  await createDemoAccount(readConfig({ DATA_DIR: dir }), silentLog)
  const local = await startTestServer(dir)
  const cookie = cookieOf((await local.request({ method: 'POST', path: '/api/sign-in' }, DEMO)).headers)
  await local.close()
  const open = await startTestServer(dir, { isPrivate: false })
  expect((await open.request({ method: 'POST', path: '/api/sign-in' }, DEMO)).status).toBe(401)
  expect((await open.request(readTrust, undefined, { cookie })).status).toBe(401)
  await open.close()
  remove()
})
