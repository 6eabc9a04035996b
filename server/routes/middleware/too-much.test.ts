import { expect, test } from 'vitest'
import { changeTrust, readTrust } from '#api/trust.ts'
import { readConfig } from '../../config.ts'
import { listen } from '../../listen.ts'
import { silentLog } from '../../observability/log.ts'
import { builtPages } from '../../pages/serve.ts'
import { halfRequest, temporaryDir, tryOut } from '../../try-out.ts'

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
