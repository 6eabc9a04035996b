import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readAccount } from '#api/account.ts'
import { signIn } from '#api/auth.ts'
import { operations } from '#api/resources.ts'
import { finishSignIn, turnOffSecondFactor } from '#api/second-factor.ts'
import { readSession } from '#api/session.ts'
import { MINUTE } from '#server/durations.ts'
import { cookieOf, type Person } from '#server/test-server.ts'
import { describeOnBoth, type Served } from '../store/databases.ts'
import { PASSWORD, settingUp } from './setting-up.ts'

describeOnBoth(
  'a sign-in with a second factor',
  (served) => {
    let server: Served['server']
    let database: Served['database']
    const { beginSignIn, someone } = settingUp(() => server)
    beforeAll(() => {
      ;({ server, database } = served())
    })
    afterEach(() => void vi.useRealTimers())

    const later = (ms: number) => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
    const finish = (cookie: string, code: string) => server.request(finishSignIn, { code }, { cookie })
    const whoIs = async (cookie: string) =>
      ((await server.request(readSession, undefined, { cookie })).body as { user: { uid: string } | null }).user?.uid
    const sessionsOf = async ({ uid }: Person) =>
      Number(
        (
          await sql<{ n: number }>`select count(*) as n from session where ${sql.ref('userId')} = ${uid}`.execute(
            database.db,
          )
        ).rows[0]?.n,
      )
    const eventsOf = async ({ uid }: Person) => (await server.store.readEvents(uid)).map(({ event }) => event)
    const errorOf = (code: string) => ({ body: { error: { code } } })

    test('has no session until the code is given, and then a new one', async () => {
      const ann = await someone('ann')
      const before = await sessionsOf(ann)
      const pending = await beginSignIn(ann)
      expect(pending).toMatchObject({ status: 200, body: { user: null, secondFactorRequired: true } })
      expect(pending.lines).toEqual([
        expect.stringMatching(/^kinstead\.pending-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
      ])
      expect(await sessionsOf(ann)).toBe(before)
      for (const operation of operations.filter(({ access }) => access === 'signed-in'))
        expect(await server.request(operation, operation.example, { cookie: pending.cookie })).toMatchObject({
          status: 401,
        })
      expect(await whoIs(pending.cookie)).toBeUndefined()
      expect((await eventsOf(ann)).filter((event) => event === 'signed-in')).toEqual([])

      const done = await finish(pending.cookie, ann.app.next())
      expect(done).toMatchObject({ status: 200, body: { user: { uid: ann.uid } } })
      const [session = '', taken = ''] = done.headers.getSetCookie()
      expect(session).toMatch(/^kinstead\.session_token=/)
      expect(taken).toMatch(/^kinstead\.pending-sign-in=; Max-Age=0/)
      expect(await whoIs(session.split(';')[0] ?? '')).toBe(ann.uid)
      expect(await eventsOf(ann)).toContain('signed-in')
    })

    test('with the wrong password is answered as for everybody else', async () => {
      const ann = await someone('wrong')
      const nobody = await server.request(signIn, { email: 'nobody@family.example', password: 'not hers' })
      const { status, body, lines } = await beginSignIn(ann, 'not hers')
      expect({ status, body, lines }).toEqual({ status: nobody.status, body: nobody.body, lines: [] })
    })

    test('takes a code once: not again for another sign-in, nor for two at the same moment', async () => {
      const ann = await someone('replay')
      const used = ann.app.next()
      const [first, second, third] = [await beginSignIn(ann), await beginSignIn(ann), await beginSignIn(ann)]
      const both = await Promise.all([finish(first.cookie, used), finish(second.cookie, used)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
      const again = await finish(third.cookie, used)
      const wrong = await finish(third.cookie, ann.app.wrong())
      expect(again).toMatchObject(errorOf('wrong-code'))
      expect(again.body, 'what is said of a used code is said of a wrong one').toEqual(wrong.body)
      expect((await finish(third.cookie, ann.recoveryCodes[0] ?? '')).status).toBe(200)
    })

    test('does not take the code that turned it on', async () => {
      const ann = await someone('same')
      expect(await finish((await beginSignIn(ann)).cookie, ann.app.again())).toMatchObject(errorOf('wrong-code'))
    })

    test('takes a recovery code once, however it is typed, also when two come at once', async () => {
      const ann = await someone('recovering')
      const [code = '', other = ''] = ann.recoveryCodes
      const pending = [await beginSignIn(ann), await beginSignIn(ann), await beginSignIn(ann)]
      const [one, two, three] = pending.map(({ cookie }) => cookie)
      const both = await Promise.all([
        finish(one ?? '', code),
        finish(two ?? '', ` ${code.toUpperCase().replaceAll('-', ' ')} `),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
      expect(await finish(three ?? '', code)).toMatchObject(errorOf('wrong-code'))
      expect((await finish(three ?? '', other)).status).toBe(200)
      expect(await server.store.countRecoveryCodes(ann.uid)).toBe(8)
      expect((await eventsOf(ann)).filter((event) => event === 'recovery-code-used').length).toBe(2)
    })

    test('does not take another account’s recovery code or app code', async () => {
      const [ann, tom] = [await someone('mine'), await someone('theirs')]
      const { cookie } = await beginSignIn(ann)
      for (const code of [tom.recoveryCodes[0] ?? '', tom.app.next()])
        expect(await finish(cookie, code)).toMatchObject(errorOf('wrong-code'))
      expect((await finish((await beginSignIn(tom)).cookie, tom.recoveryCodes[0] ?? '')).status).toBe(200)
    })

    test('stops guessing, at one place after five and everywhere after thirty a day', async () => {
      const ann = await someone('guessed')
      const from = (place: string, cookie: string, code: string) =>
        server.accounts.finishSignIn(code, { address: place, headers: new Headers({ cookie }) })
      const { cookie } = await beginSignIn(ann)
      for (let time = 0; time < 5; time += 1)
        await expect(from('192.0.2.1', cookie, ann.app.wrong())).rejects.toMatchObject({ code: 'wrong-code' })
      await expect(from('192.0.2.1', cookie, ann.app.next())).rejects.toMatchObject({ code: 'too-many-requests' })
      for (let place = 0; place < 5; place += 1)
        for (let time = 0; time < 5; time += 1)
          await expect(from(`198.51.${place}.1`, cookie, ann.app.wrong())).rejects.toMatchObject({ code: 'wrong-code' })
      await expect(from('203.0.113.1', cookie, ann.app.wrong())).rejects.toMatchObject({ code: 'too-many-requests' })
      expect((await eventsOf(ann)).filter((event) => event === 'code-refused').length).toBe(30)
      // Nobody guesses a recovery code, so that its owner is not kept out by who tries.
      await expect(from('203.0.113.1', cookie, ann.recoveryCodes[0] ?? '')).resolves.toMatchObject({ uid: ann.uid })
    })

    test('takes a recovery code where the app’s codes were wrong too often, and says when they are looked at again', async () => {
      const ann = await someone('astray')
      const { cookie } = await beginSignIn(ann)
      for (let time = 0; time < 5; time += 1) await finish(cookie, ann.app.wrong())
      const rejected = await finish(cookie, ann.app.next())
      expect(rejected).toMatchObject(errorOf('too-many-requests'))
      expect(rejected.body).toMatchObject({
        error: { message: 'Too many wrong codes. Please try again in 15 minutes, or use a recovery code.' },
      })
      expect((await finish(cookie, ann.recoveryCodes[0] ?? '')).status).toBe(200)
    })

    test('stops guessing from the owner’s own network too, after a hundred more a day', async () => {
      const ann = await someone('neighbour')
      const from = (place: string, cookie: string, code: string) =>
        server.accounts.finishSignIn(code, { address: place, headers: new Headers({ cookie }) })
      await from('203.0.113.1', (await beginSignIn(ann)).cookie, ann.recoveryCodes[0] ?? '')
      const { cookie } = await beginSignIn(ann)
      const guess = async (network: string, places: number) => {
        for (let place = 2; place < 2 + places; place += 1)
          for (let time = 0; time < 5; time += 1)
            await expect(from(`${network}.${place}`, cookie, ann.app.wrong())).rejects.toMatchObject({
              code: 'wrong-code',
            })
      }
      await guess('198.51.100', 6)
      await guess('203.0.113', 20)
      await expect(from('203.0.113.99', cookie, ann.app.next())).rejects.toMatchObject({
        code: 'too-many-requests',
        message: 'Too many wrong codes. Please try again in 24 hours, or use a recovery code.',
      })
      await expect(from('203.0.113.99', cookie, ann.recoveryCodes[1] ?? '')).resolves.toMatchObject({ uid: ann.uid })
    })

    test('says that anything else typed is wrong', async () => {
      const ann = await someone('odd')
      const { cookie } = await beginSignIn(ann)
      const odd = ['', ' ', '\u0000', '\ud800', '🐴', '٣'.repeat(6), '-'.repeat(100), 'x'.repeat(100), "' or 1=1 --"]
      for (const [at, code] of odd.entries())
        await expect(
          server.accounts.finishSignIn(code, { address: `198.51.100.${at}`, headers: new Headers({ cookie }) }),
        ).rejects.toMatchObject({ code: 'wrong-code', field: 'code' })
      const wide = ann.app.next().replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
      expect((await finish(cookie, ` ${wide.slice(0, 3)} ${wide.slice(3)} `)).status).toBe(200)
    })

    test('goes on only in the browser that gave the password, and once', async () => {
      const [ann, tom] = [await someone('browser'), await someone('stranger')]
      const [mine, theirs] = [await beginSignIn(ann), await beginSignIn(tom)]
      const made = `kinstead.pending-sign-in=${'A'.repeat(43)}`
      for (const cookie of ['', ann.cookie, made, 'kinstead.pending-sign-in=x'])
        expect(await finish(cookie, ann.app.wrong())).toMatchObject(errorOf('sign-in-expired'))
      // The cookie of a sign-in says whose code is wanted; what was planted leads nobody elsewhere.
      expect(await finish(theirs.cookie, ann.recoveryCodes[0] ?? '')).toMatchObject(errorOf('wrong-code'))
      expect((await finish(mine.cookie, ann.app.next())).status).toBe(200)
      expect(await finish(mine.cookie, ann.app.again())).toMatchObject(errorOf('sign-in-expired'))
    })

    test('never makes a planted session its own', async () => {
      const ann = await someone('fixed')
      const pending = await beginSignIn(ann)
      const planted = `kinstead.session_token=planted; ${pending.cookie}`
      const done = await server.request(finishSignIn, { code: ann.app.next() }, { cookie: planted })
      expect(cookieOf(done.headers)).toMatch(/kinstead\.session_token=(?!planted)/)
      expect(await whoIs('kinstead.session_token=planted')).toBeUndefined()
    })

    test('ends the session that the browser had', async () => {
      const [ann, tom] = [await someone('after'), await server.signUp('before', PASSWORD)]
      const { cookie } = await beginSignIn(ann)
      expect(await whoIs(tom.cookie)).toBe(tom.uid)
      expect((await finish(`${tom.cookie}; ${cookie}`, ann.app.next())).status).toBe(200)
      expect(await whoIs(tom.cookie)).toBeUndefined()
    })

    test('waits ten minutes, and not beyond a new password', async () => {
      const ann = await someone('slow')
      const { cookie } = await beginSignIn(ann)
      later(11 * MINUTE)
      expect(await finish(cookie, ann.recoveryCodes[0] ?? '')).toMatchObject(errorOf('sign-in-expired'))
      vi.useRealTimers()
      const pending = await beginSignIn(ann)
      await server.store.storeResetLink({
        uid: ann.uid,
        tokenHash: 'LCa0a2j_xo_5m0U8HTBBNBNCLXBkg7-g-YpeiGJm564',
        expiresAt: new Date(Date.now() + MINUTE).toISOString(),
      })
      await server.accounts.passwordReset.reset({ token: 'foo', password: 'another long one' }, '192.0.2.9')
      expect(await finish(pending.cookie, ann.recoveryCodes[0] ?? '')).toMatchObject(errorOf('sign-in-expired'))
      // And a new password does not do instead of a code.
      const again = await beginSignIn(ann, 'another long one')
      expect(again.body).toMatchObject({ secondFactorRequired: true })
      expect((await finish(again.cookie, ann.app.next())).status).toBe(200)
    })

    test('that waits while the second factor is turned off starts again', async () => {
      const ann = await someone('off')
      const { cookie } = await beginSignIn(ann)
      const off = await server.request(turnOffSecondFactor, { password: PASSWORD }, { cookie: ann.cookie })
      expect(off.status).toBe(200)
      expect(await finish(cookie, ann.app.next())).toMatchObject(errorOf('sign-in-expired'))
      const whole = await beginSignIn(ann)
      expect(whole.body).toMatchObject({ user: { uid: ann.uid } })
      expect((await server.request(readAccount, undefined, { cookie: whole.cookie })).status).toBe(200)
    })
  },
  { twoFactor: true },
)
