import { expect, test } from 'vitest'
import { merge } from '../merge.ts'
import { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { whitlocks } from './family-for-tests.ts'
import { peopleOf } from './people.ts'
import { type PersonEdit, personForm } from './person-form.ts'
import { addedPerson, editedPerson, isKnown, isRemovable, removedPerson } from './register.ts'

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
