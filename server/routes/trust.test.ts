import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportPersonalData, PersonalData } from '#api/account.ts'
import { readDownloads, recordDownloads } from '#api/documents.ts'
import { changeTrust, readHistory, readTrust, restoreVersion, TrustHistory, Written } from '#api/trust.ts'
import { completion } from '#domain/trust/lifecycle.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import { ApiError } from '../errors.ts'
import { type Person, startTestServer, temporaryDir } from '../test-server.ts'
import { rejectFutureDates } from './trust.ts'

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof startTestServer>>
let ann: Person
let tom: Person
beforeAll(async () => {
  place = temporaryDir()
  server = await startTestServer(place.dir)
  ann = await server.signUp('ann')
  tom = await server.signUp('tom')
})
afterAll(async () => {
  await server.close()
  place.remove()
})
const as = ({ cookie }: Person, headers: Record<string, string> = {}) => ({ cookie, ...headers })
const historyOf = (person: Person, query = '') =>
  server.request({ ...readHistory, path: `${readHistory.path}${query}` as '/api/x' }, undefined, as(person))

test('the history is read, in stretches, and an earlier version restored, by its owner alone', async () => {
  for (const patch of [samples.complete, { trustName: 'B' }, { trustName: 'C' }])
    expect((await server.request(changeTrust, patch, as(ann))).status).toBe(200)
  const { changes } = TrustHistory.parse((await historyOf(ann)).body)
  expect(changes.map(({ version }) => version)).toEqual([1, 2, 3])
  const stretch = TrustHistory.parse((await historyOf(ann, '?before=3')).body)
  expect(stretch.changes.map(({ version }) => version)).toEqual([1, 2])
  expect(TrustHistory.parse((await historyOf(tom)).body)).toEqual({ base: { version: 0, record: null }, changes: [] })

  const rejected = await server.request(restoreVersion, { version: 2 }, as(tom))
  expect(rejected).toMatchObject({ status: 404, body: { error: { code: 'not-found', field: 'version' } } })
  const key = { 'Idempotency-Key': randomUUID() }
  const first = await server.request(restoreVersion, { version: 2 }, as(ann, key))
  expect(Written.parse(first.body).version).toBe(4)
  expect((await server.request(restoreVersion, { version: 2 }, as(ann, key))).body).toEqual(first.body)
  expect((await server.request(readTrust, undefined, as(ann))).body).toMatchObject({
    version: 4,
    record: { trustName: 'B' },
  })
  expect(TrustHistory.parse((await historyOf(ann)).body).changes.at(-1)).toMatchObject({ version: 4, restoredFrom: 2 })
  const data = PersonalData.parse((await server.request(exportPersonalData, {}, as(ann))).body)
  expect(data.restores).toEqual([{ version: 4, restoredFrom: 2 }])
})

test.each(['0', '-1', 'x', '1.5', ''])('changes before %j are rejected', async (before) => {
  expect((await historyOf(ann, `?before=${before}`)).body).toMatchObject({
    error: { code: 'invalid-field', field: 'before' },
  })
})
test('an unknown query parameter is rejected', async () => {
  expect((await historyOf(ann, '?uid=tom')).body).toMatchObject({ error: { code: 'unknown-field', field: 'uid' } })
})

test('downloads are recorded once for a key, and rejected when they are invalid', async () => {
  const copy = {
    way: 'packet',
    version: 1,
    at: '2026-05-03T10:42:00.000Z',
    documents: [
      { document: 'pour-over-will', fingerprint: 'a'.repeat(64) },
      { document: 'schedule-a', fingerprint: 'b'.repeat(64) },
    ],
  }
  const key = { 'Idempotency-Key': randomUUID() }
  for (let time = 0; time < 2; time += 1)
    expect(await server.request(recordDownloads, copy, as(ann, key))).toMatchObject({ status: 200, body: {} })
  const others = { ...copy, documents: [{ document: 'schedule-a', fingerprint: 'c'.repeat(64) }] }
  expect(await server.request(recordDownloads, others, as(ann, key))).toMatchObject({
    status: 422,
    body: { error: { field: 'Idempotency-Key' } },
  })
  const { copies } = readDownloads.response.parse((await server.request(readDownloads, undefined, as(ann))).body)
  expect(copies).toHaveLength(2)
  expect(copies).toContainEqual({
    document: 'schedule-a',
    way: 'packet',
    whole: false,
    version: 1,
    fingerprint: 'b'.repeat(64),
    at: '2026-05-03T10:42:00.000Z',
  })
  for (const [field, value] of [
    ['documents', []],
    ['documents', [{ document: 'prenup', fingerprint: 'a'.repeat(64) }]],
    ['documents', [{ document: 'schedule-a', fingerprint: 'A word of the document' }]],
    ['way', 'fax'],
    ['at', 'yesterday'],
    ['version', -1],
  ] as const) {
    const { status, body } = await server.request(recordDownloads, { ...copy, [field]: value }, as(ann))
    expect({ status, body }).toMatchObject({ status: 422, body: { error: { code: 'invalid-field' } } })
    expect((body as { error: { field: string } }).error.field).toMatch(new RegExp(`^${field}`))
  }
})

test('open pages of the owner, and no others, receive a restore as any change', async () => {
  const page = (uid: string) => {
    const sent: string[] = []
    server.hub.open({ uid, sessionId: 's', send: (text) => void sent.push(text), close: () => {}, onClose: () => {} })
    return sent
  }
  const [hers, his] = [page(ann.uid), page(tom.uid)]
  await server.request(changeTrust, { trustName: 'D' }, as(ann))
  await server.request(restoreVersion, { version: 2 }, as(ann))
  await expect.poll(() => hers.at(-1)).toMatch(/^event: patch\ndata: .*"version":6.*"patch":\{"trustName":"B"\}/)
  expect(his.join('')).not.toContain('event: patch')
})

/** The directive's own document after these changes, one after the other. */
async function directiveAfter(name: string, ...patches: TrustPatch[]) {
  const { cookie } = await server.signUp(name)
  for (const patch of patches) expect((await server.request(changeTrust, patch, { cookie })).status).toBe(200)
  return PersonalData.parse((await server.request(exportPersonalData, {}, { cookie })).body).healthCareDirective
}
const { hcd_agentName } = samples.complete

test('a change that brings a finished directive back writes its document too', async () =>
  expect(await directiveAfter('amy', samples.complete)).toMatchObject({ hcd_agentName }))

test('every change of its answers writes it again', async () => {
  const corrected = { hcd_agentName: 'Ada Pine', hcd_organDonationPreference: null }
  const document = await directiveAfter('ivy', samples.complete, { trustName: 'A' }, corrected)
  expect(document).toMatchObject({ hcd_agentName: 'Ada Pine', hcd_agentAddress: samples.complete.hcd_agentAddress })
  expect(document).not.toHaveProperty('hcd_organDonationPreference')
})

test('one that was skipped is one', async () =>
  expect(await directiveAfter('tim', { healthCareDirectiveComplete: true, healthCareDirectiveSkipped: true })).toEqual({
    skipped: true,
  }))

test('marks alone leave the document as it is, and single answers make none', async () => {
  const marks = completion('2026-05-03T16:00:00.000Z')
  expect(await directiveAfter('eve', samples.complete, marks)).toMatchObject({ hcd_agentName })
  expect(await directiveAfter('pat', { hcd_agentName: 'Ada Pine' }, { healthCareDirectiveComplete: true })).toBeNull()
})

const bornIn = (birthYear: number, now: string) => () =>
  rejectFutureDates({ beneficiaries: { put: [{ id: 'a' }, { id: 'b', birthYear }] } }, new Date(now))

test('a year of birth is not after the year that it is somewhere', () => {
  expect(bornIn(2026, '2026-11-24T10:00:00Z')).not.toThrow()
  expect(bornIn(2027, '2026-12-31T10:00:00Z')).not.toThrow()
  const field = 'beneficiaries.put.1.birthYear'
  const error = new ApiError('invalid-field', 'The year of birth cannot be in the future.', { field })
  expect(bornIn(2027, '2026-11-24T10:00:00Z')).toThrow(error)
  expect(bornIn(2028, '2026-12-31T10:00:00Z')).toThrow(error)
})

test('a date is at most tomorrow in UTC', () => {
  const dated = (trustDate: string) => () => rejectFutureDates({ trustDate }, new Date('2026-11-24T10:00:00Z'))
  expect(dated('2026-11-25')).not.toThrow()
  expect(dated('2026-11-26')).toThrow('The date cannot be in the future.')
})
