import { expect, test } from 'vitest'
import { completion } from '#domain/trust/lifecycle.ts'
import { families, recordOf } from '#samples/families.ts'
import { holdsAnswers } from './holds-answers.ts'

test('flags and times are no answers', () => {
  expect(holdsAnswers(families.empty)).toBe(false)
  expect(holdsAnswers(recordOf({ ...completion('2025-05-03T16:42:00.000Z'), currentStep: 9 }))).toBe(false)
  expect(holdsAnswers(recordOf({ trustName: ' ', beneficiaries: {}, certificateData: { hasAmendments: false } }))).toBe(
    false,
  )
})

test('one text, one number or one entry is', () => {
  expect(holdsAnswers(recordOf({ trustName: 'Oak' }))).toBe(true)
  expect(holdsAnswers(recordOf({ numberOfTrustees: 2 }))).toBe(true)
  expect(holdsAnswers(recordOf({ certificateData: { adminAddress: '1 Elm Street' } }))).toBe(true)
  expect(holdsAnswers(families.begun)).toBe(true)
})
