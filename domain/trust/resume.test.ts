import { expect, test } from 'vitest'
import type { TrustRecord } from './record.ts'
import { continuePath, entryPath, resumePath } from './resume.ts'

/** Where a trust is resumed, from its current step 1 on (T 2.1). */
const THIRTEEN = [
  '/trust-builder/name',
  '/trust-builder/grantor',
  '/trust-builder/trustee',
  '/trust-builder/certificate-of-trust',
  '/trust-builder/beneficiaries',
  '/trust-builder/assets',
  '/trust-builder/distribution',
  '/trust-builder/backup-trustee',
  '/trust-builder/signature',
  '/trust-builder/pour-over-will',
  '/trust-builder/durable-power-of-attorney',
  '/trust-builder/health-care-directive',
  '/trust-builder/ein-application',
]
/** The entry page's own map. */
const EIGHT = [
  '/trust-builder/name',
  '/trust-builder/trustee',
  '/trust-builder/grantor',
  '/trust-builder/beneficiaries',
  '/trust-builder/assets',
  '/trust-builder/distribution',
  '/trust-builder/backup-trustee',
  '/trust-builder/signature',
]

const at = (currentStep?: number): TrustRecord => ({ uid: 'ann', currentStep })

test.each(THIRTEEN.map((path, index) => [index + 1, path]))('step %i is resumed at %s', (currentStep, path) => {
  expect(resumePath(at(currentStep))).toBe(path)
  expect(continuePath(at(currentStep))).toBe(path)
})

test.each(EIGHT.map((path, index) => [index + 1, path]))('a draft at step %i is taken up at %s', (currentStep, path) =>
  expect(entryPath(at(currentStep))).toBe(path),
)

test.each([undefined, 0, 14, 99])('with %s as the current step, a trust begins with its name', (currentStep) => {
  for (const pathOf of [resumePath, continuePath, entryPath]) expect(pathOf(at(currentStep))).toBe(THIRTEEN[0])
})

test('without a trust the name is next; a completed one leads to the dashboard, and on from it to the summary', () => {
  expect(resumePath(null)).toBe('/trust-builder/name')
  const completed = { ...at(3), completed: true }
  expect([resumePath(completed), entryPath(completed), continuePath(completed)]).toEqual([
    '/dashboard',
    '/dashboard',
    '/trust-builder/summary',
  ])
})
