// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { DocumentCopy } from '#api/documents.ts'
import { families } from '#samples/families.ts'
import { DownloadsProvider } from '#web/features/documents/download/downloads.tsx'
import { NOTHING } from '#web/features/trust-sync/snapshot.ts'
import { FreshnessNote } from './freshness-note.tsx'

vi.mock('./use-freshness.ts', () => ({ useFreshness: () => ({ is: 'changed' }), recordDownload: () => undefined }))
vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({ useTrust: () => NOTHING }))
afterEach(cleanup)

const copy: DocumentCopy = {
  document: 'trust-agreement',
  ...{ way: 'download', whole: false, version: 3, fingerprint: '', at: '2026-05-03T12:00:00.000Z' },
}
const trust = families.complete
const show = (isSigned: boolean) =>
  render(
    <MemoryRouter>
      <DownloadsProvider trust={trust}>
        <FreshnessNote document="trust-agreement" copy={copy} trust={trust} isReady isSigned={isSigned} />
      </DownloadsProvider>
    </MemoryRouter>,
  )
const NEW = 'Download the new Irrevocable Trust Agreement'

test('a copy that differs is offered again', () => {
  show(false)
  expect(screen.getByRole('button', { name: NEW })).toBeTruthy()
})

test('not in the place of a signed document, which no answer changes', () => {
  show(true)
  expect(screen.queryByRole('button', { name: NEW })).toBeNull()
  expect(screen.getByText(/A changed answer does not change what was signed\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Something Changed' })).toBeTruthy()
})
