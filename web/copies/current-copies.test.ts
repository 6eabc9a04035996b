import { beforeEach, expect, test, vi } from 'vitest'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'
import type { TrustSnapshot } from '#web/sync/snapshot.ts'
import { NOTHING } from '#web/sync/snapshot.ts'
import { copiesOf, versionOf } from './current-copies.ts'
import { noteCopies } from './note-copies.ts'

const { screen, sent } = vi.hoisted(() => ({ screen: vi.fn(), sent: vi.fn() }))
vi.mock('#web/sync/current-store.ts', () => ({ runningStore: () => ({ snapshot: screen }) }))
vi.mock('#web/api/call.ts', async (original) => ({ ...(await original<object>()), call: sent }))

const shows = (trust: TrustRecord, kind: TrustSnapshot['saving']['kind'], version: number) =>
  screen.mockReturnValue({ ...NOTHING, status: 'ready', trust, version, saving: { kind } })
const versions = () => sent.mock.calls.map(([, body]) => body?.version)

const trust = families.complete
const renamed = { ...trust, trustName: 'The Other Dynasty Trust' }
beforeEach(() => {
  sent.mockReset().mockResolvedValue({})
  localStorage.clear()
})

test('answers have the version of the account while they are those on screen, and all of them saved', () => {
  shows(trust, 'idle', 4)
  expect(versionOf(trust)).toBe(4)
  expect(versionOf(renamed)).toBeNull()
  shows(trust, 'device-only', 4)
  expect(versionOf(trust)).toBeNull()
})

test('a copy of unsaved answers gets the version that has them', async () => {
  shows(trust, 'device-only', 4)
  noteCopies(trust, ['certificate-of-trust'], 'download')
  await copiesOf(trust.uid).send()
  expect(versions()).toEqual([])
  shows({ ...trust, executorName: 'Tom Reed' }, 'idle', 6)
  await copiesOf(trust.uid).send()
  expect(versions()).toEqual([6])
})

test('a copy of unsaved answers that were changed again before they were saved gets none', async () => {
  shows(trust, 'device-only', 4)
  noteCopies(trust, ['certificate-of-trust'], 'download')
  await copiesOf(trust.uid).send()
  shows(renamed, 'idle', 6)
  await copiesOf(trust.uid).send()
  expect(versions()).toEqual([0])
})
