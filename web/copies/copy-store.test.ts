// @vitest-environment node
import { expect, test, vi } from 'vitest'
import type { DocumentCopy } from '#api/documents.ts'
import { ApiError, Unreachable } from '#web/api/call.ts'
import { mapTexts } from '#web/sync/model/map-texts.ts'
import { CopyStore } from './copy-store.ts'
import { type PendingCopies, PendingStore } from './pending.ts'

const made = {
  way: 'download' as const,
  whole: false,
  version: 7,
  documents: [{ document: 'pour-over-will' as const, fingerprint: 'f' }],
}
const kept = {
  document: 'schedule-a',
  way: 'print',
  whole: false,
  version: 1,
  fingerprint: 'e',
  at: '2026-05-01T00:00:00.000Z',
} as const

function place() {
  const texts = mapTexts()
  const ports = {
    pending: new PendingStore(texts),
    read: vi.fn(async (): Promise<readonly DocumentCopy[]> => [kept]),
    send: vi.fn(async (_: PendingCopies & { version: number }) => {}),
    newKey: vi.fn(() => `key-${ports.newKey.mock.calls.length}`),
    now: () => new Date('2026-05-03T10:00:00.000Z'),
    versionWith: vi.fn(async (): Promise<number | null> => null),
  }
  return { texts, ports, open: (uid = 'ada') => new CopyStore(uid, ports) }
}
const names = (store: CopyStore) => store.snapshot()?.map(({ document, version }) => `${document} ${version}`)

test('a copy shows at once, goes to the account with its version, and is dropped here', async () => {
  const { ports, texts, open } = place()
  const store = open()
  expect(store.snapshot()).toBeUndefined()
  await store.load()
  store.note(made)
  expect(names(store)).toEqual(['pour-over-will 7', 'schedule-a 1'])
  await store.send()
  expect(ports.send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'key-1', version: 7 }))
  expect(names(store)).toEqual(['pour-over-will 7', 'schedule-a 1'])
  expect(texts.keys()).toEqual([])
})

test('what another tab downloaded shows when this one is looked at again', async () => {
  const { ports, open } = place()
  const store = open()
  await store.load()
  await store.wake()
  expect(ports.read, 'nobody looks').toHaveBeenCalledTimes(1)
  store.subscribe(() => {})
  ports.read.mockResolvedValue([{ ...kept, version: 2 }, kept])
  await store.wake()
  expect(names(store)).toEqual(['schedule-a 2', 'schedule-a 1'])
})

test('without a connection it waits, survives the tab, and is sent under the same key by the next', async () => {
  const { ports, open } = place()
  ports.send.mockRejectedValue(new Unreachable(undefined))
  open().note(made)
  await vi.waitFor(() => expect(ports.send).toHaveBeenCalledTimes(1))
  ports.send.mockReset()
  const next = open()
  expect(names(next)).toEqual(['pour-over-will 7'])
  expect(open('tom').snapshot()).toBeUndefined()
  await next.load()
  expect(ports.send.mock.calls.map(([{ key }]) => key)).toEqual(['key-1'])
})

test('made of answers that are not in the account yet, it waits for their version', async () => {
  const { ports, open } = place()
  const store = open()
  store.note({ ...made, version: null })
  await store.send()
  expect(ports.send).not.toHaveBeenCalled()
  ports.versionWith.mockResolvedValue(8)
  await store.send()
  expect(ports.send.mock.calls.map(([{ version }]) => version)).toEqual([8])
  expect(ports.versionWith).toHaveBeenCalledWith(expect.objectContaining({ documents: made.documents }))
})

test('what the server refuses for good is dropped, what it puts off is kept', async () => {
  const { ports, texts, open } = place()
  const refuse = (status: number) => new ApiError(status, { code: 'invalid-field', message: 'No' })
  ports.send.mockRejectedValueOnce(refuse(503))
  const store = open()
  store.note(made)
  await store.send()
  expect(texts.keys()).toHaveLength(1)
  ports.send.mockRejectedValueOnce(refuse(422))
  await store.send()
  expect(texts.keys()).toEqual([])
})

test('broken texts in the browser’s storage are passed over, and all are forgotten on signing out', () => {
  const { texts } = place()
  texts.set('kinstead.copies.ada.x', '{"broken')
  texts.set('kinstead.copies.ada.y', JSON.stringify({ key: 'y', uid: 'ada', documents: [] }))
  const pending = new PendingStore(texts)
  expect(pending.list('ada').map(({ key }) => key)).toEqual(['y'])
  pending.forget('ada')
  expect(pending.list('ada')).toEqual([])
})
