// @vitest-environment node
import { expect, test } from 'vitest'
import { checkedChange } from './check-change.ts'

test('reads a change as the server will: trimmed, without what is undefined', () => {
  expect(checkedChange({ kind: 'trust', patch: { trustName: '  Oak ', dbaName: undefined } })).toEqual({
    change: { kind: 'trust', patch: { trustName: 'Oak' } },
  })
})

test('names the field that the server would refuse', () => {
  const patch = { beneficiaries: { put: [{ id: 'b1', name: 'x'.repeat(201) }] } }
  expect(checkedChange({ kind: 'trust', patch })).toMatchObject({ refused: { field: 'beneficiaries.put.0.name' } })
})

test('reads a directive', () => {
  const directive = { skipped: true } as const
  expect(checkedChange({ kind: 'directive', directive })).toEqual({ change: { kind: 'directive', directive } })
})
