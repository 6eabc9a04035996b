import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GeneratedDocument } from '#documents/generate.ts'
import { english } from '#domain/message.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import { completion } from '#domain/trust/lifecycle.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families, recordOf } from '#samples/families.ts'
import { currentToast, dismissToast } from '#web/app/toast-store.ts'
import { StillNeeded } from './document-list.tsx'
import { DownloadButton } from './download-buttons.tsx'
import { DownloadsProvider, holdsAnswers } from './downloads.tsx'

afterEach(cleanup)

const makeDocument = vi.hoisted(() => vi.fn())
const saveFile = vi.hoisted(() => vi.fn())
vi.mock('./make-files.ts', () => ({ makeDocument, prefetch: () => undefined, makeAhead: () => undefined }))
const mayMake = vi.hoisted(() => vi.fn())
vi.mock('./save-file.ts', () => ({ saveFile }))
vi.mock('#web/features/documents/freshness/ask-of-signed.ts', () => ({ mayMake }))

const made: GeneratedDocument = { fileName: 'Ours.docx', bytes: new Uint8Array([1]), blanks: [] }

// jsdom knows the element but not its methods.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 20, 12))
  makeDocument.mockReset().mockResolvedValue(made)
  mayMake.mockReset().mockReturnValue(true)
  saveFile.mockReset()
  dismissToast()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (trust: TrustRecord | null, noun?: 'trust document') =>
  render(
    <MemoryRouter>
      <DownloadsProvider trust={trust} noun={noun}>
        <DownloadButton document="trust-agreement" />
        <DownloadButton document="certificate-of-trust" unavailableBecause="why" />
        <DownloadButton document="schedule-a" />
      </DownloadsProvider>
    </MemoryRouter>,
  )
const button = (name: string) => screen.getByRole('button', { name: `Download ${name}` })
const press = (name = 'Irrevocable Trust Agreement') => fireEvent.click(button(name))
const toast = async () => {
  await vi.waitFor(() => expect(currentToast()).not.toBeNull())
  return { ...currentToast(), description: english(currentToast()?.description ?? '') }
}

test('a download is made, saved under its name, and confirmed', async () => {
  show(families.complete)
  press()
  expect(await toast()).toMatchObject({
    title: 'Document Downloaded',
    description: 'Your Irrevocable Trust Agreement document has been generated and downloaded successfully.',
  })
  expect(makeDocument).toHaveBeenCalledExactlyOnceWith(families.complete, 'Irrevocable Trust Agreement', undefined)
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('Ours.docx', made.bytes)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a signed document is asked about first', async () => {
  const signed = merge(families.complete, markPatch('trust-agreement', 'signed', true))
  mayMake.mockResolvedValueOnce(false)
  show(signed)
  press()
  await vi.waitFor(() => expect(mayMake).toHaveBeenCalledExactlyOnceWith(signed, ['trust-agreement'], 'download'))
  expect(makeDocument).not.toHaveBeenCalled()
  mayMake.mockResolvedValueOnce(true)
  press()
  await vi.waitFor(() => expect(makeDocument).toHaveBeenCalledOnce())
})

test('while one document is generated, no button starts another', async () => {
  const { promise, resolve } = Promise.withResolvers<GeneratedDocument>()
  makeDocument.mockReturnValue(promise)
  show(families.complete)
  press()
  press()
  expect(makeDocument).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(button('Irrevocable Trust Agreement').getAttribute('aria-busy')).toBe('true'))
  expect(button('Schedule A - Beneficiary Schedule').getAttribute('aria-disabled')).toBe('true')
  press('Schedule A - Beneficiary Schedule')
  resolve(made)
  await toast()
  expect(makeDocument).toHaveBeenCalledOnce()
  expect(button('Schedule A - Beneficiary Schedule').getAttribute('aria-disabled')).toBeNull()
})

test('a press before anything shows that a document is generated gives its file too', async () => {
  const { promise, resolve } = Promise.withResolvers<GeneratedDocument>()
  makeDocument.mockReturnValueOnce(promise).mockResolvedValueOnce({ ...made, fileName: 'Schedule.docx' })
  show(families.complete)
  press()
  press('Schedule A - Beneficiary Schedule')
  press('Schedule A - Beneficiary Schedule')
  expect(makeDocument).toHaveBeenCalledOnce()
  resolve(made)
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2))
  expect(saveFile.mock.calls.map(([fileName]) => fileName)).toEqual(['Ours.docx', 'Schedule.docx'])
  expect(makeDocument).toHaveBeenCalledTimes(2)
})

test('a failure does not keep the next in line from its file', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  makeDocument.mockRejectedValueOnce(new Error('broken'))
  show(families.complete)
  press()
  press('Schedule A - Beneficiary Schedule')
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
})

test('a rejected download does nothing, and its reason belongs to the button', () => {
  show(families.complete)
  press('Certificate of Trust')
  expect(makeDocument).not.toHaveBeenCalled()
  expect(button('Certificate of Trust').getAttribute('aria-disabled')).toBe('true')
  expect(button('Certificate of Trust').getAttribute('aria-describedby')).toBe('why')
})

test('what is left blank is listed after the download, each a way to its question', async () => {
  makeDocument.mockResolvedValue({
    ...made,
    blanks: [
      { field: 'grantorName', label: 'Grantor name' },
      { field: 'beneficiaries', entryId: 'b-jonah', path: 'distributionAge', label: 'Distribution age of Jonah Alder' },
      { field: 'certificateData', label: 'Administrative address' },
    ],
  })
  show(families.begun)
  press()
  const dialog = await screen.findByRole('dialog', { name: 'Downloaded, with 3 answers missing' })
  expect(saveFile).toHaveBeenCalledOnce()
  const ways = within(dialog).getAllByRole('link')
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Grantor name', '/trust-builder/grantor'],
    ['Distribution age of Jonah Alder', '/trust-builder/beneficiary-age/b-jonah'],
    ['Administrative address', '/trust-builder/certificate-of-trust'],
  ])
  expect(within(dialog).getByText(/^Lines without a mark, such as .* are optional and may stay blank\.$/)).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [undefined, 'There was a problem generating your document. Please try again.'],
  ['trust document', 'There was a problem generating your trust document. Please try again.'],
] as const)('a failure of a %s is reported, and another attempt is possible', async (noun, description) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  makeDocument.mockRejectedValueOnce(new Error('broken'))
  show(families.complete, noun)
  press()
  expect(await toast()).toMatchObject({ title: 'Download Failed', description, destructive: true })
  expect(saveFile).not.toHaveBeenCalled()
  press()
  await vi.waitFor(() => expect(currentToast()?.title).toBe('Document Downloaded'))
})

test('without a trust there is nothing to generate', async () => {
  show(null)
  press()
  expect(await toast()).toMatchObject({
    title: 'No Trust Data',
    description: 'No trust data available to generate document.',
    destructive: true,
  })
})

test('flags and times are no answers', () => {
  expect(holdsAnswers(families.empty)).toBe(false)
  expect(holdsAnswers(recordOf({ ...completion('2025-05-03T16:42:00.000Z'), currentStep: 9 }))).toBe(false)
  expect(holdsAnswers(recordOf({ trustName: ' ', beneficiaries: {}, certificateData: { hasAmendments: false } }))).toBe(
    false,
  )
})

test('one text, one number or one entry is', () => {
  expect(holdsAnswers(recordOf({ trustName: 'Oak' }))).toBe(true)
  expect(holdsAnswers(recordOf({ numberOfTrustees: 2 }))).toBe(true)
  expect(holdsAnswers(recordOf({ certificateData: { adminAddress: '1 Elm Street' } }))).toBe(true)
  expect(holdsAnswers(families.begun)).toBe(true)
})

describe('answers that are still needed', () => {
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
})
