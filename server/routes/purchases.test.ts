import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProfile } from '#api/profile.ts'
import { buyPackage } from '#api/purchases.ts'
import { readSession, Session } from '#api/session.ts'
import { plans } from '#content/plans.ts'
import { type Person, startTestServer, temporaryDir } from '../test-server.ts'

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof startTestServer>>
const testAccount = { email: 'Tester@Family.example', uid: undefined as string | undefined }
beforeAll(async () => {
  place = temporaryDir()
  server = await startTestServer(place.dir, { testAccount })
})
afterAll(async () => {
  await server.close()
  place.remove()
})

async function buy({ cookie }: Person, plan: string, key = randomUUID(), from?: string) {
  const { status, body } = await server.request(
    buyPackage,
    { plan, ...(from && { from }) },
    { cookie, 'idempotency-key': key },
  )
  expect(status).toBe(200)
  return buyPackage.response.parse(body)
}
const sessionOf = async ({ cookie }: Person) =>
  Session.parse((await server.request(readSession, undefined, { cookie })).body)

test.each(plans)('the $title package is bought at the server’s own price', async ({ id, title, price }) => {
  const ann = await server.signUp(`buyer of ${id}`)
  const { session, purchase } = await buy(ann, id)
  expect(session.user).toMatchObject({ uid: ann.uid, hasPaid: true, packageType: id })
  expect(purchase).toMatchObject({ userId: ann.uid, packageId: id, packageName: title, amount: price })
  expect(await sessionOf(ann)).toEqual(session)
  const profile = await server.request(readProfile, undefined, { cookie: ann.cookie })
  expect(profile.body).toMatchObject({ hasPaid: true, packageType: id })
})

test('repeated, at once or later, with one key or another, it answers the one purchase', async () => {
  const ann = await server.signUp('repeats')
  const key = randomUUID()
  const all = await Promise.all([buy(ann, 'starter', key), buy(ann, 'starter', key), buy(ann, 'elite')])
  all.push(await buy(ann, 'pro'))
  expect(new Set(all.map(({ purchase }) => purchase?.id)).size).toBe(1)
  expect(await server.store.readPurchases(ann.uid)).toHaveLength(1)
})

test.each([
  ['starter', 'pro', 100],
  ['starter', 'elite', 300],
  ['pro', 'elite', 200],
])('an upgrade from %s to %s costs the difference of %i, once', async (from, plan, amount) => {
  const ann = await server.signUp(`${from} to ${plan}`)
  await buy(ann, from)
  const { session, purchase } = await buy(ann, plan, randomUUID(), from)
  expect(purchase).toMatchObject({ packageId: plan, amount })
  expect(session.user).toMatchObject({ hasPaid: true, packageType: plan })
  expect((await buy(ann, plan, randomUUID(), from)).purchase?.id).toBe(purchase?.id)
  expect(await server.store.readPurchases(ann.uid)).toHaveLength(2)
})

test.each([
  ['elite', 'pro'],
  ['pro', 'pro'],
])('%s is not upgraded to %s', async (from, plan) => {
  const ann = await server.signUp(`not from ${from} to ${plan}`)
  await buy(ann, from)
  const answer = await server.request(
    buyPackage,
    { plan, from },
    { cookie: ann.cookie, 'idempotency-key': randomUUID() },
  )
  expect(answer.status).toBe(422)
  expect(await server.store.readPurchases(ann.uid)).toHaveLength(1)
})

test('an upgrade from a package that one has not bought changes nothing', async () => {
  const ann = await server.signUp('has none')
  expect((await buy(ann, 'pro', randomUUID(), 'starter')).session.user).toMatchObject({ hasPaid: false })
  expect(await server.store.readPurchases(ann.uid)).toEqual([])
})

test('the test account counts as paid, by address or by uid, and buys nothing', async () => {
  const tester = await server.signUp('tester')
  expect((await sessionOf(tester)).user).toMatchObject({ hasPaid: true, packageType: null })
  expect(await buy(tester, 'pro')).toMatchObject({ session: { user: { hasPaid: true } }, purchase: null })
  expect(await server.store.readPurchases(tester.uid)).toEqual([])

  const other = await server.signUp('other')
  expect((await sessionOf(other)).user).toMatchObject({ hasPaid: false })
  testAccount.uid = other.uid
  expect((await sessionOf(other)).user).toMatchObject({ hasPaid: true })
})
