import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DownloadRecord } from '#api/documents.ts'
import { ALL_DOCUMENTS, type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { copyAsSigned, fingerprintOf, freshnessOf } from './freshness.ts'
import { type CurrentDownload, sharedDownloadStatus, sharedSignedStatus } from './freshness-note.tsx'

const [earlierAndNow, changeThatSigned] = vi.hoisted(() => [vi.fn(), vi.fn()])
vi.mock('#web/features/history/load-history.tsx', () => ({ earlierAndNow, changeThatSigned }))

const { complete, veryLarge } = families
beforeEach(() => earlierAndNow.mockReset())

/** A copy made of the one record, and the record after a change, with the history that leads there. */
async function after(before: TrustRecord, patch: TrustPatch, more: Partial<DownloadRecord> = {}) {
  const trust = merge(before, patch)
  earlierAndNow.mockResolvedValue({ earlier: before, now: trust, present: 2 })
  const document = more.document ?? 'certificate-of-trust'
  const fingerprint = fingerprintOf(before, { document, way: more.way ?? 'download' })
  const copy: DownloadRecord = { document, way: 'download', whole: false, version: 1, fingerprint, at: '', ...more }
  return { copy, trust }
}
const changed = (freshness: Awaited<ReturnType<typeof freshnessOf>>) =>
  freshness?.is === 'changed' ? freshness.changes?.map(({ path }) => path) : freshness?.is

test('a document that says the same is not asked about', async () => {
  const { copy, trust } = await after(complete, { executorName: 'Tom Reed', completed: false })
  expect(await freshnessOf(copy, { trust, version: 2, unsaved: false })).toEqual({ is: 'same' })
  expect(earlierAndNow).not.toHaveBeenCalled()
})

test('of one that says something else, the answers that it shows are named', async () => {
  const { copy, trust } = await after(complete, { executorName: 'Tom Reed', trustDate: '2025-05-02' })
  expect(changed(await freshnessOf(copy, { trust, version: 2, unsaved: false }))).toEqual(['trustDate'])
})

test('while answers are on their way to the account, only that it changed is said', async () => {
  const { copy, trust } = await after(complete, { trustDate: '2025-05-02' })
  expect(await freshnessOf(copy, { trust, version: 2, unsaved: true })).toEqual({ is: 'changed' })
  expect(earlierAndNow).not.toHaveBeenCalled()
})

test('the worksheet with whole numbers is old when a digit changed that is masked elsewhere', async () => {
  const whole = { document: 'ein-instructions', whole: true } as const
  const other = await after(complete, { grantorSsn: '111224321' }, whole)
  expect(changed(await freshnessOf(other.copy, { trust: other.trust, version: 2, unsaved: false }))).toEqual([
    'grantorSsn',
  ])
  const same = await after(complete, { executorName: 'Tom Reed' }, whole)
  expect(await freshnessOf(same.copy, { trust: same.trust, version: 2, unsaved: false })).toEqual({ is: 'same' })
})

test('paper that is marked as a draft is old when the trust is completed, a file is not', async () => {
  const { completedAt, ...open } = complete
  const patch = { completedAt, grantorEmail: 'new@grantor.example' }
  const paper = await after(open, patch, { way: 'print' })
  expect(changed(await freshnessOf(paper.copy, { trust: paper.trust, version: 2, unsaved: false }))).toEqual([
    'completedAt',
  ])
  const file = await after(open, patch)
  expect(await freshnessOf(file.copy, { trust: file.trust, version: 2, unsaved: false })).toEqual({ is: 'same' })
})

test('when no answer in it changed, the wording did', async () => {
  const { copy, trust } = await after(complete, {}, { fingerprint: 'of an older wording' })
  expect(await freshnessOf(copy, { trust, version: 2, unsaved: false })).toEqual({ is: 'reworded' })
})

test('without a history it says no more than it knows', async () => {
  const { copy, trust } = await after(complete, { trustDate: '2025-05-02' })
  earlierAndNow.mockResolvedValue({ earlier: null, now: null, present: 2 })
  expect(await freshnessOf(copy, { trust, version: 2, unsaved: false })).toEqual({ is: 'changed' })
})

test('of answers that no version has, only that it changed is said, and never that they are the same', async () => {
  const { copy, trust } = await after(complete, { trustDate: '2025-05-02' }, { version: 0 })
  expect(await freshnessOf(copy, { trust, version: 2, unsaved: false })).toEqual({ is: 'changed' })
  expect(await freshnessOf(copy, { trust: complete, version: 2, unsaved: false })).toEqual({ is: 'same' })
  expect(earlierAndNow).not.toHaveBeenCalled()
})

test('while this page does not know the newest version, nothing is said', async () => {
  const { copy, trust } = await after(complete, { trustDate: '2025-05-02' })
  expect(await freshnessOf(copy, { trust, version: 1, unsaved: false })).toBeUndefined()
})

test('of a family of 200, changes of one kind are tried together', async () => {
  const put = (veryLarge.beneficiaries ?? []).map(({ id }) => ({ id, sharePercent: 0.5, email: 'x@y.example' }))
  const { copy, trust } = await after(veryLarge, { beneficiaries: { put } }, { document: 'schedule-a' })
  const paths = changed(await freshnessOf(copy, { trust, version: 2, unsaved: false }))
  expect(paths).toHaveLength(200)
  expect(paths?.[0]).toBe('beneficiaries/b-0/sharePercent')
  expect(documentNames[copy.document]).toMatch(/^Schedule A/)
})

test('of many people added, a document names those whom it prints', async () => {
  const { beneficiaries = [] } = veryLarge
  const before = { ...veryLarge, beneficiaries: beneficiaries.slice(0, 1) }
  const others = beneficiaries.slice(1)
  const shownBy = async (document: DocumentId, patch: TrustPatch) => {
    const { copy, trust } = await after(before, patch, { document })
    return changed(await freshnessOf(copy, { trust, version: 2, unsaved: false }))
  }
  const idsOf = (some: readonly Beneficiary[]) => some.map(({ id }) => `beneficiaries/${id}`)
  const children = others.filter(({ relationship }) => relationship === 'child')
  expect(await shownBy('pour-over-will', { beneficiaries: { put: others } })).toEqual(idsOf(children))
  expect(await shownBy('schedule-a', { beneficiaries: { put: others } })).toEqual(idsOf(others))
  const parents = others.filter(({ relationship }) => relationship === 'parent').slice(0, 1)
  const named = { beneficiaries: { put: others }, backupTrusteeName: parents[0]?.name ?? '' }
  expect(await shownBy('trustee-appointment', named)).toEqual([...idsOf(parents), 'backupTrusteeName'])
})

test('a signed document is compared with the copy from before it was checked off, whatever was downloaded later', async () => {
  const { copy, trust } = await after(complete, { trustDate: '2025-05-02' })
  const later = { ...copy, version: 5, fingerprint: fingerprintOf(trust, copy) }
  const ofOther = { ...copy, document: 'schedule-a' as const, version: 3 }
  changeThatSigned.mockResolvedValue({ version: 4, at: '2026-05-03T10:00:00.000Z' })
  const signed = await copyAsSigned(copy.document, [later, ofOther, copy], trust)
  expect(signed).toBe(copy)
  expect(changed(await freshnessOf(signed ?? later, { trust, version: 2, unsaved: false }))).toEqual(['trustDate'])
  // Made before its answers reached the account: the clock decides.
  const early = { ...copy, version: 0, at: '2026-05-03T09:59:00.000Z' }
  expect(await copyAsSigned(copy.document, [later, early], trust)).toBe(early)
})

test('without a copy from before, with the answers when it was checked off', async () => {
  const { copy, trust } = await after(complete, { trustDate: '2025-05-02' })
  const later = { ...copy, version: 5, fingerprint: fingerprintOf(trust, copy) }
  changeThatSigned.mockResolvedValue({ version: 1, at: '2026-05-03T10:00:00.000Z' })
  const signed = await copyAsSigned(copy.document, [later], trust)
  expect(signed).toMatchObject({ way: 'signed', version: 1, fingerprint: copy.fingerprint })
  if (signed) expect(changed(await freshnessOf(signed, { trust, version: 2, unsaved: false }))).toEqual(['trustDate'])
  changeThatSigned.mockResolvedValue(undefined)
  expect(await copyAsSigned(copy.document, [later], trust)).toBeUndefined()
})

describe('what is so of all documents', () => {
  const copy: CurrentDownload = { way: 'download', day: 'May 3', matches: true }
  const said = (...copies: CurrentDownload[]) =>
    sharedDownloadStatus(new Map(copies.map((one, at) => [ALL_DOCUMENTS[at] ?? 'schedule-a', one])), 9)?.words

  test('what is so of the copies of all documents is said once', () => {
    const nine = ALL_DOCUMENTS.map(() => copy)
    expect(said(...nine)).toBe('All 9 documents were downloaded May 3 and still match your answers.')
    expect(said(...nine.slice(1), { ...copy, matches: false })).toBe('All 9 documents were downloaded May 3.')
    expect(said(...nine.map((one) => ({ ...one, way: 'print' as const })))).toMatch(
      /^All 9 documents were printed May 3/,
    )
  })

  test('or of most, without those of another day; and of a few, nothing', () => {
    const five = Array.from({ length: 5 }, () => copy)
    expect(said(...five, { ...copy, day: 'May 4' })).toMatch(/^5 of 9 documents were downloaded May 3 and/)
    expect(said(...five.slice(1))).toBeUndefined()
    expect(sharedDownloadStatus(new Map([['schedule-a', copy]]), 1)).toBeUndefined()
  })

  test('so are the signed documents counted, of those that are signed at all', () => {
    const signed = (count: number) =>
      sharedSignedStatus(
        ALL_DOCUMENTS.filter((id) => id !== 'ein-instructions')
          .slice(0, count)
          .reduce((trust, id) => merge(trust, markPatch(id, 'signed', true)), families.complete),
      )?.words
    expect(signed(4)).toBeUndefined()
    expect(signed(7)).toBe('7 of the 8 documents to sign are checked off as signed.')
    expect(signed(8)).toBe('All 8 documents to sign are checked off as signed.')
  })
})
