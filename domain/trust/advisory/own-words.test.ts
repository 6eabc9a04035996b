import { expect, test } from 'vitest'
import { english } from '../../message.ts'
import { merge } from '../merge.ts'
import type { TrustPatch } from '../patch.ts'
import { newTrust, type TrustRecord } from '../record.ts'
import { markPatch } from '../signing-day.ts'
import { givenByItsName, stepchildAsChild } from './own-words.ts'
import { reviewTrust } from './review.ts'

const TODAY = '2026-11-20'
const review = (patch: TrustPatch) => reviewTrust(merge(newTrust('u', '2026-05-03T16:00:00.000Z'), patch), TODAY)
const heir = (name: string, more = {}) => ({ id: name.slice(0, 3), name, relationship: 'child' as const, ...more })
const heirs = { beneficiaries: { put: [heir('Ana Hale'), heir('Ben Lee Hale'), heir('Cleo Hale')] } }
const stepchildren = (customRules: string, more: TrustPatch = {}) =>
  review({ ...heirs, distributionType: 'custom', customRules, ...more })
    .map(({ id }) => id)
    .filter((id) => id.startsWith('stepchild-'))
    .map((id) => id.slice('stepchild-'.length))

test.each<[string, string[]]>([
  ['Ana and my stepson Ben share equally. Cleo takes the cabin.', ['Ben']],
  ['Ana, my daughter, and Ben Hale, my stepson, share with Cleo.', ['Ben']],
  ['My step-daughter, Cleo, takes the cabin; Ana and Ben the rest.', ['Cle']],
  ['Ben is my husband’s stepson. Ana and Cleo are mine.', ['Ben']],
  ['To Ana, my stepson Ben and Cleo in equal parts.', ['Ben']],
  ['My stepchildren Ben and Cleo take half, my daughter Ana half.', ['Ben', 'Cle']],
  ['Ben and Cleo (my stepchildren)\ntake half, Ana half.', ['Ben', 'Cle']],
  ['Benedict, my stepson, takes nothing. Ana, Ben and Cleo share.', []],
  ['My stepchildren take nothing. Ana, Ben and Cleo share.', []],
  ['Ana, Ben and Cleo share.', []],
])('%s', (words, called) => {
  expect(stepchildren(words)).toEqual(called)
})

test('the notes and a trustee’s relationship call a child on the list a stepchild, and an entry as Other is right', () => {
  expect(stepchildren('', { handoverNotes: 'My stepson Ben has the key.' })).toEqual(['Ben'])
  expect(stepchildren('', { backupTrusteeName: 'cleo hale', backupTrusteeRelationship: 'My stepdaughter' })).toEqual([
    'Cle',
  ])
  expect(stepchildren('My stepson Ben.', { beneficiaries: { put: [heir('Ben', { relationship: 'other' })] } })).toEqual(
    [],
  )
})

// Read word by word for each name, it would take longer than a test may.
test('a long list and a long text do not make the reader wait', () => {
  const put = Array.from({ length: 1_000 }, (_, n) => heir(`Ben${n} Lee Hale`, { id: `b${n}` }))
  const words = 'My stepchildren Ben1 Hale and Ben2 Lee, and Ben3, my stepson, who is Ben. '.repeat(2_500)
  const trust = merge(newTrust('u', '2026-05-03T16:00:00.000Z'), { beneficiaries: { put }, customRules: words })
  expect(stepchildAsChild(trust, TODAY)).toHaveLength(3)
})

test.each([
  ['Ana receives SSI. Ben and Cleo take the rest.', true],
  ['Ana, who has a disability, takes a third.', true],
  ['Ana is on medicaid.', true],
  ['Ana takes a third.', false],
])('public benefits: %s', (customRules, found) => {
  const about = review({ ...heirs, customRules }).find(({ id }) => id === 'public-benefits')
  expect(about !== undefined).toBe(found)
  if (!about) return
  expect(about.source).toContain('5.2 and 6.4(d)')
  expect(about.places.map(({ question }) => question)).toEqual(['customRules'])
})

test.each<[string, string]>([
  ['staggered', 'nothing when property is divided by shares'],
  ['custom', 'Your own words decide'],
  ['discretionary', 'may pay a person with a share of 0% too'],
])('a share of 0%% under %s', (distributionType, consequence) => {
  const put = [heir('Ana', { sharePercent: 100 }), heir('Ben', { sharePercent: 0 }), heir('Cleo', { sharePercent: 0 })]
  const [about, ...others] = review({ distributionType, beneficiaries: { put } }).filter(
    ({ id }) => id === 'nothing-of-the-shares',
  )
  expect(others).toEqual([])
  expect(english(about?.text ?? '')).toBe('A share of 0% is given for Ben and Cleo.')
  expect(about?.consequence).toContain(consequence)
})

test('equal shares, and shares that are all 0% and so are equal, are no shares of 0%', () => {
  const put = [heir('Ana', { sharePercent: 0 }), heir('Ben', { sharePercent: 0 })]
  const ids = (patch: TrustPatch) => review(patch).map(({ id }) => id)
  expect(ids({ distributionType: 'lump-sum', beneficiaries: { put } })).not.toContain('nothing-of-the-shares')
  const some = [heir('Ana', { sharePercent: 100 }), heir('Ben', { sharePercent: 0 })]
  expect(ids({ distributionType: 'equal', beneficiaries: { put: some } })).not.toContain('nothing-of-the-shares')
})

test('the date of the trust against the day planned for signing', () => {
  const dated = (trustDate: string, signingDate: string, patch: TrustPatch = {}) =>
    review({ trustDate, signingDate, ...patch }).find(({ id }) => id === 'signed-on-another-day')
  expect(dated('2026-11-20', '2026-11-20')).toBeUndefined()
  expect(dated('2026-11-20', '2026-12-04')?.places.map(({ path }) => path)).toEqual([
    '/trust-builder/certificate-of-trust',
    expect.stringContaining('signing-day'),
  ])
  expect(dated('2026-11-20', '2026-12-04')).toMatchObject({
    kind: 'doubtful',
    consequence: expect.stringMatching(/can be set on the day of signing itself, before the documents are printed\.$/),
  })
  expect(dated('2026-11-20', '2026-11-10')?.kind).toBe('differs')
  expect(dated('2026-11-20', '2026-12-04', markPatch('trust-agreement', 'signed', true))).toBeUndefined()
})

test('a business held as Joint is asked about, and one held as Sole is not', () => {
  const found = (ownership: 'joint' | 'sole') =>
    review({ assets: { put: [{ id: 'i', name: 'Inn', type: 'business', ownership }] } }).some(
      ({ id }) => id === 'business-joint',
    )
  expect([found('joint'), found('sole')]).toEqual([true, false])
})

const trust = (name: string, description?: string): TrustRecord => ({
  uid: 'u',
  assets: [{ id: 'a', name, type: 'personal_property', ownership: 'sole', ...(description && { description }) }],
  beneficiaries: [
    { id: '1', name: 'Ástrid Lindqvist', relationship: 'grandchild' },
    { id: '2', name: 'Wyoming Food Bank', relationship: 'charity' },
  ],
})
const found = (name: string, description?: string) =>
  givenByItsName(trust(name, description), '2026-11-20').map(({ text }) => english(text))

test.each<[string, string?]>([
  ['My mother’s jewelry, for Astrid'],
  ['Jewelry', 'Shall go to my granddaughter Astrid.'],
  ['Clock', 'Note: shall go to Astrid'],
  ['Piano (goes to ASTRID LINDQVIST)'],
  ['Books for the Wyoming Food Bank'],
])('%s %s: is found', (name, description) => {
  expect(found(name, description)).toHaveLength(1)
})

test.each<[string, string?]>([
  ['Astrid’s portrait'],
  ['Gold coins', 'Kept for insurance. Astrid knows where.'],
  ['Loan to Astrid'],
  ['Deed to the Wyoming ranch'],
  ['Cabin for summers'],
])('%s %s: is not', (name, description) => {
  expect(found(name, description)).toEqual([])
})

test('names whom it is about, and leads to both entries', () => {
  const [finding] = givenByItsName(trust('Ring for Astrid'), '2026-11-20')
  expect(english(finding?.text ?? '')).toBe(
    'The name or description of Ring for Astrid seems to give it to Ástrid Lindqvist.',
  )
  expect(finding?.places.map(({ label }) => label)).toEqual(['Ring for Astrid', 'Ástrid Lindqvist'])
})
