import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportPersonalData, PersonalData } from '#api/account.ts'
import { signIn } from '#api/auth.ts'
import type { ErrorCode } from '#api/errors.ts'
import { MINUTE } from '#server/durations.ts'
import { type Person, tryOut } from '#server/try-out.ts'
import { describeOnBoth } from '../store/databases.ts'

const PASSWORD = 'granite lantern meadow'

describeOnBoth('an export in a session that began a while ago', (served) => {
  const ask = ({ cookie }: Person, body: object) => served().server.ask(exportPersonalData, body, { cookie })
  const errorOf = (code: ErrorCode, field?: string) => ({ body: { error: { code, ...(field && { field }) } } })
  const newcomer = (name: string) => served().server.signUp(name, PASSWORD)
  const loggedIn = ({ uid }: Person, minutes: number) =>
    sql`update session set ${sql.ref('createdAt')} = ${new Date(Date.now() - minutes * MINUTE).toISOString()}
      where ${sql.ref('userId')} = ${uid}`.execute(served().database.db)

  test('wants the password again, and nothing more than ten minutes after the login', async () => {
    const ann = await newcomer('Ann')
    await loggedIn(ann, 9)
    expect((await ask(ann, {})).status).toBe(200)
    await loggedIn(ann, 11)
    expect(await ask(ann, {})).toMatchObject(errorOf('invalid-field', 'password'))
    expect(await ask(ann, { password: 'not hers' })).toMatchObject(errorOf('wrong-password', 'password'))
    const { status, body } = await ask(ann, { password: PASSWORD })
    expect(status).toBe(200)
    expect(PersonalData.parse(body).accountEvents.map(({ event }) => event)).toEqual([
      ...['signed-up', 'data-exported', 'export-refused', 'data-exported'],
    ])
  })

  test('counts each wrong password as one at the login form', async () => {
    const { server } = served()
    const tom = await newcomer('Tom')
    await loggedIn(tom, 11)
    // To be asked for the password is no guess at it.
    for (let time = 0; time < 9; time += 1) await ask(tom, {})
    for (let time = 0; time < 5; time += 1)
      expect(await ask(tom, { password: `guess ${time}` })).toMatchObject(errorOf('wrong-password'))
    expect(await ask(tom, { password: PASSWORD })).toMatchObject(errorOf('too-many-requests'))
    const entered = await server.ask(signIn, { email: tom.email, password: PASSWORD })
    expect(entered).toMatchObject(errorOf('too-many-requests'))
  })

  test('of an account without a password wants another login', async () => {
    const clara = await newcomer('Clara')
    await sql`update account set password = null, ${sql.ref('providerId')} = 'google'
      where ${sql.ref('userId')} = ${clara.uid}`.execute(served().database.db)
    expect((await ask(clara, {})).status).toBe(200)
    await loggedIn(clara, 11)
    for (const body of [{}, { password: PASSWORD }])
      expect(await ask(clara, body)).toMatchObject(errorOf('fresh-sign-in-needed'))
  })

  test('runs once for a user at a time, on all servers of one PostgreSQL together', async ({ skip }) => {
    const { server } = served()
    if (!server.config.databaseUrl) skip('SQLite has one server')
    const other = await tryOut(server.config.dataDir, server.config)
    const eve = await newcomer('Eve')
    const begin = (one: typeof server) =>
      one.app.request(exportPersonalData.path, {
        method: exportPersonalData.method,
        body: '{}',
        headers: { cookie: eve.cookie, 'content-type': 'application/json' },
      })
    for (const [one, next] of [
      [server, other],
      [other, server],
    ] as const) {
      const unread = await begin(one)
      expect(unread.status).toBe(200)
      expect(await next.ask(exportPersonalData, {}, { cookie: eve.cookie })).toMatchObject(errorOf('too-many-requests'))
      await unread.text()
    }
    await (await begin(server)).body?.cancel()
    await expect.poll(async () => (await ask(eve, {})).status).toBe(200)
    await other.close()
  })
})
