import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { exportPersonalData } from '#api/account.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  makeRecoveryCodes,
  readSecondFactor,
  turnOffSecondFactor,
} from '#api/second-factor.ts'
import { readSession } from '#api/session.ts'
import { createLog } from '#server/observability/log.ts'
import { type Person, startTestServer, temporaryDir } from '#server/test-server.ts'
import { describeOnBoth, everythingIn, type Served } from '../store/databases.ts'
import { authenticator, PASSWORD, settingUp } from './setting-up.ts'

describeOnBoth(
  'a second factor of one’s own',
  (served) => {
    let server: Served['server']
    let database: Served['database']
    const { beginSignIn, newcomer, someone, turnOn } = settingUp(() => server)
    beforeAll(() => {
      ;({ server, database } = served())
    })

    const as = ({ cookie }: Person) => ({ cookie })
    const state = async (person: Person) => (await server.request(readSecondFactor, undefined, as(person))).body
    const begin = (person: Person, body: object = { password: PASSWORD }) =>
      server.request(beginSecondFactor, body, as(person))
    const keyOf = async (person: Person) => beginSecondFactor.response.parse((await begin(person)).body).key
    const confirm = (person: Person, code: string) => server.request(confirmSecondFactor, { code }, as(person))
    const errorOf = (code: string, field?: string) => ({ body: { error: { code, ...(field && { field }) } } })
    const OFF = { since: null, recoveryCodesLeft: 0 }

    test('is on from the first right code, and not from its key alone', async () => {
      const ann = await newcomer('ann')
      expect(await state(ann)).toEqual(OFF)
      expect((await server.request(readSession, undefined, as(ann))).body).toMatchObject({
        installation: { twoFactor: true },
      })
      const { body } = await begin(ann)
      const { key, uri } = beginSecondFactor.response.parse(body)
      expect(key).toMatch(/^[A-Z2-7]{32}$/)
      expect(Object.fromEntries(new URL(uri).searchParams)).toMatchObject({ secret: key, issuer: 'Kinstead' })
      expect(await state(ann)).toEqual(OFF)
      expect((await beginSignIn(ann)).body).toMatchObject({ user: { uid: ann.uid } })
      const app = authenticator(key)
      expect(await confirm(ann, app.wrong())).toMatchObject(errorOf('wrong-code', 'code'))
      expect(await state(ann)).toEqual(OFF)
      const { recoveryCodes } = confirmSecondFactor.response.parse((await confirm(ann, app.next())).body)
      expect(new Set(recoveryCodes).size).toBe(10)
      expect(await state(ann)).toEqual({ since: expect.stringMatching(/^20.*Z$/), recoveryCodesLeft: 10 })
      expect((await beginSignIn(ann)).body).toMatchObject({ secondFactorRequired: true })
      expect((await server.store.readEvents(ann.uid)).map(({ event }) => event)).toContain('second-factor-on')
    })

    test('wants the password, and stops guessing at it', async () => {
      const ann = await newcomer('asked')
      expect(await begin(ann, {})).toMatchObject(errorOf('invalid-field', 'password'))
      for (let time = 0; time < 5; time += 1)
        expect(await begin(ann, { password: 'not hers' })).toMatchObject(errorOf('wrong-password', 'password'))
      expect(await begin(ann)).toMatchObject(errorOf('too-many-requests'))
      expect(await state(ann)).toEqual(OFF)
    })

    test('without a password wants a sign-in of the last ten minutes', async () => {
      const ann = await newcomer('google')
      await sql`update account set password = null, ${sql.ref('providerId')} = 'google' where ${sql.ref('userId')} = ${ann.uid}`.execute(
        database.db,
      )
      const begun = (at: number) =>
        sql`update session set ${sql.ref('createdAt')} = ${new Date(at).toISOString()} where ${sql.ref('userId')} = ${ann.uid}`.execute(
          database.db,
        )
      await begun(Date.now() - 11 * 60_000)
      expect(await begin(ann, {})).toMatchObject(errorOf('fresh-sign-in-needed'))
      await begun(Date.now() - 9 * 60_000)
      const { key } = beginSecondFactor.response.parse((await begin(ann, {})).body)
      const app = authenticator(key)
      expect((await confirm(ann, app.next())).status).toBe(200)
      // Later, a code is the only proof there is.
      expect(await server.request(turnOffSecondFactor, { password: 'any' }, as(ann))).toMatchObject(
        errorOf('wrong-password'),
      )
      expect((await server.request(turnOffSecondFactor, { code: app.next() }, as(ann))).status).toBe(200)
    })

    test('begun in two windows counts with the key that was made last', async () => {
      const ann = await newcomer('two')
      const [first, last] = [authenticator(await keyOf(ann)), authenticator(await keyOf(ann))]
      expect(await confirm(ann, first.next())).toMatchObject(errorOf('wrong-code'))
      const both = await Promise.all([confirm(ann, last.next()), confirm(ann, last.next())])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await begin(ann)).toMatchObject(errorOf('second-factor-on'))
      expect(await confirm(ann, last.again())).toMatchObject(errorOf('second-factor-on'))
      const right = both.find(({ status }) => status === 200)
      const { recoveryCodes } = confirmSecondFactor.response.parse(right?.body)
      const off = await server.request(turnOffSecondFactor, { code: recoveryCodes[0] }, as(ann))
      expect(off.status, 'the codes that were shown are those that count').toBe(200)
    })

    test('is turned off with the password or with a code, and with nothing less', async () => {
      for (const proofOf of [
        () => ({ password: PASSWORD }),
        ({ app }: Awaited<ReturnType<typeof someone>>) => ({ code: app.next() }),
        ({ recoveryCodes }: Awaited<ReturnType<typeof someone>>) => ({ code: recoveryCodes[3] }),
      ]) {
        const ann = await someone(`off${Math.random()}`)
        const off = (body: object) => server.request(turnOffSecondFactor, body, as(ann))
        expect(await off({})).toMatchObject(errorOf('invalid-field', 'password'))
        expect(await off({ password: 'not hers' })).toMatchObject(errorOf('wrong-password', 'password'))
        expect(await off({ code: ann.app.again() })).toMatchObject(errorOf('wrong-code', 'code'))
        expect(await state(ann)).toMatchObject({ recoveryCodesLeft: 10 })
        expect((await off(proofOf(ann))).status).toBe(200)
        expect(await state(ann)).toEqual(OFF)
        expect(await off({ password: PASSWORD })).toMatchObject(errorOf('second-factor-off'))
        expect((await beginSignIn(ann)).body).toMatchObject({ user: { uid: ann.uid } })
      }
    })

    test('gets new recovery codes, which end the earlier ones, also when asked for twice at once', async () => {
      const ann = await someone('renewed')
      const again = () => server.request(makeRecoveryCodes, { password: PASSWORD }, as(ann))
      const answers = await Promise.all([again(), again()])
      expect(await state(ann)).toMatchObject({ recoveryCodesLeft: 10 })
      const sets = answers.map(({ body }) => makeRecoveryCodes.response.parse(body).recoveryCodes)
      const good = await Promise.all(
        [ann.recoveryCodes, ...sets].map(
          async ([code = '']) => (await server.request(makeRecoveryCodes, { code }, as(ann))).status,
        ),
      )
      expect(good.filter((status) => status === 200).length).toBe(1)
      expect(good[0]).toBe(401)
    })

    test('is stored so that the database reveals neither its key nor its codes', async () => {
      const ann = await newcomer('sealed')
      const key = await keyOf(ann)
      const { recoveryCodes } = confirmSecondFactor.response.parse((await confirm(ann, authenticator(key).next())).body)
      const all = await everythingIn(database)
      const text = JSON.stringify([...all].map(([name, { rows }]) => [name, rows])).toLowerCase()
      for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
        expect(text).not.toContain(secret.toLowerCase())
      expect(all.get('second_factor')?.rows.find(({ uid }) => uid === ann.uid)).toMatchObject({
        body: expect.stringMatching(/^\{"authenticatorKey":"sealed:k1:[\w-]+:[\w-]+"\}$/),
      })
      const { body } = await server.request(exportPersonalData, {}, as(ann))
      expect(exportPersonalData.response.parse(body).secondFactor).toEqual({
        since: expect.any(String),
        recoveryCodesLeft: 10,
      })
      for (const secret of [key, ...recoveryCodes]) expect(JSON.stringify(body)).not.toContain(secret)
    })

    test('of one user is nothing to another', async () => {
      const [ann, tom] = [await someone('hers'), await newcomer('his')]
      expect(await state(tom)).toEqual(OFF)
      expect(await server.request(turnOffSecondFactor, { code: ann.app.next() }, as(tom))).toMatchObject(
        errorOf('second-factor-off'),
      )
      await turnOn(tom)
      expect(await server.request(turnOffSecondFactor, { code: ann.recoveryCodes[0] }, as(tom))).toMatchObject(
        errorOf('wrong-code'),
      )
      expect(await state(ann)).toMatchObject({ recoveryCodesLeft: 10 })
    })

    test('stops guessing at codes that would turn it off', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const ann = await someone('insisting')
      const off = (code: string) => server.request(turnOffSecondFactor, { code }, as(ann))
      for (let time = 0; time < 5; time += 1) expect(await off(ann.app.wrong())).toMatchObject(errorOf('wrong-code'))
      expect(await off(ann.app.next())).toMatchObject(errorOf('too-many-requests'))
      vi.useRealTimers()
    })
  },
  { twoFactor: true },
)

test('that a code is wanted is not an error: nothing of it is logged as one, and no key, code or name is logged at all', async () => {
  const place = temporaryDir()
  const lines: string[] = []
  const log = createLog({ write: (text: string) => lines.push(text) }, 'info')
  const server = await startTestServer(place.dir, { twoFactor: true }, undefined, log)
  const { beginSignIn, someone } = settingUp(() => server)
  const ann = await someone('ann')
  const { cookie } = await beginSignIn(ann)
  for (const code of [ann.app.wrong(), ann.app.next()])
    await server.request({ method: 'POST', path: '/api/sign-in/code' }, { code }, { cookie })
  await server.close()
  place.remove()
  const text = lines.join('')
  expect(text).toContain('"what":"second-factor-on"')
  expect(text).toContain('"what":"code-refused"')
  expect(text).not.toContain('"level":"error"')
  const pendingToken = cookie.split('=')[1] ?? 'none'
  for (const secret of [...ann.recoveryCodes, ann.app.again(), pendingToken, ann.email, ann.uid])
    expect(text).not.toContain(secret)
})
