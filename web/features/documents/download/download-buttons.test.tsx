import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { families, recordOf } from '#samples/families.ts'
import { WorksheetButton } from './download-buttons.tsx'
import { DownloadsProvider } from './downloads.tsx'

const makeDocument = vi.hoisted(() => vi.fn())
const askToConfirm = vi.hoisted(() => vi.fn())
vi.mock('./make-files.ts', () => ({ makeDocument, makeAhead: () => undefined }))
vi.mock('./save-file.ts', () => ({ saveFile: () => undefined }))
vi.mock('#web/components/confirm-store.ts', () => ({ askToConfirm }))

beforeEach(() => {
  makeDocument.mockReset().mockResolvedValue({ fileName: 'Ours.docx', bytes: new Uint8Array(), blanks: [] })
})
afterEach(cleanup)

function show(document: 'ein-instructions' | 'pour-over-will', trust = families.complete) {
  render(
    <MemoryRouter>
      <DownloadsProvider trust={trust}>
        <WorksheetButton document={document} trust={trust} />
      </DownloadsProvider>
    </MemoryRouter>,
  )
  return screen.queryByRole('button')
}

test('whole numbers are printed only after the question is answered with yes', async () => {
  const button = show('ein-instructions')
  askToConfirm.mockResolvedValueOnce(false)
  if (button) fireEvent.click(button)
  await vi.waitFor(() => expect(askToConfirm).toHaveBeenCalledTimes(1))
  expect(makeDocument).not.toHaveBeenCalled()
  askToConfirm.mockResolvedValueOnce(true)
  if (button) fireEvent.click(button)
  await vi.waitFor(() => expect(makeDocument).toHaveBeenCalledTimes(1))
  expect(makeDocument.mock.calls[0]?.[2]).toEqual({ fullSsn: true })
})

test('no other document offers it, and nobody without a whole number sees it', () => {
  expect(show('pour-over-will')).toBeNull()
  expect(show('ein-instructions', recordOf({ trustName: 'Ours', grantorSsn: '4321' }))).toBeNull()
})
