import { expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import { answersInOrder } from '#domain/trust/questions/answers.ts'
import { stepSlugs } from '#domain/trust/routes.ts'
import { families, recordOf, type SampleName } from '#samples/families.ts'

const inSection = (slug: string, trust = families.complete) =>
  answersInOrder(trust).find((section) => section.slug === slug)
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

test.each(Object.keys(families) as SampleName[])('no answer of %s is left without words', (family) => {
  for (const { answers, lists } of answersInOrder(families[family])) {
    const all = [...answers, ...lists.flatMap(({ entries }) => entries.flatMap((entry) => entry.answers))]
    for (const { label, value } of all) {
      expect(label).toMatch(/\S/)
      expect(english(value ?? 'nothing'), label).not.toMatch(/undefined|\[object|^\s*$/)
    }
  }
})
