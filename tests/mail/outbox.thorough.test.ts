import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestPasswordReset } from '#api/auth.ts'
import { openDatabase } from '#server/db/database.ts'
import { silentLog } from '#server/observability/log.ts'
import { cookieOf } from '#server/test-server.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'
import { type MailServer, receiveMail } from './receive.ts'

const PASSWORD = 'a long password'
const program = 'tests/mail/impatient-server.ts'
const post = (server: LaunchedServer, path: string, body: unknown, cookie = '') =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie },
  })
async function someone(server: LaunchedServer) {
  const email = `${randomUUID()}@family.example`
  const answer = await post(server, '/api/sign-up', { email, password: PASSWORD, firstName: 'Ann', lastName: 'Alder' })
  expect(answer.status).toBe(200)
  const { user } = (await answer.json()) as { user: { uid: string } }
  return { email, uid: user.uid, cookie: cookieOf(answer.headers) }
}
const ask = async (server: LaunchedServer, email: string) =>
  expect((await post(server, requestPasswordReset.path, { email })).status).toBe(200)

describe.each(['SQLite', 'PostgreSQL'] as const)('mail that waits on %s', (kind) => {
  let mail: MailServer
  let server: LaunchedServer
  let postgres: Awaited<ReturnType<typeof launchPostgres>> | undefined
  beforeAll(async () => {
    mail = await receiveMail()
    postgres = kind === 'PostgreSQL' ? await launchPostgres() : undefined
    server = await launchServer({ program, databaseUrl: postgres?.url, env: { SMTP_URL: mail.url, LOG_LEVEL: 'info' } })
  })
  afterAll(async () => {
    await server.stop()
    await postgres?.stop()
    await mail.stop()
  })

  const countTo = (email: string) => mail.received.filter(({ to }) => to.includes(email)).length
  const logged = (text: string) => expect.poll(() => server.log(), { timeout: 30_000 }).toContain(text)
  async function withoutMailServer(work: () => Promise<void>): Promise<void> {
    await mail.stop()
    try {
      await work()
    } finally {
      mail = await receiveMail(Number(new URL(mail.url).port))
    }
  }
  async function inDatabase<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> {
    const database = await openDatabase({ dataDir: server.dataDir, databaseUrl: postgres?.url }, silentLog)
    return work(database.db).finally(() => database.close())
  }
  const waiting = () => inDatabase((db) => db.selectFrom('mail_outbox').selectAll().execute())

  test('arrives after the server was killed between its answer and sending', { timeout: 90_000 }, async () => {
    let email = ''
    await withoutMailServer(async () => {
      const before = server.log().length
      ;({ email } = await someone(server))
      // Killed while it sends, it would leave the mail claimed for the rest of its lease.
      await expect.poll(() => server.log().slice(before), { timeout: 15_000 }).toContain('mail could not be sent yet')
      // The link for a new password is prepared a moment after the answer: here, after the next start.
      await ask(server, email)
      await server.kill()
    })
    expect(countTo(email)).toBe(0)
    await server.restart()
    expect((await mail.mailTo(email)).token).toMatch(/^[\w-]{43}$/)
    expect((await mail.verificationTo(email)).token).toMatch(/^[\w-]{43}$/)
  })

  test('arrives once when the mail server is back', { timeout: 90_000 }, async () => {
    const { email } = await someone(server)
    await mail.verificationTo(email)
    const before = server.log().length
    await withoutMailServer(async () => {
      await ask(server, email)
      await expect.poll(() => server.log().slice(before), { timeout: 15_000 }).toContain('mail could not be sent yet')
    })
    await mail.mailTo(email)
    await pause(500)
    expect(countTo(email)).toBe(1)
    await expect.poll(waiting, { timeout: 15_000 }).toEqual([])
  })

  test('is unreadable in the database, and not sent once it has run out', { timeout: 90_000 }, async () => {
    const { email } = await someone(server)
    await mail.verificationTo(email)
    const unknown = `${randomUUID()}@family.example`
    await withoutMailServer(async () => {
      for (const address of [email, unknown]) await ask(server, address)
      const isPrepared = async () => (await waiting()).some(({ uid }) => uid !== 'nobody')
      await expect.poll(isPrepared, { timeout: 15_000 }).toBe(true)
      const kept = JSON.stringify(await waiting())
      expect(kept).toContain('"body":"{\\"queuedMail\\":\\"sealed:')
      const files = readdirSync(server.dataDir).filter((name) => name.startsWith('kinstead.db'))
      const bytes = files.map((name) => readFileSync(join(server.dataDir, name), 'latin1')).join('\n')
      for (const secret of [unknown, 'reset-password#token=', 'Set a new password for'])
        expect([kept.includes(secret), bytes.includes(secret)], secret).toEqual([false, false])
      const past = new Date(Date.now() - 60_000).toISOString()
      const late = { next_attempt_at: past, expires_at: past }
      await inDatabase((db) => db.updateTable('mail_outbox').set(late).where('uid', '<>', 'nobody').execute())
      await logged('"code":"expired"')
    })
    const [line] = server.log().match(/^.*"code":"expired".*$/m) ?? []
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'error', event: 'mail could not be sent' })
    expect(server.log()).not.toContain(email)
    // Its row is removed after it is logged.
    await expect.poll(waiting, { timeout: 15_000 }).toEqual([])
    await pause(500)
    // This mail server began after the others had their mail.
    expect([countTo(email), countTo(unknown)]).toEqual([0, 0])
  })

  test('of an account that was deleted is not sent', { timeout: 90_000 }, async () => {
    let email = ''
    await withoutMailServer(async () => {
      const before = server.log().length
      const gone = await someone(server)
      ;({ email } = gone)
      const mails = async () => (await waiting()).filter(({ uid }) => uid === gone.uid).length
      await expect.poll(() => server.log().slice(before), { timeout: 15_000 }).toContain('mail could not be sent yet')
      expect(await mails()).toBe(1)
      expect((await post(server, '/api/account/delete', { password: PASSWORD }, gone.cookie)).status).toBe(200)
      expect(await mails()).toBe(0)
    })
    await pause(500)
    expect(countTo(email)).toBe(0)
  })

  test('that the mail server rejects for good is given up at once', { timeout: 60_000 }, async () => {
    mail.answer({ responseCode: 550, message: 'No such mailbox' })
    const { email } = await someone(server)
    await logged('"responseCode":550')
    mail.answer(null)
    const [line] = server.log().match(/^.*"responseCode":550.*$/m) ?? []
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'error', event: 'mail could not be sent', attempts: 1 })
    expect(countTo(email)).toBe(0)
  })

  // SQLite has one process.
  if (kind === 'PostgreSQL')
    test('is sent once where two processes share the database', { timeout: 90_000 }, async () => {
      const second = await launchServer({ program, databaseUrl: postgres?.url, env: { SMTP_URL: mail.url } })
      try {
        const both = [server, second]
        const people = await Promise.all(Array.from({ length: 16 }, (_, index) => someone(both[index % 2] ?? server)))
        await Promise.all(people.map(({ email }, index) => ask(both[(index + 1) % 2] ?? server, email)))
        for (const { email } of people) await Promise.all([mail.mailTo(email), mail.verificationTo(email)])
        // Each has looked for mail again meanwhile, several times.
        await pause(3_000)
        expect(people.map(({ email }) => countTo(email))).toEqual(people.map(() => 2))
      } finally {
        await second.stop()
      }
    })
})
