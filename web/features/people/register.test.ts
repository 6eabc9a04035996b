import { expect, test } from 'vitest'
import { message } from '#domain/message.ts'
import { relationMessage } from '#domain/trust/enumerations.ts'
import type { OfficeField } from '#domain/trust/people/offices.ts'
import { recordOf, samples } from '#samples/families.ts'
import { suggesting } from './register.tsx'

const SPOUSE = 'Thomas Edward Whitlock'
const whole = recordOf({ ...samples.complete, spouseName: SPOUSE })
const offered = (typed: string, ...before: string[]) => offeredIn('spouseName', typed, ...before)
const offeredIn = (field: OfficeField, typed: string, ...before: string[]) =>
  suggesting(whole, { field, questions: {}, answers: () => ({}), before: () => before })
    .optionsFor(typed)
    .map(({ name }) => name)

test('whose name is being corrected in the field is not suggested there, and is again for another', () => {
  expect(offered('Tho', '', '')).toContain(SPOUSE)
  expect(offered('Thomas Edwin', SPOUSE, SPOUSE)).toEqual([])
  expect(offered('Tho', SPOUSE, SPOUSE)).not.toContain(SPOUSE)
  expect(offered('Tho', 'Thomas Ed', SPOUSE), 'the correction was left half way').not.toContain(SPOUSE)
  expect(offered('', SPOUSE, SPOUSE), 'the whole list').toContain(SPOUSE)
  expect(offered('Tho', 'Eleanor Grace Park', SPOUSE), 'after somebody else was picked').toContain(SPOUSE)
  expect(offeredIn('guardianName', 'Tho', SPOUSE, SPOUSE), 'it was only proposed').toContain(SPOUSE)
})

test('a beneficiary is never the grantor, who is not suggested', () => {
  const offeredWith = (questions: { others?: true }) =>
    suggesting(whole, { questions, answers: () => ({}), before: () => [] })
      .optionsFor('Marg')
      .map(({ name }) => name)
  const { grantorName } = samples.complete
  expect(offeredWith({})).toContain(grantorName)
  expect(offeredWith({ others: true })).not.toContain(grantorName)
})

test('who is on the list of beneficiaries is not suggested to it again; in the edit form, the entry’s own name is', () => {
  const people = [{ id: 'p', name: 'Thora Lund' }]
  const names = (typed: string, stored = '') =>
    suggesting(
      { ...whole, people },
      { field: 'name', questions: { others: true }, answers: () => ({}), before: () => ['', stored] },
    )
      .optionsFor(typed)
      .map(({ name }) => name)
  expect(names('Th')).toEqual(['Thora Lund'])
  expect(names('')).toEqual(['Daniel Joseph Reyes', 'Eleanor Grace Park', 'Thora Lund'])
  expect(names('Clara '), 'nor another last name').toEqual([])
  expect(names('', 'Clara Jane Whitlock')).toContain('Clara Jane Whitlock')
})

test('a relationship that a suggestion wrote as text is translated like the choice, and nothing else is', () => {
  expect(relationMessage('Spouse')).toEqual(message('Spouse'))
  expect(relationMessage('Brother-in-law')).toBe('Brother-in-law')
})
