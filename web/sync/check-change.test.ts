// @vitest-environment node
import { expect, test } from 'vitest'
import { checkedChange } from './check-change.ts'

test('reads a change as the server will: trimmed, without what is undefined', () => {
  expect(checkedChange({ kind: 'trust', patch: { trustName: '  Oak ', dbaName: undefined } })).toEqual({
    change: { kind: 'trust', patch: { trustName: 'Oak' } },
  })
})

test('goes out in the order of the schema, which spares the server reading it with the schema', () => {
  const put = [{ relationship: 'child', name: 'Ann', id: 'b1' }] as const
  const checked = checkedChange({ kind: 'trust', patch: { beneficiaries: { put }, trustName: 'Oak', currentStep: 5 } })
  expect(JSON.stringify(checked)).toBe(
    '{"change":{"kind":"trust","patch":{"currentStep":5,"trustName":"Oak","beneficiaries":{"put":[{"id":"b1","name":"Ann","relationship":"child"}]}}}}',
  )
})

test('names the field that the server would refuse', () => {
  const patch = { beneficiaries: { put: [{ id: 'b1', name: 'x'.repeat(201) }] } }
  expect(checkedChange({ kind: 'trust', patch })).toMatchObject({ refused: { field: 'beneficiaries.put.0.name' } })
})

test('reads a directive', () => {
  const directive = { skipped: true } as const
  expect(checkedChange({ kind: 'directive', directive })).toEqual({ change: { kind: 'directive', directive } })
})
