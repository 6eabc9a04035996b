import { describe, expect, test } from 'vitest'
import type { Asset } from './entries.ts'
import type { FundingStatus } from './enumerations.ts'
import { isBegun, stepPercent, trustStages } from './progress.ts'
import { newTrust, type TrustRecord } from './record.ts'
import { continuePath, entryPath, resumePath } from './routes.ts'
import { documentsToSign } from './signing-day.ts'
import { stepOf } from './steps/all.ts'

const begun = newTrust('u', '2026-01-01T00:00:00.000Z')
const home: Asset = { id: 'home', type: 'bank_account', name: 'Checking', ownership: 'sole', value: '1' }
const withAssets = (...statuses: FundingStatus[]): TrustRecord => ({
  ...begun,
  assets: statuses.map((status, at) => ({ ...home, id: `a-${at}`, funding: { status } })),
})

test('a trust just begun has reached nothing', () => {
  expect(trustStages(begun)).toEqual({ steps: [], completed: false, signed: false, funded: false })
})

test('a step counts once its answers are there', () => {
  const trust: TrustRecord = {
    ...begun,
    trustName: 'The Alder Trust',
    grantorName: 'Ann',
    healthCareDirectiveSkipped: true,
  }
  expect(trustStages(trust).steps).toEqual(['name', 'health-care-directive'])
  expect(trustStages({ ...trust, grantorAddress: '1 Elm Street' }).steps).toContain('grantor')
})

test('a step is begun with any answer of its own, although none may count in percent', () => {
  const trustee = stepOf('trustee')
  expect(isBegun(trustee, begun)).toBe(false)
  const self: TrustRecord = { ...begun, trustName: 'T', trusteeType: 'self', county: 'Teton' }
  expect([stepPercent(trustee, self), isBegun(trustee, self)]).toEqual([0, true])
  // Both ask for something that an earlier step asks first.
  expect(isBegun(stepOf('certificate-of-trust'), self)).toBe(false)
  expect(isBegun(stepOf('ein-application'), self)).toBe(false)
  const acknowledgements = [{ id: 'accuracy', text: 'A', checked: false }]
  expect(isBegun(stepOf('signature'), { ...begun, acknowledgements })).toBe(false)
  expect(
    isBegun(stepOf('signature'), { ...begun, acknowledgements: [{ id: 'accuracy', text: 'A', checked: true }] }),
  ).toBe(true)
})

test('a trust that lost an answer since it was completed is not completed', () => {
  const needed = {
    ...{ trustName: 'T', grantorName: 'G', backupTrusteeName: 'B', distributionType: 'equal' },
    ...{ beneficiaries: [{ id: 'b', name: 'Clara' }] as TrustRecord['beneficiaries'], assets: [home] },
    ...{ completed: true, isComplete: true, completedAt: '2026-01-02T00:00:00.000Z' },
  }
  expect(trustStages({ ...begun, ...needed }).completed).toBe(true)
  expect(trustStages({ ...begun, ...needed, grantorName: ' ' }).completed).toBe(false)
})

test('a trust is signed once every document has what its law expects', () => {
  const signings = documentsToSign(begun).map(({ document, marks }) => ({
    id: document,
    ...Object.fromEntries(marks.map((mark) => [mark, true])),
  }))
  expect(trustStages({ ...begun, signings }).signed).toBe(true)
  expect(trustStages({ ...begun, signings: signings.slice(1) }).signed).toBe(false)
})

test('a trust is funded once every asset that is to be moved has been', () => {
  expect(trustStages(withAssets('done', 'in-progress')).funded).toBe(false)
  expect(trustStages(withAssets('done', 'not-needed')).funded).toBe(true)
  for (const trust of [withAssets(), withAssets('not-needed')]) expect(trustStages(trust).funded).toBe(false)
})

describe('where a trust is resumed', () => {
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

  test.each(EIGHT.map((path, index) => [index + 1, path]))(
    'a draft at step %i is taken up at %s',
    (currentStep, path) => expect(entryPath(at(currentStep))).toBe(path),
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
})
