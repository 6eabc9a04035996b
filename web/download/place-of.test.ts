import { expect, test } from 'vitest'
import { missingAnswers } from '#documents/missing-answers.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { families, recordOf, type SampleName } from '#samples/families.ts'
import { placeOf } from './place-of.ts'

test('a missing detail of a beneficiary leads to the page of that beneficiary', () => {
  const trust = recordOf({
    beneficiaries: {
      put: [
        { id: 'kid', name: 'Ada', relationship: 'child' },
        { id: 'fund', name: 'Fund', relationship: 'charity' },
        { id: 'pal', name: 'Ben', relationship: 'friend' },
      ],
    },
  })
  const path = (entryId: string) => placeOf({ field: 'beneficiaries', entryId, label: '' }, trust)?.path
  expect(path('kid')).toBe('/trust-builder/beneficiary-age/kid')
  expect(path('fund')).toBe('/trust-builder/charity-info/fund')
  expect(path('pal')).toBe('/trust-builder/beneficiaries')
  expect(path('gone')).toBe('/trust-builder/beneficiaries')
})

test.each(Object.keys(families) as SampleName[])('every blank in the documents of %s has its question', (family) => {
  const trust = families[family]
  for (const name of Object.values(documentNames))
    for (const blank of missingAnswers(trust, name)) expect(placeOf(blank, trust), blank.label).toBeDefined()
})
