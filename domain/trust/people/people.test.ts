import { expect, test } from 'vitest'
import { merge } from '../merge.ts'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { whitlocks } from './family-for-tests.ts'
import { OFFICES } from './offices.ts'
import { otherOffices, peopleOf } from './people.ts'
import {
  filledByName,
  filledIn,
  householdAddresses,
  officeAddresses,
  suggestionsFor,
  withSurnames,
} from './suggestions.ts'

const trust = (fields: Partial<TrustRecord>): TrustRecord => ({ uid: 'u', ...fields })
const officesOf = (record: TrustRecord) =>
  Object.fromEntries(peopleOf(record).map(({ name, offices }) => [name, offices.map(({ office }) => office)]))

test('a record without a register has everybody once, with all that each one is', () => {
  expect(officesOf(whitlocks)).toEqual({
    'Margaret Anne Whitlock': [
      'grantor',
      'testator',
      'principal of the power of attorney',
      'principal of the health care directive',
      'responsible party',
    ],
    'Daniel Joseph Reyes': ['trustee'],
    'Eleanor Grace Park': ['successor trustee', 'guardian'],
    'Thomas Edward Whitlock': [
      'executor',
      'agent under the power of attorney',
      'agent under the health care directive',
      'beneficiary',
    ],
    'Clara Jane Whitlock': ['beneficiary'],
    'Owen Samuel Whitlock': ['beneficiary'],
    'Iris Whitlock Nakamura': ['beneficiary'],
    'Teton Trails Conservancy': ['beneficiary'],
  })
})

test('a person’s facts come from whichever place has them', () => {
  const thomas = peopleOf(whitlocks).find(({ name }) => name.startsWith('Thomas'))
  expect(thomas).toMatchObject({
    address: '12 Cottonwood Lane, Jackson, WY 83001',
    email: 'thomas@whitlock.example',
    relationship: 'spouse',
    kind: 'person',
  })
  const kinds = peopleOf(whitlocks).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'organization')).toHaveLength(1)
})

test('no social security number is in the register', () => {
  const text = JSON.stringify(peopleOf(whitlocks))
  expect(text).not.toContain('536904321')
  expect(text).not.toContain('536-90-4321')
})

test('a grantor who serves as trustee, and the certificate’s row of that trustee, are not counted twice', () => {
  const record = trust({
    grantorName: 'Ada Bell',
    trusteeType: 'self',
    trusteeName: 'Ada Bell',
    trustees: [
      { id: '1', name: 'Ada Bell', address: 'Here' },
      { id: '2', name: 'Carl Dorn', address: 'There' },
    ],
  })
  expect(officesOf(record)).toEqual({ 'Ada Bell': ['grantor'], 'Carl Dorn': ['trustee on the certificate'] })
})

test('a child of the grantor’s name is another person', () => {
  const record = trust({
    grantorName: 'John Oak',
    testatorName: 'John Oak',
    beneficiaries: [{ id: 'b', name: 'John Oak', relationship: 'child', birthYear: 2001 }],
  })
  expect(peopleOf(record).map(({ name, birthYear, offices }) => [name, birthYear, offices.length])).toEqual([
    ['John Oak', undefined, 2],
    ['John Oak', 2001, 1],
  ])
  expect(otherOffices(record, 'beneficiaries/b', 'John Oak')).toEqual([])
})

test('an office in which the grantor cannot serve is that child’s', () => {
  const record = trust({
    grantorName: 'John Oak',
    trusteeType: 'self',
    trusteeName: 'John Oak',
    dpoa_principalName: 'John Oak',
    dpoa_agentName: 'John Oak',
    backupTrusteeName: 'john oak',
    beneficiaries: [{ id: 'b', name: 'John Oak', relationship: 'child' }],
  })
  expect(peopleOf(record).map(({ offices }) => offices.map(({ id }) => id))).toEqual([
    ['grantorName', 'dpoa_principalName'],
    ['backupTrusteeName', 'dpoa_agentName', 'beneficiaries/b'],
  ])
  // Of two such children nobody knows which.
  const two = merge(record, { beneficiaries: { put: [{ id: 'c', name: 'John Oak', relationship: 'grandchild' }] } })
  expect(peopleOf(two).map(({ offices }) => offices.length)).toEqual([4, 1, 1])
})

test('two entries of one name are two people where they say different things', () => {
  const entry = (id: string, birthYear?: number) => ({
    id,
    name: 'May Lin',
    relationship: 'child' as const,
    ...(birthYear && { birthYear }),
  })
  expect(peopleOf(trust({ beneficiaries: [entry('1', 1990), entry('2', 2010)] }))).toHaveLength(2)
  expect(peopleOf(trust({ beneficiaries: [entry('1', 1990), entry('2')] }))).toHaveLength(1)
})

test('the register adds what the answers have no place for, and whom they do not name', () => {
  const record = trust({
    executorName: 'Ann Marsh',
    people: [
      { id: 'p1', name: 'ann  marsh', email: 'ann@marsh.example', relation: 'sibling', birthYear: 1980 },
      { id: 'p2', name: 'Elk Bank', kind: 'organization' },
    ],
  })
  expect(peopleOf(record)).toMatchObject([
    { name: 'Ann Marsh', email: 'ann@marsh.example', relationship: 'sibling', birthYear: 1980, registered: ['p1'] },
    { name: 'Elk Bank', kind: 'organization', offices: [], registered: ['p2'] },
  ])
})

test('two devices that add to the register keep both, and touch no answer', () => {
  const before = trust({ executorName: 'Ann Marsh' })
  const add = (id: string, name: string): TrustPatch => ({ people: { put: [{ id, name }] } })
  const both = merge(merge(before, add('1', 'Bo Lund')), add('2', 'Cy Roe'))
  expect(both.people?.map(({ name }) => name)).toEqual(['Bo Lund', 'Cy Roe'])
  expect(both.executorName).toBe('Ann Marsh')
  // What one device takes out does not come back with what the other corrects.
  const gone = merge(merge(both, { people: { remove: ['1'] } }), {
    people: { put: [{ id: '1', email: 'bo@x.example' }] },
  })
  expect(gone.people?.map(({ name }) => name)).toEqual(['Cy Roe'])
})

test('a removal names every other part of the person', () => {
  expect(otherOffices(whitlocks, 'beneficiaries/b-thomas', 'Thomas Edward Whitlock')).toEqual([
    'executor',
    'agent under the power of attorney',
    'agent under the health care directive',
  ])
})

test('a thousand people, each of them in the register too, are each one person', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => ({
    id: `${at}`,
    name: `Person ${at}`,
    relationship: 'friend' as const,
  }))
  const record = trust({
    beneficiaries: many,
    people: many.map(({ id, name }) => ({ id, name, kind: 'person' as const })),
  })
  expect(peopleOf(record)).toHaveLength(1_000)
})

const owens = '3 Glory View Drive, Jackson, WY 83001'
const family = merge(whitlocks, {
  beneficiaries: { put: [{ id: 'b-owen', address: owens }] },
  people: { put: [{ id: 'p', name: 'Jo Nakamura, Jr.', address: '31 Teton Pines Drive, Wilson, WY 83014' }] },
})
const relatives = peopleOf(family)
const offered = (name: string) =>
  householdAddresses(family, relatives, name).map(({ name, address }) => [name, address])
const grantors = [undefined, '12 Cottonwood Lane, Jackson, WY 83001']

test('the grantor’s address is offered first, then those of namesakes, then the latest', () => {
  const jo = ['Jo Nakamura, Jr.', '31 Teton Pines Drive, Wilson, WY 83014']
  expect(offered('Ida Whitlock')).toEqual([grantors, ['Owen Samuel Whitlock', owens], jo])
  expect(offered('Iris Whitlock Nakamura')).toEqual([grantors, jo])
  expect(offered('Ida')).toEqual([grantors, jo])
})

test('the address of a child of the grantor’s name is offered as the child’s', () => {
  const name = family.grantorName ?? ''
  const child = { id: 'b-own', name, relationship: 'child' as const, address: '88 Aspen Way, Lander, WY 82520' }
  const record = merge(family, { beneficiaries: { put: [child] } })
  const found = householdAddresses(record, peopleOf(record), 'Ida Whitlock')
  expect(found[0]).toEqual({ address: record.grantorAddress })
  expect(found).toContainEqual({ name, address: child.address })
})

test('nobody is offered an own address, nor the grantor another', () => {
  expect(offered('Owen Samuel Whitlock').flat()).not.toContain(owens)
  expect(offered('Margaret Anne Whitlock')).toEqual([])
  expect(offered(' ')).toEqual([])
})

test('the addresses of offices are offered once each, on one line', () => {
  const trust = merge(family, { trusteeAddress: '480 Elk Ridge Road\nWilson, WY 83014' })
  expect(officeAddresses(trust, ['trusteeName', 'grantorName', 'testatorName'])).toEqual([
    { name: 'Daniel Joseph Reyes', address: '480 Elk Ridge Road, Wilson, WY 83014' },
    { address: grantors[1] },
  ])
})

test('last names of the family are offered after a given name and a space', () => {
  expect(withSurnames(relatives, 'Nora Mae ')).toEqual(['Nora Mae Whitlock', 'Nora Mae Nakamura'])
  expect(withSurnames(relatives, 'Nora Mae')).toEqual([])
  expect(withSurnames(relatives, 'Nora whitlock ')).toEqual([])
  expect(withSurnames(relatives, ' ')).toEqual([])
})

const people = peopleOf(whitlocks)
const named = (start: string) => {
  const found = people.find(({ name }) => name.startsWith(start))
  if (!found) throw new Error(start)
  return found
}
const names = (typed: string, most?: number) => suggestionsFor(people, typed, most).map(({ name }) => name)

test('what was typed finds names that begin with it, then names with such words', () => {
  expect(names('t')).toEqual(['Thomas Edward Whitlock', 'Teton Trails Conservancy'])
  expect(names('whit', 9)).toHaveLength(5)
  expect(names('ja whi')).toEqual(['Clara Jane Whitlock'])
  expect(names('zz')).toEqual([])
  expect(names('', 3)).toHaveLength(3)
})

test('accents and case do not hide a name', () => {
  const [osei] = suggestionsFor([{ ...named('Clara'), name: 'Amara Oséi' }], 'ose')
  expect(osei?.name).toBe('Amara Oséi')
})

test('a suggestion fills what is empty and leaves what was typed', () => {
  const eleanor = named('Eleanor')
  expect(filledIn(eleanor, OFFICES.trusteeName, { trusteeAddress: '', trusteeEmail: 'typed@x.example' })).toEqual({
    trusteeAddress: '77 Snow King Avenue, Jackson, WY 83001',
    trusteeRelationship: 'Friend',
  })
})

test('what belongs to the person replaced is replaced, or emptied', () => {
  const [daniel, clara] = [named('Daniel'), named('Clara')]
  const answers = {
    trusteeAddress: '480 Elk Ridge Road,  Wilson, WY 83014',
    trusteeEmail: 'daniel@reyes.example',
    trusteeRelationship: 'Lawyer',
  }
  expect(filledIn(clara, OFFICES.trusteeName, answers, [daniel])).toEqual({ trusteeAddress: '', trusteeEmail: '' })
})

test('a beneficiary gets the relationship and the birth year too', () => {
  const questions = { relationship: 'relationship', birthYear: 'birthYear', email: 'email' }
  expect(filledIn(named('Clara'), questions, { relationship: '' })).toEqual({
    relationship: 'child',
    birthYear: '2004',
  })
  expect(filledIn(named('Daniel'), questions, { relationship: 'other' })).toEqual({ email: 'daniel@reyes.example' })
})

test('a name that was stored half typed is the same person’s, and keeps what was typed', () => {
  const eleanor = { ...named('Eleanor'), address: undefined }
  const half = { ...named('Eleanor'), key: 'half', name: 'Eleanor', address: '5 Elm Street', offices: [] }
  expect(filledIn(eleanor, OFFICES.trusteeName, { trusteeAddress: '5 Elm Street' }, [half])).not.toHaveProperty(
    'trusteeAddress',
  )
})

test('a bank shares no household', () =>
  expect(householdAddresses(family, relatives, 'Teton Bank & Trust')).toEqual([]))

test('a name typed over somebody else’s leaves nothing of theirs; one that begins alike is theirs, corrected', () => {
  const daniel = named('Daniel')
  const answers = {
    trusteeAddress: daniel.address ?? '',
    trusteeEmail: daniel.email ?? '',
    trusteeRelationship: 'own words',
  }
  const typed = (name: string) => filledByName(name, people, OFFICES.trusteeName, answers, [daniel])
  for (const other of ['Linda Park', '']) expect(typed(other)).toEqual({ trusteeAddress: '', trusteeEmail: '' })
  const known = named('Clara')
  expect(typed(known.name.toUpperCase())).toEqual(filledIn(known, OFFICES.trusteeName, answers, [daniel]))
  for (const same of ['Danial J. Reyes', `${daniel.name} Jr.`]) expect(typed(same)).toEqual({})
  expect(filledByName('Linda Park', people, OFFICES.trusteeName, answers, [])).toEqual({})
})
