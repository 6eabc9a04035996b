import { expect, test, vi } from 'vitest'
import { merge } from '#domain/trust/merge.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { assignedBefore } from './assigned-before.ts'

const history = vi.hoisted(() => ({ changeThatSigned: vi.fn(), earlierAndNow: vi.fn() }))
vi.mock('#web/features/history/load-history.tsx', () => history)

const signed = merge(families.complete, markPatch('assignment-of-assets', 'signed', true))

test('the assets of the day of signing are those that were assigned', async () => {
  history.changeThatSigned.mockResolvedValue({ version: 4 })
  history.earlierAndNow.mockResolvedValue({ earlier: { uid: 'u', assets: [{ id: 'a' }, { id: 'b' }] } })
  expect(await assignedBefore(signed)).toEqual(['a', 'b'])
  expect(history.earlierAndNow).toHaveBeenCalledWith(signed, 4)
})

test('none are known before signing, of an older history or without a connection', async () => {
  expect(await assignedBefore(families.complete)).toEqual([])
  history.changeThatSigned.mockResolvedValueOnce(undefined)
  expect(await assignedBefore(signed)).toEqual([])
  history.changeThatSigned.mockRejectedValueOnce(new Error('offline'))
  expect(await assignedBefore(signed)).toEqual([])
})
