import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { COVER_INDEX, coverIndex } from '#documents/cover-index.ts'
import { generateDocument, generatePacket } from '#documents/generate.ts'
import { plainText } from '#documents/plain-text.ts'
import { documentNames, SIGNING_ORDER } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'
import { FAMILIES, IDS, TODAY } from './documents.ts'
import { lint, readDocx } from './word-file.ts'

const house = { id: 'h', name: 'House', type: 'real_estate', ownership: 'sole' } as const
const pause = () => Promise.resolve()
const all = (family: (typeof FAMILIES)[number]) => generatePacket(families[family], IDS, TODAY, pause)

describe.each(FAMILIES)('the packet of %s', (family) => {
  test('holds the cover index and the nine documents as they are downloaded one by one', async () => {
    const trust = families[family]
    const files = unzipSync((await all(family)).bytes)
    const singly = SIGNING_ORDER.map((id) => generateDocument(trust, documentNames[id], TODAY))
    const [cover, ...rest] = Object.keys(files)
    expect(cover).toMatch(/_Cover_Index_2026-11-20\.docx$/)
    expect(rest).toEqual(singly.map(({ fileName }) => fileName))
    for (const { fileName, bytes } of singly) expect(Buffer.from(files[fileName] ?? []).equals(bytes)).toBe(true)
  })

  test('has a cover that is lint-clean, says what its model says, and names each file', async () => {
    const trust = families[family]
    const files = unzipSync((await all(family)).bytes)
    const [cover = new Uint8Array()] = Object.values(files)
    expect(lint(cover)).toEqual([])
    const text = readDocx(cover)
    expect(text).toEqual(plainText(coverIndex(trust, IDS, TODAY)))
    for (const name of Object.keys(files).slice(1)) expect(text.join('\n')).toContain(name)
  })

  test('is the same to the byte, however often it is made', async () => {
    const [one, other] = [await all(family), await all(family)]
    expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true)
  })
})

test('each file carries the day it was made, the same to the byte in every zone', async () => {
  const zone = process.env.TZ
  const trust = families.begun
  const made = new Set<string>()
  try {
    // In Cairo this day has no midnight.
    for (const TZ of ['UTC', 'Africa/Cairo', 'America/Denver', 'Pacific/Kiritimati']) {
      process.env.TZ = TZ
      made.add(Buffer.from((await generatePacket(trust, ['schedule-a'], '2026-04-24', pause)).bytes).toString('hex'))
    }
  } finally {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  }
  const [hex = ''] = made
  expect(made.size).toBe(1)
  // DOS time at the tenth byte of a local header, then the date: noon, 24 April 2026.
  expect(hex.slice(20, 28)).toBe(Buffer.from([0x00, 0x60, 0x98, 0x5c]).toString('hex'))
})

test.each(['1970-01-01', '2150-06-01'])('a computer whose clock says %s makes a packet too', async (day) => {
  expect((await generatePacket(families.begun, ['schedule-a'], day, pause)).bytes.length).toBeGreaterThan(1_000)
})

test('the order of signing has each of the nine documents once', () => {
  expect(SIGNING_ORDER.toSorted()).toEqual(IDS.toSorted())
})

test('only the documents asked for are in it, in the order of signing, and the cover names those that are not', async () => {
  const { bytes, blanks, fileName } = await generatePacket(
    families.begun,
    ['pour-over-will', 'trust-agreement'],
    TODAY,
    pause,
  )
  expect(Object.keys(unzipSync(bytes)).map((name) => name.replace(/^.*?_(?=Cover|Trust_A|Pour)/, ''))).toEqual([
    'Cover_Index_2026-11-20.docx',
    'Trust_Agreement_2026-11-20.docx',
    'Pour_Over_Will_2026-11-20.docx',
  ])
  expect(blanks.map(({ name }) => name)).toEqual(['Irrevocable Trust Agreement', 'Pour-Over Will'])
  expect(fileName).toMatch(/_Documents_2026-11-20\.zip$/)
  const cover = plainText(coverIndex(families.begun, ['pour-over-will', 'trust-agreement'], TODAY))
  expect(cover[0]).toBe(COVER_INDEX)
  expect(cover).toContain(
    'Not ready when this packet was made, and not in it: Schedule A - Beneficiary Schedule; Trustee Appointment and Acceptance; Certificate of Trust; Assignment of Assets; Durable Power of Attorney; Health Care Directive; EIN Application Instructions.',
  )
  const skipped = { ...families.complete, healthCareDirectiveSkipped: true }
  const ready = IDS.filter((id) => id !== 'health-care-directive')
  const texts = plainText(coverIndex(skipped, ready, TODAY))
  expect(texts).toContain('Left out by the Grantor’s choice: Health Care Directive.')
  expect(texts.filter((text) => text.startsWith('Not ready'))).toEqual([])
})

test('a page can draw between the documents', async () => {
  let pauses = 0
  await generatePacket(families.complete, IDS, TODAY, async () => void pauses++)
  expect(pauses).toBe(9)
})

test('other programs read the names and the contents', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packet-'))
  try {
    const trust = { ...families.complete, trustName: '王小明 & عائشة Ñandú' }
    const { bytes } = await generatePacket(trust, IDS, TODAY, pause)
    writeFileSync(join(folder, 'packet.zip'), bytes)
    const listing = execFileSync(
      'python3',
      [
        '-c',
        'import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);print(z.testzip());print(z.namelist()[1]);print(oct(z.infolist()[1].external_attr>>16),z.infolist()[1].create_system,z.infolist()[1].compress_type)',
        join(folder, 'packet.zip'),
      ],
      { encoding: 'utf8', env: { ...process.env, PYTHONIOENCODING: 'utf-8' } },
    )
    expect(listing.split('\n')).toEqual([
      'None',
      '王小明_&_عائشة_Ñandú_Trust_Agreement_2026-11-20.docx',
      '0o100644 3 0',
      '',
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test.each<[string, Partial<TrustRecord>, string]>([
  ['a married grantor', { maritalStatus: 'married' }, 'Grantor, and each co-owner or spouse who joins. The'],
  ['an unknown status', {}, 'Grantor, and each co-owner or spouse who joins. The'],
  ['a widowed grantor', { maritalStatus: 'widowed' }, 'Grantor, and each co-owner who joins. The'],
  ['a single owner', { maritalStatus: 'single', assets: [house] }, 'Grantor. The trustee accepts.'],
  ['a married single owner', { maritalStatus: 'married', assets: [house] }, 'Grantor, and a spouse who joins. The'],
  ['a married owner of a boat', { maritalStatus: 'married', assets: [{ ...house, type: 'other' }] }, 'Grantor. The'],
])('the cover says who signs the assignment: %s', (_, changes, said) => {
  const trust = { uid: 'u', assets: [{ ...house, ownership: 'joint' as const }], ...changes }
  expect(plainText(coverIndex(trust, IDS, TODAY)).join('\n')).toContain(said)
})
