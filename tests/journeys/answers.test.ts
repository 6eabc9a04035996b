import { describe, expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import { unansweredOf } from '#domain/trust/details/missing-details.ts'
import { merge } from '#domain/trust/merge.ts'
import { factPlaces, factsPatch, peopleIn } from '#domain/trust/person-details.ts'
import { answersInOrder } from '#domain/trust/questions/answers.ts'
import { answerChanges, changeWords } from '#domain/trust/questions/changes.ts'
import { stepSlugs } from '#domain/trust/routes.ts'
import { families, recordOf, type SampleName } from '#samples/families.ts'

const inSection = (slug: string, trust = families.complete) =>
  answersInOrder(trust, unansweredOf).find((section) => section.slug === slug)
const shown = (slug: string, trust = families.complete) =>
  Object.fromEntries(inSection(slug, trust)?.answers.map(({ label, value }) => [label, value && english(value)]) ?? [])

test('the thirteen sections come in their order, each question once', () => {
  const all = answersInOrder(families.complete)
  expect(all.map(({ slug }) => slug)).toEqual(stepSlugs)
  const paths = all.flatMap(({ answers }) => answers.map(({ path }) => path))
  expect(new Set(paths).size).toBe(paths.length)
})

test('answers are put into words, numbers masked', () => {
  expect(shown('grantor')['Social Security Number']).toBe('XXX-XX-4321')
  expect(shown('certificate-of-trust')).toEqual({
    'Trust Date': 'May 1, 2025',
    'Administrative Address': '480 Elk Ridge Road, Wilson, WY 83014',
    'The trust has been amended': 'No',
  })
  expect(shown('distribution')['Distribution Type']).toBe('Staggered')
  expect(shown('distribution', recordOf({ terminationEvent: 'When the last of us is gone' }))).toMatchObject({
    'When the trust ends': 'When the last of us is gone',
  })
})

test('entries are listed by name with what was answered about them', () => {
  const [{ entries } = { entries: [] }] = inSection('beneficiaries')?.lists ?? []
  expect(entries.map(({ name }) => name)).toEqual(families.complete.beneficiaries?.map(({ name }) => name))
  expect(
    Object.fromEntries(entries[1]?.answers.map(({ label, value }) => [label, value && english(value)]) ?? []),
  ).toEqual({
    Relationship: 'Child',
    'Share (%)': '30%',
    'Primary or contingent': 'Primary',
    'Birth year': '2004',
    'Distribution Age': '25',
  })
  expect(inSection('assets', families.veryLarge)?.lists[0]?.entries).toHaveLength(100)
})

test('of a grantor who serves as trustee, what is written for them is shown and nothing else asked', () => {
  expect(shown('trustee', families.selfTrustee)).toEqual({
    'Who will serve as your primary trustee?': 'I will be my own trustee',
    'Trustee Name': 'Chidi Okafor',
    'Trustee Address': '9 Larkspur Court, Cody, WY 82414',
  })
})

test('rules that were given up are kept, and no record of the answers shows them', () => {
  const stages = {
    distributionStages: '30: 40%, 40: 60%',
    customRules: 'All to Ada.',
    trusteeEmail: 'ada@bell.example',
  }
  const own = 'Your own ages and parts'
  const staggered = recordOf({ ...stages, distributionType: 'staggered', trusteeType: 'other' })
  expect(shown('distribution', staggered)[own]).toBe('40% at 30 and 60% at 40')
  const hems = recordOf({ ...stages, distributionType: 'hems', trusteeType: 'self' })
  expect(Object.keys(shown('distribution', hems))).toEqual(['Distribution Type', 'When the trust ends'])
  expect(shown('trustee', hems)).not.toHaveProperty('Trustee Email')
  expect(shown('distribution', recordOf({ ...stages, distributionType: 'custom' }))).toMatchObject({
    'Custom Distribution Rules': 'All to Ada.',
  })
})

test('what the documents leave blank about an entry is listed as not answered, put off or not', () => {
  const trust = recordOf({
    beneficiaries: {
      put: [
        { id: 'l', name: 'Library', relationship: 'charity', einUnknown: true },
        { id: 'c', name: 'Ann', relationship: 'child' },
        { id: 'f', name: 'Bo', relationship: 'friend' },
      ],
    },
    assets: {
      put: [
        { id: 'h', name: 'Home', type: 'real_estate', ownership: 'sole', address: '1 Elm Street, Lander, WY 82520' },
        { id: 'r', name: 'Range', type: 'real_estate', ownership: 'sole', realEstateDetails: { unknown: true } },
        { id: 's', name: 'Savings', type: 'bank_account', ownership: 'tenants_in_common' },
        { id: 'i', name: 'My IRA', type: 'investment', ownership: 'sole' },
      ],
    },
  })
  const open = (slug: string) =>
    inSection(slug, trust)?.lists.flatMap(({ entries }) =>
      entries.map(({ name, answers }) => [
        name,
        ...answers.filter(({ value }) => value === undefined).map(({ label }) => label),
      ]),
    )
  expect(open('beneficiaries')).toEqual([
    ['Library', 'Employer Identification Number (EIN)'],
    ['Ann', 'Distribution Age'],
    ['Bo'],
  ])
  expect(open('assets')).toEqual([
    ['Home', 'County', 'Legal Description'],
    ['Range', 'Street Address', 'County', 'State', 'Legal Description'],
    ['Savings', 'Bank', 'Your share (%)'],
    ['My IRA'],
  ])
})

test.each(Object.keys(families) as SampleName[])('no answer of %s is left without words', (family) => {
  for (const { answers, lists } of answersInOrder(families[family])) {
    const all = [...answers, ...lists.flatMap(({ entries }) => entries.flatMap((entry) => entry.answers))]
    for (const { label, value } of all) {
      expect(label).toMatch(/\S/)
      expect(english(value ?? 'nothing'), label).not.toMatch(/undefined|\[object|^\s*$/)
    }
  }
})

describe('a line', () => {
  const before = families.complete
  const line = (patch: Parameters<typeof merge>[1]) =>
    answerChanges(before, merge(before, patch)).map((change) => changeWords(change))
  const [child] = (before.beneficiaries ?? []).filter(({ relationship }) => relationship === 'child')
  const id = child?.id ?? ''

  test('shows both sides where they are short', () => {
    expect(line({ backupTrusteeName: 'Ada Byron' })).toEqual([
      `Backup trustee name: ${before.backupTrusteeName} → Ada Byron`,
    ])
    expect(line({ beneficiaries: { put: [{ id, sharePercent: 50 }] } })).toEqual([
      'Beneficiary Clara Jane Whitlock: share 30% → 50%',
    ])
    expect(line({ dpoa_financialAuthority: false })).toEqual(['Agent’s power over financial matters: Yes → No'])
    expect(line({ trustDate: '2025-05-02' })).toEqual(['Trust date: May 1, 2025 → May 2, 2025'])
  })

  test('says only that a long text changed', () => {
    expect(line({ customRules: 'x'.repeat(200) })).toEqual(['Custom distribution rules filled in'])
    expect(line({ trusteeAddress: 'One line\nand another' })).toEqual(['Trustee address changed'])
  })

  test('masks social security numbers, and shows a change that the mask hides', () => {
    expect(line({ grantorSsn: '536904322' })).toEqual(['Grantor’s social security number: XXX-XX-4321 → XXX-XX-4322'])
    expect(line({ grantorSsn: '111224321' })).toEqual(['Grantor’s social security number changed'])
  })

  test('lists who was added, taken out, renamed or moved', () => {
    expect(line({ beneficiaries: { put: [{ id: 'n', name: 'Zoe', relationship: 'friend' }] } })).toEqual([
      'Beneficiary Zoe added',
    ])
    expect(line({ beneficiaries: { remove: [id] } })).toEqual(['Beneficiary Clara Jane Whitlock removed'])
    expect(line({ beneficiaries: { put: [{ id, name: 'Clara Reyes' }] } })).toEqual([
      'Beneficiary Clara Reyes: name Clara Jane Whitlock → Clara Reyes',
    ])
    expect(line({ beneficiaries: { remove: [id], put: [child ?? { id }] } })).toEqual([
      'Order of the beneficiaries changed',
    ])
  })

  test('of a mark says what is marked', () => {
    const begun = recordOf({ currentStep: 4 })
    const after = merge(begun, { currentStep: 5, pourOverWillComplete: true })
    const words = (...sides: [typeof begun, typeof after]) => answerChanges(...sides).map((one) => changeWords(one))
    expect(words(begun, after)).toEqual(['Pour-Over Will section finished'])
    expect(words(after, begun)).toEqual(['Pour-Over Will section finished: no longer so'])
  })
})

test('an emptied answer and an empty text are distinguished from a change, times of saving not at all', () => {
  const emptied = answerChanges(recordOf({ dbaName: 'Oak' }), recordOf({}))
  expect(emptied.map(({ what, before, after }) => [what, before, after])).toEqual([['emptied', 'Oak', undefined]])
  expect(answerChanges(recordOf({ dbaName: '' }), recordOf({}))).toEqual([])
  const later = { ...families.complete, lastUpdated: '2027-01-01T00:00:00.000Z' }
  expect(answerChanges(families.complete, later)).toEqual([])
})

const TODAY = '2026-05-03'

test.each(Object.entries(families))('in the family %s each person has a place, and each place a person', (_, trust) => {
  for (const name of peopleIn(trust, TODAY)) {
    const places = factPlaces(name, trust)
    expect(places.length).toBeGreaterThan(0)
    const patch = factsPatch(
      places.map((place) => ({ ...place, value: `${place.fact}@new.example` })),
      trust,
    )
    const after = factPlaces('name@new.example', merge(trust, patch))
    expect(after.map(({ path }) => path)).toEqual(places.map(({ path }) => path))
    expect(after.filter(({ fact, value }) => value !== `${fact}@new.example`)).toEqual([])
  }
})
