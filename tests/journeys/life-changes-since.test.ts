import { expect, test } from 'vitest'
import { documentsThatDiffer } from '#documents/plain-text.ts'
import { english } from '#domain/message.ts'
import { ALL_DOCUMENTS } from '#domain/trust/documents.ts'
import { answersTouched } from '#domain/trust/life-changes/answers.ts'
import type { LifeEvent } from '#domain/trust/life-changes/events.ts'
import { legalNotesOf } from '#domain/trust/life-changes/law.ts'
import { isFixed } from '#domain/trust/life-changes/signing.ts'
import { answerNow, formerSubjects, isAnswered, touchedSince } from '#domain/trust/life-changes/since.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'

const single = merge(families.begun, { maritalStatus: 'single' })
const { complete } = families

/** The rows of a page that is opened after the answers were changed. */
const rows = (event: LifeEvent, about: string | null, signed: TrustRecord, patch: TrustPatch) => {
  const now = merge(signed, patch)
  return touchedSince(event, about, { chosen: now, earlier: [signed], now }).map((one) => ({
    path: one.answer.path,
    done: isAnswered(one.answer, one.before, now),
    now: english(answerNow(one, now)),
  }))
}

test('a marriage that was entered before the page was opened is compared with what was signed', () => {
  const married = { maritalStatus: 'married', spouseName: 'Ida Alder' } as const
  expect(rows('marriage', null, single, married).filter(({ done }) => done)).toEqual([
    { path: 'maritalStatus', done: true, now: 'Married' },
    { path: 'spouseName', done: true, now: 'Ida Alder' },
  ])
  const now = merge(single, married)
  const since = touchedSince('marriage', null, { chosen: now, earlier: [single], now })
  const [status] = since
  expect(status?.before).toBe(single)
  const again = touchedSince('marriage', null, { chosen: single, earlier: [single], now })
  expect(again.map(({ answer }) => answer.path)).toEqual(answersTouched('marriage', single).map(({ path }) => path))
})

test('so are a move and a divorce, with those whom only the signed answers name', () => {
  expect(rows('move', null, complete, { county: 'Park' })[0]).toEqual({ path: 'county', done: true, now: 'Park' })
  const divorced = merge(complete, {
    executorName: 'Cora Lindqvist',
    dpoa_agentName: 'Cora Lindqvist',
    hcd_agentName: 'Cora Lindqvist',
    beneficiaries: { remove: ['b-thomas'] },
  })
  const former = formerSubjects('divorce', divorced, new Map([[7, complete]]))
  expect(former).toEqual([{ id: 'beneficiaries/b-thomas', name: 'Thomas Edward Whitlock', since: 7 }])
  const since = { chosen: complete, earlier: [], now: divorced }
  const found = touchedSince('divorce', 'beneficiaries/b-thomas', since)
  expect(found.slice(0, 4).map((one) => `${one.answer.path} ${english(answerNow(one, divorced))}`)).toEqual([
    'executorName Cora Lindqvist',
    'dpoa_agentName Cora Lindqvist',
    'hcd_agentName Cora Lindqvist',
    'beneficiaries/b-thomas ',
  ])
  expect(formerSubjects('divorce', complete, new Map([[7, complete]]))).toEqual([])
})

test('another person in the same office is no other name of the one who was signed', () => {
  expect(rows('name', 'executorName', complete, { executorName: 'Cora Lindqvist' }).some(({ done }) => done)).toBe(
    false,
  )
})

test('what was added is named, and an addition since signing is not guessed to be the event', () => {
  const piano = { id: 'n', name: 'Piano', type: 'personal_property', ownership: 'sole' } as const
  const now = merge(complete, { assets: { put: [piano] } })
  const [added] = touchedSince('asset-bought', null, { chosen: complete, earlier: [], now })
  expect(added && answerNow(added, now)).toBe('Piano')
  expect(rows('asset-bought', null, complete, { assets: { put: [piano] } })).toEqual([
    { path: 'assets', done: false, now: '' },
  ])
})

const sign = (trust: TrustRecord) =>
  ALL_DOCUMENTS.reduce((signed, id) => merge(signed, markPatch(id, 'signed', true)), trust)
const said = (event: LifeEvent, trust: TrustRecord) => legalNotesOf(event, trust).map(({ text }) => english(text))

test('somebody else is to serve: the agreement is fixed, the grantor’s own three can be signed again', () => {
  const touched = answersTouched('serving', complete)
  expect(touched.map(({ what, path }) => `${what} ${path}`)).toEqual([
    'check trusteeName',
    'check backupTrusteeName',
    'check executorName',
    'check guardianName',
    'check dpoa_agentName',
    'check hcd_agentName',
  ])
  const signed = sign(complete)
  expect(touched.filter((answer) => isFixed(signed, answer)).map(({ path }) => path)).toEqual(['backupTrusteeName'])
  expect(said('serving', signed).join(' ')).toMatch(
    /may not appoint, remove or replace a trustee.*30 days.*vacancy.*sign/,
  )
  expect(said('serving', complete)[0]).toMatch(/^The will names the executor/)
})

test('other beneficiaries, shares or distributions: fixed by the signed agreement, and free before it', () => {
  const touched = answersTouched('taking', complete)
  expect(touched.map(({ path }) => path)).toEqual(['beneficiaries', 'distributionType', 'afterbornChildren'])
  expect(touched.every((answer) => isFixed(sign(complete), answer))).toBe(true)
  for (const { probe } of touched)
    expect(documentsThatDiffer(complete, merge(complete, probe))).toContain('trust-agreement')
  const shares = merge(complete, { beneficiaries: { remove: ['b-thomas'] } })
  expect(touched.map((answer) => isAnswered(answer, complete, shares))).toEqual([true, false, false])
  const rules = merge(complete, { customRules: 'To each what is needed.' })
  expect(touched.map((answer) => isAnswered(answer, complete, rules))).toEqual([false, true, false])
  expect(said('taking', sign(complete))[0]).toMatch(/may not add or remove .* still takes as the signed agreement says/)
  expect(said('taking', complete)).toEqual(['If somebody has died, choose “Somebody died”.'])
})
