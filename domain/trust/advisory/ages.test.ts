import { expect, test } from 'vitest'
import { english } from '../../message.ts'
import type { Beneficiary } from '../entries.ts'
import { reviewTrust } from './review.ts'

const leo: Beneficiary = { id: 'l', name: 'Leo', relationship: 'child', distributionAge: 30 }
const chioma: Beneficiary = { id: 'c', name: 'Chioma', relationship: 'other', birthYear: 2008 }
const words = (...beneficiaries: readonly Beneficiary[]) =>
  reviewTrust({ uid: 'u', distributionType: 'lump-sum', beneficiaries: [...beneficiaries] }, '2026-11-20')
    .filter(({ id }) => id.startsWith('age-of-other'))
    .map(({ text }) => english(text))

test('a young beneficiary entered as Other is not held to the age of the children', () => {
  expect(words(leo, chioma)).toEqual([
    'No distribution age is asked for Chioma, who is entered as Other: the age is 21, not 30 as for a child.',
  ])
  expect(words(leo, { ...chioma, birthYear: 1980 })).toEqual([])
  expect(words({ ...leo, distributionAge: 21 }, chioma)).toEqual([])
  expect(words(chioma)).toEqual([])
})
