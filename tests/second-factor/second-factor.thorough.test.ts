import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn } from '#api/auth.ts'
import { operations } from '#api/resources.ts'
import { readDevices, signOutDevice, signOutOtherDevices } from '#api/second-factor.ts'
import { readSession } from '#api/session.ts'
import { readTrust } from '#api/trust.ts'
import { TIMING } from '#server/mail/mailer.ts'
import { readMail } from '#server/mail/read-mail.ts'
import { cookieOf, type Person, startTestServer, temporaryDir } from '#server/test-server.ts'
import { runScript } from '../server/launch.ts'
import { describeOnBoth, type Served } from '../store/databases.ts'
import { PASSWORD, settingUp } from './setting-up.ts'

describe('by the operator', () => {
  let place: ReturnType<typeof temporaryDir>
  let server: Awaited<ReturnType<typeof startTestServer>>
  const { beginSignIn, someone } = settingUp(() => server)
  beforeAll(async () => {
    place = temporaryDir()
    // It looks for mail that others have queued; usually every ten seconds.
    TIMING.poll = 500
    server = await startTestServer(place.dir, { twoFactor: true })
  })
  afterAll(async () => {
    await server.close()
    place.remove()
  })

  const mails = () => {
    const folder = join(place.dir, 'outbox')
    return readdirSync(folder).map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
  }

  test('the operator turns it off for somebody who has lost everything, beside the running server', {
    timeout: 60_000,
  }, async () => {
    const [ann, tom] = [await someone('ann'), await someone('tom')]
    const run = (...args: string[]) =>
      runScript('operator', ['second-factor-off', ...args], {
        DATA_DIR: place.dir,
        TWO_FACTOR: 'on',
        LOG_LEVEL: 'silent',
      })
    expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('email address') })
    expect(await run('nobody@family.example')).toMatchObject({ code: 1, said: expect.stringContaining('Nothing') })
    expect((await beginSignIn(ann)).body).toMatchObject({ secondFactorRequired: true })
    expect(await run(ann.email.toUpperCase())).toMatchObject({ code: 0, said: expect.stringContaining('is off') })
    expect((await beginSignIn(ann)).body).toMatchObject({ user: { uid: ann.uid } })
    expect((await beginSignIn(tom)).body).toMatchObject({ secondFactorRequired: true })
    expect(await server.store.countRecoveryCodes(ann.uid)).toBe(0)
    const events = await server.store.readEvents(ann.uid)
    expect(events.map(({ event }) => event)).toContain('second-factor-off')
    // The script leaves its mail to the server.
    await expect
      .poll(
        () =>
          mails()
            .filter(({ headers }) => headers.to === ann.email)
            .map(({ text }) => text)
            .join(),
        { timeout: 20_000 },
      )
      .toMatch(/was turned on.*The operator of this site/s)
  })
})

describe('switched off', () => {
  /** Somebody has turned the second factor on, and then the operator turns TWO_FACTOR off. */

  let place: ReturnType<typeof temporaryDir>
  let server: Awaited<ReturnType<typeof startTestServer>>
  let ann: Person
  const asked: string[] = []
  beforeAll(async () => {
    place = temporaryDir()
    const on = await startTestServer(place.dir, { twoFactor: true })
    ann = await settingUp(() => on).someone('ann')
    await on.close()
    const prepare = DatabaseSync.prototype.prepare
    vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, text, ...rest) {
      asked.push(text)
      return prepare.call(this, text, ...rest)
    })
    server = await startTestServer(place.dir)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await server.close()
    place.remove()
  })

  test('switched off, a sign-in asks for no code, and nobody looks for one', async () => {
    asked.length = 0
    const { status, body, headers } = await server.request(signIn, { email: ann.email, password: PASSWORD })
    expect(status).toBe(200)
    expect(body).toEqual({
      user: expect.objectContaining({ uid: ann.uid }),
      installation: { paymentCheck: false, noMail: true },
    })
    expect(headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['kinstead.session_token'])
    expect((await server.request(readSession)).body).toEqual({
      user: null,
      installation: { paymentCheck: false, noMail: true },
    })
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter((text) => /second_factor|recovery_code/.test(text))).toEqual([])
  })

  const offered = operations.filter(({ path }) => /second-factor|devices|sign-in\/code/.test(path))

  test.each(offered.map((each) => [`${each.method} ${each.path}`, each] as const))(
    'switched off, %s is not offered',
    async (_, operation) => {
      const { status, body } = await server.request(operation, operation.example, { cookie: ann.cookie })
      expect({ status, body }).toMatchObject({ status: 404, body: { error: { code: 'two-factor-not-offered' } } })
    },
  )

  test('there are nine operations of this kind', () => expect(offered.length).toBe(9))
})

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

describeOnBoth(
  'the list of devices',
  (served) => {
    let server: Served['server']
    beforeAll(() => {
      ;({ server } = served())
    })

    async function elsewhere({ email }: Person, userAgent = FIREFOX): Promise<string> {
      const answer = await server.request(
        { method: 'POST', path: '/api/sign-in' },
        { email, password: PASSWORD },
        { 'user-agent': userAgent },
      )
      return cookieOf(answer.headers)
    }
    const list = async (cookie: string) =>
      readDevices.response.parse((await server.request(readDevices, undefined, { cookie })).body).devices
    const isIn = async (cookie: string) => (await server.request(readTrust, undefined, { cookie })).status === 200

    test('names each in words, its own first', async () => {
      const ann = await server.signUp('ann', PASSWORD)
      const other = await elsewhere(ann)
      const [own, second, ...more] = await list(ann.cookie)
      expect(own).toMatchObject({ current: true, browser: '', system: '' })
      expect(second).toMatchObject({ current: false, browser: 'Firefox', system: 'Windows' })
      expect(more).toEqual([])
      expect((await list(other)).map(({ id }) => id)).toEqual([second?.id, own?.id])
      for (const { signedInAt, lastUsedAt } of [own, second].filter((one) => one !== undefined))
        expect([signedInAt, lastUsedAt].every((at) => Math.abs(Date.now() - Date.parse(at)) < 60_000)).toBe(true)
    })

    test('signs one out at once, and no other', async () => {
      const ann = await server.signUp('one', PASSWORD)
      const [first, second] = [await elsewhere(ann), await elsewhere(ann)]
      // Asked before, so that the server has the sessions in its memory.
      expect([await isIn(first), await isIn(second)]).toEqual([true, true])
      const [{ id = '' } = {}] = await list(first)
      const answer = await server.request(signOutDevice, { id }, { cookie: ann.cookie })
      expect(signOutDevice.response.parse(answer.body).devices.length).toBe(2)
      expect([await isIn(first), await isIn(second), await isIn(ann.cookie)]).toEqual([false, true, true])
      expect((await server.store.readEvents(ann.uid)).at(-1)).toMatchObject({ event: 'device-signed-out' })
    })

    test('signs out everywhere else', async () => {
      const ann = await server.signUp('else', PASSWORD)
      const others = [await elsewhere(ann), await elsewhere(ann), await elsewhere(ann)]
      const answer = await server.request(signOutOtherDevices, undefined, { cookie: ann.cookie })
      expect(signOutOtherDevices.response.parse(answer.body).devices).toMatchObject([{ current: true }])
      expect(await Promise.all(others.map(isIn))).toEqual([false, false, false])
      expect(await isIn(ann.cookie)).toBe(true)
      expect((await server.store.readEvents(ann.uid)).at(-1)).toMatchObject({ event: 'other-devices-signed-out' })
    })

    test('lets nobody sign out, or see, the devices of another', async () => {
      const [ann, tom] = [await server.signUp('hers', PASSWORD), await server.signUp('his', PASSWORD)]
      const [{ id = '' } = {}] = await list(ann.cookie)
      for (const guess of [id, ann.uid, '', 'x']) {
        const answer = await server.request(signOutDevice, { id: guess }, { cookie: tom.cookie })
        expect(answer).toMatchObject({ status: 200, body: { devices: [{ current: true }] } })
        expect(JSON.stringify(answer.body)).not.toContain(id)
      }
      await server.request(signOutOtherDevices, undefined, { cookie: tom.cookie })
      expect(await isIn(ann.cookie)).toBe(true)
    })

    test('reveals nothing by which a session could be recognized', async () => {
      const ann = await server.signUp('told', PASSWORD)
      const { body } = await server.request(readDevices, undefined, { cookie: ann.cookie })
      const caller = await server.accounts.caller(new Headers({ cookie: ann.cookie }))
      const token = decodeURIComponent(ann.cookie.split('=')[1] ?? '').split('.')[0] ?? ''
      for (const secret of [caller?.sessionId ?? 'none', token]) expect(JSON.stringify(body)).not.toContain(secret)
    })
  },
  { twoFactor: true },
)
