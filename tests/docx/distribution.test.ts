import { describe, expect, test } from 'vitest'
import { runsIn } from '#documents/build.ts'
import { numbered, textOf } from '#documents/model.ts'
import { plainText } from '#documents/plain-text.ts'
import { trustAgreement } from '#documents/trust-agreement/build.ts'
import { termsOf } from '#domain/trust/distribution-terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'
import { signingCases } from '#samples/signing-cases.ts'
import { trusts } from './generated-families.ts'

const agreement = (trust: TrustRecord) => plainText(trustAgreement(trust)).join('\n').replaceAll('\u00A0', ' ')

/** What one section of the agreement says. */
function section(trust: TrustRecord, heading: string): string {
  const doc = trustAgreement(trust)
  const entries = numbered(doc)
  const from = entries.findIndex(({ block }) => block.kind === 'section' && block.text === heading)
  const after = entries.slice(from + 1)
  const end = after.findIndex(({ block }) => block.kind === 'section' || block.kind === 'article')
  const blocks = after.slice(0, end).map(({ block }) => block)
  return plainText({ ...doc, blocks })
    .join('\n')
    .replaceAll('\u00A0', ' ')
}

/** Asserts that the texts appear in this order. */
function inOrder(text: string, words: readonly string[]): void {
  const at = words.map((each) => text.indexOf(each))
  expect(at, words[at.indexOf(-1)]).not.toContain(-1)
  expect(at).toEqual([...at].sort((one, other) => one - other))
}

test('an individual’s share: own line of the grantor, other individuals, contingents, charities, heirs, a charity', () => {
  inOrder(section(signingCases.remarried, 'Share of an individual'), [
    'if the Beneficiary was a descendant of the Grantor, the Beneficiary’s descendants, per stirpes;',
    'the descendants, per stirpes, of the nearest of those ancestors who has descendants then living;',
    'the other Primary Beneficiaries who are individuals,',
    'the Contingent Beneficiaries',
    'the Charities that are Primary Beneficiaries',
    'other than the Grantor, who would have taken',
    'one or more Charities that the Trustee selects',
  ])
})

test('a spouse’s own descendants never take the spouse’s share', () => {
  expect(section(signingCases.remarried, 'Descendants of a deceased Beneficiary')).toContain(
    'The descendants of a Beneficiary who was not a descendant of the Grantor, such as the Grantor’s spouse, do not take in that Beneficiary’s place.',
  )
  expect(agreement(signingCases.remarried)).not.toContain(
    'per stirpes, the descendants then living of those who have died',
  )
})

test('a charity’s share: its successor, the other primaries, the contingent sister, and only then another charity', () => {
  expect(section(signingCases.charityFirst, 'Failure of a charity')).toContain(
    'the Charity that has succeeded it by merger, by operation of law',
  )
  inOrder(section(signingCases.charityFirst, 'Share of a charity'), [
    'or to its successor under Article 8',
    'the other Primary Beneficiaries',
    'the Contingent Beneficiaries',
    'one or more Charities that the Trustee selects as nearest in purpose',
  ])
})

test('equal shares are equal wherever property is divided', () => {
  expect(section(signingCases.outOfState, 'Proportions')).toContain('each takes an equal share')
  expect(section(signingCases.outOfState, 'Proportions')).not.toContain('takes the percentage')
  expect(agreement(signingCases.outOfState)).toContain('Article 4 of the agreement makes the shares equal')
  expect(section(families.complete, 'Proportions')).toContain('takes the percentage stated')
})

test('a trust that ends before the grantor dies is divided in the same proportions', () => {
  expect(section(families.complete, 'Final distribution')).toContain(
    'including all of the trust property if the Termination Date precedes the Division Date, to the Primary Beneficiaries in the proportions determined under Article 4',
  )
  const gift = 'every gift under the Grantor’s direction in Article 5 that has not been delivered'
  expect(section(signingCases.homeLivedIn, 'Final distribution')).toContain(gift)
  expect(section(families.complete, 'Final distribution')).not.toContain(gift)
})

test('what is poured over at the grantor’s death is divided among the shares', () => {
  expect(section(families.complete, 'Separate shares')).toContain('including property that passes to the Trustee under')
})

test('survival refers to a death, and says whose', () => {
  expect(section(families.complete, 'Survival')).toContain(
    'treated as having survived the Grantor, or another person on whose death property passes',
  )
})

test.each([
  ['lump-sum', false],
  ['staggered', false],
  ['custom', false],
  ['percentage', true],
  ['discretionary', true],
  ['income-only', true],
])('%s: that the trust lasts is a material purpose: %o', (distributionType, lasts) => {
  const words = section({ ...families.complete, distributionType }, 'Material purposes')
  expect(words).toContain('W.S. 4-10-412')
  expect(words.includes('the continuation of the Trust')).toBe(lasts)
})

test('no payment for another goes to or through the grantor, or discharges a trustee’s own duty of support', () => {
  const words = section(families.complete, 'Persons who may not receive a distribution for another')
  expect(words).toContain('No distribution for another person shall be made to or through the Grantor')
  expect(words).toContain('the Grantor shall not be selected or serve as custodian')
  expect(words).toContain('a trustee who is legally obligated to support the person')
  expect(section(families.complete, 'Obligations of support')).toContain('that trustee’s own legal obligation')
})

test('sole and absolute discretion is said to be cut below the distribution age where it is cut', () => {
  const limit = 'That limit applies even where this Article gives the Trustee sole and absolute discretion'
  expect(section(signingCases.selfWithSpouse, 'Controlling provisions')).toContain(limit)
  expect(section(families.complete, 'Controlling provisions')).not.toContain(limit)
})

test('a contest costs the contestant’s interest and not that of the descendants, who take under Article 9', () => {
  const words = section(families.complete, 'Contest of validity')
  expect(words).toContain('passes under Article 9 as if the Beneficiary had died')
  expect(words).not.toContain('without descendants')
  expect(section(families.complete, 'Others not affected')).toContain('take in that Beneficiary’s place')
})

interface Line {
  /** `5.6` */
  place: string
  heading: string
  /** With its letter, as printed. */
  text: string
}

function linesOf(trust: TrustRecord): Line[] {
  let [place, heading] = ['', '']
  return numbered(trustAgreement(trust)).flatMap(({ block, number = '' }) => {
    if (block.kind === 'article' || block.kind === 'section' || block.kind === 'heading')
      [place, heading] = [number, block.text]
    if (block.kind !== 'paragraph' && block.kind !== 'item') return []
    return runsIn(block).map((runs) => ({
      place,
      heading,
      text: `${block.kind === 'item' ? `${number} ` : ''}${textOf(runs).replaceAll('\u00A0', ' ')}`,
    }))
  })
}

const TYPES = ['custom', 'specific', 'As my sister sees fit']
const direction = (distributionType: string): TrustRecord => ({
  ...families.complete,
  distributionType,
  customRules: 'The cabin to Ada.',
})
const rulesOf = (trust: TrustRecord) => linesOf(trust).filter(({ heading }) => heading === 'Gifts by direction')
const whole = linesOf(direction('custom'))
const ownRules = rulesOf(direction('custom'))
const times = (words: string) => whole.reduce((sum, { text }) => sum + text.split(words).length - 1, 0)

test('every type in the grantor’s own words prints the same rules, and no other type prints one', () => {
  for (const type of TYPES) expect(rulesOf(direction(type))).toEqual(ownRules)
  for (const trust of trusts) expect(rulesOf(trust)).toEqual(termsOf(trust).ownWords ? ownRules : [])
})

test('the sections that are cited by number are those that are meant', () => {
  const headings = new Map(whole.map(({ place, heading }) => [place, heading]))
  const cited = new Set(whole.flatMap(({ text }) => [...text.matchAll(/Section (\d+\.\d+)/g)].map(([, at]) => at)))
  expect([...cited].toSorted().map((at) => headings.get(at ?? ''))).toEqual([
    'Real property held directly',
    'Distribution provisions',
    'Controlling provisions',
    'Gifts by direction',
  ])
})

test('no sentence of the rules stands twice in the agreement', () => {
  const sentences = ownRules.flatMap(({ text }) => text.replace(/^\([a-z]+\) /, '').split(/(?<=[.;:]) /))
  expect(sentences.length).toBeGreaterThan(30)
  expect(sentences.filter((sentence) => sentence.split(' ').length > 3 && times(sentence) !== 1)).toEqual([])
})

test('each rule bears a name of its own and is short', () => {
  const named = ownRules.filter(({ text }) => text.startsWith('('))
  const names = named.map(({ text }) => text.match(/^\([a-z]\) ([A-Z][a-z ]+)\. /)?.[1])
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(named.length)
  expect(named.filter(({ text }) => text.split(' ').length > 150).map(({ text }) => text)).toEqual([])
})

describe('what is decided is decided in one place', () => {
  test.each([
    ['what comes first', 'The direction controls wherever it decides a case'],
    ['what comes last', 'shall resolve only what then remains'],
    ['the trustee’s choice', 'may choose only among the persons and charities, other than the Grantor,'],
    ['a power of the grantor', 'The direction gives the Grantor no power over and no interest in the trust property'],
    ['the grantor’s own home', 'no right to use or occupy it except as Article 14 allows'],
    ['a home for another', 'A right of any other person under the direction to use or occupy trust property is not'],
    ['a sister’s wish', 'receives no power over trust property and is not a trust advisor'],
    ['no time is stated', 'Unless the direction states another time'],
    ['an age for several', 'applies to each of them separately'],
    ['the youngest of several', 'measured by those who are living'],
    ['a death before the age', 'arrives at that death or, if later, on the Division Date'],
    ['a divorce from somebody by whose life a time is measured', 'is treated as having died when the marriage ended'],
    ['a condition', 'is not due before the condition is met'],
    ['a condition that fails', 'whose condition can no longer be met'],
    ['a death within thirty days', 'only if he or she survives that death as Article 4 provides'],
    ['a charity that has ended', 'Article 8 states when a charity or its successor takes'],
    ['a divorce, a contest, a disclaimer', 'forfeits an interest under Article 19 or disclaims the gift'],
    ['a substitute whom the direction names', 'If the direction says who takes in the place of a recipient'],
    ['a death that the direction does not foresee', 'passes to the recipient’s descendants, per stirpes'],
    ['a recipient without descendants', 'is added proportionately to the parts of the gift that others take'],
    ['nobody left', 'the gift falls into the rest'],
    ['no parts stated', 'take equal parts unless the direction states others'],
    ['a class', 'together with each person who has died and would then be a member if living'],
    ['a death after the gift is due', 'that individual’s part passes to his or her estate'],
    ['income and loss after it is due', 'its income, expenses and risk of loss are theirs'],
    ['the time between the two deaths', 'as a separate trust for those who would take if the gift were then due'],
    ['another’s needs before the grantor dies', 'while other trust property is reasonably available'],
    ['two houses', 'lists an asset identifies that asset'],
    ['a sale or a fire', 'reinvestments take its place'],
    ['an asset in the will', 'is treated as held by the Trust on the Division Date'],
    ['an asset that never comes', 'fails if on that date the Trust holds neither the asset nor its proceeds'],
    ['a mortgage', 'subject to every lien, lease and other encumbrance'],
    ['a sum of money', 'shall be paid from the rest, without interest'],
    ['property that comes late', 'is not due before the Trust holds it'],
    ['too little for all', 'reduced in proportion to their values on the date of payment'],
    ['what was delivered before', 'no gift that has been delivered is reduced'],
    ['an age below the Distribution Age', 'if that direction states an age at which the distribution to that'],
    [
      'Article 9',
      'apply to a gift by the Grantor’s direction only where neither the direction nor Section 5.6 decides',
    ],
  ])('%s', (_, words) => expect(times(words)).toBe(1))
})

test('no other section sends a gift to Article 9', () => {
  const both = whole.filter(({ text }) => /direction/.test(text) && text.includes('Article 9'))
  expect(both.map(({ place }) => place)).toEqual(['1.2', '5.4', ''])
})

test('on the last day all gifts are due, and land vests as it would then go', () => {
  for (const place of ['11.5', '11.7']) {
    const items = whole.filter((line) => line.place === place && line.text.startsWith('('))
    expect(items[0]?.text).toContain('under Section 5.6 if each gift not yet due were due on that date')
  }
})
