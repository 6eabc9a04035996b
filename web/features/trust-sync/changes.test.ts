// @vitest-environment node
import { expect, test } from 'vitest'
import { checkChange, isSuperseded } from './changes.ts'

test('reads a change as the server will: trimmed, without what is undefined', () => {
  expect(checkChange({ kind: 'trust', patch: { trustName: '  Oak ', dbaName: undefined } })).toEqual({
    change: { kind: 'trust', patch: { trustName: 'Oak' } },
  })
})

test('goes out in the order of the schema, which spares the server reading it with the schema', () => {
  const put = [{ relationship: 'child', name: 'Ann', id: 'b1' }] as const
  const checked = checkChange({ kind: 'trust', patch: { beneficiaries: { put }, trustName: 'Oak', currentStep: 5 } })
  expect(JSON.stringify(checked)).toBe(
    '{"change":{"kind":"trust","patch":{"currentStep":5,"trustName":"Oak","beneficiaries":{"put":[{"id":"b1","name":"Ann","relationship":"child"}]}}}}',
  )
})

test('names the field that the server would reject', () => {
  const patch = { beneficiaries: { put: [{ id: 'b1', name: 'x'.repeat(201) }] } }
  expect(checkChange({ kind: 'trust', patch })).toMatchObject({ rejected: { field: 'beneficiaries.put.0.name' } })
})

test('reads a directive', () => {
  const directive = { skipped: true } as const
  expect(checkChange({ kind: 'directive', directive })).toEqual({ change: { kind: 'directive', directive } })
})

const rose = { id: 'b1', name: 'Rose', relationship: 'child' } as const

test('a later answer to every field supersedes', () => {
  expect(isSuperseded({ trustName: 'A' }, { trustName: 'B', currentStep: 2 })).toBe(true)
  expect(isSuperseded({ trustName: 'A' }, { trustName: null })).toBe(true)
})

test('a field that is not answered again keeps the earlier one', () => {
  expect(isSuperseded({ trustName: 'A', grantorName: 'G' }, { trustName: 'B' })).toBe(false)
  expect(isSuperseded({ certificateData: { adminAddress: 'A' } }, { certificateData: { hasAmendments: true } })).toBe(
    false,
  )
})

test('entries of lists are compared one by one', () => {
  expect(
    isSuperseded({ beneficiaries: { put: [rose] } }, { beneficiaries: { put: [{ ...rose, name: 'Rosa' }] } }),
  ).toBe(true)
  expect(isSuperseded({ beneficiaries: { put: [rose] } }, { beneficiaries: { remove: ['b1'] } })).toBe(true)
  expect(
    isSuperseded({ beneficiaries: { put: [rose] } }, { beneficiaries: { put: [{ id: 'b1', name: 'Rosa' }] } }),
  ).toBe(false)
  expect(isSuperseded({ beneficiaries: { put: [rose] } }, { beneficiaries: { put: [{ ...rose, id: 'b2' }] } })).toBe(
    false,
  )
  expect(isSuperseded({ beneficiaries: { remove: ['b1'] } }, {})).toBe(false)
})
