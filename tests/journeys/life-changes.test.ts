import { describe, expect, test } from 'vitest'
import { documentsThatDiffer, documentText } from '#documents/plain-text.ts'
import { ALL_DOCUMENTS, type DocumentId } from '#domain/trust/documents.ts'
import { answersTouched, type TouchedAnswer } from '#domain/trust/life-changes/answers.ts'
import { isLifeEvent, LIFE_EVENTS, type LifeEvent, subjectsOf } from '#domain/trust/life-changes/events.ts'
import { actionFor, legalNotesOf } from '#domain/trust/life-changes/law.ts'
import { isFixed } from '#domain/trust/life-changes/signing.ts'
import { isAnswered, withoutDetails } from '#domain/trust/life-changes/since.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'

const { complete, selfTrustee, professional, begun, hostile, veryLarge } = families
const THOMAS = 'beneficiaries/b-thomas'
const paths = (event: LifeEvent, trust: TrustRecord, about: string | null = null) =>
  answersTouched(event, trust, about).map(({ path, what }) => `${what} ${path}`)
const answer = (event: LifeEvent, trust: TrustRecord, path: string, about: string | null = null): TouchedAnswer => {
  const found = answersTouched(event, trust, about).find((one) => one.path === path)
  if (!found) throw new Error(`${event} does not touch ${path}`)
  return found
}
const printing = ({ probe }: TouchedAnswer) => documentsThatDiffer(complete, merge(complete, probe))
const sign = (trust: TrustRecord, ...documents: DocumentId[]) =>
  documents.reduce((signed, id) => merge(signed, markPatch(id, 'signed', true)), trust)

describe('the answers that an event touches', () => {
  test('a divorce: every office and gift of the spouse, and what both own', () => {
    expect(subjectsOf('divorce', complete)).toEqual([{ id: THOMAS, name: 'Thomas Edward Whitlock' }])
    expect(paths('divorce', complete, THOMAS)).toEqual([
      'replace executorName',
      'replace dpoa_agentName',
      'replace hcd_agentName',
      `remove ${THOMAS}`,
      'check assets/a-home',
      'check assets/a-brokerage',
    ])
    expect(paths('divorce', complete)).toEqual([])
    expect(subjectsOf('divorce', begun)).toEqual([])
  })

  test('a spouse who is known as a trustee’s relationship only', () => {
    const trust = merge(begun, { trusteeRelationship: 'My wife', executorName: 'ruth alder' })
    expect(subjectsOf('divorce', trust)).toEqual([{ id: 'trusteeName', name: 'Ruth Alder' }])
    expect(paths('divorce', trust, 'trusteeName')).toEqual(['replace trusteeName', 'replace executorName'])
  })

  test('a death: of anybody in the register; the grantor’s own changes no answer', () => {
    const eleanor = subjectsOf('death', complete)?.find(({ name }) => name === 'Eleanor Grace Park')
    expect(eleanor?.id).toBe('backupTrusteeName')
    expect(paths('death', complete, 'backupTrusteeName')).toEqual(['replace backupTrusteeName', 'replace guardianName'])
    expect(paths('death', complete, 'beneficiaries/b-clara')).toEqual(['remove beneficiaries/b-clara'])
    expect(paths('death', complete, 'grantorName')).toEqual([])
    expect(subjectsOf('death', complete)?.some(({ name }) => name.startsWith('Teton'))).toBe(false)
    const noted = merge(complete, { people: { put: [{ id: 'p-ida', name: 'Ida Whitlock' }] } })
    expect(subjectsOf('death', noted)?.at(-1)).toEqual({ id: 'people/p-ida', name: 'Ida Whitlock' })
    expect(paths('death', noted, 'people/p-ida')).toEqual([])
  })

  test('a marriage, a birth and a purchase add', () => {
    expect(paths('marriage', begun)).toContain('add spouseName')
    expect(paths('birth', complete)).toEqual(['add beneficiaries', 'check afterbornChildren', 'check guardianName'])
    expect(paths('birth', begun)).toContain('add guardianName')
    expect(paths('asset-bought', complete)).toEqual(['add assets'])
    expect(paths('home-bought', complete)[0]).toBe('add assets')
  })

  test('the home sold: the asset and the addresses there; something else sold: the asset alone', () => {
    expect(subjectsOf('home-sold', complete)).toEqual([{ id: 'assets/a-home', name: 'Family home' }])
    expect(paths('home-sold', complete, 'assets/a-home')).toEqual([
      'remove assets/a-home',
      'replace grantorAddress',
      'replace testatorAddress',
      'check executorAddress',
      'replace dpoa_principalAddress',
      'check dpoa_agentAddress',
      'replace hcd_principalAddress',
      'check hcd_agentAddress',
    ])
    expect(paths('asset-sold', complete, 'assets/a-truck')).toEqual(['remove assets/a-truck'])
    expect(paths('asset-sold', complete, 'assets/gone')).toEqual([])
  })

  test('a move: the grantor’s addresses and the county; for a grantor who serves, the trust’s address as well', () => {
    expect(paths('move', complete)).toContain('replace county')
    expect(paths('move', complete)).not.toContain('check certificateData.adminAddress')
    expect(paths('move', selfTrustee)).toContain('check certificateData.adminAddress')
    expect(paths('move', begun)).toEqual([])
  })

  test('an address names an event, or none', () => {
    expect(['divorce', 'toString', '', null].map(isLifeEvent)).toEqual([true, false, false, false])
  })
})

describe('the documents that it touches are those whose text changes', () => {
  const changed = (trust: TrustRecord, patch: TrustPatch) => {
    const after = merge(trust, patch)
    return ALL_DOCUMENTS.filter((id) => documentText(trust, id) !== documentText(after, id))
  }
  // What a family would really answer, against what the plan tries.
  test.each<[LifeEvent, keyof typeof families, string | null, string, TrustPatch]>([
    ['divorce', 'complete', THOMAS, 'executorName', { executorName: 'Nora Hale' }],
    ['divorce', 'complete', THOMAS, 'dpoa_agentName', { dpoa_agentName: 'Nora Hale' }],
    ['divorce', 'complete', THOMAS, 'hcd_agentName', { hcd_agentName: 'Nora Hale' }],
    ['divorce', 'complete', THOMAS, THOMAS, { beneficiaries: { remove: ['b-thomas'] } }],
    ['divorce', 'complete', THOMAS, 'assets/a-home', { assets: { put: [{ id: 'a-home', ownership: 'sole' }] } }],
    ['death', 'complete', 'backupTrusteeName', 'backupTrusteeName', { backupTrusteeName: 'Nora Hale' }],
    ['death', 'professional', 'backupTrusteeName', 'guardianName', { guardianName: 'Nora Hale' }],
    [
      'birth',
      'complete',
      null,
      'beneficiaries',
      { beneficiaries: { put: [{ id: 'n', name: 'Mia Whitlock', relationship: 'child', birthYear: 2026 }] } },
    ],
    ['birth', 'complete', null, 'afterbornChildren', { afterbornChildren: 'excluded' }],
    ['marriage', 'selfTrustee', null, 'spouseName', { spouseName: 'Ada Okafor' }],
    ['move', 'selfTrustee', null, 'county', { county: 'Larimer' }],
    ['move', 'complete', null, 'hcd_principalAddress', { hcd_principalAddress: '9 Elm Street, Denver, CO 80202' }],
    [
      'asset-bought',
      'complete',
      null,
      'assets',
      { assets: { put: [{ id: 'n', name: 'Piano', type: 'personal_property', ownership: 'sole', value: '9000' }] } },
    ],
    ['asset-sold', 'complete', 'assets/a-truck', 'assets/a-truck', { assets: { remove: ['a-truck'] } }],
  ])('%s in the family %s (%s): %s', (event, family, about, path, patch) => {
    const trust = families[family]
    const { probe } = answer(event, trust, path, about)
    const documents = documentsThatDiffer(trust, merge(trust, probe))
    expect(documents.length).toBeGreaterThan(0)
    expect(documents).toEqual(changed(trust, patch))
  })

  test('an executor is in the will alone, a successor trustee in no companion document', () => {
    expect(printing(answer('divorce', complete, 'executorName', THOMAS))).toEqual(['pour-over-will'])
    const successor = answer('death', complete, 'backupTrusteeName', 'backupTrusteeName')
    expect(printing(successor)).toContain('trust-agreement')
  })
})

describe('what is answered', () => {
  test('an answer that the event asks for, and no other change of its entry', () => {
    const then = complete
    const home = answer('divorce', then, 'assets/a-home', THOMAS)
    const funded = merge(then, { assets: { put: [{ id: 'a-home', funding: { status: 'done' } }] } })
    expect(isAnswered(home, then, funded)).toBe(false)
    expect(isAnswered(home, then, merge(then, { assets: { put: [{ id: 'a-home', ownership: 'sole' }] } }))).toBe(true)
    const thomas = answer('divorce', then, THOMAS, THOMAS)
    const mailed = merge(then, { beneficiaries: { put: [{ id: 'b-thomas', email: 'new@thomas.example' }] } })
    expect(isAnswered(thomas, then, mailed)).toBe(false)
    expect(isAnswered(thomas, then, merge(then, { beneficiaries: { remove: ['b-thomas'] } }))).toBe(true)
    const executor = answer('divorce', then, 'executorName', THOMAS)
    expect(isAnswered(executor, then, then)).toBe(false)
    expect(isAnswered(executor, then, merge(then, { executorName: 'Nora Hale' }))).toBe(true)
    const born = answer('birth', then, 'beneficiaries')
    expect(isAnswered(born, then, merge(then, { beneficiaries: { remove: ['b-owen'] } }))).toBe(false)
  })
})

test('what was added says which details are missing, until they are given or put off', () => {
  const bought = answer('asset-bought', complete, 'assets')
  const having = (details: object, then = complete) =>
    merge(then, {
      assets: { put: [{ id: 'a-new', name: 'Robotics, LLC', type: 'business', ownership: 'sole', ...details }] },
    })
  expect(withoutDetails(bought, complete, having({}))).toEqual([
    { name: 'Robotics, LLC', path: '/trust-builder/business-info/a-new', question: 'entityType' },
  ])
  expect(withoutDetails(bought, complete, having({ businessDetails: { entityType: 'LLC' } }))).toEqual([])
  expect(withoutDetails(bought, complete, having({ businessDetails: { unknown: true } }))).toEqual([])
  // What lacked them before the change is no part of it.
  expect(withoutDetails(bought, having({}), having({}))).toEqual([])
  const born = answer('birth', complete, 'beneficiaries')
  const ann = { id: 'b-ann', name: 'Ann', relationship: 'child' as const }
  expect(withoutDetails(born, complete, merge(complete, { beneficiaries: { put: [ann] } }))).toMatchObject([
    { path: '/trust-builder/beneficiary-age/b-ann' },
  ])
  expect(withoutDetails(answer('birth', complete, 'guardianName'), complete, having({}))).toEqual([])
})

describe('what is done with a document', () => {
  test('before it is signed, it is made again', () => {
    for (const id of ALL_DOCUMENTS.filter((one) => one !== 'ein-instructions'))
      expect(actionFor(id, complete, [])).toEqual({ action: 'make' })
  })

  test('a signed agreement stays, a will is signed again, an assignment is added to', () => {
    const signed = sign(complete, 'trust-agreement', 'schedule-a', 'pour-over-will', 'assignment-of-assets')
    const bought = answersTouched('asset-bought', signed)
    expect(actionFor('trust-agreement', signed, bought).action).toBe('keep')
    expect(actionFor('schedule-a', signed, bought).action).toBe('keep')
    expect(actionFor('pour-over-will', signed, bought).action).toBe('sign-again')
    expect(actionFor('assignment-of-assets', signed, bought).action).toBe('add')
    expect(actionFor('power-of-attorney', signed, bought).action).toBe('make')
  })

  test('Schedule A stays with the signed agreement, initialed or not', () => {
    expect(actionFor('schedule-a', sign(complete, 'trust-agreement'), [])).toMatchObject({
      action: 'keep',
      fact: { text: expect.stringContaining('initialed as it was') },
    })
    expect(actionFor('schedule-a', sign(complete, 'pour-over-will'), []).action).toBe('make')
  })

  test('a move asks nobody to accept or assign again; another trustee accepts', () => {
    const signed = sign(complete, 'trustee-appointment', 'assignment-of-assets')
    const [moved, died] = [answersTouched('move', signed), answersTouched('death', signed, 'trusteeName')]
    for (const id of ['trustee-appointment', 'assignment-of-assets'] as const)
      expect(actionFor(id, signed, moved)).toMatchObject({
        action: 'keep',
        fact: { text: expect.stringMatching(/^What/) },
      })
    expect(actionFor('trustee-appointment', signed, died).action).toBe('add')
    expect(actionFor('assignment-of-assets', signed, died).action).toBe('keep')
  })

  test('a signed agreement fixes who takes, and a signed assignment what was assigned', () => {
    const thomas = answer('divorce', complete, THOMAS, THOMAS)
    const truck = answer('asset-sold', complete, 'assets/a-truck', 'assets/a-truck')
    const bought = answer('asset-bought', complete, 'assets')
    expect([thomas, truck, bought].map((one) => isFixed(complete, one))).toEqual([false, false, false])
    const agreed = sign(complete, 'trust-agreement')
    expect([thomas, truck, bought].map((one) => isFixed(agreed, one))).toEqual([true, true, false])
    const assigned = sign(complete, 'assignment-of-assets')
    expect([thomas, truck, bought].map((one) => isFixed(assigned, one))).toEqual([false, true, false])
    expect(isFixed(assigned, answer('divorce', complete, 'executorName', THOMAS))).toBe(false)
    // The grantor appoints no successor after signing.
    const successor = answer('death', complete, 'backupTrusteeName', 'backupTrusteeName')
    expect([complete, agreed].map((one) => isFixed(one, successor))).toEqual([false, true])
  })
})

describe('the facts', () => {
  const sources = (event: LifeEvent, trust: TrustRecord, about?: string) =>
    legalNotesOf(event, trust, about).map(({ source = '' }) => source)

  test('a divorce names the rule for each office that the spouse holds, and for none that he does not', () => {
    expect(sources('divorce', complete, THOMAS)).toEqual([
      'Irrevocable Trust Agreement, Articles 4 and 9',
      'W.S. 2-6-118',
      'W.S. 3-9-110(b)(iii)',
      'Health Care Directive; W.S. 35-22-404',
      'Assignment of Assets',
      'Laws of Wyoming 2023, Senate Enrolled Act 100',
      '',
    ])
    const serving = merge(complete, { backupTrusteeName: 'Thomas Edward Whitlock', dpoa_agentName: 'Nora Hale' })
    expect(sources('divorce', serving, THOMAS)).toContain('Irrevocable Trust Agreement, Article 12')
    expect(sources('divorce', serving, THOMAS)).not.toContain('W.S. 3-9-110(b)(iii)')
  })

  test('the grantor’s own death says what goes on and what ends', () => {
    expect(sources('death', complete, 'grantorName')).toEqual([
      'Irrevocable Trust Agreement, Article 5',
      'W.S. 3-9-110',
      'Pour-Over Will; W.S. 2-6-103',
      'Assignment of Assets',
    ])
    for (const office of ['trusteeName', 'backupTrusteeName'])
      expect(sources('death', complete, office)).toEqual(['Irrevocable Trust Agreement, Article 12; W.S. 4-10-704'])
  })
})

test('every event has a plan for every family, each answer with its question and a change that the record takes', () => {
  for (const trust of [complete, selfTrustee, professional, begun, hostile, veryLarge])
    for (const event of Object.keys(LIFE_EVENTS) as LifeEvent[])
      for (const about of subjectsOf(event, trust)
        ?.slice(0, 20)
        .map(({ id }) => id) ?? [null]) {
        expect(legalNotesOf(event, trust, about).length + (event === 'death' ? 1 : 0)).toBeGreaterThan(0)
        for (const touched of answersTouched(event, trust, about)) {
          expect(touched.place.path).toMatch(/^\/trust-builder\//)
          expect(isAnswered(touched, trust, merge(trust, touched.probe)), `${event} ${touched.path}`).toBe(true)
        }
      }
})
