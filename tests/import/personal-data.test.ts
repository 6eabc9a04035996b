import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EarlierAnswers, type NoAnswers, readPersonalData, replacementBy } from '#domain/import/personal-data.ts'
import { english } from '#domain/message.ts'
import { merge } from '#domain/trust/merge.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import { newTrust, TrustRecord } from '#domain/trust/record.ts'
import { families, recordOf, type SampleName } from '#samples/families.ts'
import { decode } from '#web/features/import/file-field.tsx'

const today = '2026-11-20'
const read = (text: string | Uint8Array): EarlierAnswers | NoAnswers =>
  readPersonalData(typeof text === 'string' ? new Uint8Array(Buffer.from(text)) : text, { decode, today })
const rejectionIn = (answers: EarlierAnswers | NoAnswers) => ('rejected' in answers ? english(answers.rejected) : '')
const fileOf = (record: unknown, more: object = {}) =>
  JSON.stringify({
    format: 1,
    exportedAt: '2026-05-03T16:00:00.000Z',
    profile: { uid: 'ann', email: 'ann@family.example' },
    trust: { version: 7, record },
    changes: [{ version: 1, patch: { grantorSsn: '111223333' } }],
    ...more,
  })
function found(text: string): EarlierAnswers {
  const answers = read(text)
  if ('rejected' in answers) throw new Error(JSON.stringify(answers))
  return answers
}
/** What a trust says, whatever is there and empty. */
const said = ({ lastUpdated: _, createdAt: __, uid: ___, ...record }: TrustRecord) =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => JSON.stringify(value) !== '[]' && JSON.stringify(value) !== '{}'),
  )

const names = Object.keys(families) as SampleName[]
const pairs = names.flatMap((from) => names.map((to) => [from, to] as const))

test.each(pairs)('the answers of %s become those of %s by one change that the server takes', (from, to) => {
  const present = { ...families[from], uid: 'ben' }
  const answers = found(fileOf(families[to]))
  const { patch, kept } = replacementBy(answers, present)
  expect(TrustPatch.safeParse(patch)).toMatchObject({ success: true })
  expect(answers).toMatchObject({ email: 'ann@family.example', exportedAt: '2026-05-03T16:00:00.000Z', masked: [] })
  const after = merge(present, patch)
  expect(after.uid).toBe('ben')
  for (const { field } of kept) expect(after[field]).toBe(present[field])
  // As the server keeps them: without spaces around.
  const expected = TrustRecord.parse(families[to])
  for (const { field } of kept) expected[field] = present[field]
  expect(said(after)).toEqual(said(expected))
})

test('into an account without answers, too', () => {
  const { patch } = replacementBy(found(fileOf(families.complete)), newTrust('ben', ''))
  expect(said(merge(newTrust('ben', ''), patch))).toEqual(said(families.complete))
})

/** The paths of every text of a record that holds line breaks where its schema takes them. */
const LINES = '12 Elm Street\nUnit 4\n\nLander, WY 82520'
function brokenIntoLines(value: unknown, path = ''): { value: unknown; paths: string[] } {
  const paths: string[] = []
  const inside = (part: unknown, at: string | number) => {
    const found = brokenIntoLines(part, path ? `${path}.${at}` : String(at))
    paths.push(...found.paths)
    return found.value
  }
  if (Array.isArray(value)) return { value: value.map(inside), paths }
  if (typeof value === 'object' && value !== null)
    return { value: Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part, key)])), paths }
  if (typeof value !== 'string' || !/address|street|description|details$|preferences$|rules$|note$/i.test(path))
    return { value, paths }
  return { value: LINES, paths: [path] }
}
const at = (record: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], record)

test('line breaks stay where they are in every address and text of a file', () => {
  const { value, paths } = brokenIntoLines(families.complete)
  // A street of its own is one line, and so is the note to a contact.
  const broken = paths.filter((path) => !/street$|^contacts\..*note$/.test(path))
  const record = structuredClone(value) as TrustRecord
  for (const asset of record.assets ?? [])
    if (asset.realEstateDetails?.street) asset.realEstateDetails.street = '12 Elm Street'
  for (const contact of record.contacts ?? []) if (contact.note) contact.note = 'Ask for Dana.'
  const answers = found(fileOf(record))
  const after = merge(newTrust('ben', ''), replacementBy(answers, newTrust('ben', '')).patch)
  expect(broken).toEqual(
    expect.arrayContaining([
      ...['grantorAddress', 'trusteeAddress', 'backupTrusteeAddress', 'testatorAddress', 'executorAddress'],
      ...['dpoa_agentAddress', 'hcd_agentAddress', 'einTrustMailingAddress', 'certificateData.adminAddress'],
      'trustees.0.address',
    ]),
  )
  for (const path of broken) expect([path, at(after, path)]).toEqual([path, LINES])
})

const withSsn = (grantorSsn: string | undefined, einResponsiblePartySSN?: string) =>
  recordOf({
    ...(grantorSsn && { grantorSsn }),
    ...(einResponsiblePartySSN && { einResponsiblePartySSN }),
  })

test.each<[what: string, now: string | undefined, file: string, then: string | undefined, why: string[]]>([
  ['a whole number replaces a whole one', '111223333', '444556666', '444556666', []],
  ['a whole number replaces a part', '3333', '444556666', '444556666', []],
  ['a part fills in where there was none', undefined, '3333', '3333', []],
  ['a part never replaces a whole one', '111223333', '3333', '111223333', ['shorter']],
  ['a masked number never replaces a whole one', '111223333', 'XXX-XX-3333', '111223333', ['masked']],
  ['nor does one as the history masks it', '111223333', 'XXX-XX-3333/abcdef', '111223333', ['masked']],
  ['nor one masked by hand', '111223333', '***-**-****', '111223333', ['masked']],
  ['a masked number fills nothing in', undefined, 'XXX-XX-3333', undefined, ['masked']],
])('%s', (_, now, file, then, why) => {
  const record = { ...withSsn(undefined), grantorSsn: file }
  const { wanted, kept, patch } = replacementBy(found(fileOf(record)), withSsn(now))
  expect(wanted.grantorSsn).toBe(then)
  expect(merge(withSsn(now), patch).grantorSsn).toBe(then)
  expect(kept.map((number) => number.why)).toEqual(why)
  expect(JSON.stringify(patch)).not.toContain('XXX')
})

test('the responsible party’s number is carried over with its dashes, or kept when it is masked', () => {
  const dashed = replacementBy(found(fileOf(withSsn(undefined, '123-45-6789'))), withSsn(undefined))
  expect(dashed.patch).toEqual({ einResponsiblePartySSN: '123-45-6789' })
  const masked = { ...withSsn(undefined), einResponsiblePartySSN: 'XXX-XX-6789' }
  const kept = replacementBy(found(fileOf(masked)), withSsn(undefined, '123-45-6789'))
  expect(kept.patch).toEqual({})
  expect(kept.kept).toEqual([{ field: 'einResponsiblePartySSN', why: 'masked', present: true }])
})

test.each<[string, string | Uint8Array, RegExp]>([
  ['nothing', '', /empty/],
  ['a Word file', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), /Word/],
  ['a file of 16 MB', new Uint8Array(16 * 1_048_576), /larger than 10 MB/],
  ['a table', 'Name\nAnn', /not a file from “Download My Data”/],
  ['a file that was cut off', fileOf(families.complete).slice(0, 2_000), /damaged/],
  ['another program’s JSON', '{"name":"x"}', /not a file from/],
  ['a list', '[1,2,3]', /not a file from/],
  ['null', 'null', /not a file from/],
  ['a number', '7', /not a file from/],
  ['a text', '"trust"', /not a file from/],
  ['no answers', fileOf(null), /no answers in the account/],
  ['another version', fileOf(families.complete, { format: 2 }), /another version of Kinstead: its format is 2/],
  [
    'a key of the prototype',
    fileOf(families.complete).replace('"format"', '"__proto__":{"a":1},"format"'),
    /__proto__/,
  ],
  ['a constructor deep inside', fileOf({ assets: [{ constructor: { prototype: {} } }] }), /unknown field: constructor/],
  ['a hundred thousand brackets', `{"trust":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, /not a file from/],
])('%s is rejected', (_, file, words) => expect(rejectionIn(read(file))).toMatch(words))

test.each<[string, object, string, RegExp]>([
  ['an unknown answer', { trustColor: 'red' }, 'trust.record.trustColor', /no such answer in this version/],
  ['a wrong kind', { trustName: 7 }, 'trust.record.trustName', /must be text/],
  ['a control character', { trustName: 'A\u0000' }, 'trust.record.trustName', /control character/],
  ['a choice that there is not', { trusteeType: 'nobody' }, 'trust.record.trusteeType', /three kinds/],
  ['a date ahead', { trustDate: '2026-11-22' }, 'trust.record.trustDate', /in the future/],
  ['no number at all', { grantorSsn: 'secret' }, 'trust.record.grantorSsn', /not a social security number/],
  [
    'an entry’s mail',
    { beneficiaries: [{ id: 'a', name: 'A', relationship: 'child', email: 'a@' }] },
    'trust.record.beneficiaries[0].email',
    /Invalid email/,
  ],
  [
    'an entry’s unknown field',
    { assets: [{ id: 'a', name: 'A', type: 'other', ownership: 'sole', x: 1 }] },
    'trust.record.assets[0].x',
    /no such answer/,
  ],
  [
    'two of one id',
    {
      trustees: [
        { id: 'a', name: 'A', address: '' },
        { id: 'a', name: 'B', address: '' },
      ],
    },
    'trust.record.trustees[1].id',
    /same id/,
  ],
])('%s is reported with its place', (_, wrong, where, words) => {
  const rejected = read(fileOf({ ...families.empty, ...wrong }))
  expect(rejected).toMatchObject({ errors: [{ where }] })
  expect('errors' in rejected && english(rejected.errors?.[0]?.words ?? '')).toMatch(words)
})

test('a record that is not even an object is reported', () =>
  expect(read(fileOf(7))).toMatchObject({ errors: [{ where: 'trust.record' }] }))

test('all errors are reported, not only the first', () =>
  expect(read(fileOf({ ...families.empty, trustName: 7, dbaName: 7, county: 7 }))).toMatchObject({
    errors: { length: 3 },
  }))

test('no file whatever makes it throw, and what is taken from any file is a change that the server takes', () => {
  const field = fc.constantFrom(...Object.keys(families.complete), '__proto__', 'format')
  const damaged = fc.dictionary(field, fc.jsonValue(), { maxKeys: 4 })
  fc.assert(
    fc.property(damaged, fc.jsonValue(), (answers, anything) => {
      void read(JSON.stringify(anything))
      const answer = read(fileOf({ ...families.complete, ...answers }))
      if ('rejected' in answer) return
      const { patch } = replacementBy(answer, families.begun)
      expect(TrustPatch.safeParse(patch)).toMatchObject({ success: true })
    }),
    { numRuns: 60 },
  )
})
