import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { DocumentCopy } from '#api/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { DownloadsProvider } from '#web/features/documents/download/downloads.tsx'
import { NOTHING } from '#web/features/trust-sync/snapshot.ts'
import { FreshnessNote } from './freshness-note.tsx'

const found = vi.hoisted(() => ({ is: 'changed' }))
vi.mock('./use-freshness.ts', () => ({
  useFreshness: (_: string, [copy]: DocumentCopy[]) => ({ copy, freshness: { ...found } }),
  recordDownload: () => undefined,
}))
vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({ useTrust: () => NOTHING }))
afterEach(() => {
  cleanup()
  found.is = 'changed'
})

const copy: DocumentCopy = {
  document: 'trust-agreement',
  ...{ way: 'download', whole: false, version: 3, fingerprint: '', at: '2026-05-03T12:00:00.000Z' },
}
const trust = families.complete
const show = (props: Partial<ComponentProps<typeof FreshnessNote>> = {}) =>
  render(
    <MemoryRouter>
      <DownloadsProvider trust={trust}>
        <FreshnessNote document="trust-agreement" copies={[copy]} trust={trust} isReady {...props} />
      </DownloadsProvider>
    </MemoryRouter>,
  )
const NEW = 'Download the new Irrevocable Trust Agreement'

test('a copy that differs is offered again', () => {
  show()
  expect(screen.getByRole('button', { name: NEW })).toBeTruthy()
})

test('not in the place of a signed document, which no answer changes', () => {
  show({ isFixed: true })
  expect(screen.queryByRole('button', { name: NEW })).toBeNull()
  expect(screen.getByText(/A changed answer does not change what was signed\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Something Changed' })).toBeTruthy()
})

test('Schedule A of a signed agreement is initialed as it was, and not made again', () => {
  const signed = merge(trust, markPatch('trust-agreement', 'signed', true))
  const about = { document: 'schedule-a', isFixed: true } as const
  show({ ...about, trust: signed })
  expect(screen.getByText(/initial the copy of that day, not a new one\./)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show({ ...about, trust: merge(signed, markPatch('schedule-a', 'signed', true)) })
  expect(screen.queryByText(/initial the copy/)).toBeNull()
})

test('where only a change matters, a copy that still matches or is only worded otherwise is not spoken of', () => {
  for (const is of ['same', 'reworded']) {
    found.is = is
    expect(show({ onlyChanged: true }).container.textContent).toBe('')
  }
})

test('a copy made after the signed one is no original, and a new signing is checked off again', () => {
  show({ isFixed: true })
  expect(screen.queryByText(/A copy made later/)).toBeNull()
  expect(screen.queryByText(/clear the check mark/)).toBeNull()
  cleanup()
  const will = { ...copy, document: 'pour-over-will' as const }
  const signed = merge(trust, markPatch('pour-over-will', 'signed', true))
  const copies = [will, { ...will, at: '2026-05-04T12:00:00.000Z' }]
  show({ document: 'pour-over-will', copies, trust: signed, isFixed: true })
  expect(screen.getByText(/A copy made later is not the signed one\./)).toBeTruthy()
  expect(screen.getByText(/clear the check mark on/)).toBeTruthy()
})
