import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families, recordOf } from '#samples/families.ts'
import { StillNeeded } from './document-list.tsx'

afterEach(cleanup)

const show = (document: DocumentId, trust: TrustRecord, from?: 'summary') =>
  render(
    <MemoryRouter>
      <StillNeeded id="needed" document={document} trust={trust} from={from} />
    </MemoryRouter>,
  )
const ways = () => screen.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])

test('each answer that is missing leads to its question', () => {
  const { container } = show('certificate-of-trust', recordOf({ trustName: 'Oak', trustees: {} }))
  expect(container.textContent).toBe('Still needed: Trust Date, Trustees, Administrative Address')
  expect(ways()).toEqual([
    ['Trust Date', '/trust-builder/certificate-of-trust'],
    ['Trustees', '/trust-builder/certificate-of-trust'],
    ['Administrative Address', '/trust-builder/certificate-of-trust'],
  ])
})

test('from the summary, the way back is kept', () => {
  show('schedule-a', families.empty, 'summary')
  expect(ways()).toEqual([['Beneficiaries', '/trust-builder/beneficiaries?from=summary']])
})

test('a ready document needs nothing', () => {
  expect(show('trust-agreement', families.complete).container.textContent).toBe('')
})
