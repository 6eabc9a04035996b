import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { DocumentCopy } from '#api/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { SignList } from './sign-list.tsx'
import type { StoredFiles } from './stored-files.ts'

const copyOf = (document: DocumentCopy['document'], version: number): DocumentCopy => ({
  ...{ document, version, way: 'print', whole: false, fingerprint: '', at: '2026-05-03T12:00:00.000Z' },
})
// Newest first: of the will the newer copy matches, and of the power of attorney the older one.
const copies = [
  ...[copyOf('pour-over-will', 2), copyOf('pour-over-will', 1)],
  ...[copyOf('power-of-attorney', 1), copyOf('power-of-attorney', 2)],
]
vi.mock('#web/features/documents/freshness/use-freshness.ts', () => ({
  useDownloadRecords: () => copies,
  useFreshness: (document: string, all: DocumentCopy[]) => {
    const copy = all.find((one) => one.document === document)
    return copy && { copy, freshness: { is: copy.version === 1 ? 'changed' : 'same' } }
  },
}))
vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({ useTrustActions: () => ({}) }))
vi.mock('./signed-files.tsx', () => ({ SignedFiles: () => null }))
afterEach(cleanup)

const show = (trust: TrustRecord) =>
  render(
    <MemoryRouter>
      <SignList trust={trust} stored={{} as StoredFiles} />
    </MemoryRouter>,
  )
const row = (name: RegExp) => screen.getByRole('listitem', { name })

test('before it is signed, a document whose newest copy no longer matches is offered again, and no other', () => {
  show(families.complete)
  const power = within(row(/Power of Attorney/))
  expect(power.getByText(/Changed since you printed it\.$/)).toBeTruthy()
  expect(power.getByRole('button', { name: /^Download the new .*Power of Attorney$/ })).toBeTruthy()
  expect(screen.getAllByText(/Changed since/)).toHaveLength(1)
  expect(screen.queryByText(/still matches/)).toBeNull()
})

test('once it is signed, it is not', () => {
  show(merge(families.complete, markPatch('power-of-attorney', 'signed', true)))
  expect(screen.queryByRole('button', { name: /^Download the new/ })).toBeNull()
  expect(screen.getByText(/A changed answer does not change what was signed\./)).toBeTruthy()
})
