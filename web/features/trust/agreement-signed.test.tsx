import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { DocumentId } from '#domain/trust/documents.ts'
import { recordOf } from '#samples/families.ts'
import { SignedAnswers } from './agreement-signed.tsx'

afterEach(cleanup)

const words = (documents: readonly DocumentId[], signed: DocumentId) =>
  render(
    <MemoryRouter>
      <SignedAnswers documents={documents} trust={recordOf({ signings: { put: [{ id: signed, signed: true }] } })} />
    </MemoryRouter>,
  ).container.textContent

test('a page says that what is signed stays as it is, only of documents that print its answers', () => {
  expect(words(['trust-agreement', 'schedule-a'], 'trust-agreement')).toMatch(
    /^The Irrevocable Trust Agreement is checked/,
  )
  expect(words(['pour-over-will'], 'pour-over-will')).toMatch(/^Checked off as signed, .*: Pour-Over Will\. Something/)
  expect(words(['pour-over-will'], 'trust-agreement')).toBe('')
})
