import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { TrustHistory } from '#api/trust.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { answerChanges } from '#domain/trust/questions/changes.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families, recordOf } from '#samples/families.ts'
import { countWords, sessionSummary } from './editing-session-row.tsx'
import { joined } from './history-page.tsx'
import { changeThatSigned } from './load-history.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/api/call.ts', () => ({ call }))

const change = (version: number, patch: object) => ({ version, at: `2026-05-03T10:0${version}:00.000Z`, patch })
const signs = (version: number, on = true) => change(version, markPatch('trust-agreement', 'signed', on))
const stretch = (version: number, ...changes: object[]) => ({ base: { version, record: null }, changes })
const found = async () => (await changeThatSigned({ ...families.complete }, 'trust-agreement'))?.version
beforeEach(() => call.mockReset())

test('a document was signed when it was last checked off, and no other mark or document counts', async () => {
  const marks = [
    change(5, markPatch('trust-agreement', 'copied', true)),
    change(6, markPatch('schedule-a', 'signed', true)),
  ]
  call.mockResolvedValue(stretch(0, signs(1), signs(2, false), signs(3), change(4, { trustName: 'Oak' }), ...marks))
  expect(await found()).toBe(3)
  call.mockResolvedValue(stretch(0, ...marks))
  expect(await found()).toBeUndefined()
})

test('an old check mark is looked for in earlier stretches, each read once', async () => {
  const trust = { ...families.complete }
  call
    .mockResolvedValueOnce(stretch(4, change(5, { trustName: 'Oak' })))
    .mockResolvedValueOnce(stretch(0, change(1, {}), signs(2)))
  expect((await changeThatSigned(trust, 'trust-agreement'))?.version).toBe(2)
  expect(await changeThatSigned(trust, 'pour-over-will')).toBeUndefined()
  expect(call.mock.calls.map(([, , { query }]) => query)).toEqual([{}, { before: '5' }])
})

test('Schedule A is signed with the agreement', async () => {
  const trust = merge(families.complete, markPatch('trust-agreement', 'signed', true))
  call.mockResolvedValue(stretch(0, signs(1), change(2, markPatch('schedule-a', 'printed', true))))
  expect((await changeThatSigned(trust, 'schedule-a'))?.version).toBe(1)
})

function rowOf(patch: TrustPatch, more: { restoredFrom?: number; begun?: true } = {}) {
  const ann = { id: 'a', name: 'Ann', relationship: 'friend' as const }
  const before = recordOf({ trustName: 'Oak', currentStep: 2, beneficiaries: { put: [ann] } })
  const after = merge(before, patch)
  const changes = answerChanges(before, after)
  const session = { saves: [], version: 2, before, after, ...more }
  return [sessionSummary(session, changes), countWords(changes)]
}

test('answers come before what the system set', () => {
  expect(rowOf({ trustName: 'Elm', currentStep: 3 })).toEqual(['Trust name: Oak → Elm', '1 answer changed'])
  expect(rowOf({ healthCareDirectiveSkipped: true, currentStep: 3 })).toEqual([
    'Health Care Directive section skipped',
    undefined,
  ])
  expect(rowOf({ currentStep: 3 })).toEqual(['Saved without a change', undefined])
})

test('more than two are counted', () => {
  expect(rowOf({ trustName: 'Elm', county: 'Teton', grantorName: 'Ann', dbaName: 'Elm' })).toEqual([
    'Trust name: Oak → Elm; Grantor’s full legal name: Ann; and 2 more',
    '4 answers changed',
  ])
})

test('what was taken out comes first, since its name stands nowhere else any more', () => {
  const patch = { trustName: 'Elm', county: 'Teton', dbaName: 'Elm', beneficiaries: { remove: ['a'] } }
  expect(rowOf(patch)).toEqual(['Beneficiary Ann removed; Trust name: Oak → Elm; and 2 more', '4 answers changed'])
})

test('a beginning, a restoring and a save of nothing new are named as such', () => {
  expect(rowOf({}, { begun: true })[0]).toBe('Trust started')
  expect(rowOf({ trustName: 'Elm' }, { restoredFrom: 1 })[0]).toBe('Earlier answers restored')
  expect(rowOf({})[0]).toBe('Saved without a change')
})

describe('a newer stretch is joined to', () => {
  const between = (after: number, to: number): TrustHistory => ({
    base: { version: after, record: null },
    changes: Array.from({ length: to - after }, (_, n) => ({ version: after + n + 1, at: '', patch: {} })),
  })
  const span = ({ base, changes }: TrustHistory) => [base.version, changes.map(({ version }) => version).join()]

  test.each<[string, TrustHistory | undefined, TrustHistory, unknown[]]>([
    ['the first', undefined, between(2, 4), [2, '3,4']],
    ['one that goes on where the other ends', between(0, 2), between(2, 4), [0, '1,2,3,4']],
    ['one that overlaps', between(0, 3), between(2, 5), [0, '1,2,3,4,5']],
    ['one beyond a gap, which stands alone', between(0, 2), between(4, 6), [4, '5,6']],
    ['one that holds the other', between(2, 3), between(1, 4), [1, '2,3,4']],
  ])('%s', (_, known, newer, expected) => {
    expect(span(joined(known, newer))).toEqual(expected)
  })
})
