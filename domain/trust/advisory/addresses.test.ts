import { expect, test } from 'vitest'
import { english } from '../../message.ts'
import { merge } from '../merge.ts'
import type { TrustPatch } from '../patch.ts'
import { newTrust } from '../record.ts'
import { mistypedZips, severalAddresses } from './addresses.ts'
import { reviewTrust } from './review.ts'

const CODY = '2207 Rumsey Avenue, Cody, WY 8241'
const trustOf = (patch: TrustPatch) => merge(newTrust('u', '2026-05-03T16:00:00.000Z'), patch)
const found = (patch: TrustPatch) =>
  mistypedZips(trustOf(patch), '2026-11-20').map(({ text, places }) => [
    english(text),
    ...places.map(({ label }) => english(label)),
  ])

const four = (address: string) => `The ZIP code in ${address} has four digits; a ZIP code has five.`

test('a ZIP code without five digits is named once for each person, with every place that has it', () => {
  const ada = { grantorName: 'Ada Hart', grantorAddress: CODY, testatorName: 'Ada Hart', testatorAddress: CODY }
  expect(found(ada)).toEqual([[four('the address of Ada Hart'), 'Legal Address', 'Testator Address']])
  expect(found({ ...ada, executorName: 'Ben Hart', executorAddress: '2207 rumsey avenue, Cody WY 8241' })).toEqual([
    [four('the address of Ada Hart and Ben Hart'), 'Legal Address', 'Testator Address', 'Executor Address'],
  ])
})

test('it is found at beneficiaries, co-trustees and the address of administration', () => {
  const patch: TrustPatch = {
    trusteeType: 'other',
    trusteeName: 'Dan',
    trustees: { put: [{ id: 't', name: 'Eve', address: '1 Elm Street, Lander, WY 825200' }] },
    beneficiaries: { put: [{ id: 'b', name: 'Flo', relationship: 'child', address: '5 Pine St, Portland, OR 972' }] },
    certificateData: { adminAddress: CODY },
  }
  expect(found(patch)).toEqual([
    ['The ZIP code in the address of Flo has three digits; a ZIP code has five.', 'Flo'],
    ['The ZIP code in the address of Eve has six digits; a ZIP code has five.', 'Eve'],
    [four('the trust’s administrative address'), 'Administrative Address'],
  ])
})

test.each([
  ['2207 Rumsey Avenue, Cody, WY 82414'],
  ['2207 Rumsey Avenue, Cody, WY 82414-1234'],
  ['2207 Rumsey Avenue, Cody, WY'],
  ['12 Hay Street, Perth, WA 6000'],
])('%j is not named', (grantorAddress) => {
  expect(found({ grantorName: 'Ada Hart', grantorAddress })).toEqual([])
})

test('the state before it is read, so that nothing says that the address shows none', () => {
  const papers: TrustPatch = {
    ...{ testatorName: 'Ada', testatorAddress: CODY, dpoa_principalName: 'Ada', dpoa_principalAddress: CODY },
  }
  expect(reviewTrust(trustOf(papers), '2026-11-20').map(({ id }) => id)).toEqual(['zip-testatorName'])
})

test('a person with two addresses is named with every place that gives one', () => {
  const patch: TrustPatch = {
    executorName: 'Ben Hart',
    executorAddress: '212 Larch Street, Denver, CO 80220',
    hcd_agentName: 'ben  hart',
    hcd_agentAddress: '4414 East Cactus Road, Phoenix, AZ 85018',
    guardianName: 'Eve Hart',
    guardianAddress: '212 Larch Street, Denver, CO 80220',
  }
  const texts = (changes: TrustPatch) =>
    severalAddresses(trustOf({ ...patch, ...changes }), '2026-11-20').map(({ text, places }) => [
      english(text),
      ...places.map(({ label }) => english(label)),
    ])
  expect(texts({})).toEqual([
    ['The answers give 2 addresses of Ben Hart.', 'Executor Address', 'Health Care Agent Address'],
  ])
  expect(texts({ hcd_agentAddress: '212 larch st., Denver, Colorado' })).toEqual([])
})
