import { beforeEach, expect, test, vi } from 'vitest'
import { merge } from '#domain/trust/merge.ts'
import { newTrust } from '#domain/trust/record.ts'
import { complete } from '#samples/complete.ts'
import { makeAhead, makeDocument } from './make-files.ts'

const compress = vi.hoisted(() => vi.fn())
vi.mock('./compress.ts', () => ({ compress, startCompressor: () => undefined }))
vi.mock('#web/app/scheduling.ts', () => ({ whenIdle: (work: () => void) => queueMicrotask(work) }))

const family = () => merge(newTrust('ann', '2026-05-04T10:00:00.000Z'), complete)
beforeEach(() => {
  compress.mockReset().mockImplementation(async () => new Uint8Array([1, 2, 3]))
})

test('of the same answers a document is made once, and at best ahead', async () => {
  const trust = family()
  await makeAhead(trust)
  expect(compress).toHaveBeenCalledTimes(9)
  const one = await makeDocument(trust, 'Irrevocable Trust Agreement')
  expect(await makeDocument(trust, 'Irrevocable Trust Agreement')).toBe(one)
  expect(compress).toHaveBeenCalledTimes(9)
})

test('other answers and another day make another', async () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 4), toFake: ['Date'] })
  const trust = family()
  const one = await makeDocument(trust, 'Irrevocable Trust Agreement')
  const other = await makeDocument({ ...trust, trustName: 'Another' }, 'Irrevocable Trust Agreement')
  expect(other.fileName).not.toBe(one.fileName)
  vi.setSystemTime(new Date(2026, 4, 5))
  const later = await makeDocument(trust, 'Irrevocable Trust Agreement')
  expect(later.fileName).not.toBe(one.fileName)
  expect(compress).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

test('what failed is made again, and what holds whole social security numbers is not kept', async () => {
  const trust = family()
  compress.mockRejectedValueOnce(new Error('no room'))
  await expect(makeDocument(trust, 'Irrevocable Trust Agreement')).rejects.toThrow('no room')
  await makeDocument(trust, 'Irrevocable Trust Agreement')
  await makeDocument(trust, 'EIN Application Instructions', { fullSsn: true })
  await makeDocument(trust, 'EIN Application Instructions', { fullSsn: true })
  expect(compress).toHaveBeenCalledTimes(4)
})
