import { expect, test } from 'vitest'
import { rejectedValues } from './save-notices.tsx'

const shown = (patch: Parameters<typeof rejectedValues>[0]) =>
  rejectedValues(patch).map(({ label, value }) => [label, value])

test('answers are shown under their questions, numbers masked, marks left out', () => {
  expect(
    shown({ grantorName: 'Ada', grantorSsn: '123456789', grantorEmail: null, currentStep: 3, signatureComplete: true }),
  ).toEqual([
    ['Grantor’s Full Legal Name', 'Ada'],
    ['Social Security Number', 'XXX-XX-6789'],
    ['Email Address', 'Emptied'],
  ])
})

test('lists say what was put and what was taken out', () => {
  expect(
    shown({
      beneficiaries: {
        put: [
          { id: 'b-1', name: 'Ben', relationship: 'child' },
          { id: 'b-2', distributionAge: 30 },
        ],
        remove: ['b-3'],
      },
      certificateData: { adminAddress: '1 Main', hasAmendments: true },
    }),
  ).toEqual([
    ['Beneficiaries', 'Ben, A detail of an entry, 1 removed'],
    ['Administrative Address', '1 Main'],
    ['The trust has been amended', 'Yes'],
  ])
})

test('what was noted about an asset in the funding plan is shown in words', () => {
  const put = [
    { id: 'a', funding: { status: 'done' as const, date: '2026-11-20', note: 'Recorded.' } },
    { id: 'b', funding: null },
    { id: 'c', name: 'Cabin' },
  ]
  expect(rejectedValues({ assets: { put } }).map(({ label, value, path }) => [label, value, path])).toEqual([
    ['Funding plan', 'Done, November 20, 2026, Recorded.', '/trust-builder/funding-plan'],
    ['Funding plan', 'Emptied', '/trust-builder/funding-plan'],
    ['Assets', 'Cabin', '/trust-builder/assets'],
  ])
})
