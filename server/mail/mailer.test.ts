import { expect, test, vi } from 'vitest'
import { createLog } from '../observability/log.ts'
import type { Carrier, Mail } from './mail.ts'
import { createDelivery } from './mailer.ts'

const mail: Mail = { to: 'ann@alder.example', subject: 'S', text: 'https://x.example#token=secret', html: '<p>' }

/** A delivery over a carrier that fails with these faults, one after another, and then succeeds. */
function delivery(faults: (object | 'hang')[], pauses = [1, 1, 1]) {
  const lines: Record<string, unknown>[] = []
  const log = createLog({ write: (line: string) => lines.push(JSON.parse(line)) }, 'info')
  const carry = vi.fn<Carrier['carry']>(async () => {
    const fault = faults.shift()
    if (fault === 'hang') await new Promise(() => {})
    if (fault) throw Object.assign(new Error(`550 <${mail.to}> is unknown`), fault)
  })
  const close = vi.fn()
  return { mailer: createDelivery({ carry, close }, log, pauses, 50), carry, close, lines }
}
const said = (lines: Record<string, unknown>[]) => lines.map(({ level, event }) => `${level}: ${event}`)
const refusedConnection = { code: 'ECONNREFUSED' }

test('sending returns before anything is carried', async () => {
  const { mailer, carry, lines } = delivery([])
  mailer.send(mail)
  expect(said(lines)).toEqual([])
  await vi.waitFor(() => expect(said(lines)).toEqual(['info: mail sent']))
  expect(carry).toHaveBeenCalledExactlyOnceWith(mail)
})

test('what fails is tried again', async () => {
  const { mailer, carry, lines } = delivery([refusedConnection, { responseCode: 451 }])
  mailer.send(mail)
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ event: 'mail sent', tries: 3 }))
  expect(carry).toHaveBeenCalledTimes(3)
})

test('what fails every time is given up, and logged without address and text', async () => {
  const { mailer, carry, lines } = delivery(Array.from({ length: 9 }, () => refusedConnection))
  mailer.send(mail)
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ level: 'error', event: 'mail could not be sent' }))
  expect(carry).toHaveBeenCalledTimes(4)
  expect(lines.at(-1)).toMatchObject({ tries: 4, code: 'ECONNREFUSED' })
  for (const secret of [mail.to, 'secret']) expect(JSON.stringify(lines)).not.toContain(secret)
})

test('the backlog counts what waits, and knows since when', async () => {
  const { mailer, lines } = delivery(['hang'])
  expect(mailer.backlog()).toEqual({ waiting: 0, oldest: undefined })
  const before = Date.now()
  mailer.send(mail)
  mailer.send(mail)
  const { oldest } = mailer.backlog()
  expect(mailer.backlog().waiting).toBe(2)
  expect(oldest?.getTime()).toBeGreaterThanOrEqual(before)
  await vi.waitFor(() => expect(said(lines)).toEqual(['info: mail sent']))
  expect(mailer.backlog()).toEqual({ waiting: 1, oldest })
})

test('what the mail server refuses for good is not tried again', async () => {
  const { mailer, carry, lines } = delivery([{ code: 'EENVELOPE', responseCode: 550 }])
  mailer.send(mail)
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ level: 'error', responseCode: 550, tries: 1 }))
  expect(carry).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(lines)).not.toContain(mail.to)
})

test('closing gives what waits a last try at once', async () => {
  const { mailer, carry, close, lines } = delivery([refusedConnection], [60_000])
  mailer.send(mail)
  await vi.waitFor(() => expect(said(lines)).toEqual(['warn: mail could not be sent yet']))
  await mailer.close()
  expect(carry).toHaveBeenCalledTimes(2)
  expect(lines.at(-1)).toMatchObject({ event: 'mail sent' })
  expect(close).toHaveBeenCalledOnce()
})

test('closing does not wait for ever', async () => {
  const { mailer, close, lines } = delivery(['hang'])
  mailer.send(mail)
  await mailer.close()
  expect(lines.at(-1)).toMatchObject({ level: 'error', event: 'mail could not be sent before stopping', mails: 1 })
  expect(close).toHaveBeenCalledOnce()
})
