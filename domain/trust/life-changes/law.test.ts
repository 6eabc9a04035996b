import { expect, test } from 'vitest'
import { english } from '../../message.ts'
import { merge } from '../merge.ts'
import { newTrust, type TrustRecord } from '../record.ts'
import { markPatch } from '../signing-day.ts'
import { answersTouched } from './answers.ts'
import { legalNotesOf } from './law.ts'
import { type AnswersSigned, isFixed } from './signing.ts'

const complete = merge(newTrust('u', '2026-11-20T12:00:00.000Z'), {
  distributionType: 'lump-sum',
  beneficiaries: {
    put: [
      { id: 'b-ann', name: 'Ann Reed', relationship: 'child' },
      { id: 'b-ben', name: 'Ben Reed', relationship: 'child' },
    ],
  },
})
const said = (event: 'birth' | 'grandchild', trust: TrustRecord, signed: AnswersSigned = {}) =>
  legalNotesOf(event, trust, null, signed)
    .map(({ text }) => english(text))
    .join(' ')

test('a child born later takes as the agreement says, or does not', () => {
  expect(said('birth', complete)).toMatch(
    /is a beneficiary\. Each takes an equal part of what the grantor’s children take/,
  )
  expect(said('birth', merge(complete, { afterbornChildren: 'excluded' }))).toMatch(/does not share/)
})

test('a grandchild born later takes as the signed agreement says, and nothing is signed for it', () => {
  expect(answersTouched('grandchild', complete).map(({ what, path }) => `${what} ${path}`)).toEqual([
    'check beneficiaries',
  ])
  expect(said('grandchild', complete)).toMatch(
    /take what is left of that share, per stirpes\. .* simply add this descendant/,
  )
  const signed = merge(complete, markPatch('trust-agreement', 'signed', true))
  expect(answersTouched('grandchild', signed).every((answer) => isFixed(signed, answer))).toBe(true)
  expect(said('grandchild', signed)).toMatch(/Nothing has to be signed for this/)
  expect(said('grandchild', signed)).not.toMatch(/may already|own words|simply add/)
  const fund = merge(complete, { distributionType: 'discretionary' })
  expect(said('grandchild', signed, { 'trust-agreement': fund })).toMatch(/may already make distributions to the new/)
  expect(said('grandchild', merge(signed, { distributionType: 'custom' }))).toMatch(/^Your own words come first/)
})
