import { describe, expect, test } from 'vitest'
import { english, message } from '#domain/message.ts'
import { byRelationship, familyOf } from '#domain/trust/overview/family.ts'
import { sharesEach, shareWords } from '#domain/trust/overview/share-words.ts'
import { families } from '#samples/families.ts'

const officesOf = (family: keyof typeof families) =>
  familyOf(families[family]).offices.map(({ office, name, note }) => [office, name, note])

test('the offices of a family, with what each person is besides', () => {
  expect(officesOf('complete')).toEqual([
    ['Grantor', 'Margaret Anne Whitlock', message('makes the trust')],
    ['Trustee', 'Daniel Joseph Reyes', 'Brother-in-law'],
    ['Successor trustee', 'Eleanor Grace Park', 'Friend'],
  ])
  expect(officesOf('selfTrustee')[1]).toEqual(['Trustee', 'Chidi Okafor', message('the grantor too')])
  expect(officesOf('professional')[1]).toEqual([
    'Trustee',
    'Wind River Trust Company',
    message('Bank or trust company'),
  ])
})

test('who is not named yet leads to the question', () => {
  expect(familyOf(families.empty)).toMatchObject({
    offices: [
      { office: 'Grantor', path: '/trust-builder/grantor' },
      { office: 'Trustee', path: '/trust-builder/trustee' },
      { office: 'Successor trustee', path: '/trust-builder/backup-trustee' },
    ],
    groups: [],
  })
  expect(familyOf(families.empty).offices.every(({ name, note }) => name === undefined && note === undefined)).toBe(
    true,
  )
})

test('co-trustees are offices of their own', () => {
  const trustees = [
    { id: 't-1', name: 'Daniel Joseph Reyes', address: 'A' },
    { id: 't-2', name: 'Ana Ruiz', address: 'B' },
  ]
  expect(familyOf({ ...families.complete, trustees }).offices.map(({ office, name }) => `${office} ${name}`)).toContain(
    'Co-trustee Ana Ruiz',
  )
})

describe('beneficiaries', () => {
  const groupsOf = (trust: Parameters<typeof familyOf>[0]) =>
    familyOf(trust).groups.map(({ kind, heirs }) => [kind, heirs.map(({ share }) => english(shareWords(share)))])

  test('have the shares of the agreement, contingent ones their own', () => {
    expect(groupsOf(families.complete)).toEqual([
      ['primary', ['30%', '30%', '30%', '10%']],
      ['contingent', ['equal share, 100%']],
    ])
  })

  test('have none under terms that fix none', () => {
    expect(groupsOf(families.hostile)).toEqual([['primary', Array(6).fill('not fixed')]])
  })

  test('that are all contingent take first', () => {
    const beneficiaries = families.complete.beneficiaries?.map((each) => ({ ...each, isPrimary: false }))
    const family = familyOf({ ...families.complete, ...(beneficiaries && { beneficiaries }) })
    expect(family.movedUp).toBe(true)
    expect(family.groups.map(({ kind }) => kind)).toEqual(['primary'])
    expect(family.adjusted).toBe(true)
  })

  test('say when stated shares were changed, and that an income that is divided otherwise', () => {
    const beneficiaries = families.complete.beneficiaries?.map((each, at) => ({
      ...each,
      sharePercent: 50,
      ...(at === 0 && { incomeShare: 40 }),
    }))
    const family = familyOf({ ...families.complete, ...(beneficiaries && { beneficiaries }) })
    expect(family.adjusted).toBe(true)
    expect(
      family.groups[0]?.heirs.map(({ share, income }) => [english(shareWords(share)), english(shareWords(income))]),
    ).toEqual([
      ['25%', '40%'],
      ['25%', 'equal share, 20%'],
      ['25%', 'equal share, 20%'],
      ['25%', 'equal share, 20%'],
    ])
  })

  test('are grouped by relationship, each of 200 in one group', () => {
    const [primary] = familyOf(families.veryLarge).groups
    const groups = byRelationship(primary?.heirs ?? [])
    expect(groups).toHaveLength(8)
    expect(groups.reduce((sum, [, heirs]) => sum + heirs.length, 0)).toBe(primary?.heirs.length)
  })
})

test('what several hold each, in words', () => {
  const share = (percent: number) => ({ percent, as: 'equal' }) as const
  expect(
    [
      sharesEach([]),
      sharesEach([share(50)]),
      sharesEach([share(0.625), share(0.625)]),
      sharesEach([share(20), share(0.001)]),
    ].map((words) => english(words ?? '')),
  ).toEqual(['', '50%', '0.63% each', 'less than 0.01% to 20% each'])
})
