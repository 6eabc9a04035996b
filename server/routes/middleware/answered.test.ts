import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount, exportPersonalData, PersonalData, readAccount } from '#api/account.ts'
import { signIn, signOut } from '#api/auth.ts'
import { changeProfile, Profile, readProfile } from '#api/profile.ts'
import { Billing, changeBilling, readBilling } from '#api/purchases.ts'
import { readSession, Session } from '#api/session.ts'
import { changeTrust, createTrust, putHealthCareDirective, readTrust, TrustState, Written } from '#api/trust.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import { recordOf, samples } from '#samples/families.ts'
import { type Person, startTestServer, temporaryDir } from '../../test-server.ts'

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof startTestServer>>
let count = 0
beforeAll(async () => {
  place = temporaryDir()
  server = await startTestServer(place.dir)
})
afterAll(async () => {
  await server.close()
  place.remove()
})
function someone(): Promise<Person> {
  count += 1
  return server.signUp(`p${count}`)
}
const as = ({ cookie }: Person, headers: Record<string, string> = {}) => ({ cookie, ...headers })

test('reading a trust never makes one; beginning makes one, once', async () => {
  const ann = await someone()
  const none = await server.request(readTrust, undefined, as(ann))
  expect(none).toMatchObject({ status: 200, body: { version: 0, record: null } })
  const begun = await server.request(createTrust, undefined, as(ann))
  expect(TrustState.parse(begun.body)).toMatchObject({ version: 1, record: { uid: ann.uid, currentStep: 1 } })
  const again = await server.request(createTrust, undefined, as(ann))
  expect(again.body).toEqual(begun.body)
})

test('the first saved answer makes the trust', async () => {
  const ann = await someone()
  const { status, body } = await server.request(changeTrust, { trustName: 'The Alder Trust' }, as(ann))
  expect(status).toBe(200)
  const written = Written.parse(body)
  const read = TrustState.parse((await server.request(readTrust, undefined, as(ann))).body)
  expect(read.version).toBe(written.version)
  expect(read.record).toMatchObject({ trustName: 'The Alder Trust', currentStep: 1, lastUpdated: written.lastUpdated })
})

test.each(Object.keys(samples) as (keyof typeof samples)[])('the %s family is stored completely', async (name) => {
  const ann = await someone()
  const { status } = await server.request(changeTrust, samples[name], as(ann))
  expect(status).toBe(200)
  const { record } = TrustState.parse((await server.request(readTrust, undefined, as(ann))).body)
  const { createdAt, lastUpdated, uid } = record ?? {}
  // What is read is what the schema made of it: trimmed.
  expect(record).toEqual({ ...recordOf(TrustPatch.parse(samples[name])), createdAt, lastUpdated, uid })
  expect(uid).toBe(ann.uid)
})

test('a request repeated under its key is applied once and answered alike', async () => {
  const ann = await someone()
  const key = { 'idempotency-key': randomUUID() }
  const first = await server.request(changeTrust, { trustName: 'One' }, as(ann, key))
  await server.request(changeTrust, { trustName: 'Two' }, as(ann))
  const again = await server.request(changeTrust, { trustName: 'One' }, as(ann, key))
  expect(again.body).toEqual(first.body)
  expect((await server.request(readTrust, undefined, as(ann))).body).toMatchObject({
    version: 2,
    record: { trustName: 'Two' },
  })
})

test('nobody reads another person’s trust or profile', async () => {
  const [ann, tom] = [await someone(), await someone()]
  await server.request(changeTrust, { trustName: 'Ann’s' }, as(ann))
  expect((await server.request(readTrust, undefined, as(tom))).body).toEqual({ version: 0, record: null })
  expect((await server.request(readProfile, undefined, as(tom))).body).toMatchObject({ uid: tom.uid, email: tom.email })
})

test('the directive is stored with its fields, or as skipped', async () => {
  const ann = await someone()
  const directive = { hcd_principalName: 'A', hcd_principalAddress: 'B', hcd_agentName: 'C', hcd_agentAddress: 'D' }
  expect((await server.request(putHealthCareDirective, directive, as(ann))).status).toBe(200)
  expect(await server.store.readDirective(ann.uid)).toEqual(directive)
  expect((await server.request(readTrust, undefined, as(ann))).body).toMatchObject({
    record: { ...directive, currentStep: 13, healthCareDirectiveComplete: true, healthCareDirectiveSkipped: false },
  })
  expect((await server.request(putHealthCareDirective, { skipped: true }, as(ann))).status).toBe(200)
  expect((await server.request(readTrust, undefined, as(ann))).body).toMatchObject({
    version: 2,
    record: { healthCareDirectiveSkipped: true },
  })
})

test('the profile is read and its names changed; the rest is the server’s', async () => {
  const ann = await someone()
  const profile = Profile.parse((await server.request(readProfile, undefined, as(ann))).body)
  expect(profile).toMatchObject({
    lastName: 'Alder',
    trustProgress: 0,
    hasPaid: false,
    packageType: null,
    updatedAt: null,
  })
  expect(profile.lastLogin).not.toBeNull()
  const changed = await server.request(changeProfile, { firstName: 'Anna' }, as(ann))
  expect(Profile.parse(changed.body)).toMatchObject({ firstName: 'Anna', lastName: 'Alder', email: ann.email })
  const session = Session.parse((await server.request(readSession, undefined, as(ann))).body)
  expect(session.user?.displayName).toBe('Anna Alder')
})

test('a language is stored with the account, returned at every sign-in, and exported', async () => {
  const ann = await someone()
  const languageNow = async () =>
    Session.parse((await server.request(readSession, undefined, as(ann))).body).user?.language
  expect(await languageNow()).toBeNull()
  const changed = await server.request(changeProfile, { language: 'es' }, as(ann))
  expect(Profile.parse(changed.body)).toMatchObject({ language: 'es', lastName: 'Alder' })
  expect(await languageNow()).toBe('es')
  const entered = await server.request(signIn, { email: ann.email, password: 'a long password' })
  expect(Session.parse(entered.body).user).toMatchObject({ uid: ann.uid, language: 'es' })
  const taken = await server.request(exportPersonalData, {}, as(ann))
  expect(taken.body).toMatchObject({ profile: { language: 'es' } })
  expect(await server.request(changeProfile, { language: 'fr' }, as(ann))).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid-field', field: 'language', message: 'This must be en or es.' } },
  })
  expect(await languageNow()).toBe('es')
})

test('the session says who is signed in, and that nobody is', async () => {
  const ann = await someone()
  expect((await server.request(readSession)).body).toEqual({
    user: null,
    installation: { paymentCheck: false, noMail: true },
  })
  const { uid, email } = ann
  expect(Session.parse((await server.request(readSession, undefined, as(ann))).body)).toMatchObject({
    user: { uid, email, hasPaid: false, packageType: null },
    installation: { paymentCheck: false, noMail: true },
  })
})

test('of a card the last four digits, holder and expiry are stored, and the next one replaces it', async () => {
  const [ann, tom] = [await someone(), await someone()]
  expect(await server.request(readBilling, undefined, as(ann))).toMatchObject({ status: 200, body: null })
  const card = { cardLast4: '4242', cardholderName: ' Ann Alder ', expiryDate: '12/98' }
  const saved = await server.request(changeBilling, card, as(ann))
  expect(Billing.parse(saved.body)).toMatchObject({
    cardLast4: '4242',
    cardMasked: '•••• •••• •••• 4242',
    cardholderName: 'Ann Alder',
    expiryDate: '12/98',
  })
  expect((await server.request(readBilling, undefined, as(ann))).body).toEqual(saved.body)
  expect((await server.request(readBilling, undefined, as(tom))).body).toBeNull()
  await server.request(changeBilling, { ...card, cardLast4: '0001', uid: ann.uid }, as(ann))
  expect((await server.request(readBilling, undefined, as(ann))).body).toMatchObject({
    cardMasked: '•••• •••• •••• 0001',
  })
})

test('a card that runs out this month is taken', async () => {
  const ann = await someone()
  const [year = '', month = ''] = new Date().toISOString().split('-')
  const card = { cardLast4: '4242', cardholderName: 'Ann Alder', expiryDate: `${month}/${year.slice(2)}` }
  expect((await server.request(changeBilling, card, as(ann))).status).toBe(200)
})

test('the export is complete, and a file that no cache stores', async () => {
  const [ann, tom] = [await someone(), await someone()]
  await server.request(changeTrust, { trustName: 'Tom’s' }, as(tom))
  await server.request(changeTrust, { trustName: 'Ann’s', grantorSsn: '914637285' }, as(ann))
  await server.request(putHealthCareDirective, { skipped: true }, as(ann))
  await server.request(changeBilling, { cardLast4: '4242', cardholderName: 'Ann', expiryDate: '12/98' }, as(ann))
  const { status, body, headers } = await server.request(exportPersonalData, {}, as(ann, { 'user-agent': 'Test/1' }))
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.json"$/)
  const data = PersonalData.parse(body)
  expect(data).toMatchObject({
    profile: { uid: ann.uid, email: ann.email },
    trust: { version: 2, record: { trustName: 'Ann’s', grantorSsn: '914637285' } },
    changes: [{ version: 1, patch: { grantorSsn: '914637285' } }, { version: 2 }],
    healthCareDirective: { skipped: true },
    billing: { cardLast4: '4242' },
    logins: [{ provider: 'password', id: ann.uid, createdAt: expect.any(String) }],
    sessions: [{ address: expect.any(String) }],
  })
  expect(JSON.stringify(body)).not.toContain('Tom')
  expect(JSON.stringify(body), 'no hash of the password').not.toContain('$argon')
})

test('an account that was made with a password has one', async () => {
  expect((await server.request(readAccount, undefined, as(await someone()))).body).toEqual({ hasPassword: true })
})

/** A save of which the server has the headers and the first byte. `finish` sends the rest and answers the status. */
async function begunSave(cookie: string, patch: object): Promise<{ finish(): Promise<number> }> {
  const bytes = new TextEncoder().encode(JSON.stringify(patch))
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const answer = server.app.request(changeTrust.path, {
    method: changeTrust.method,
    headers: { cookie, 'content-type': 'application/json' },
    body: readable,
    duplex: 'half',
  } as RequestInit)
  // Taken only once somebody reads, which is after the session was looked at.
  await writer.write(bytes.subarray(0, 1))
  return {
    async finish() {
      await writer.write(bytes.subarray(1))
      await writer.close()
      return (await answer).status
    },
  }
}

test('a body that arrives after the account was deleted is rejected, and leaves nothing', async () => {
  const ann = await someone()
  const save = await begunSave(ann.cookie, { trustName: 'Late' })
  const gone = await server.request(deleteAccount, { password: 'a long password' }, { cookie: ann.cookie })
  expect(gone.status).toBe(200)
  expect(await save.finish()).toBe(401)
  expect(await server.store.readTrust(ann.uid)).toEqual({ version: 0, record: null })
})

test('so is one that comes after the session ended, and one in time is taken', async () => {
  const ann = await someone()
  const [late, soon] = [
    await begunSave(ann.cookie, { trustName: 'Late' }),
    await begunSave(ann.cookie, { trustName: 'Soon' }),
  ]
  expect(await soon.finish()).toBe(200)
  await server.request(signOut, undefined, { cookie: ann.cookie })
  expect(await late.finish()).toBe(401)
  expect((await server.store.readTrust(ann.uid)).record).toMatchObject({ trustName: 'Soon' })
})
