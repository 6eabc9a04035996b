import { describe, expect, test } from 'vitest'
import { merge } from './merge.ts'
import { factPlaces, factsPatch, isOthersName, peopleIn, personDetailsOf } from './person-details.ts'
import { factsUsed, type Proposal, proposedPlaces } from './proposal.ts'
import { changeSubject } from './questions/changes.ts'
import { newTrust, type TrustRecord } from './record.ts'

describe('own facts', () => {
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
    expect(personDetailsOf('Ben Alder', everywhere)).toEqual({
      name: 'Ben Alder',
      address: '1 Elm',
      email: 'ben@alder.example',
    })
    expect(personDetailsOf('Cleo Birch', everywhere)).toEqual({ name: 'Cleo Birch', address: '' })
    expect(personDetailsOf('Nobody', everywhere)).toEqual({})
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
    expect(factPlaces('Ben Alder', after).every(({ fact, value }) => fact !== 'address' || value === '2 Oak')).toBe(
      true,
    )
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
})

describe('proposals', () => {
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
})
