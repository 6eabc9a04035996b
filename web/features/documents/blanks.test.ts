import { expect, test } from 'vitest'
import { missingAnswers } from '#documents/missing-answers.ts'
import { english } from '#domain/message.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { families, recordOf, type SampleName } from '#samples/families.ts'
import { placeOf } from './blanks.tsx'

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
  const to = (entryId: string, path?: string) =>
    placeOf({ field: 'beneficiaries', entryId, label: '', ...(path && { path }) }, trust)?.path
  expect(to('kid', 'distributionAge')).toBe('/trust-builder/beneficiary-age/kid')
  expect(to('fund', 'ein')).toBe('/trust-builder/charity-info/fund')
  expect(to('pal')).toBe('/trust-builder/beneficiaries?edit=pal')
  expect(to('gone', 'ein')).toBe('/trust-builder/beneficiaries')
})

test('each blank of an asset leads to that asset, to the form or page that asks for it', () => {
  const trust = recordOf({
    assets: {
      put: [
        { id: 'home', name: 'Home', type: 'real_estate', ownership: 'tenants_in_common' },
        { id: 'fund', name: 'Fund', type: 'investment', ownership: 'sole' },
        { id: 'bank', name: 'Bank', type: 'bank_account', ownership: 'sole' },
        { id: 'firm', name: 'Firm', type: 'business', ownership: 'sole' },
      ],
    },
  })
  const blanks = missingAnswers(trust, documentNames['assignment-of-assets']).filter(({ entryId }) => entryId)
  const places = blanks.map((blank) => {
    const place = placeOf(blank, trust)
    return [english(blank.label), [place?.path, place?.question]]
  })
  const edit = '/trust-builder/assets?edit='
  expect(Object.fromEntries(places)).toEqual({
    'Address of Home': ['/trust-builder/real-estate-info/home', 'street'],
    'State or country of Home': ['/trust-builder/real-estate-info/home', 'state'],
    'County of Home': ['/trust-builder/real-estate-info/home', 'county'],
    'Legal description of Home': ['/trust-builder/real-estate-info/home', 'legalDescription'],
    'The grantor’s share of Home': [`${edit}home`, 'percentOwned'],
    'Firm of Fund': [`${edit}fund`, 'firmName'],
    'Bank of Bank': [`${edit}bank`, 'bankName'],
    'Entity of Firm': ['/trust-builder/business-info/firm', 'entityType'],
  })
})

test.each(Object.keys(families) as SampleName[])('every blank in the documents of %s has its question', (family) => {
  const trust = families[family]
  for (const name of Object.values(documentNames))
    for (const blank of missingAnswers(trust, name)) expect(placeOf(blank, trust), english(blank.label)).toBeDefined()
})
