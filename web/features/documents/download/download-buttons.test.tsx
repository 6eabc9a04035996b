import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Packet } from '#documents/generate.ts'
import { english } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families, recordOf } from '#samples/families.ts'
import { currentToast, dismissToast } from '#web/app/toast-store.ts'
import { DownloadButton, PacketButton, WorksheetButton } from './download-buttons.tsx'
import { DownloadsProvider } from './downloads.tsx'

const makeDocument = vi.hoisted(() => vi.fn())
const makePacket = vi.hoisted(() => vi.fn())
const saveFile = vi.hoisted(() => vi.fn())
const askToConfirm = vi.hoisted(() => vi.fn())
vi.mock('./make-files.ts', () => ({ makeDocument, makePacket, prefetch: () => undefined, makeAhead: () => undefined }))
vi.mock('./save-file.ts', () => ({ saveFile }))
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

describe('the packet', () => {
  const made: Packet = { fileName: 'Ours.zip', bytes: new Uint8Array([1]), blanks: [] }

  // jsdom knows the element but not its methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }

  beforeEach(() => {
    vi.setSystemTime(new Date(2026, 10, 20, 12))
    makePacket.mockReset().mockResolvedValue(made)
    saveFile.mockReset()
    dismissToast()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  const show = (trust: TrustRecord) =>
    render(
      <MemoryRouter>
        <DownloadsProvider trust={trust}>
          <PacketButton trust={trust} />
          <DownloadButton document="schedule-a" />
        </DownloadsProvider>
      </MemoryRouter>,
    )
  const packet = () => screen.getByRole('button', { name: 'Download all ready documents' })
  const press = () => fireEvent.click(packet())
  const toast = async () => {
    await vi.waitFor(() => expect(currentToast()).not.toBeNull())
    return { ...currentToast(), description: english(currentToast()?.description ?? '') }
  }

  test('the ready documents are made into one file, saved, and confirmed', async () => {
    show(families.begun)
    expect(screen.getByText('1 of 9 ready. One .zip file, with a cover index in the order of signing.')).toBeTruthy()
    press()
    expect(await toast()).toMatchObject({
      title: 'Documents Downloaded',
      description:
        'Your ready document has been generated and downloaded successfully in one .zip file, with a cover index.',
    })
    expect(makePacket).toHaveBeenCalledExactlyOnceWith(families.begun, ['schedule-a'], { attorneyCopy: false })
    expect(saveFile).toHaveBeenCalledExactlyOnceWith('Ours.zip', made.bytes)
  })

  test('an attorney’s copy is offered with the agreement, and asked for by its box', async () => {
    show(families.begun)
    expect(screen.queryByRole('checkbox')).toBeNull()
    cleanup()
    show(families.complete)
    fireEvent.click(screen.getByRole('checkbox', { name: /^Add an attorney’s copy of the agreement/ }))
    press()
    await toast()
    expect(makePacket.mock.calls[0]?.[2]).toEqual({ attorneyCopy: true })
  })

  test('where answers are missing, the list of them says that it is downloaded, and no toast lies over it', async () => {
    const blank = { field: 'trustDate', label: 'trust date' }
    makePacket.mockResolvedValue({ ...made, blanks: [{ name: 'Irrevocable Trust Agreement', blanks: [blank] }] })
    show(families.complete)
    press()
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Your 9 ready documents have been generated and downloaded successfully')
    expect(currentToast()).toBeNull()
  })

  test('all nine are counted', async () => {
    show(families.complete)
    press()
    expect((await toast()).description).toMatch(/^Your 9 ready documents have been/)
    expect(makePacket.mock.calls[0]?.[1]).toHaveLength(9)
  })

  test('while the packet is generated, nothing else starts, and a single download holds the packet back', async () => {
    const { promise, resolve } = Promise.withResolvers<Packet>()
    makePacket.mockReturnValue(promise)
    show(families.complete)
    press()
    press()
    expect(makePacket).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(packet().getAttribute('aria-busy')).toBe('true'))
    const single = screen.getByRole('button', { name: 'Download Schedule A - Beneficiary Schedule' })
    expect(single.getAttribute('aria-disabled')).toBe('true')
    resolve(made)
    await toast()
    expect(makePacket).toHaveBeenCalledOnce()
  })

  test('with nothing ready the button does nothing, and says why', () => {
    show(families.empty)
    press()
    expect(makePacket).not.toHaveBeenCalled()
    expect(packet().getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(packet().getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('No document is ready yet. Each is ready at 100%.')
  })

  test('the blanks of all documents are listed by document, an answer missing twice counted once', async () => {
    const grantor = { field: 'grantorName', label: 'Grantor name' } as const
    makePacket.mockResolvedValue({
      ...made,
      blanks: [
        { name: 'Irrevocable Trust Agreement', blanks: [grantor, { field: 'trustDate', label: 'Trust date' }] },
        { name: 'Pour-Over Will', blanks: [grantor] },
      ],
    })
    show(families.complete)
    press()
    const dialog = await screen.findByRole('dialog', { name: 'Downloaded, with 2 answers missing' })
    const agreement = within(dialog).getByRole('region', { name: 'Irrevocable Trust Agreement' })
    expect(
      within(agreement)
        .getAllByRole('link')
        .map((way) => way.getAttribute('href')),
    ).toEqual(['/trust-builder/grantor', '/trust-builder/certificate-of-trust'])
    expect(within(dialog).getByRole('heading', { name: 'Pour-Over Will' })).toBeTruthy()
  })

  test('a failure is reported as with one document', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    makePacket.mockRejectedValue(new Error('broken'))
    show(families.complete)
    press()
    expect(await toast()).toMatchObject({
      title: 'Download Failed',
      description: 'There was a problem generating your document. Please try again.',
      destructive: true,
    })
    expect(saveFile).not.toHaveBeenCalled()
  })
})
