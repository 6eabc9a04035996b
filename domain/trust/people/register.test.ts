import { expect, test } from 'vitest'
import { merge } from '../merge.ts'
import { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { correctionsIn, patchOfPlaces, together, withCorrections } from './corrections.ts'
import { whitlocks } from './family-for-tests.ts'
import { peopleOf } from './people.ts'
import { personPlaces } from './places.ts'
import {
  addedPerson,
  editedPerson,
  isKnown,
  isRemovable,
  type PersonEdit,
  peopleRemainder,
  personForm,
  removedPerson,
} from './register.ts'

const personIn = (trust: TrustRecord, start: string) => {
  const found = peopleOf(trust).find(({ name }) => name.startsWith(start))
  if (!found) throw new Error(start)
  return found
}
const edit = (trust: TrustRecord, start: string, change: Partial<PersonEdit>) => {
  const person = personIn(trust, start)
  const edited = editedPerson(trust, person, { ...personForm.edit(personForm.initial(person)), ...change }, 'new')
  expect(TrustPatch.safeParse(edited.patch).success).toBe(true)
  return { ...edited, after: merge(trust, edited.patch) }
}

test('a form that was not changed writes nothing', () => {
  for (const person of peopleOf(whitlocks))
    expect(editedPerson(whitlocks, person, personForm.edit(personForm.initial(person)), 'new').patch).toEqual({})
})

test('a corrected name and address reach every office, also where the address was empty', () => {
  const { offices, after } = edit(whitlocks, 'Thomas', { name: 'Tom Whitlock', address: '9 New Road' })
  expect(offices.map(({ id }) => id)).toEqual([
    'executorName',
    'dpoa_agentName',
    'hcd_agentName',
    'beneficiaries/b-thomas',
  ])
  expect([after.executorName, after.executorAddress, after.beneficiaries?.[0]?.address]).toEqual([
    'Tom Whitlock',
    '9 New Road',
    '9 New Road',
  ])
  expect(after.people).toBeUndefined()
})

test('an answer that says something else of the person stays', () => {
  const trust = { ...whitlocks, hcd_agentAddress: 'P.O. Box 2' }
  expect(edit(trust, 'Thomas', { address: '9 New Road' }).after.hcd_agentAddress).toBe('P.O. Box 2')
})

test('what no office asks is held by the register', () => {
  const { offices, after } = edit(whitlocks, 'Daniel', { birthYear: 1970 })
  expect(offices).toEqual([])
  expect(after.people).toEqual([{ id: 'new', name: 'Daniel Joseph Reyes', birthYear: 1970 }])
  const again = edit(after, 'Daniel', { birthYear: undefined, name: 'Dan Reyes' }).after
  expect(again.people).toEqual([{ id: 'new', name: 'Dan Reyes' }])
  expect(again.trustees?.[0]?.name).toBe('Dan Reyes')
})

test('a correction stays with somebody entered here, also when the last office is emptied', () => {
  const rex = { id: 'p', name: 'Rex Orr', address: '1 Elm' }
  const named = { guardianName: 'Rex Orr', guardianAddress: '1 Elm' }
  const corrected = edit({ ...whitlocks, ...named, people: [rex] }, 'Rex', { address: '2 Oak' }).after
  const emptied = merge(corrected, { guardianName: null, guardianAddress: null })
  expect([corrected.guardianAddress, personIn(emptied, 'Rex').address]).toEqual(['2 Oak', '2 Oak'])
  const patch = { guardianAddress: '3 Fir' }
  const everywhere = merge(corrected, withCorrections(corrected, patch, correctionsIn(corrected, patch)))
  expect(everywhere.people).toEqual([{ ...rex, address: '3 Fir' }])
  const cleared = edit({ ...whitlocks, ...named, people: [rex] }, 'Rex', { address: undefined }).after
  expect(cleared.people).toEqual([{ id: 'p', name: 'Rex Orr' }])
})

test('a relationship or kind that an answer states is not asked here', () => {
  const asked = (start: string) => personForm.questions(personIn(whitlocks, start)).map(({ name }) => name)
  expect(asked('Clara')).not.toContain('relation')
  expect(asked('Teton')).not.toContain('kind')
  expect(asked('Margaret')).toContain('relation')
})

test('somebody may be added before any answer names the person', () => {
  const added = addedPerson(personForm.edit({ ...personForm.initial(), name: 'Bo Lund', email: 'bo@x.example' }), 'p')
  expect(added).toEqual({ id: 'p', name: 'Bo Lund', email: 'bo@x.example' })
  const trust = merge(whitlocks, { people: { put: [added] } })
  expect(personIn(trust, 'Bo').offices).toEqual([])
  expect(isKnown(peopleOf(trust), 'bo  lund')).toBe(true)
  expect(isKnown(peopleOf(trust), 'Bo Lund', personIn(trust, 'Bo'))).toBe(false)
})

test('a removal empties every office and takes every entry off its list', () => {
  const trust = merge(whitlocks, { people: { put: [{ id: 'p', name: 'Thomas Edward Whitlock' }] } })
  const patch = removedPerson(trust, personIn(trust, 'Thomas'))
  expect(TrustPatch.safeParse(patch).success).toBe(true)
  const after = merge(trust, patch)
  expect(JSON.stringify(after)).not.toContain('Thomas')
  expect([after.executorAddress, after.dpoa_agentAddress, after.people]).toEqual([undefined, undefined, []])
})

test('the trustee’s removal empties the row of the certificate too', () => {
  const patch = removedPerson(whitlocks, personIn(whitlocks, 'Daniel'))
  expect(TrustPatch.safeParse(patch).success).toBe(true)
  expect(JSON.stringify(merge(whitlocks, patch))).not.toContain('Reyes')
})

test('the grantor is not removed', () => {
  expect(
    peopleOf(whitlocks)
      .filter((person) => !isRemovable(person))
      .map(({ name }) => name),
  ).toEqual(['Margaret Anne Whitlock'])
})

const ids = (patch: TrustPatch, trust = whitlocks) =>
  correctionsIn(trust, patch).flatMap(({ places }) => (places.length > 0 ? [places.map(({ id }) => id)] : []))
const follow = (patch: TrustPatch, trust = whitlocks) => {
  const whole = withCorrections(trust, patch, correctionsIn(trust, patch))
  expect(TrustPatch.safeParse(whole).success).toBe(true)
  return merge(trust, whole)
}

test('a corrected name follows into every place that has the old one', () => {
  const patch = { executorName: 'Thomas Edwin Whitlock' }
  expect(ids(patch)).toEqual([['dpoa_agentName', 'hcd_agentName', 'beneficiaries/b-thomas']])
  const after = follow(patch)
  expect([after.dpoa_agentName, after.hcd_agentName, after.beneficiaries?.[0]?.name]).toEqual(
    Array(3).fill('Thomas Edwin Whitlock'),
  )
  expect(after.beneficiaries?.[0]?.sharePercent).toBe(30)
})

test('a name that the answers know puts another person into the office, which corrects nothing', () => {
  expect(
    ids({ executorName: 'Eleanor Grace Park', executorAddress: '77 Snow King Avenue, Jackson, WY 83001' }),
  ).toEqual([])
})

test('a new address follows where the old one stands, and nowhere else', () => {
  const trust = merge(whitlocks, { dpoa_agentAddress: 'P.O. Box 2, Jackson, WY 83001' })
  expect(ids({ executorAddress: '9 New Road' }, trust)).toEqual([['hcd_agentName']])
  const after = follow({ executorAddress: '9 New Road' }, trust)
  expect([after.hcd_agentAddress, after.dpoa_agentAddress, after.hcd_agentName]).toEqual([
    '9 New Road',
    'P.O. Box 2, Jackson, WY 83001',
    'Thomas Edward Whitlock',
  ])
})

test('the first answer, and an emptied one, correct nothing', () => {
  const { executorName: _, executorAddress: __, ...others } = whitlocks
  expect(ids({ executorName: 'Thomas E. Whitlock' }, others)).toEqual([])
  expect(ids({ executorName: null, executorAddress: null })).toEqual([])
  expect(ids({ executorAddress: '12 cottonwood Lane Jackson WY 83001' })).not.toEqual([])
})

test('a correction that the same save makes in another place is not asked about', () => {
  const name = 'Margaret Ann Whitlock'
  expect(ids({ testatorName: name, grantorName: name, dpoa_principalName: name, hcd_principalName: name })).toEqual([
    ['einResponsiblePartyName'],
  ])
})

test('the trustee of a grantor who serves, and the certificate’s row, follow without being asked about', () => {
  const trust: TrustRecord = {
    uid: 'u',
    grantorName: 'Ada Bell',
    grantorAddress: '1 Elm',
    trusteeType: 'self',
    trusteeName: 'Ada Bell',
    trusteeAddress: '1 Elm',
    testatorName: 'Ada Bell',
    trustees: [
      { id: '1', name: 'Ada Bell', address: '1 Elm' },
      { id: '2', name: 'Carl Dorn', address: '3 Fir' },
    ],
  }
  const after = follow({ testatorName: 'Ada Belle' }, trust)
  expect([after.grantorName, after.trusteeName, after.trustees?.[0]?.name]).toEqual(Array(3).fill('Ada Belle'))
  const co = follow({ executorName: 'Carl Dorne' }, { ...trust, executorName: 'Carl Dorn' })
  expect(co.trustees?.map(({ name }) => name)).toEqual(['Ada Bell', 'Carl Dorne'])
})

test('the register follows too', () => {
  const trust = { ...whitlocks, people: [{ id: 'p', name: 'Daniel Joseph Reyes', birthYear: 1970 }] }
  expect(ids({ trusteeName: 'Daniel José Reyes' }, trust)).toEqual([['people/p']])
  expect(follow({ trusteeName: 'Daniel José Reyes' }, trust).people).toEqual([
    { id: 'p', name: 'Daniel José Reyes', birthYear: 1970 },
  ])
})

test('a birth year and an email address follow', () => {
  const trust = { ...whitlocks, people: [{ id: 'p', name: 'Clara Jane Whitlock', birthYear: 2004 }] }
  expect(follow({ beneficiaries: { put: [{ id: 'b-clara', birthYear: 2005 }] } }, trust).people?.[0]?.birthYear).toBe(
    2005,
  )
  const parks = { ...whitlocks, people: [{ id: 'p', name: 'Eleanor Grace Park', email: 'eleanor@park.example' }] }
  expect(follow({ backupTrusteeEmail: 'e@park.example' }, parks).people?.[0]?.email).toBe('e@park.example')
})

test('facts are cleared in places with null, and lists of two patches are put together', () => {
  const places = personPlaces(whitlocks).filter(({ id }) => id === 'executorName' || id === 'beneficiaries/b-thomas')
  const patch = patchOfPlaces(
    whitlocks,
    places.map(({ id }) => ({ id, changes: { address: '' } })),
  )
  expect(patch).toEqual({ executorAddress: null, beneficiaries: { put: [{ id: 'b-thomas', address: null }] } })
  expect(together({ people: { remove: ['1'] } }, { people: { put: [{ id: '2' }] }, county: 'Park' })).toEqual({
    people: { put: [{ id: '2' }], remove: ['1'] },
    county: 'Park',
  })
})

test('of what was typed on the page People, only what changes no answer is saved without asking', () => {
  const rest = (draft: Record<string, unknown>) => peopleRemainder(draft, whitlocks, 'p1')
  expect(rest({ id: '', name: 'Elk Bank', kind: 'organization' })).toEqual({
    patches: [{ people: { put: [{ id: 'p1', name: 'Elk Bank', kind: 'organization' }] } }],
    remainder: {},
  })
  const { key } = personIn(whitlocks, 'Daniel')
  expect(rest({ id: key, birthYear: '1970' }).patches).toEqual([
    { people: { put: [expect.objectContaining({ birthYear: 1970 })] } },
  ])
  for (const draft of [
    { id: key, name: 'Dan Reyes' },
    { id: key, email: 'no address' },
    { id: '', name: 'Daniel Joseph Reyes' },
    { id: '', name: '' },
  ])
    expect(rest(draft)).toEqual({ patches: [], remainder: draft })
})

const planned = merge(whitlocks, {
  witnesses: { put: [{ id: 'witness-1', name: 'Ada Hollis' }] },
  signingNotary: 'Clara Voss',
})

test('who is planned for the signing is in the register, and follows a correction and a removal', () => {
  expect(personIn(planned, 'Ada').offices).toMatchObject([{ id: 'witnesses/witness-1', asks: ['name'] }])
  const { after } = edit(planned, 'Ada', { name: 'Ada May Hollis', address: '4 Elm St' })
  expect(after.witnesses).toEqual([{ id: 'witness-1', name: 'Ada May Hollis' }])
  expect(after.people).toMatchObject([{ name: 'Ada May Hollis', address: '4 Elm St' }])
  expect(edit(planned, 'Clara Voss', { name: 'Clara B. Voss' }).after.signingNotary).toBe('Clara B. Voss')
  for (const name of ['Ada', 'Clara Voss']) {
    const patch = removedPerson(planned, personIn(planned, name))
    expect(TrustPatch.safeParse(patch).success).toBe(true)
    expect(peopleOf(merge(planned, patch)).some((one) => one.name.startsWith(name))).toBe(false)
  }
})

test('a name that is corrected in an answer can be in the plan too, and the other way round', () => {
  const thomas = 'Thomas Edward Whitlock'
  const trust = merge(planned, { signingNotary: thomas })
  const patch = { executorName: 'Thomas Edwin Whitlock' }
  expect(merge(trust, withCorrections(trust, patch, correctionsIn(trust, patch))).signingNotary).toBe(
    'Thomas Edwin Whitlock',
  )
  const [correction] = correctionsIn(trust, { signingNotary: 'Thomas Edwin Whitlock' })
  expect(correction?.places.map(({ id }) => id)).toContain('executorName')
})
