import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPasswordReset, resetPassword } from '#api/auth.ts'
import { readEvents } from '#server/realtime/read-events.ts'
import { cookieOf } from '#server/test-server.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'
import { type MailServer, receiveMail } from './receive.ts'

/** The real server with a real mail server. */
let mail: MailServer
let server: LaunchedServer
beforeAll(async () => {
  mail = await receiveMail()
  server = await launchServer({ env: { SMTP_URL: mail.url, MAIL_FROM: 'Küche & Co <post@kinstead.example>' } })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const post = (path: string, body: unknown, cookie = '') =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie },
  })
const ask = (email: string) => post(requestPasswordReset.path, { email })
async function someone(firstName = 'Ann') {
  const email = `${randomUUID()}@family.example`
  const answer = await post('/api/sign-up', { email, password: 'a long password', firstName, lastName: 'Alder' })
  return { email, cookie: cookieOf(answer.headers) }
}

test('a mail arrives whole, with sender, subject and both parts, whatever the name', async () => {
  const { email } = await someone('عائشة')
  expect(await (await ask(email.toUpperCase())).json()).toEqual({ inOutbox: false })
  const { headers, from, to, text, html, link } = await mail.mailTo(email)
  expect([from, to]).toEqual(['post@kinstead.example', [email]])
  expect(headers).toMatchObject({ to: email, subject: 'Set a new password for Kinstead' })
  expect(headers.from).toMatch(/^=\?UTF-8\?.+\?= <post@kinstead\.example>$/)
  expect(headers['auto-submitted']).toBe('auto-generated')
  expect(headers['message-id']).toMatch(/@kinstead\.example>$/)
  expect(link).toMatch(new RegExp(`^${server.url}/reset-password#token=[\\w-]{43}$`))
  expect(text).toContain('Hello عائشة,')
  expect(html).toContain('<bdi>عائشة</bdi>')
  expect(html).toContain(`href="${link}"`)
  expect(existsSync(join(server.dataDir, 'outbox'))).toBe(false)
})

test('its link sets the password and ends the sessions with their live streams', async () => {
  const { email, cookie } = await someone()
  const reading = await readEvents(`${server.url}/api/trust/events`, cookie)
  expect(await reading.next()).toMatchObject({ event: 'version' })
  await ask(email)
  const { token } = await mail.mailTo(email)
  expect((await post(resetPassword.path, { token, password: 'another password' })).status).toBe(200)
  expect(await reading.next()).toMatchObject({ event: 'signed-out' })
  await reading.ended
  expect((await fetch(`${server.url}/api/trust`, { headers: { cookie } })).status).toBe(401)
  expect((await post('/api/sign-in', { email, password: 'a long password' })).status).toBe(401)
  expect((await post('/api/sign-in', { email, password: 'another password' })).status).toBe(200)
  expect((await post(resetPassword.path, { token, password: 'a third password' })).status).toBe(410)
  reading.close()
})

test('nobody without an account gets mail', async () => {
  const { email } = await someone()
  await ask('nobody@family.example')
  await ask(email)
  await mail.mailTo(email)
  await new Promise((done) => setTimeout(done, 600))
  expect(mail.received.flatMap(({ to }) => to)).not.toContain('nobody@family.example')
})

test('a mail that the server puts off is sent again; one that it rejects is given up; neither log names the user', {
  timeout: 60_000,
}, async () => {
  const [put, off] = [await someone(), await someone()]
  mail.answer({ responseCode: 451, message: `Later, ${put.email}` })
  await ask(put.email)
  await expect.poll(() => server.log(), { timeout: 5_000 }).toContain('mail could not be sent yet')
  mail.answer(null)
  await mail.mailTo(put.email)
  mail.answer({ responseCode: 550, message: `There is no ${off.email}` })
  expect((await ask(off.email)).status).toBe(200)
  await expect.poll(() => server.log(), { timeout: 5_000 }).toContain('"responseCode":550')
  mail.answer(null)
  expect(server.log()).not.toContain(put.email)
  expect(server.log()).not.toContain(off.email)
})

test('with the mail server away the answer is the same; mail that waits is sent by the next process', {
  timeout: 60_000,
}, async () => {
  const { email } = await someone()
  const port = Number(new URL(mail.url).port)
  await mail.stop()
  expect((await ask(email)).status).toBe(200)
  await expect.poll(() => server.log(), { timeout: 5_000 }).toContain('"code":"ESOCKET"')
  mail = await receiveMail(port)
  await server.restart()
  expect((await mail.mailTo(email)).token).toMatch(/^[\w-]{43}$/)
})
