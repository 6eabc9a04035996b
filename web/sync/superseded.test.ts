// @vitest-environment node
import { expect, test } from 'vitest'
import { isSuperseded } from './superseded.ts'

const rose = { id: 'b1', name: 'Rose', relationship: 'child' } as const

test('a later answer to every field supersedes', () => {
  expect(isSuperseded({ trustName: 'A' }, { trustName: 'B', currentStep: 2 })).toBe(true)
  expect(isSuperseded({ trustName: 'A' }, { trustName: null })).toBe(true)
})

test('a field that is not answered anew keeps the earlier one', () => {
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
