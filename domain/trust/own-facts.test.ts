import { expect, test } from 'vitest'
import { merge } from './merge.ts'
import { factPlaces, factsOf, factsPatch, isOthersName, peopleIn } from './own-facts.ts'
import { newTrust, type TrustRecord } from './record.ts'

const TODAY = '2026-05-03'
const record = (answers: Partial<TrustRecord>): TrustRecord => ({
  ...newTrust('u', '2026-05-03T16:00:00.000Z'),
  grantorName: 'Ann Alder',
  ...answers,
})
const paths = (person: string, trust: TrustRecord) => factPlaces(person, trust).map(({ path }) => path)

const everywhere = record({
  trusteeType: 'other',
  trusteeName: 'Ben Alder',
  trusteeAddress: '1 Elm',
  trustees: [
    { id: 't-ben', name: 'Ben Alder', address: '1 Elm' },
    { id: 't-cleo', name: 'Cleo Birch', address: '' },
  ],
  backupTrusteeName: 'ben  ALDER',
  executorName: 'Ben Alder',
  guardianName: 'Ben Alder',
  dpoa_agentName: 'Ben Alder',
  hcd_agentName: 'Ben Alder',
  einResponsiblePartyName: 'Ben Alder',
  beneficiaries: [
    { id: 'b-ben', name: 'Ben Alder', relationship: 'spouse', email: 'ben@alder.example' },
    { id: 'b-ann', name: 'Ann Alder', relationship: 'other' },
    { id: 'b-fox', name: 'Fox Alder', relationship: 'child', birthYear: 2015 },
    { id: 'b-eve', name: 'Eve Alder', relationship: 'child', birthYear: 2008 },
    { id: 'b-club', name: 'Garden Club', relationship: 'charity' },
  ],
})

test('a person’s facts go to every office that the name stands in, and to the entry among the beneficiaries', () => {
  expect(paths('Ben Alder', everywhere)).toEqual([
    ...['trusteeName', 'trusteeAddress', 'trusteeEmail'],
    ...['backupTrusteeName', 'backupTrusteeAddress', 'backupTrusteeEmail'],
    ...['executorName', 'executorAddress', 'guardianName', 'guardianAddress'],
    ...['dpoa_agentName', 'dpoa_agentAddress', 'hcd_agentName', 'hcd_agentAddress'],
    'einResponsiblePartyName',
    ...['beneficiaries/b-ben/name', 'beneficiaries/b-ben/address', 'beneficiaries/b-ben/email'],
  ])
  expect(paths('Cleo Birch', everywhere)).toEqual(['trustees/t-cleo/name', 'trustees/t-cleo/address'])
})

test('the first place that is filled says what the answers know; an office without a place for a fact has none', () => {
  expect(factsOf('Ben Alder', everywhere)).toEqual({
    name: 'Ben Alder',
    address: '1 Elm',
    email: 'ben@alder.example',
  })
  expect(factsOf('Cleo Birch', everywhere)).toEqual({ name: 'Cleo Birch', address: '' })
  expect(factsOf('Nobody', everywhere)).toEqual({})
})

test.each(['Ann Alder', 'Garden Club', '', ' '])('%j has no place: the owner, a charity, nobody', (name) =>
  expect(factPlaces(name, everywhere)).toEqual([]),
)

test.each([
  ['Benedict Alder', false],
  ['BEN alder', false],
  ['Cleo Birch', true],
  ['Ann Alder', true],
])('%j is the name of somebody else than Ben: %j', (name, expected) =>
  expect(isOthersName(name, 'Ben Alder', everywhere)).toBe(expected),
)

test('a grantor who serves is no other person, whatever is in the trustee’s fields', () => {
  const self = record({
    trusteeType: 'self',
    trusteeName: 'Ann Alder',
    trustees: [{ id: 't', name: 'x', address: '' }],
  })
  expect(peopleIn(self, TODAY)).toEqual([])
})

test('everybody is offered once, but not the grantor, a charity or a minor', () =>
  expect(peopleIn(everywhere, TODAY)).toEqual(['Ben Alder', 'Eve Alder', 'Cleo Birch']))

test('an accepted proposal is one change with all its places, and the certificate follows step 3', () => {
  const places = factPlaces('Ben Alder', everywhere)
    .filter(({ fact }) => fact === 'address')
    .map((place) => ({ ...place, value: '2 Oak' }))
  const patch = factsPatch(places, everywhere)
  expect(patch).toEqual({
    ...{ trusteeAddress: '2 Oak', backupTrusteeAddress: '2 Oak', executorAddress: '2 Oak' },
    ...{ guardianAddress: '2 Oak', dpoa_agentAddress: '2 Oak', hcd_agentAddress: '2 Oak' },
    trustees: { put: [{ id: 't-ben', name: 'Ben Alder', address: '2 Oak' }] },
    beneficiaries: { put: [{ id: 'b-ben', address: '2 Oak' }] },
  })
  const after = merge(everywhere, patch)
  expect(factPlaces('Ben Alder', after).every(({ fact, value }) => fact !== 'address' || value === '2 Oak')).toBe(true)
  expect(after.beneficiaries?.[0]).toMatchObject({ name: 'Ben Alder', email: 'ben@alder.example', address: '2 Oak' })
})

test('some of the places alone change those alone', () => {
  const patch = factsPatch(
    [
      { path: 'beneficiaries/b-ben/email', value: 'b@new.example' },
      { path: 'beneficiaries/b-ben/name', value: 'Benedict Alder' },
      { path: 'trustees/t-cleo/address', value: '3 Ash' },
    ],
    everywhere,
  )
  expect(patch).toEqual({
    beneficiaries: { put: [{ id: 'b-ben', email: 'b@new.example', name: 'Benedict Alder' }] },
    trustees: { put: [{ id: 't-cleo', address: '3 Ash' }] },
  })
})
