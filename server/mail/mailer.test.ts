import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { openStore, type Store } from '../db/store.ts'
import { HOUR } from '../durations.ts'
import { createLog, silentLog } from '../observability/log.ts'
import { temporaryDir } from '../test-server.ts'
import { createDelivery, type Mailer, TIMING } from './mailer.ts'
import { readMail } from './read-mail.ts'
import { inPlainText, type Mail, messageOf, type Transport } from './transports.ts'

const mail: Mail = { to: 'ann@alder.example', subject: 'S', text: 'https://x.example#token=secret', html: '<p>' }
const refusedConnection = { code: 'ECONNREFUSED' }

let place: ReturnType<typeof temporaryDir>
let store: Store
const opened: { close(): Promise<void> }[] = []
let lines: Record<string, unknown>[]
beforeEach(async () => {
  place = temporaryDir()
  lines = []
  const database = await openDatabase({ dataDir: place.dir }, silentLog)
  opened.push(database)
  store = await openStore(database, [{ id: 'k1', key: Buffer.alloc(32, 1) }])
})
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
  place.remove()
})

/** A process that sends from the store, over a transport that fails with these errors, one after another, and then succeeds. */
function delivery(errors: (object | 'hang')[] = [], timing: Partial<typeof TIMING> = {}) {
  const log = createLog({ write: (line: string) => lines.push(JSON.parse(line)) }, 'info')
  const send = vi.fn<Transport['send']>(async () => {
    const error = errors.shift()
    if (error === 'hang') await new Promise(() => {})
    if (error) throw Object.assign(new Error(`550 <${mail.to}> is unknown`), error)
  })
  const close = vi.fn()
  const quick = { ...TIMING, pauses: [1], poll: HOUR, lease: HOUR, longestClose: 50, ...timing }
  const mailer = createDelivery({ send, close }, store, log, quick)
  opened.push(mailer)
  const prepare = vi.fn(async (id: string) => store.removeMail(id))
  mailer.start(prepare)
  return { mailer, send, close, prepare }
}
const said = () => lines.map(({ level, event }) => `${level}: ${event}`)
const waiting = async () => (await store.mailBacklog()).waiting
async function queue(mailer?: Mailer, lasts = HOUR, uid = 'ann'): Promise<void> {
  await store.queueMail({ uid, mail, expiresAt: new Date(Date.now() + lasts).toISOString() })
  mailer?.sendDue()
}

test('sending returns before anything is carried, and the mail leaves the outbox', async () => {
  const { mailer, send } = delivery()
  await queue(mailer)
  expect(said()).toEqual([])
  await vi.waitFor(() => expect(said()).toEqual(['info: mail sent']))
  expect(send).toHaveBeenCalledExactlyOnceWith(mail)
  await mailer.settled()
  expect(await waiting()).toBe(0)
})

test('what fails is tried again', async () => {
  const rejected = { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }
  const { mailer, send } = delivery([refusedConnection, { code: 'EMESSAGE', responseCode: 451 }, rejected])
  await queue(mailer)
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ event: 'mail sent', attempts: 4 }))
  expect(send).toHaveBeenCalledTimes(4)
})

test('what fails until the next attempt would be too late is given up, and logged without address and text', async () => {
  const { mailer, send } = delivery(
    Array.from({ length: 9 }, () => refusedConnection),
    { pauses: [1, 1, 2 * HOUR] },
  )
  await queue(mailer)
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ level: 'error', event: 'mail could not be sent' }))
  await mailer.settled()
  expect(send).toHaveBeenCalledTimes(3)
  expect(lines.at(-1)).toMatchObject({ attempts: 3, code: 'ECONNREFUSED' })
  expect(await waiting()).toBe(0)
  for (const secret of [mail.to, 'secret']) expect(JSON.stringify(lines)).not.toContain(secret)
})

test.each([
  { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
  { code: 'EMESSAGE', responseCode: 554, command: 'DATA' },
])('a mail that is rejected with $code is given up at once', async (error) => {
  const { mailer, send } = delivery([error])
  await queue(mailer)
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ level: 'error', attempts: 1 }))
  await mailer.settled()
  expect(send).toHaveBeenCalledTimes(1)
  expect(await waiting()).toBe(0)
  expect(JSON.stringify(lines)).not.toContain(mail.to)
})

test('what has run out is not sent, and logged as given up', async () => {
  await queue(undefined, -1)
  const { mailer, send } = delivery()
  await vi.waitFor(() => expect(lines).toMatchObject([{ level: 'error', attempts: 0, code: 'expired' }]))
  await mailer.settled()
  expect(send).not.toHaveBeenCalled()
  expect(await waiting()).toBe(0)
})

test('what another process left is found by looking now and then', async () => {
  delivery([], { poll: 10 })
  await queue()
  await vi.waitFor(() => expect(said()).toEqual(['info: mail sent']))
})

test('what a process died with is sent by the next one when its lease has ended, and not before', async () => {
  const dying = delivery(['hang'], { lease: 200 })
  await queue(dying.mailer)
  await vi.waitFor(() => expect(dying.send).toHaveBeenCalled())
  const next = delivery([], { poll: 10 })
  await next.mailer.settled()
  expect(next.send).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(lines).toMatchObject([{ event: 'mail sent', attempts: 2 }]))
})

test('mail of nobody, which an unknown address gets, is removed and never carried', async () => {
  await queue(undefined, HOUR, 'nobody')
  const { mailer, send } = delivery()
  await vi.waitFor(async () => expect(await waiting()).toBe(0))
  await mailer.settled()
  expect(send).not.toHaveBeenCalled()
  expect(lines).toEqual([])
})

test('a reminder that waited is not sent to somebody who has turned reminders off meanwhile', async () => {
  const choice = { language: 'en', timeZone: null, today: '2026-01-01', dueAt: new Date() } as const
  await store.saveReminders('ann', { kinds: ['review'], ...choice })
  const reminder = { ...mail, kind: 'reminder' } as const
  const queueReminder = () =>
    store.queueMail({ uid: 'ann', mail: reminder, expiresAt: new Date(Date.now() + HOUR).toISOString() })
  await queueReminder()
  const { mailer, send } = delivery()
  await mailer.settled()
  expect(send).toHaveBeenCalledExactlyOnceWith(reminder)
  await queueReminder()
  await store.saveReminders('ann', { kinds: [], ...choice })
  mailer.sendDue()
  await mailer.settled()
  expect(send).toHaveBeenCalledOnce()
  expect(await waiting()).toBe(0)
})

test('a request for a link is prepared, and not carried', async () => {
  const request = { email: mail.to, address: '192.0.2.1', language: 'en' } as const
  await store.queueResetRequest(request, 0, new Date(Date.now() + HOUR).toISOString())
  const { mailer, send, prepare } = delivery()
  await mailer.settled()
  expect(prepare).toHaveBeenCalledExactlyOnceWith(expect.any(String), request)
  expect(send).not.toHaveBeenCalled()
})

test('mail that takes too long is tried again', async () => {
  const { mailer } = delivery(['hang'], { longestSend: 20 })
  await queue(mailer)
  await vi.waitFor(() => expect(said()).toEqual(['warn: mail could not be sent yet', 'info: mail sent']))
})

test('closing leaves what waits to the next process', async () => {
  const { mailer, close } = delivery([refusedConnection], { pauses: [HOUR / 2] })
  await queue(mailer)
  await vi.waitFor(() => expect(said()).toEqual(['warn: mail could not be sent yet']))
  await mailer.settled()
  await mailer.close()
  expect(close).toHaveBeenCalledOnce()
  await queue(mailer)
  expect(await waiting()).toBe(2)
})

test('closing finishes what is being sent, and does not wait forever', async () => {
  const { mailer, send, close } = delivery(['hang'])
  await queue(mailer)
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  await mailer.close()
  expect(lines.at(-1)).toMatchObject({ level: 'warn', event: 'mail was still being sent when the server stopped' })
  expect(close).toHaveBeenCalledOnce()
  expect(await waiting()).toBe(1)
})

const link = `http://localhost:3000/reset-password#token=${'a=20'.repeat(20)}`
const arabic = {
  to: 'ann@alder.example',
  subject: 'عائشة',
  text: `عائشة\n\n${link}\n\n-- \nK`,
  html: `<p>é ${link}</p>`,
}

test('a mail in plain text reads the same, and its link can be copied from the file', async () => {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message } = await writer.sendMail(messageOf(arabic, 'K <k@k.example>'))
  const written = inPlainText(message.toString())
  expect(message.toString()).not.toContain(link)
  expect(written).toContain(`\n${link}\n`)
  expect(written).toContain('عائشة')
  expect(readMail(written)).toEqual(readMail(message.toString()))
  expect(readMail(written)).toMatchObject({ link, text: arabic.text, html: arabic.html })
})
