import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportPersonalData, PersonalData } from '#api/account.ts'
import { changeReminders, readReminders, turnOffReminders } from '#api/reminders.ts'
import { changeTrust } from '#api/trust.ts'
import { samples } from '#samples/families.ts'
import { reminderMails } from '../mail/mail-reminders.ts'
import { silentLog } from '../observability/log.ts'
import { type Person, startTestServer, temporaryDir } from '../test-server.ts'

const place = temporaryDir()
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(place.dir, { testAccount: { email: 'tests@family.example' } })
})
afterAll(async () => {
  await server.close()
  place.remove()
})

const as = ({ cookie }: Person) => ({ cookie })
const choose = (person: Person, kinds: readonly string[], more: object = {}) =>
  server.request(changeReminders, { kinds, ...more }, as(person))
const read = async (person: Person) => (await server.request(readReminders, undefined, as(person))).body
async function verified(name: string): Promise<Person> {
  const person = await server.signUp(name)
  await server.verify(person)
  return person
}
const eventsOf = async ({ uid }: Person) =>
  (await server.store.readEvents(uid)).map(({ event }) => event).filter((event) => event.startsWith('reminders'))
/** The token in the link of this account's mails. It waits for its next morning. */
async function tokenOf({ uid }: Person): Promise<string> {
  const { DatabaseSync } = await import('node:sqlite')
  const file = new DatabaseSync(`${place.dir}/kinstead.db`, { readOnly: true })
  const row = file.prepare('select token from reminder_subscription where uid = ?').get(uid)
  file.close()
  return String(row?.token)
}

test('are off until their owner, whose address is confirmed, turns them on', async () => {
  const ann = await server.signUp('ann')
  expect(await read(ann)).toEqual({ kinds: [], timeZone: null, offered: true })
  expect(await choose(ann, ['review'])).toMatchObject({ status: 403, body: { error: { code: 'email-not-verified' } } })
  await server.verify(ann)
  expect((await choose(ann, ['taxes', 'review', 'review'], { timeZone: 'America/Denver' })).body).toEqual({
    kinds: ['review', 'taxes'],
    timeZone: 'America/Denver',
    offered: true,
  })
  await choose(ann, ['shares'])
  await choose(ann, [])
  expect(await read(ann)).toMatchObject({ kinds: [] })
  expect(await eventsOf(ann)).toEqual(['reminders-on', 'reminders-off'])
})

test.each([
  [{ kinds: ['birthdays'] }, 'kinds.0'],
  [{ kinds: ['review'], timeZone: 'America/Atlantis' }, 'timeZone'],
  [{ kinds: ['review'], timeZone: 'x'.repeat(65) }, 'timeZone'],
  [{ kinds: ['review'], language: 'fr' }, 'language'],
  [{ kinds: Array.from({ length: 5 }, () => 'review') }, 'kinds'],
])('%j is rejected at %s', async (body, field) => {
  const person = await verified(`bad${Math.random()}`)
  expect(await server.request(changeReminders, body, as(person))).toMatchObject({
    status: 422,
    body: { error: { field } },
  })
})

test('the account for tests gets none', async () => {
  const tests = await verified('tests')
  expect(await read(tests)).toMatchObject({ offered: false })
  expect(await choose(tests, ['review'])).toMatchObject({
    status: 409,
    body: { error: { code: 'reminders-not-offered' } },
  })
})

test('the link of a mail works without a session, again and again, for its own account', async () => {
  const [ann, tom] = [await verified('eva'), await verified('tom')]
  for (const each of [ann, tom]) await choose(each, ['review'])
  const token = await tokenOf(ann)
  for (let time = 0; time < 2; time += 1) expect((await server.request(turnOffReminders, { token })).status).toBe(200)
  expect([await read(ann), await read(tom)]).toMatchObject([{ kinds: [] }, { kinds: ['review'] }])
  expect(await eventsOf(ann)).toEqual(['reminders-on', 'reminders-off-by-mail'])
  await choose(ann, ['taxes'])
  expect(await tokenOf(ann), 'the links of earlier mails still work').toBe(token)
  expect((await server.request(turnOffReminders, { token })).status).toBe(200)
  expect(await read(ann)).toMatchObject({ kinds: [] })
})

test('an unknown link turns nothing off, and guesses are stopped', async () => {
  const answers = []
  for (let count = 0; count < 101; count += 1)
    answers.push((await server.request(turnOffReminders, { token: `guess-${count}` })).status)
  expect(answers.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 410))
  expect(answers.at(-1)).toBe(429)
})

test('the export names them, without the token', async () => {
  const ida = await verified('ida')
  await choose(ida, ['funding'], { language: 'es', timeZone: 'America/Denver' })
  const { body } = await server.request(exportPersonalData, {}, as(ida))
  const data = PersonalData.parse(body)
  expect(data.reminders).toMatchObject({ kinds: ['funding'], language: 'es', timeZone: 'America/Denver' })
  expect(JSON.stringify(body)).not.toContain(await tokenOf(ida))
})

/** The server on a day in March 2027, with its own clock. */
async function lookOn(day: string): Promise<number> {
  const { config, store, mailer } = server
  return reminderMails({ config, store, mailer, log: silentLog }, () => new Date(`${day}T08:00:00Z`)).run()
}

test('a look queues what is due of each account once, and nothing where there is no trust or no confirmed address', async () => {
  // So that only the looks of this test count.
  await server.reminders.close()
  const [kim, may, lea] = [await verified('kim'), await verified('may'), await verified('lea')]
  await server.request(changeTrust, samples.complete, as(kim))
  for (const each of [kim, may, lea]) await choose(each, ['taxes'])
  await server.request(changeTrust, samples.complete, as(lea))
  await server.mailer.settled()
  const { DatabaseSync } = await import('node:sqlite')
  const file = new DatabaseSync(`${place.dir}/kinstead.db`)
  file.exec(
    `update reminder_subscription set due_at = null where uid not in ('${kim.uid}', '${may.uid}', '${lea.uid}')`,
  )
  const rewind = () =>
    file.exec(`update reminder_subscription set due_at = '2020-01-01T00:00:00.000Z' where due_at is not null`)
  file.exec(`update user set "emailVerified" = 0 where id = '${lea.uid}'`)
  file.exec(`update reminder_subscription set since = '2027-02-01', through = '2027-02-01'`)
  rewind()
  expect(await lookOn('2027-02-28')).toBe(0)
  rewind()
  expect(await lookOn('2027-03-01')).toBe(1)
  rewind()
  expect(await lookOn('2027-03-01')).toBe(0)
  // A clock that was years ahead is set back: what it looked at does not keep the next days from coming.
  rewind()
  expect(await lookOn('2035-01-01')).toBe(0)
  file.exec(`update reminder_subscription set due_at = '2035-01-02T08:00:00.000Z' where due_at is not null`)
  expect(await lookOn('2028-02-28')).toBe(0)
  rewind()
  expect(await lookOn('2028-03-01')).toBe(1)
  file.close()
})
