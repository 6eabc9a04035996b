import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readProfile } from '#api/profile.ts'
import { startTestServer, temporaryDir } from '../test-server.ts'
import { deviceWords, SESSION_LASTS, SESSION_MOVES } from './sessions.ts'

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof startTestServer>>
let cookie: string
beforeEach(async () => {
  place = temporaryDir()
  server = await startTestServer(place.dir)
  cookie = (await server.signUp('Ann')).cookie
})
afterEach(async () => {
  await server.close()
  place.remove()
})

function endsIn(seconds: number): void {
  const database = new DatabaseSync(join(place.dir, 'kinstead.db'))
  database.prepare('update session set "expiresAt" = ?').run(new Date(Date.now() + seconds * 1000).toISOString())
  database.close()
}
async function ask() {
  const { status, headers } = await server.request(readProfile, undefined, { cookie })
  return { status, prolonged: headers.getSetCookie().length > 0 }
}

test('a session not used for a day is prolonged, and its cookie with it', async () => {
  endsIn(SESSION_LASTS.idle - SESSION_MOVES - 60)
  expect(await ask()).toEqual({ status: 200, prolonged: true })
})

test('one used within the day is let in as it is', async () => {
  endsIn(SESSION_LASTS.idle - SESSION_MOVES + 60)
  expect(await ask()).toEqual({ status: 200, prolonged: false })
})

test('an expired session is rejected', async () => {
  endsIn(-1)
  expect(await ask()).toEqual({ status: 401, prolonged: false })
})

const MOZILLA = 'Mozilla/5.0'
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
test.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'Windows'],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15`,
    'Safari',
    'Mac',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [
    `${MOZILLA} (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPad',
  ],
  [
    `${MOZILLA} (Linux; Android 10; K) ${KIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`${MOZILLA} (X11; Linux x86_64) ${KIT} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['curl/8.9.1', '', ''],
  ['', '', ''],
])('%s is %s on %s', (userAgent, browser, system) => expect(deviceWords(userAgent)).toEqual({ browser, system }))
