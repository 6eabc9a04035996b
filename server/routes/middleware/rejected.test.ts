import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCodes } from '#api/errors.ts'
import { GOOGLE_CALLBACK } from '#api/google.ts'
import { MAX_BODY_BYTES } from '#api/limits.ts'
import type { Operation } from '#api/operation.ts'
import { buyPackage, changeBilling } from '#api/purchases.ts'
import { operations } from '#api/resources.ts'
import { changeTrust, putHealthCareDirective, readTrust } from '#api/trust.ts'
import { type Person, startTestServer, temporaryDir } from '../../test-server.ts'

const named = operations.map((operation) => ({
  operation,
  good: operation.example as Record<string, unknown> | undefined,
  name: `${operation.method} ${operation.path}`,
}))
const withBody = named.filter(({ operation }) => operation.request)
const writing = named.filter(({ operation }) => operation.method !== 'GET')

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof startTestServer>>
let ann: Person
let tom: Person
beforeAll(async () => {
  place = temporaryDir()
  // Ann may use every operation.
  server = await startTestServer(place.dir, { reviewLinks: true, operators: ['ann@family.example'] })
  ann = await server.signUp('ann')
  await server.accounts.verification.trust(ann.uid)
  await server.store.beginFactor(ann.uid, 'A'.repeat(32))
  await server.store.confirmFactor(ann.uid, 'A'.repeat(32), 1, ['a hash'])
  tom = await server.signUp('tom')
})
afterAll(async () => {
  await server.close()
  place.remove()
})

const asAnn = (operation: Operation, body?: unknown, headers: Record<string, string> = {}) =>
  server.request(operation, body, { cookie: ann.cookie, ...headers })

async function expectError(
  answer: Promise<{ status: number; body: unknown; headers: Headers }>,
  code: keyof typeof errorCodes,
  field?: string,
) {
  const before = await server.store.readTrust(ann.uid)
  const { status, body } = await answer
  expect(body).toMatchObject({ error: { code, message: expect.stringMatching(/\w+/), ...(field ? { field } : {}) } })
  expect(status).toBe(errorCodes[code])
  expect(await server.store.readTrust(ann.uid)).toEqual(before)
}

test('every operation has a route, and every route of the API is an operation', () => {
  const served = server.app.routes.filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
  const listed = operations.map(({ method, path }) => `${method} ${path}`)
  // Reached by the browser's own address line, as a page is; tests/google/ tries it.
  expect(new Set(served.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set([...listed, `GET ${GOOGLE_CALLBACK}`]),
  )
})

describe('someone who is not signed in', () => {
  test.each(named.filter(({ operation }) => operation.access === 'signed-in'))(
    'is rejected by $name',
    ({ operation, good }) => expectError(server.request(operation, good), 'not-signed-in'),
  )
  test.each(['garbage', 'a.b', '%', '🐴'.repeat(2)])('is rejected with the cookie %s', (value) =>
    expectError(
      server.request(readTrust, undefined, { cookie: `kinstead.session_token=${encodeURIComponent(value)}` }),
      'not-signed-in',
    ),
  )
})

describe('another site', () => {
  test.each(writing)('is rejected by $name', async ({ operation, good }) => {
    await expectError(asAnn(operation, good, { origin: 'https://evil.example' }), 'foreign-origin')
    await expectError(asAnn(operation, good, { origin: 'null' }), 'foreign-origin')
    await expectError(asAnn(operation, good, { 'sec-fetch-site': 'cross-site' }), 'foreign-origin')
    await expectError(asAnn(operation, good, { 'sec-fetch-site': 'same-site' }), 'foreign-origin')
  })
  test('is not this one', async () => {
    const { status } = await asAnn(
      changeTrust as Operation,
      {},
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    )
    expect(status).toBe(200)
  })
})

describe('a bad body', () => {
  test.each(withBody)('is rejected by $name', async ({ operation, good }) => {
    for (const body of ['', '{', 'null', '[]', '"text"', '1', '[{}]', '{"a":1,}', `${'['.repeat(10_000)}`])
      await expectErrorOneOf(asAnn(operation, body), ['invalid-body', 'invalid-field'])
    const deep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`
    await expectError(asAnn(operation, deep), 'invalid-body')
    await expectError(asAnn(operation, JSON.stringify(good), { 'content-type': 'text/plain' }), 'invalid-body')
    await expectError(
      asAnn(operation, JSON.stringify(good), { 'content-type': 'application/x-www-form-urlencoded' }),
      'invalid-body',
    )
  })
  test.each(withBody)('with a field too many is rejected by $name', async ({ operation, good }) => {
    await expectError(asAnn(operation, { ...good, hasPaid: true }), 'unknown-field', 'hasPaid')
    await expectError(asAnn(operation, '{"__proto__":{"a":1}}'), 'unknown-field', '__proto__')
    await expectError(asAnn(operation, '{"\\u005f_proto__":1}'), 'unknown-field', '__proto__')
    await expectError(asAnn(operation, '{"a":{"constructor":{}}}'), 'unknown-field', 'a.constructor')
  })
  test.each(withBody)('of wrong types is rejected by $name', async ({ operation, good = {} }) => {
    const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
    for (const [field, right] of Object.entries(good))
      for (const value of [5, true, [], {}, [1], { a: 1 }].filter((wrong) => kindOf(wrong) !== kindOf(right)))
        await expectError(asAnn(operation, { ...good, [field]: value }), 'invalid-field', field)
  })
  test.each(withBody)('over the limit is rejected by $name', async ({ operation }) => {
    const body = JSON.stringify({ trustName: 'x'.repeat(MAX_BODY_BYTES) })
    await expectError(asAnn(operation, body), 'body-too-large')
  })
  test('not in UTF-8 is rejected', async () => {
    const body = Buffer.from('7b22747275737444616d65223a22ff227d', 'hex')
    const answer = await server.app.request(changeTrust.path, {
      method: 'PATCH',
      body,
      headers: { cookie: ann.cookie, 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
  })
  async function expectErrorOneOf(asked: ReturnType<typeof asAnn>, codes: string[]) {
    const { body, status } = await asked
    expect(codes).toContain((body as { error: { code: string } }).error.code)
    expect(status).toBeLessThan(500)
  }
})

describe('a change of a trust', () => {
  const change = (patch: unknown, headers = {}) => asAnn(changeTrust as Operation, patch, headers)

  test('may repeat the own uid and no other', async () => {
    expect((await change({ uid: ann.uid, grantorName: 'Ann' })).status).toBe(200)
    expect((await server.store.readTrust(ann.uid)).record?.uid).toBe(ann.uid)
    await expectError(change({ uid: tom.uid, grantorName: 'Ann' }), 'foreign-record', 'uid')
    await expectError(change({ uid: 5 }), 'invalid-field', 'uid')
    expect(await server.store.readTrust(tom.uid)).toEqual({ version: 0, record: null })
  })

  test.each([
    ['grantorSsn', '12a'],
    ['grantorSsn', '1234567890'],
    ['einResponsiblePartySSN', '123456789'],
    ['trustDate', '1899-12-31'],
    ['trustDate', '2025-02-30'],
    ['trustDate', '2999-01-01'],
    ['einCreationDate', '2999-01-01'],
    ['currentStep', 14],
    ['currentStep', 1.5],
    ['trustName', 'x'.repeat(201)],
    ['grantorAddress', 'x'.repeat(501)],
    ['customRules', 'x'.repeat(20_001)],
    ['trustName', 'a\u0000b'],
    ['trustName', '\ud800'],
    ['trustName', 'a\u202eb'],
    ['trusteeType', 'nobody'],
    ['createdAt', '2025-01-01T00:00:00.000Z', 'unknown-field'],
    ['lastUpdated', '2025-01-01T00:00:00.000Z', 'unknown-field'],
    ['version', 5, 'unknown-field'],
  ] as const)('rejects %s = %j', (field, value, code: keyof typeof errorCodes = 'invalid-field') =>
    expectError(change({ trustName: 'Lost', [field]: value }), code, field),
  )

  test('names the position of an error in a list', async () => {
    const entry = { id: 'b', name: 'A', relationship: 'child' }
    await expectError(
      change({ beneficiaries: { put: [entry, { ...entry, id: 'c', name: 5 }] } }),
      'invalid-field',
      'beneficiaries.put.1.name',
    )
    await expectError(
      change({ beneficiaries: { put: [{ ...entry, nope: 1 }] } }),
      'unknown-field',
      'beneficiaries.put.0.nope',
    )
    await expectError(change({ beneficiaries: [entry] }), 'invalid-field', 'beneficiaries')
    await expectError(change({ beneficiaries: { remove: ['../x'] } }), 'invalid-field', 'beneficiaries.remove.0')
  })

  test('grants a day ahead of UTC, because today is the browser’s', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    expect((await change({ trustDate: day(1) })).status).toBe(200)
    await expectError(change({ trustDate: day(2) }), 'invalid-field', 'trustDate')
  })

  test('needs a UUID for an idempotency key, if any', async () => {
    await expectError(change({}, { 'idempotency-key': 'x' }), 'invalid-field', 'Idempotency-Key')
    const key = '3F2504E0-4F89-41D3-9A0C-0305E82C3301'
    const first = await change({ trustName: 'Once' }, { 'idempotency-key': key })
    const again = await change({ trustName: 'Once' }, { 'idempotency-key': key.toLowerCase() })
    expect(again.body).toEqual(first.body)
  })

  test('over a full list is rejected by name', async () => {
    const put = (prefix: string) =>
      Array.from({ length: 600 }, (_, index) => ({ id: `${prefix}${index}`, name: 'x', relationship: 'child' }))
    expect((await change({ beneficiaries: { put: put('a') } })).status).toBe(200)
    await expectError(change({ beneficiaries: { put: put('b') } }), 'invalid-field', 'beneficiaries')
  })
})

describe('a directive', () => {
  test.each([
    [{}, 'invalid-field', 'hcd_principalName'],
    [{ skipped: false }, 'invalid-field', 'skipped'],
    [{ skipped: true, hcd_agentName: 'A' }, 'unknown-field', undefined],
    [{ hcd_principalName: 'A', hcd_principalAddress: 'B', hcd_agentName: 'C' }, 'invalid-field', 'hcd_agentAddress'],
  ] as const)('%j is rejected', (body, code, field) =>
    expectError(asAnn(putHealthCareDirective as Operation, body), code, field),
  )
})

describe('a purchase', () => {
  test.each([
    [{ plan: 'gold' }, 'invalid-field', 'plan'],
    [{ plan: 'PRO' }, 'invalid-field', 'plan'],
    [{ plan: '' }, 'invalid-field', 'plan'],
    [{}, 'invalid-field', 'plan'],
    [{ plan: 'pro', amount: 1 }, 'unknown-field', 'amount'],
    [{ plan: 'pro', userId: 'someone' }, 'unknown-field', 'userId'],
    [{ plan: 'pro', cardNumber: '4111111111111111' }, 'unknown-field', 'cardNumber'],
  ] as const)('of %j is rejected', async (body, code, field) => {
    await expectError(asAnn(buyPackage as Operation, body), code, field)
    expect(await server.store.readPurchases(ann.uid)).toEqual([])
    expect(await server.store.readProfile(ann.uid)).toMatchObject({ hasPaid: false, packageType: null })
  })
})

test('an unknown path or method is not found', async () => {
  await expectError(server.request({ method: 'GET', path: '/api/nope' }), 'not-found')
  await expectError(server.request({ method: 'PUT', path: '/api/trust' }, {}), 'not-found')
  const answer = await server.app.request('/', { method: 'POST', body: 'x' })
  expect(answer.status).toBe(404)
})

test('every answer of the API is private and carries the security headers', async () => {
  for (const { operation, good } of named) {
    const { headers } = await server.request(operation, good)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBeNull()
  }
})

describe('a card', () => {
  const good = { cardLast4: '4242', cardholderName: 'Ann Alder', expiryDate: '12/98' }
  const put = (changed: Record<string, unknown>) => asAnn(changeBilling as Operation, { ...good, ...changed })

  test.each([
    ['cardLast4', '4242424242424242'],
    ['cardLast4', '424'],
    ['cardLast4', '424a'],
    ['cardLast4', '٤٢٤٢'],
    ['cardholderName', ' A '],
    ['cardholderName', 'x'.repeat(201)],
    ['cardholderName', 'a\u0000b'],
    ['cardholderName', '4242 4242 4242 4242'],
    ['cardholderName', 'Ann 4242-4242-4242'],
    ['expiryDate', ''],
    ['expiryDate', '13/98'],
    ['expiryDate', '00/98'],
    ['expiryDate', '1/98'],
    ['expiryDate', '12/2098'],
    ['expiryDate', '01/20'],
    ['cardNumber', '4242424242424242', 'unknown-field'],
    ['cvv', '123', 'unknown-field'],
    ['cvc', '123', 'unknown-field'],
    ['cardMasked', '•••• •••• •••• 9999', 'unknown-field'],
    ['updatedAt', '2025-01-01T00:00:00.000Z', 'unknown-field'],
  ] as const)('with %s = %j is rejected', async (field, value, code: keyof typeof errorCodes = 'invalid-field') => {
    await expectError(put({ [field]: value }), code, field)
    expect(await server.store.readBilling(ann.uid)).toBeNull()
  })

  test('of another account is rejected', () => expectError(put({ uid: tom.uid }), 'foreign-record', 'uid'))
})
