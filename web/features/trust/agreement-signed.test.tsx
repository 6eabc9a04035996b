import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { merge } from '#domain/trust/merge.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { ChangedSinceSigned } from './agreement-signed.tsx'

const freshness = vi.hoisted(() => ({ of: {} as Record<string, string> }))
vi.mock('#web/features/documents/freshness/use-freshness.ts', () => ({
  useDownloadRecords: () => [],
  useFreshness: (document: string) => ({ freshness: { is: freshness.of[document] ?? 'same' } }),
}))
afterEach(cleanup)

const said = (trust: TrustRecord) => {
  cleanup()
  render(
    <MemoryRouter>
      <ChangedSinceSigned trust={trust} />
    </MemoryRouter>,
  )
  return screen.queryByText('Answers have changed since the agreement was signed') !== null
}
const { complete } = families
const signed = merge(complete, markPatch('trust-agreement', 'signed', true))

test('only once the agreement is signed, and it or its schedule would say something else', () => {
  expect(said(signed)).toBe(false)
  freshness.of = { 'schedule-a': 'changed' }
  expect(said(signed)).toBe(true)
  expect(screen.getByRole('link', { name: 'Something Changed' })).toBeTruthy()
  expect(said(complete)).toBe(false)
  freshness.of = { 'trust-agreement': 'reworded', 'pour-over-will': 'changed' }
  expect(said(signed)).toBe(false)
})
