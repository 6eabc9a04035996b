import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#api/resources.ts'
import { samples } from '#samples/families.ts'
import { openDatabase } from '#server/db/database.ts'
import { silentLog } from '#server/observability/log.ts'
import { type LaunchedProvider, launchProvider } from '../google/provider.ts'
import { type MailServer, receiveMail } from '../mail/receive.ts'
import { standInForStripe } from '../payments/stripe-stand-in.ts'
import { authenticator } from '../second-factor/setting-up.ts'
import { type LaunchedServer, launchServer } from '../server/launch.ts'
import { errorsOf, type GeneratedClient, generateClient, operationIds } from './client.ts'

/** The real server with a real mail server and a real provider behind the Google button, and a client from the document it serves. */
let mail: MailServer
let google: LaunchedProvider
let server: LaunchedServer
let client: GeneratedClient
beforeAll(async () => {
  ;[mail, google] = await Promise.all([receiveMail(), launchProvider()])
  server = await launchServer({
    env: {
      TWO_FACTOR: 'on',
      OPERATORS: 'ann@family.example',
      REVIEW_LINKS: 'on',
      SMTP_URL: mail.url,
      MAIL_FROM: 'post@kinstead.example',
      ...google.env,
    },
  })
  client = await generateClient(`${server.url}/api/openapi.json`, server.url)
})
afterAll(async () => {
  await client.remove()
  await server.stop()
  await Promise.all([mail.stop(), google.stop()])
})

const steps = readFileSync(import.meta.filename, 'utf8')
const email = 'ann@family.example'
const password = 'granite-lantern-meadow'

/** Calls an operation, and wants the answer to be as the document says. */
async function call(id: string, ...given: unknown[]) {
  const answer = await client.call(id, ...given)
  expect(errorsOf(id, answer)).toEqual([])
  return answer
}
const done = async (id: string, ...given: unknown[]) => {
  const { status, data } = await call(id, ...given)
  expect({ id, status, data }).toMatchObject({ status: 200 })
  return data
}

/** The operations that succeed only where packages are paid through Stripe. */
async function answeredWithStripe(): Promise<Iterable<string>> {
  const stripe = await standInForStripe()
  const seller = await launchServer({ env: stripe.env })
  const buyer = await generateClient(`${seller.url}/api/openapi.json`, seller.url)
  try {
    await buyer.call('signUp', { email, password, firstName: 'Ann', lastName: 'Alder' })
    for (const [id, ...given] of [['beginCheckout', { plan: 'pro' }], ['readPayments']] as const)
      expect(errorsOf(id, await buyer.call(id, ...given))).toEqual([])
    return buyer.answered
  } finally {
    await buyer.remove()
    await seller.stop()
    await stripe.stop()
  }
}

test('every operation is answered as the document says, through a client that was generated from it', async () => {
  expect(await done('readSession')).toMatchObject({ user: null })
  expect((await call('readTrust')).data).toMatchObject({ error: { code: 'not-signed-in' } })
  await done('signUp', { email, password, firstName: 'Ann', lastName: 'Alder' })
  await done('readProfile')
  await done('changeProfile', { firstName: 'عائشة' })
  expect(await done('readTrust')).toEqual({ version: 0, record: null })
  expect(await done('readTrustVersion')).toEqual({ version: 0 })
  await done('createTrust', { idempotencyKey: crypto.randomUUID() })

  const stream = client.call('trustEvents')
  const key = { idempotencyKey: crypto.randomUUID() }
  const written = await done('changeTrust', samples.complete, key)
  expect(await done('changeTrust', samples.complete, key), 'the same again is done once').toEqual(written)
  await done('putHealthCareDirective', { skipped: true })
  expect(await done('readTrustVersion')).toEqual({ version: 3 })
  expect(await done('readTrust')).toMatchObject({ version: 3, record: { healthCareDirectiveSkipped: true } })

  expect((await done('readHistory', {})) as object).toMatchObject({
    changes: [{ version: 1 }, { version: 2 }, { version: 3 }],
  })
  expect((await done('readHistory', { before: '3' })) as object).toMatchObject({
    changes: [{ version: 1 }, { version: 2 }],
  })
  expect(await done('restoreVersion', { version: 2 }, { idempotencyKey: crypto.randomUUID() })).toMatchObject({
    version: 4,
  })
  const copy = { way: 'print' as const, version: 4, at: '2025-05-03T10:42:00.000Z' }
  await done(
    'recordDownloads',
    { ...copy, documents: [{ document: 'trust-agreement', fingerprint: 'a'.repeat(64) }] },
    {},
  )
  expect(await done('readDownloads')).toMatchObject({ copies: [{ way: 'print', version: 4 }] })

  const file = '0193b1de-4a5c-7d2e-8f60-3b7c9a1e5d24'
  const scan = { id: file, document: 'pour-over-will' as const, name: 'will.pdf', size: 9 }
  expect((await call('beginSignedDocument', { ...scan, mediaType: 'text/html' })).status).toBe(415)
  await done('beginSignedDocument', { ...scan, mediaType: 'application/pdf' })
  expect(await done('sendSignedPiece', { id: file, piece: 0, content: 'JVBERi0xLjcK' })).toEqual({ received: 1 })
  expect(await done('readSignedDocuments')).toMatchObject({ files: [{ id: file, name: 'will.pdf', size: 9 }] })
  expect(await done('readSignedPiece', { id: file, piece: '0' })).toEqual({ content: 'JVBERi0xLjcK' })
  await done('removeSignedDocument', { id: file })

  expect((await call('makeReviewLink', { label: 'Dana Reed', days: 7 })).data).toMatchObject({
    error: { code: 'email-not-verified' },
  })
  await done('sendVerification', { language: 'es' })
  await done('verifyEmail', { token: (await mail.verificationTo(email)).token })
  const made = (await done('makeReviewLink', {
    label: 'Dana Reed',
    days: 7,
    passphrase: 'cedar and brass',
    person: 'Thomas Edward Whitlock',
  })) as {
    link: { id: string }
    token: string
  }
  const proof = { token: made.token, passphrase: 'cedar and brass' }
  expect(await done('openReview', proof)).toMatchObject({ label: 'Dana Reed', record: { uid: 'reader' }, comments: [] })
  expect((await call('openReview', { token: made.token })).data).toMatchObject({
    error: { code: 'invalid-review-link' },
  })
  const remark = { step: 'grantor' as const, name: 'Dana Reed', text: 'Is this the legal name?' }
  const comment = (await done('commentOnReview', { ...proof, ...remark })) as { id: string }
  await done('markReviewComment', { id: comment.id, done: true })
  expect(await done('readReviewLinks')).toMatchObject({ links: [{ opened: 1 }], comments: [{ ...remark, done: true }] })
  await done('removeReviewComment', { id: comment.id })
  const proposed = { ...proof, email: 'thomas@new.example' }
  const sent = (await done('proposeInReview', proposed, { idempotencyKey: crypto.randomUUID() })) as {
    proposals: { id: string }[]
  }
  expect(await done('readSentProposals', proof)).toEqual(sent)
  await done('withdrawFromReview', { ...proof, id: String(sent.proposals[0]?.id) })
  const again = (await done('proposeInReview', proposed, { idempotencyKey: crypto.randomUUID() })) as typeof sent
  await done('decideReviewProposal', { id: String(again.proposals[0]?.id), used: ['email'] })
  const forAttorney = { label: 'Dana Reed', days: 7 as const, purpose: 'attorney' as const }
  const { token: attorneys } = (await done('makeReviewLink', forAttorney)) as typeof made
  expect(await done('copyForAttorney', { token: attorneys })).toMatchObject({ record: { uid: 'reader' } })
  await done('revokeReviewLink', { id: made.link.id })
  await done('removeReviewLink', { id: made.link.id })

  expect(await done('readBilling')).toBeNull()
  await done('changeBilling', { cardLast4: '4242', cardholderName: 'Ann Alder', expiryDate: '12/98' })
  await done('readBilling')
  await done('buyPackage', { plan: 'pro' })
  await done('readAccount')
  await done('changeReminders', { kinds: ['review'], timeZone: 'America/Denver' })
  expect(await done('readReminders')).toMatchObject({ kinds: ['review'] })
  const database = await openDatabase({ dataDir: server.dataDir }, silentLog)
  const { token: link } = await database.db
    .selectFrom('reminder_subscription')
    .select('token')
    .executeTakeFirstOrThrow()
  await database.close()
  await done('turnOffReminders', { token: link })
  expect(await done('exportPersonalData', {})).toMatchObject({ profile: { firstName: 'عائشة' }, trust: { version: 4 } })
  expect(await done('startGoogle')).toMatchObject({ url: expect.stringContaining(google.issuer) })
  expect(await done('readOpenApi')).toMatchObject({ openapi: '3.1.1' })

  // An operation that has no step in this file succeeds with its example.
  for (const { id, request, query, example } of operations)
    if (!steps.includes(`'${id}'`)) await done(id, ...(request ? [example] : []), ...(query ? [{}] : []))

  await done('signOut')
  const { status, data } = await stream
  expect(status).toBe(200)
  expect(String(data).match(/^event: .+$/gm)).toEqual([
    ...['event: version', 'event: patch', 'event: patch', 'event: patch', 'event: signed-out'],
  ])

  expect((await call('signIn', { email, password: 'not hers' })).status).toBe(401)
  await done('signIn', { email, password })
  await done('requestPasswordReset', { email })
  const { token } = await mail.mailTo(email)
  await done('resetPassword', { token, password: 'another password' })
  expect((await call('resetPassword', { token, password })).data).toMatchObject({
    error: { code: 'invalid-reset-link' },
  })
  await done('signIn', { email, password: 'another password' })

  const begun = (await done('beginSecondFactor', { password: 'another password' })) as { key: string }
  const app = authenticator(begun.key)
  await done('confirmSecondFactor', { code: app.next() })
  expect(await done('readSecondFactor')).toMatchObject({ recoveryCodesLeft: 10 })
  await done('signOut')
  expect(await done('signIn', { email, password: 'another password' })).toMatchObject({
    user: null,
    secondFactorRequired: true,
  })
  expect((await call('finishSignIn', { code: 'not a code' })).data).toMatchObject({ error: { code: 'wrong-code' } })
  expect(await done('finishSignIn', { code: app.next() })).toMatchObject({ user: { email } })
  const { recoveryCodes } = (await done('makeRecoveryCodes', { password: 'another password' })) as {
    recoveryCodes: string[]
  }
  await done('openDesk', { code: recoveryCodes[1] })
  await expect.poll(() => done('readOverview'), { timeout: 30_000 }).toMatchObject({ counts: { accounts: { all: 1 } } })
  expect(await done('readAccountState', { email })).toMatchObject({ account: { email, secondFactor: true } })
  await done('turnOffSecondFactor', { code: recoveryCodes[0] })
  const { devices } = (await done('readDevices')) as { devices: { id: string }[] }
  expect(devices).toMatchObject([{ current: true }])
  await done('signOutDevice', { id: 'none' })
  await done('signOutOtherDevices')
  expect(await done('deleteAccount', { password: 'another password' })).toMatchObject({ user: null })

  const answered = new Set([...client.answered, ...(await answeredWithStripe())])
  expect([...answered].toSorted()).toEqual(operationIds.toSorted())
})

test('the client passes the compiler, strictly', async () => {
  expect(await client.compile()).toBe('')
})

const badBody = { headers: { 'content-type': 'application/json' }, body: '{' }
const unknown = { headers: { 'content-type': 'application/json' }, body: '{"nope":1}' }
const badly: [string, RequestInit][] = [
  ['from another site', { headers: { origin: 'https://evil.example' } }],
  ['without a session', {}],
  ['with a key that is no UUID', { headers: { 'idempotency-key': 'x' } }],
  ['with a broken body', badBody],
  ['with an unknown field', unknown],
]

test.each(badly)('asked %s, every operation rejects in a way that the document has', async (_, init) => {
  for (const { id, method, path } of operations) {
    const { body, ...rest } = init
    const answer = await fetch(`${server.url}${path}`, { ...rest, method, ...(method !== 'GET' && { body }) })
    const data: unknown = await answer.json()
    expect(errorsOf(id, { status: answer.status, data })).toEqual([])
  }
})

const large = Buffer.alloc(1_100_000, ' ')
const tooLarge: [string, () => RequestInit][] = [
  ['that tells its length', () => ({ body: large })],
  ['that does not tell its length', () => ({ body: new Blob([large]).stream(), duplex: 'half' })],
]

test.each(tooLarge)(
  'asked with a body too large %s, every operation rejects it in a way that the document has',
  async (_, init) => {
    for (const { id, method, path } of operations.filter((each) => each.method !== 'GET')) {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${server.url}${path}`, { ...init(), method, headers })
      const data: unknown = await answer.json()
      expect(errorsOf(id, { status: answer.status, data })).toEqual([])
    }
  },
)
