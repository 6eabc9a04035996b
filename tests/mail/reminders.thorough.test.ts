import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { verifyEmail } from '#api/auth.ts'
import { changeReminders } from '#api/reminders.ts'
import { changeTrust } from '#api/trust.ts'
import { addDays } from '#domain/formats/calendar-date.ts'
import { openDatabase } from '#server/db/database.ts'
import { silentLog } from '#server/observability/log.ts'
import { cookieOf } from '#server/test-server.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'
import { type MailServer, receiveMail } from './receive.ts'

const today = new Date().toISOString().slice(0, 10)
/** `expect.poll` knows no test that runs beside another. */
const soon = (check: () => unknown, timeout = 45_000) => vi.waitFor(check, { timeout, interval: 50 })
const ago = (days: number) => addDays(today, -days)

interface Person {
  uid: string
  email: string
}

// Nearly all of the time is waiting for the next look, which comes every ten seconds.
describe.concurrent.each(['SQLite', 'PostgreSQL'] as const)('reminders by mail on %s', (kind) => {
  let mail: MailServer
  let server: LaunchedServer
  let postgres: Awaited<ReturnType<typeof launchPostgres>> | undefined
  beforeAll(async () => {
    mail = await receiveMail()
    postgres = kind === 'PostgreSQL' ? await launchPostgres() : undefined
    server = await launchServer({ databaseUrl: postgres?.url, env: { SMTP_URL: mail.url, LOG_LEVEL: 'info' } })
  })
  afterAll(async () => {
    await server.stop()
    await postgres?.stop()
    await mail.stop()
  })

  async function inDatabase<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> {
    const database = await openDatabase({ dataDir: server.dataDir, databaseUrl: postgres?.url }, silentLog)
    return work(database.db).finally(() => database.close())
  }
  async function ask({ method, path }: { method: string; path: string }, body: unknown, cookie = '') {
    const headers = { 'content-type': 'application/json', cookie }
    const answer = await fetch(`${server.url}${path}`, { method, body: JSON.stringify(body), headers })
    expect([path, answer.status]).toEqual([path, 200])
    return answer
  }

  /** Somebody with reminders on, whose assets have these days. */
  async function someone(...dates: string[]): Promise<Person> {
    const email = `${randomUUID()}@family.example`
    const person = { email, password: 'a long password', firstName: 'Ann', lastName: 'Alder' }
    const answer = await ask({ method: 'POST', path: '/api/sign-up' }, person)
    const cookie = cookieOf(answer.headers)
    const { user } = (await answer.json()) as { user: { uid: string } }
    await ask(verifyEmail, { token: (await mail.verificationTo(email)).token }, cookie)
    const put = dates.map((date, index) => ({
      ...{ id: `a-${index}`, name: `House of ${date}, 123-45-6789`, type: 'vehicle', ownership: 'sole' },
      funding: { status: 'to-do', date, note: 'The key is under the mat.' },
    }))
    await ask(changeTrust, { trustName: 'The Alder Trust', assets: { put } }, cookie)
    await ask(changeReminders, { kinds: ['funding'], timeZone: 'UTC' }, cookie)
    return { uid: user.uid, email }
  }
  /** As if their answers had last been looked at on this day. */
  const makeDue = (people: readonly Person[], through: string) =>
    inDatabase((db) =>
      db
        .updateTable('reminder_subscription')
        .set({ since: through, through, due_at: new Date(Date.now() - 1_000).toISOString() })
        .where(
          'uid',
          'in',
          people.map(({ uid }) => uid),
        )
        .where('kinds', '<>', '')
        .execute(),
    )
  const rowOf = ({ uid }: Person) =>
    inDatabase((db) =>
      db.selectFrom('reminder_subscription').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow(),
    )
  /** Has their answers looked at once more, and waits for it. */
  async function lookAgain(people: readonly Person[]): Promise<void> {
    const uids = people.map(({ uid }) => uid)
    const due = { due_at: new Date(Date.now() - 1_000).toISOString() }
    await inDatabase((db) => db.updateTable('reminder_subscription').set(due).where('uid', 'in', uids).execute())
    const dueAt = async () => (await Promise.all(people.map(rowOf))).map(({ due_at }) => Date.parse(due_at ?? ''))
    await soon(async () => expect(Math.min(...(await dueAt()))).toBeGreaterThan(Date.now()))
  }
  const remindersTo = ({ email }: Person) =>
    mail.received.filter(({ to, headers }) => to.includes(email) && headers['list-unsubscribe'])

  test('come once, on their day or later, and one request of a mail program turns them off', {
    timeout: 90_000,
    concurrent: false,
  }, async () => {
    const [ann, tom] = [await someone(today), await someone(ago(45), ago(6), ago(3))]
    await makeDue([ann], ago(1))
    await makeDue([tom], ago(8))
    const { headers, text, html } = await mail.mailTo(ann.email)
    expect(headers.subject).toBe('Move your assets into the trust')
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(text).toContain(`Move into the trust: House of ${today}`)
    // No number, and no note.
    for (const part of [text, html]) expect(part).not.toMatch(/123-45|under the mat/)
    const [, address = ''] = /^<(.*)>$/.exec(headers['list-unsubscribe'] ?? '') ?? []
    expect(text).toContain(address)

    // What a server that was down has missed comes together.
    const missed = (await mail.mailTo(tom.email)).text
    expect([ago(45), ago(6), ago(3)].map((day) => missed.includes(`House of ${day}`))).toEqual([false, true, true])
    await lookAgain([ann, tom])
    expect([ann, tom].map((each) => remindersTo(each).length)).toEqual([1, 1])
    expect([await rowOf(ann), await rowOf(tom)]).toMatchObject([{ through: today }, { through: today }])

    const page = await fetch(address)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect((await rowOf(ann)).kinds, 'a program that follows links').toBe('funding')
    const press = (to: string) =>
      fetch(to, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        headers: { origin: 'https://mail.provider.example', 'sec-fetch-site': 'cross-site' },
      })
    for (let time = 0; time < 2; time += 1) expect((await press(address)).status).toBe(200)
    expect(await rowOf(ann)).toMatchObject({ kinds: '', due_at: null })
    const unknown = await press(`${address}-unknown`)
    expect([unknown.status, (await unknown.json()).error.code]).toEqual([410, 'invalid-unsubscribe-link'])
    expect(server.log(), 'no token in the log').not.toContain(new URL(address).searchParams.get('token') ?? 'none')
  })

  test('come once although the server was killed while it queued them', {
    timeout: 180_000,
    concurrent: false,
  }, async () => {
    const people: Person[] = []
    for (let count = 0; count < 10; count += 1) people.push(await someone(today))
    const uids = people.map(({ uid }) => uid)
    type Db = Parameters<Parameters<typeof inDatabase>[0]>[0]
    const queued = async (db: Db) =>
      (await db.selectFrom('mail_outbox').select('uid').where('uid', 'in', uids).execute()).map(({ uid }) => uid)
    await mail.stop()
    try {
      await makeDue(people, ago(1))
      await inDatabase(async (db) => {
        while ((await queued(db)).length === 0) await pause(1)
        await server.kill()
      })
      await server.restart()
      await soon(async () => expect((await inDatabase(queued)).length).toBe(people.length))
      expect((await inDatabase(queued)).toSorted()).toEqual(uids.toSorted())
    } finally {
      mail = await receiveMail(Number(new URL(mail.url).port))
    }
    // Each attempt without a mail server has put the next one off; one that is under way right now puts it off by a minute.
    const now = { next_attempt_at: new Date().toISOString() }
    await inDatabase((db) => db.updateTable('mail_outbox').set(now).where('uid', 'in', uids).execute())
    await soon(() => expect(people.map((each) => remindersTo(each).length)).toEqual(uids.map(() => 1)), 90_000)
  })

  // SQLite has one process.
  if (kind === 'PostgreSQL')
    test('come once where two processes share the database', { timeout: 90_000, concurrent: false }, async () => {
      const second = await launchServer({ databaseUrl: postgres?.url, env: { SMTP_URL: mail.url } })
      try {
        const people: Person[] = []
        for (let count = 0; count < 8; count += 1) people.push(await someone(today))
        await makeDue(people, ago(1))
        await soon(() => expect(people.every((each) => remindersTo(each).length > 0)).toBe(true))
        await lookAgain(people)
        expect(people.map((each) => remindersTo(each).length)).toEqual(people.map(() => 1))
      } finally {
        await second.stop()
      }
    })
})
