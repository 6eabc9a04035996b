import { expect, test } from 'vitest'
import { mayPreview } from './preview-link.tsx'

test.each([
  [false, null, true],
  [false, 'starter', true],
  [true, null, false],
  [true, 'starter', false],
  [true, 'pro', true],
  [true, 'elite', true],
])('with the payment check %j, package %j: %j', (paymentCheck, packageType, allowed) => {
  expect(mayPreview({ paymentCheck }, { packageType })).toBe(allowed)
})
