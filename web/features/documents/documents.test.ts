import { beforeEach, describe, expect, test, vi } from 'vitest'
import { missingAnswers } from '#documents/build.ts'
import { english, message } from '#domain/message.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { complete } from '#samples/complete.ts'
import { families, recordOf, type SampleName } from '#samples/families.ts'
import { blanksOf, placeOf } from './blanks.tsx'
import { availability, withoutCopy } from './download/availability.ts'
import type { Order } from './download/compressor.ts'
import { makeAhead, makeDocument } from './download/make-files.ts'
import { saveFile } from './download/save-file.ts'

const recordAsSigned = vi.hoisted(() => vi.fn())
vi.mock('#web/features/history/load-history.tsx', () => ({ recordAsSigned }))

const readySoFar = (percent: number) => message('You can download it at 100%. It is at {percent}% now.', { percent })

test('a document opens at 100 percent and says before that how far it is', () => {
  expect(availability('trust-agreement', families.empty)).toEqual({
    status: 'Not Started',
    percent: 0,
    notReady: readySoFar(0),
  })
  expect(availability('trust-agreement', families.begun)).toMatchObject({
    status: 'In Progress',
    percent: 40,
    notReady: readySoFar(40),
  })
  expect(availability('trust-agreement', families.complete)).toEqual({ status: 'Ready to Download', percent: 100 })
  expect(availability('schedule-a', families.begun).notReady).toBeUndefined()
})

test('an unanswered directive is optional, also when it was skipped', () => {
  expect(availability('health-care-directive', families.empty).status).toBe('Optional')
  const skipped = recordOf({ healthCareDirectiveSkipped: true, healthCareDirectiveComplete: true })
  expect(availability('health-care-directive', skipped).status).toBe('Optional')
})

test('a print of a draft is no copy to sign; a download is one, whenever it was made', () => {
  const trust = { ...families.complete, completedAt: '2026-11-20T10:00:00.000Z' }
  const copies = (
    [
      ['trust-agreement', 'print', '2026-11-20T09:00:00.000Z'],
      ['schedule-a', 'print', '2026-11-20T11:00:00.000Z'],
      ['pour-over-will', 'download', '2026-11-19T09:00:00.000Z'],
    ] as const
  ).map(([document, way, at]) => ({ document, way, at }))
  const without = withoutCopy(trust, copies)
  expect(without).toHaveLength(7)
  expect(without).toContain('trust-agreement')
  expect(without).not.toContain('schedule-a')
  expect(without).not.toContain('pour-over-will')
})

test('a signed document has the blanks it was signed with; without the account, those of the answers', async () => {
  const filled = merge(recordOf(complete), markPatch('pour-over-will', 'signed', true))
  const blank = merge(filled, { executorAddress: '' })
  const fields = async (trust: TrustRecord) => (await blanksOf(trust)).get('pour-over-will')?.map(({ field }) => field)
  recordAsSigned.mockResolvedValueOnce(blank)
  expect(await fields(filled)).toEqual(['executorAddress'])
  recordAsSigned.mockRejectedValueOnce(new Error('offline'))
  expect(await fields(blank)).toEqual(['executorAddress'])
})

test('the file is handed over under its name, as a Word or zip file, and its address is given back', async () => {
  vi.useFakeTimers()
  const files: Blob[] = []
  const revoked = vi.fn()
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: revoked })
  const links: (string | null)[][] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push([this.getAttribute('href'), this.download])
  })

  saveFile('Ours.docx', new Uint8Array([80, 75]))

  expect(links).toEqual([['blob:1', 'Ours.docx']])
  expect(files[0]?.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  expect(files[0]?.size).toBe(2)
  saveFile('Ours.zip', new Uint8Array([80, 75]))
  expect(files[1]?.type).toBe('application/zip')
  expect(document.querySelector('a')).toBeNull()
  expect(revoked).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoked).toHaveBeenCalledWith('blob:1')
  vi.useRealTimers()
})

test('a missing detail of a beneficiary leads to the page of that beneficiary', () => {
  const trust = recordOf({
    beneficiaries: {
      put: [
        { id: 'kid', name: 'Ada', relationship: 'child' },
        { id: 'fund', name: 'Fund', relationship: 'charity' },
        { id: 'pal', name: 'Ben', relationship: 'friend' },
      ],
    },
  })
  const to = (entryId: string, path?: string) =>
    placeOf({ field: 'beneficiaries', entryId, label: '', ...(path && { path }) }, trust)?.path
  expect(to('kid', 'distributionAge')).toBe('/trust-builder/beneficiary-age/kid')
  expect(to('fund', 'ein')).toBe('/trust-builder/charity-info/fund')
  expect(to('pal')).toBe('/trust-builder/beneficiaries?edit=pal')
  expect(to('gone', 'ein')).toBe('/trust-builder/beneficiaries')
})

test('each blank of an asset leads to that asset, to the form or page that asks for it', () => {
  const trust = recordOf({
    assets: {
      put: [
        { id: 'home', name: 'Home', type: 'real_estate', ownership: 'tenants_in_common' },
        { id: 'fund', name: 'Fund', type: 'investment', ownership: 'sole' },
        { id: 'bank', name: 'Bank', type: 'bank_account', ownership: 'sole' },
        { id: 'firm', name: 'Firm', type: 'business', ownership: 'sole' },
      ],
    },
  })
  const blanks = missingAnswers(trust, documentNames['assignment-of-assets']).filter(({ entryId }) => entryId)
  const places = blanks.map((blank) => {
    const place = placeOf(blank, trust)
    return [english(blank.label), [place?.path, place?.question]]
  })
  const edit = '/trust-builder/assets?edit='
  expect(Object.fromEntries(places)).toEqual({
    'Address of Home': ['/trust-builder/real-estate-info/home', 'street'],
    'State or country of Home': ['/trust-builder/real-estate-info/home', 'state'],
    'County of Home': ['/trust-builder/real-estate-info/home', 'county'],
    'Legal description of Home': ['/trust-builder/real-estate-info/home', 'legalDescription'],
    'The grantor’s share of Home': [`${edit}home`, 'percentOwned'],
    'Firm of Fund': [`${edit}fund`, 'firmName'],
    'Bank of Bank': [`${edit}bank`, 'bankName'],
    'Entity of Firm': ['/trust-builder/business-info/firm', 'entityType'],
  })
})

test.each(Object.keys(families) as SampleName[])('every blank in the documents of %s has its question', (family) => {
  const trust = families[family]
  for (const name of Object.values(documentNames))
    for (const blank of missingAnswers(trust, name)) expect(placeOf(blank, trust), english(blank.label)).toBeDefined()
})

vi.mock('#web/app/scheduling.ts', () => ({
  whenIdle: (work: () => void) => queueMicrotask(work),
  pause: async () => undefined,
}))

describe('files', () => {
  const compress = vi.fn<() => Promise<Uint8Array>>()
  class Compressor extends EventTarget {
    async postMessage({ id }: Order) {
      const done = await compress().then(
        (bytes) => ({ bytes }),
        ({ message }: Error) => ({ error: message }),
      )
      this.dispatchEvent(new MessageEvent('message', { data: { id, ...done } }))
    }
  }
  const family = () => merge(newTrust('ann', '2026-05-04T10:00:00.000Z'), complete)
  beforeEach(() => {
    vi.stubGlobal('Worker', Compressor)
    compress.mockReset().mockImplementation(async () => new Uint8Array([1, 2, 3]))
  })

  test('of the same answers a document is made once, and at best ahead', async () => {
    const trust = family()
    await makeAhead(trust)
    expect(compress).toHaveBeenCalledTimes(9)
    const one = await makeDocument(trust, 'Irrevocable Trust Agreement')
    expect(await makeDocument(trust, 'Irrevocable Trust Agreement')).toBe(one)
    expect(compress).toHaveBeenCalledTimes(9)
  })

  test('other answers and another day make another', async () => {
    vi.useFakeTimers({ now: new Date(2026, 4, 4), toFake: ['Date'] })
    const trust = family()
    const one = await makeDocument(trust, 'Irrevocable Trust Agreement')
    const other = await makeDocument({ ...trust, trustName: 'Another' }, 'Irrevocable Trust Agreement')
    expect(other.fileName).not.toBe(one.fileName)
    vi.setSystemTime(new Date(2026, 4, 5))
    const later = await makeDocument(trust, 'Irrevocable Trust Agreement')
    expect(later.fileName).not.toBe(one.fileName)
    expect(compress).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })

  test('what failed is made again, and what holds whole social security numbers is not kept', async () => {
    const trust = family()
    compress.mockRejectedValueOnce(new Error('no room'))
    await expect(makeDocument(trust, 'Irrevocable Trust Agreement')).rejects.toThrow('no room')
    await makeDocument(trust, 'Irrevocable Trust Agreement')
    await makeDocument(trust, 'EIN Application Instructions', { fullSsn: true })
    await makeDocument(trust, 'EIN Application Instructions', { fullSsn: true })
    expect(compress).toHaveBeenCalledTimes(4)
  })
})
