import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccount } from '#api/account.ts'
import { beginSecondFactor, confirmSecondFactor, finishSignIn } from '#api/second-factor.ts'
import { cookieOf, startTestServer, temporaryDir } from '#server/test-server.ts'
import { authenticator, settingUp } from '../second-factor/setting-up.ts'
import { type LaunchedProvider, launchProvider, visiting } from './provider.ts'

let place: ReturnType<typeof temporaryDir>
let provider: LaunchedProvider
let server: Awaited<ReturnType<typeof startTestServer>>
const { begin, agree, comeBack, whoIs } = visiting(() => server)
const { someone } = settingUp(() => server)
beforeAll(async () => {
  place = temporaryDir()
  provider = await launchProvider()
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = provider.env
  server = await startTestServer(place.dir, { twoFactor: true, google: { issuer, clientId, clientSecret } })
}, 60_000)
afterAll(async () => {
  await server.close()
  await provider.stop()
  place.remove()
})

async function through(cookie = '') {
  const begun = await begin(cookie)
  return comeBack(await agree(begun.url), begun.cookie)
}
const eventsOf = async (uid: string) => (await server.store.readEvents(uid)).map(({ event }) => event)

test('an account that came through Google turns a second factor on, and is asked for it from then on', async () => {
  provider.person = { sub: 'g-1', email: 'clara@family.example', email_verified: true, name: 'Clara Alder' }
  const first = await through()
  expect(first.outcome).toBe('created')
  const as = { cookie: first.session }
  expect((await server.request(readAccount, undefined, as)).body).toEqual({ hasPassword: false })
  const { key } = beginSecondFactor.response.parse((await server.request(beginSecondFactor, {}, as)).body)
  const app = authenticator(key)
  expect((await server.request(confirmSecondFactor, { code: app.next() }, as)).status).toBe(200)
  const uid = (await whoIs(first.session))?.uid ?? ''

  const pendingSignIn = await through()
  expect(pendingSignIn).toMatchObject({ outcome: 'second-factor-required', session: '' })
  expect(await whoIs(cookieOf(pendingSignIn.headers))).toBeNull()
  const pendingCookie = { cookie: cookieOf(pendingSignIn.headers) }
  expect((await server.request(finishSignIn, { code: app.wrong() }, pendingCookie)).status).toBe(401)
  const done = await server.request(finishSignIn, { code: app.next() }, pendingCookie)
  expect(done).toMatchObject({ status: 200, body: { user: { uid } } })
  expect(await whoIs(cookieOf(done.headers))).toMatchObject({ uid })
  expect((await eventsOf(uid)).filter((event) => event === 'google-signed-in').length).toBe(1)
})

test('the mailbox, and so the Google account, of a user with a second factor is not enough without a code', async () => {
  const ann = await someone('ann')
  provider.person = { sub: 'g-2', email: ann.email, email_verified: true, name: 'Ann Alder' }
  const linked = await through()
  expect(linked).toMatchObject({ outcome: 'second-factor-required', session: '' })
  expect(await whoIs(ann.cookie), 'the address was verified before').toMatchObject({ uid: ann.uid })
  const pendingCookie = { cookie: cookieOf(linked.headers) }
  expect((await server.request(finishSignIn, { code: ann.app.wrong() }, pendingCookie)).status).toBe(401)
  const done = await server.request(finishSignIn, { code: ann.recoveryCodes[0] }, pendingCookie)
  expect(done).toMatchObject({ status: 200, body: { user: { uid: ann.uid } } })
})
