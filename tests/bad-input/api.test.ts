import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { merge } from '#domain/trust/merge.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import { TrustRecord } from '#domain/trust/record.ts'
import { samples } from '#samples/families.ts'
import { type LaunchedServer, launchServer } from '../server/launch.ts'
import { errorInResponse, expectRejected, type Person, request, signUp } from '../server/test-user.ts'
import { badValuesOf, ENTRY, fields, unprintable } from './bad-inputs.ts'

let server: LaunchedServer
let ann: Person
let tom: Person
beforeAll(async () => {
  server = await launchServer()
  ann = await signUp(server.url)
  tom = await signUp(server.url)
  const entries = {
    beneficiaries: { put: [{ id: ENTRY, name: 'Clara', relationship: 'child' }] },
    assets: { put: [{ id: ENTRY, name: 'Home', type: 'real_estate', ownership: 'sole' }] },
    trustees: { put: [{ id: ENTRY, name: 'Jonah', address: '1 Elk Road' }] },
    acknowledgements: { put: [{ id: ENTRY, text: 'I agree.', checked: true }] },
  }
  for (const patch of [samples.complete, entries])
    expect(await ann.request('PATCH', '/api/trust', patch)).toMatchObject({ status: 200 })
})
afterAll(async () => {
  const said = server.log()
  await server.stop()
  expect(said, 'what the server logged as its own failure').not.toContain('request failed')
})

const change = (body: unknown, headers?: Record<string, string>) => ann.request('PATCH', '/api/trust', body, headers)
const shown = (value: unknown) => JSON.stringify(value).slice(0, 60)

describe('every field of a change, with every value it must reject', () => {
  test.each(fields.map((field) => [field.path, field] as const))('%s', async (path, field) => {
    const before = await ann.trust()
    const values = badValuesOf(field)
    const answers = await Promise.all(values.map((value) => change({ dbaName: 'Lost', ...field.patch(value) })))
    const errors = answers.map((answer, at) => {
      const error = errorInResponse(answer, path)
      return error && `${shown(values[at])} ${error}`
    })
    expect(errors.filter(Boolean)).toEqual([])
    expect(await ann.trust()).toEqual(before)
  })

  test('is the whole of the schema', () => {
    expect(fields.length).toBeGreaterThan(90)
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length)
  })
})

describe('a change is rejected, and changes nothing,', () => {
  const deep = (levels: number, around: string) => `{"trustName":${`${around}`.repeat(levels)}`
  const thousandAndOne = Array.from({ length: 1_001 }, (_, at) => ({ id: `n${at}`, name: 'N', relationship: 'child' }))
  test.each<[string, unknown, string?]>([
    ['with a number beyond all numbers', '{"numberOfTrustees":1e999}', 'numberOfTrustees'],
    ['with a number beyond all numbers for a text', '{"trustName":1e999}', 'trustName'],
    ['with an unknown field', { trustName: 'Lost', nickname: 'N' }, 'nickname'],
    ['with an unknown field of an entry', { assets: { put: [{ id: ENTRY, color: 'red' }] } }, 'assets.put.0.color'],
    ['with an unknown field of the certificate', { certificateData: { seal: 'x' } }, 'certificateData.seal'],
    ['with an unknown verb for a list', { assets: { clear: true } }, 'assets.clear'],
    ['with __proto__', '{"trustName":"Lost","__proto__":{"completed":true}}', '__proto__'],
    [
      'with __proto__ in an entry',
      '{"assets":{"put":[{"id":"here","__proto__":{"name":"x"}}]}}',
      'assets.put.0.__proto__',
    ],
    ['with constructor', '{"constructor":{"prototype":{}}}', 'constructor'],
    ['with an id that is none', { assets: { put: [{ id: '../../etc', name: 'x' }] } }, 'assets.put.0.id'],
    ['with an id that is empty', { trustees: { put: [{ id: '', name: 'x', address: 'y' }] } }, 'trustees.put.0.id'],
    ['with an id that is no text', { trustees: { remove: [null] } }, 'trustees.remove.0'],
    [
      'with an entry without an id',
      { beneficiaries: { put: [{ name: 'x', relationship: 'child' }] } },
      'beneficiaries.put.0.id',
    ],
    ['with 1,001 entries', { beneficiaries: { put: thousandAndOne } }, 'beneficiaries.put'],
    ['with 1,001 removals', { assets: { remove: thousandAndOne.map(({ id }) => id) } }, 'assets.remove'],
    ['with a whole list for a change of one', { assets: [{ id: ENTRY, name: 'x' }] }, 'assets'],
    ['when it is nested beyond sense', `${deep(200_000, '[')}`],
    ['when it is nested 40 deep', `${'{"certificateData":'.repeat(40)}1${'}'.repeat(40)}`],
    ['when it is over 1 MiB', { customRules: 'x'.repeat(1_048_576) }],
    ['when it is no JSON', '{"trustName":'],
    ['when it is JSON twice', '{"trustName":"a"}{"trustName":"b"}'],
    ['when it is NaN', '{"numberOfTrustees":NaN}'],
    ['when it is a list', [{ trustName: 'Lost' }]],
    ['when it is nothing', 'null'],
    ['when it is empty', ''],
  ])('%s', (_, body, field) => expectRejected(ann, change(body), field))

  test('in another content type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'])
      await expectRejected(ann, change('{"trustName":"Lost"}', { 'content-type': type }))
  })

  test('for another user', async () => {
    await expectRejected(ann, change({ uid: tom.uid, trustName: 'Lost' }), 'uid')
    for (const uid of ['', '*', '__proto__', `${ann.uid} `])
      await expectRejected(ann, change({ uid, trustName: 'Lost' }), 'uid')
    for (const uid of [5, null, [], {}]) await expectRejected(ann, change({ uid, trustName: 'Lost' }), 'uid')
    expect(await tom.trust()).toEqual({ version: 0, record: null })
  })

  test('with an idempotency key that is none', async () => {
    for (const key of ['1', '../x', 'x'.repeat(5_000)])
      await expectRejected(ann, change({ trustName: 'Lost' }, { 'idempotency-key': key }))
  })
})

test('the same id twice in one change is one entry, as the last of them says', async () => {
  const put = (name: string) => ({ id: 'twice', name, relationship: 'friend' })
  expect(await change({ beneficiaries: { put: [put('First'), put('Second')] } })).toMatchObject({ status: 200 })
  const { record } = await ann.trust()
  expect(record?.beneficiaries?.filter(({ id }) => id === 'twice')).toEqual([put('Second')])
  expect(await change({ beneficiaries: { remove: ['twice', 'twice', 'never-there'] } })).toMatchObject({ status: 200 })
  expect((await ann.trust()).record?.beneficiaries?.some(({ id }) => id === 'twice')).toBe(false)
})

describe('elsewhere', () => {
  const bad = ['', '{', 'null', '[]', '{"nope":1}', '{"__proto__":{}}', `"${'x'.repeat(1_048_600)}"`]

  test('POST /api/trust leaves an existing trust as it is, whatever it is sent', async () => {
    const before = await ann.trust()
    for (const body of [undefined, ...bad])
      expect((await ann.request('POST', '/api/trust', body)).status).toBeLessThan(500)
    expect(await ann.trust()).toEqual(before)
  })

  const sheet = { email: 'new@family.example', password: 'granite-lantern-meadow', firstName: 'Ann', lastName: 'Alder' }
  const directive = { hcd_principalName: 'A', hcd_principalAddress: 'B', hcd_agentName: 'C', hcd_agentAddress: 'D' }
  const wishes = { hcd_treatmentPreferences: '', hcd_organDonationPreference: '', hcd_mentalHealthPreferences: '' }
  const operations: [string, string, Record<string, string>, Record<string, number>][] = [
    [
      'PUT',
      '/api/health-care-directive',
      { ...directive, ...wishes },
      { hcd_agentName: 201, hcd_agentAddress: 501, hcd_treatmentPreferences: 20_001 },
    ],
    ['PATCH', '/api/users/me', { firstName: 'Ann', lastName: 'Alder' }, { firstName: 201, lastName: 201 }],
    ['POST', '/api/purchases', { plan: 'pro' }, { plan: 6 }],
    ['POST', '/api/sign-up', sheet, { email: 255, password: 1_001, firstName: 201, lastName: 201 }],
    ['POST', '/api/sign-in', { email: sheet.email, password: sheet.password }, { email: 255, password: 1_001 }],
  ]

  test.each(operations)('%s %s rejects every bad body', async (method, path) => {
    for (const body of bad) await expectRejected(ann, ann.request(method, path, body))
  })

  test.each(operations)('%s %s rejects every bad value and names the field', async (method, path, good, limits) => {
    for (const field of Object.keys(good)) {
      for (const value of [5, true, null, [], {}, ['a'], { a: 1 }])
        await expectRejected(ann, ann.request(method, path, { ...good, [field]: value }), field)
      if (!['email', 'password'].includes(field))
        for (const value of ['A\u0000b', 'A\u202Eb', 'A\uD800b', 'A\uFFFEb'])
          await expectRejected(ann, ann.request(method, path, { ...good, [field]: value }), field)
    }
    for (const [field, length] of Object.entries(limits))
      await expectRejected(ann, ann.request(method, path, { ...good, [field]: 'x'.repeat(length) }), field)
    await expectRejected(ann, ann.request(method, path, { ...good, hasPaid: true }), 'hasPaid')
  })

  test('sign-up and sign-in take no address and no password that is none', async () => {
    for (const email of [
      'ann',
      'ann@',
      '@family.example',
      'a\u0000@family.example',
      'a\u202E@family.example',
      'ann@@x.example',
      'a b@x.example',
      '',
    ]) {
      const rejected = await request(server.url, 'POST', '/api/sign-up', { ...sheet, email })
      expect(errorInResponse(rejected), email).toBeUndefined()
      expect(
        errorInResponse(await request(server.url, 'POST', '/api/sign-in', { email, password: 'x' })),
        email,
      ).toBeUndefined()
    }
    for (const password of ['', 'short', '       '])
      expect(
        errorInResponse(await request(server.url, 'POST', '/api/sign-up', { ...sheet, password })),
        password,
      ).toBeUndefined()
    for (const password of ['\u0000'.repeat(12), '\uD800'.repeat(12), '\u202E'.repeat(12)])
      expect((await request(server.url, 'POST', '/api/sign-in', { email: sheet.email, password })).status).toBeLessThan(
        500,
      )
  })
})

// A long run by hand: FAST_CHECK_RUNS=5000; the seed of a run that failed: FAST_CHECK_SEED.
const runs = Number(process.env.FAST_CHECK_RUNS ?? 150)
const seed = Number(process.env.FAST_CHECK_SEED ?? Date.now() % 2 ** 31)

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...unprintable.map(({ typed }) => typed)),
)
const likely = fc.constantFrom<unknown>(
  ...['child', 'charity', 'real_estate', 'sole', 'self', 'custom', 'Trust', '2025-05-03', '536904321', '53-6904321'],
  ...[18, 1, 0, 100, 21.5, true, false, null, 'Ann Alder', 'ann@family.example', '1 Elk Road\nJackson'],
)
const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('b-clara', 'a-home', 't-1', 'new') }, text)

/** One field set to something: fit for it, unfit for it, or nothing to do with it. */
const oneField = fc
  .constantFrom(...fields)
  .chain((field) =>
    fc
      .oneof(
        { weight: 4, arbitrary: likely },
        fc.constantFrom(...badValuesOf(field)),
        text,
        fc.jsonValue({ maxDepth: 4 }),
      )
      .map((value) => field.patch(value)),
  )
const listChange = fc.record(
  {
    put: fc.array(
      fc.record({ id, name: text, relationship: likely, type: likely, ownership: likely }, { requiredKeys: ['id'] }),
      { maxLength: 5 },
    ),
    remove: fc.array(id, { maxLength: 3 }),
  },
  { requiredKeys: [] },
)
const patch = fc.oneof(
  { weight: 5, arbitrary: fc.array(oneField, { maxLength: 4 }).map((parts) => Object.assign({}, ...parts) as object) },
  fc.record({ beneficiaries: listChange, assets: listChange, trustees: listChange }, { requiredKeys: [] }),
  fc.dictionary(text, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 3 }),
  fc.jsonValue(),
)

test(`a random change is merged as the rules say, or rejected and changes nothing (seed ${seed})`, async () => {
  const eve = await signUp(server.url)
  await eve.request('PATCH', '/api/trust', samples.complete)
  const counted = { accepted: 0, rejected: 0 }
  await fc.assert(
    fc.asyncProperty(patch, async (body) => {
      const before = await eve.trust()
      const answer = await eve.request('PATCH', '/api/trust', JSON.stringify(body))
      const after = await eve.trust()
      if (answer.status !== 200) {
        counted.rejected++
        expect(errorInResponse(answer)).toBeUndefined()
        expect(after).toEqual(before)
        return
      }
      counted.accepted++
      const { uid: _, ...change } = body as { uid?: string }
      const meant = merge(before.record as TrustRecord, TrustPatch.parse(JSON.parse(JSON.stringify(change))))
      expect(after.record).toEqual({ ...meant, lastUpdated: after.record?.lastUpdated })
      expect(TrustRecord.safeParse(after.record).error).toBeUndefined()
    }),
    { numRuns: runs, seed },
  )
  console.info(`${counted.accepted} accepted, ${counted.rejected} rejected`)
  if (!process.env.FAST_CHECK_RUNS) {
    expect(counted.accepted).toBeGreaterThan(5)
    expect(counted.rejected).toBeGreaterThan(20)
  }
})
