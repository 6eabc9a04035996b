import { expect, test } from 'vitest'
import { merge } from './merge.ts'
import { factPlaces, factsPatch } from './own-facts.ts'
import { factsUsed, type Proposal, proposedPlaces } from './proposal.ts'
import { changeSubject } from './questions/change-words.ts'
import { newTrust, type TrustRecord } from './record.ts'

const HOME = '12 Cottonwood Lane, Jackson, WY 83001'
const trust: TrustRecord = {
  ...newTrust('u', '2026-05-03T16:00:00.000Z'),
  grantorName: 'Margaret Whitlock',
  grantorAddress: HOME,
  trusteeType: 'other',
  trusteeName: 'Daniel Reyes',
  trusteeAddress: '480 Elk Ridge Road, Wilson, WY 83014',
  trustees: [{ id: 't', name: 'Daniel Reyes', address: '480 Elk Ridge Road, Wilson, WY 83014' }],
  certificateData: { adminAddress: '480 Elk Ridge Road\nWilson, WY 83014' },
  backupTrusteeName: 'Eleanor Park',
  backupTrusteeEmail: 'eleanor@park.example',
  backupTrusteeAddress: '77 Snow King Avenue, Jackson, WY 83001',
  executorName: 'Thomas Whitlock',
  executorAddress: HOME,
  beneficiaries: [
    { id: 'b-thomas', name: 'Thomas Whitlock', relationship: 'spouse', email: 'thomas@whitlock.example' },
  ],
}
const NEW = '9 Larkspur Court\nJackson, WY 83001'
const proposalOf = (person: string, facts: Proposal['facts'], at = trust): Proposal => ({
  person,
  facts,
  before: factPlaces(person, at),
})

test('each place is called by its question, with what it holds, in the order of the questions', () => {
  const places = proposedPlaces(proposalOf('Daniel Reyes', { address: NEW }), trust)
  expect(places[0]).toMatchObject({
    path: 'trusteeAddress',
    section: 'trustee',
    value: '480 Elk Ridge Road, Wilson, WY 83014',
    proposed: NEW,
    isDone: false,
  })
  expect(places.map((place) => changeSubject(place))).toEqual(['Trustee address'])
  const spouse = proposedPlaces(proposalOf('Thomas Whitlock', { email: 't@new.example' }), trust)
  expect(spouse.map((place) => changeSubject(place))).toEqual(['Beneficiary Thomas Whitlock: email'])
  expect(spouse[0]?.section).toBe('beneficiaries')
})

test('where else the old value stands is listed; the person’s own places and the certificate’s row are not among it', () => {
  const [place] = proposedPlaces(proposalOf('Daniel Reyes', { address: NEW }), trust)
  const elsewhere = (place?.elsewhere ?? []).map((each) => changeSubject(each))
  expect(elsewhere).toContain('Administrative address')
  expect(elsewhere.filter((words) => /trustee/i.test(words))).toEqual([])
  const spouse = proposedPlaces(proposalOf('Thomas Whitlock', { address: NEW }), trust)
  expect(spouse.map(({ path, value, elsewhere }) => [path, value, elsewhere])).toEqual([
    ['beneficiaries/b-thomas/address', '', []],
    ['executorAddress', HOME, [{ words: 'grantor’s legal address' }]],
  ])
})

test('a place that changed since shows what it held; one that says so already is done', () => {
  const proposal = proposalOf('Eleanor Park', { address: NEW, email: 'e@new.example' })
  const later = merge(trust, { backupTrusteeAddress: '1 Changed Since', backupTrusteeEmail: 'e@new.example' })
  const places = proposedPlaces(proposal, later)
  expect(places.find(({ path }) => path === 'backupTrusteeAddress')).toMatchObject({
    value: '1 Changed Since',
    was: '77 Snow King Avenue, Jackson, WY 83001',
    isDone: false,
  })
  const email = places.find(({ path }) => path === 'backupTrusteeEmail')
  expect(email).toMatchObject({ isDone: true })
  expect(email).not.toHaveProperty('was')
})

test('an office that the person holds only since is asked about, one that another holds now is left alone', () => {
  const proposal = proposalOf('Eleanor Park', { address: NEW })
  const later = merge(trust, {
    backupTrusteeName: 'Somebody Else',
    guardianName: 'Eleanor Park',
    guardianAddress: '5 Other Street',
  })
  const places = proposedPlaces(proposal, later)
  expect(places.map(({ path }) => path)).not.toContain('backupTrusteeAddress')
  expect(places.find(({ path }) => path === 'guardianAddress')).toHaveProperty('was')
})

test('a name that was already accepted removes no place, and another person with that name adds none', () => {
  const proposal = proposalOf('Eleanor Park', { name: 'Eleanor G. Park', address: NEW })
  const later = merge(trust, { backupTrusteeName: 'Eleanor G. Park', guardianName: 'Eleanor G. Park' })
  expect(proposedPlaces(proposal, later).map(({ path, isDone }) => [path, isDone])).toEqual([
    ['backupTrusteeName', true],
    ['backupTrusteeAddress', false],
  ])
})

test('nothing is left to change for a person whom the answers no longer name', () =>
  expect(proposedPlaces(proposalOf('Nobody Known', { name: 'N. Known' }), trust)).toEqual([]))

test('what was shown is what is saved: the accepted places make the change', () => {
  const proposal = proposalOf('Thomas Whitlock', { name: 'Tom Whitlock', email: 't@new.example' })
  const taken = proposedPlaces(proposal, trust).filter(({ fact }) => fact === 'email')
  const patch = factsPatch(
    taken.map(({ path, proposed }) => ({ path, value: proposed })),
    trust,
  )
  expect(patch).toEqual({ beneficiaries: { put: [{ id: 'b-thomas', email: 't@new.example' }] } })
  expect(factsUsed(taken)).toEqual(['email'])
  expect(proposedPlaces(proposal, merge(trust, patch)).map(({ fact, isDone }) => [fact, isDone])).toEqual([
    ['name', false],
    ['email', true],
    ['name', false],
  ])
})
