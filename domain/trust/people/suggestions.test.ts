import { expect, test } from 'vitest'
import { whitlocks } from './family-for-tests.ts'
import { OFFICES } from './offices.ts'
import { peopleOf } from './people.ts'
import { filledIn, suggestionsFor } from './suggestions.ts'

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
