import { expect, test } from 'vitest'
import { numbered } from '#documents/numbering.ts'
import { plainText } from '#documents/plain-text.ts'
import { trustAgreement } from '#documents/trust-agreement/build.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'
import { signingCases } from '#samples/signing-cases.ts'

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

/** That the words stand in the text one after the other. */
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

test('survival is of a death, and says of whose', () => {
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
