import { afterEach, expect, test } from 'vitest'
import { ownershipOf } from '#documents/wording/assets.ts'
import { distributionClause } from '#documents/wording/distribution.ts'
import { detailSteps } from '#domain/trust/details/detail-step.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { ASSET_TYPES, OWNERSHIPS } from '#domain/trust/enumerations.ts'
import { summarySections } from '#domain/trust/question-of.ts'
import { detailPath, type StepSlug } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { families, recordOf, type SampleName } from '#samples/families.ts'
import { messages } from '#web/i18n/es.po'
import { activate } from '#web/i18n/i18n.ts'
import { answersOf, assetEntries, beneficiaryEntries } from './section-answers.ts'

const of = (slug: StepSlug, trust = families.complete) =>
  Object.fromEntries(answersOf(stepOf(slug), trust).map(({ label, value }) => [label, value]))

test('social security numbers are masked', () => {
  expect(of('grantor')['Social Security Number']).toBe('XXX-XX-4321')
  expect(of('ein-application')['Responsible Party SSN']).toBe('XXX-XX-4321')
  const everything = summarySections.flatMap((slug) => answersOf(stepOf(slug), families.complete))
  expect(JSON.stringify(everything)).not.toMatch(/536-?90/)
})

test.each(Object.keys(families) as SampleName[])('every answered question of %s has its words', (family) => {
  for (const slug of summarySections)
    for (const { label, value } of answersOf(stepOf(slug), families[family])) {
      expect(label).not.toBe('')
      expect(value ?? 'nothing', label).not.toMatch(/undefined|\[object|^\s*$/)
    }
})

test('nothing is made up for an empty trust', () => {
  const given = summarySections.flatMap((slug) => answersOf(stepOf(slug), families.empty))
  expect(given.filter(({ value }) => value !== undefined)).toEqual([])
})

test('choices, dates, ticks and trustees are put into words', () => {
  expect(of('certificate-of-trust')).toEqual({
    'Trust Name': 'The Whitlock Family Dynasty Trust',
    'Trust Date': 'May 1, 2025',
    Trustees: 'Daniel Joseph Reyes\n480 Elk Ridge Road, Wilson, WY 83014',
    'Administrative Address': '480 Elk Ridge Road, Wilson, WY 83014',
    'The trust has been amended': 'No',
  })
  expect(of('durable-power-of-attorney')).toMatchObject({ 'Financial Matters': 'Yes', 'Trust Management': 'Yes' })
})

test('the agent has both powers unless they were taken away', () => {
  const trust = recordOf({ dpoa_agentName: 'Ada', dpoa_financialAuthority: false })
  expect(of('durable-power-of-attorney', trust)).toMatchObject({ 'Financial Matters': 'No', 'Trust Management': 'Yes' })
})

test('a grantor who serves as trustee is named, and is not asked for a relationship', () => {
  expect(of('trustee', families.selfTrustee)).toEqual({
    'Who will serve as your primary trustee?': 'I will be my own trustee',
    'Trustee Name': 'Chidi Okafor',
    'Trustee Address': '9 Larkspur Court, Cody, WY 82414',
  })
})

test('distribution shows the rules, the custom text only when custom is chosen, and the end of the trust', () => {
  expect(of('distribution')).toEqual({
    'Distribution Type': 'Staggered',
    'Distribution Rules': distributionClause(families.complete),
    'When the trust ends': '21 years after the death of all initial beneficiaries living at the time of trust creation',
  })
  expect(of('distribution', families.hostile)['Custom Distribution Rules']).toMatch(/^First line <w:p\/>/)
})

test('beneficiaries and assets are listed with what is known and what is not', () => {
  expect(beneficiaryEntries(families.complete).map(({ name, facts }) => [name, facts.join(' · ')])).toEqual([
    ['Thomas Edward Whitlock', 'Spouse · thomas@whitlock.example · Share 30%'],
    ['Clara Jane Whitlock', 'Child · Distribution age 25 · Share 30% · Born in 2004'],
    ['Owen Samuel Whitlock', 'Child · Distribution age 30 · Share 30% · Born in 2010'],
    ['Iris Whitlock Nakamura', 'Grandchild · Contingent'],
    ['Teton Trails Conservancy', 'Charity Organization · EIN 83-0123456 · Share 10% · P.O. Box 9, Jackson, WY 83001'],
  ])
  expect(beneficiaryEntries(families.begun)[0]?.facts).toContain('Distribution age not provided')
  const checking = assetEntries(families.complete)[1]
  expect(checking?.facts).toEqual([
    'Bank Account, sole',
    '$48,000',
    'Bank: First Bank of Jackson Hole',
    'Account ending in 4471',
  ])
})

afterEach(() => activate('en'))

const house: Asset = {
  id: 'a-1',
  name: 'House',
  type: 'real_estate',
  ownership: 'tenants_in_common',
  percentOwned: 60,
  address: '',
  realEstateDetails: {
    street: 'County of Peace 3',
    legalDescription: 'Lot 4\nBank of the river: May 3, 1901\nOther',
  },
}
const assetFacts = (asset: Asset) => assetEntries({ uid: 'u', assets: [asset] })[0]?.facts ?? []

test('an address of several lines is one line among the facts, and lines of their own for an asset', () => {
  const address = '12 Elm: Street,\nLander, WY'
  const child = { id: 'b', name: 'Ann', relationship: 'child', address } as const
  expect(beneficiaryEntries({ uid: 'u', beneficiaries: [child] })[0]?.facts).toContain('12 Elm: Street, Lander, WY')
  expect(assetFacts({ ...house, realEstateDetails: {}, address })).toEqual(
    expect.arrayContaining(['12 Elm: Street', 'Lander, WY']),
  )
})

test('what passes by designation says so, as on the page of the assets', () => {
  const ira: Asset = { ...house, type: 'investment', name: 'Traditional IRA' }
  expect(assetFacts(ira)).toContain('Passes by beneficiary designation, not transferred')
  expect(assetFacts({ ...ira, name: 'Brokerage account' }).join()).not.toContain('designation')
})

test('an entry leads to the page of details that is for it, and another to none', () => {
  for (const trust of Object.values(families))
    for (const { id, name, details } of [...beneficiaryEntries(trust), ...assetEntries(trust)]) {
      const asking = detailSteps.find(({ subjects }) => subjects(trust).some((subject) => subject.id === id))
      expect(details?.path, name).toBe(asking && detailPath(asking.page, id))
    }
})

test('in English, type and ownership are what the documents print', () => {
  const types = Object.keys(ASSET_TYPES) as Asset['type'][]
  const ownerships = Object.keys(OWNERSHIPS) as Asset['ownership'][]
  for (const type of types)
    for (const ownership of ownerships) {
      const asset = { ...house, type, ownership }
      expect(assetFacts(asset)[0]).toBe(ownershipOf(asset))
    }
  expect(assetFacts({ ...house, percentOwned: undefined })[0]).toBe('Real Estate, tenants in common')
})

test('in Spanish they are Spanish, and what was typed stays as it was typed', () => {
  activate('es', messages)
  expect(assetFacts(house)).toEqual([
    'Bienes raíces, copropiedad (tenants in common) (60%)',
    'Valor sin indicar',
    'County of Peace 3',
    'Descripción legal: Lot 4',
    'Bank of the river: May 3, 1901',
    'Other',
    'Estado o país: sin indicar',
    'Condado: sin indicar',
  ])
})
