// @vitest-environment node
import { expect, test } from 'vitest'
import { newTrust } from '#domain/trust/record.ts'
import type { QueueEntry } from './entry.ts'
import { afterChange, screenRecord } from './screen-record.ts'

const AT = '2026-03-01T12:00:00.000Z'
const entry = (order: number, trustName: string, more: Partial<QueueEntry> = {}): QueueEntry =>
  ({ kind: 'trust', patch: { trustName }, patchId: `p${order}`, uid: 'ada', order, at: AT, ...more }) as QueueEntry
const base = { version: 4, record: { ...newTrust('ada', AT), trustName: 'Server' } }

test('shows the queue on top of the record, the last save last', () => {
  expect(screenRecord('ada', base, [entry(1, 'First'), entry(2, 'Second')])?.trustName).toBe('Second')
})

test('shows what is set aside no longer', () => {
  expect(screenRecord('ada', base, [entry(1, 'Refused', { refused: { message: 'No' } })])).toBe(base.record)
})

test('does not lay what the record holds over later changes of others', () => {
  expect(screenRecord('ada', base, [entry(1, 'Mine', { acknowledged: 4 })])?.trustName).toBe('Server')
  expect(screenRecord('ada', base, [entry(1, 'Mine', { acknowledged: 5 })])?.trustName).toBe('Mine')
})

test('begins a trust out of the queue when the server has none', () => {
  const none = { version: 0, record: null }
  expect(screenRecord('ada', none, [])).toBeNull()
  expect(screenRecord('ada', none, [entry(1, 'New')])).toMatchObject({ uid: 'ada', currentStep: 1, trustName: 'New' })
})

test('applies the change of the next version, passes by one it holds, and asks for what is missing', () => {
  const made = { lastUpdated: '2026-03-02T00:00:00.000Z', patchId: 'p', patch: { trustName: 'Next' } }
  expect(afterChange(base, { ...made, version: 5 })).toMatchObject({
    version: 5,
    record: { trustName: 'Next', lastUpdated: made.lastUpdated },
  })
  expect(afterChange(base, { ...made, version: 4 })).toBe(base)
  expect(afterChange(base, { ...made, version: 6 })).toBeUndefined()
  expect(afterChange({ version: 0, record: null }, { ...made, version: 1 })).toBeUndefined()
})
