import { describe, expect, test } from 'vitest'
import { attendance } from '#documents/signing-kit/attendance.ts'
import { english } from '#domain/message.ts'
import { ALL_DOCUMENTS, type DocumentId } from '#domain/trust/documents.ts'
import { answersTouched, type TouchedAnswer } from '#domain/trust/life-changes/answers.ts'
import { type LifeEvent, OFF_LIST, subjectsOf } from '#domain/trust/life-changes/events.ts'
import { actionFor, legalNotesOf } from '#domain/trust/life-changes/law.ts'
import { isFixed, isNamedSince, whatFixes, withoutAddedSince } from '#domain/trust/life-changes/signing.ts'
import { isAnswered } from '#domain/trust/life-changes/since.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { PEOPLE, SIGNING_DAY } from '#domain/trust/routes.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { spousesIn } from '#domain/trust/spouse.ts'
import { families } from '#samples/families.ts'

const { complete } = families
const THOMAS = 'beneficiaries/b-thomas'
const CLARA = 'beneficiaries/b-clara'
const paths = (event: LifeEvent, about: string | null = null) =>
  answersTouched(event, complete, about).map(({ path, what }) => `${what} ${path}`)
const sign = (trust: TrustRecord, ...documents: DocumentId[]) =>
  documents.reduce((signed, id) => merge(signed, markPatch(id, 'signed', true)), trust)

test('a changed name: every answer that has it, corrected on the page People', () => {
  expect(paths('name', THOMAS)).toEqual([])
  const thomas = subjectsOf('name', complete)?.find(({ name }) => name === 'Thomas Edward Whitlock')?.id ?? ''
  expect(paths('name', thomas)).toEqual([
    'replace executorName',
    'replace dpoa_agentName',
    'replace hcd_agentName',
    `replace ${THOMAS}`,
  ])
  for (const { place } of answersTouched('name', complete, thomas)) expect(place.path).toBe(PEOPLE)
  expect(subjectsOf('name', complete)?.some(({ id }) => id === 'grantorName')).toBe(true)
})

test('a beneficiary’s marriage: the entry, and the offices that a son- or daughter-in-law may hold', () => {
  expect(subjectsOf('family', complete)?.map(({ id }) => id)).not.toContain(THOMAS)
  expect(paths('family', CLARA)).toEqual([
    'check beneficiaries/b-clara',
    'check backupTrusteeName',
    'check executorName',
    'check guardianName',
    'check dpoa_agentName',
    'check hcd_agentName',
  ])
  expect(paths('family')).toEqual([])
})

test('a new name asks nobody to sign again, and may be corrected in every answer', () => {
  const signed = sign(complete, ...ALL_DOCUMENTS)
  const thomas = answersTouched('name', signed, 'executorName')
  const action = (id: DocumentId) => actionFor(id, signed, thomas, 'name').action
  expect(
    ['trust-agreement', 'schedule-a', 'trustee-appointment', 'assignment-of-assets'].map((id) =>
      action(id as DocumentId),
    ),
  ).toEqual(Array(4).fill('keep'))
  expect(
    ['certificate-of-trust', 'pour-over-will', 'power-of-attorney', 'health-care-directive'].map((id) =>
      action(id as DocumentId),
    ),
  ).toEqual(Array(4).fill('may-sign-again'))
  expect(actionFor('pour-over-will', complete, thomas, 'name').action).toBe('make')
  expect(thomas).toHaveLength(4)
  expect(thomas.some((touched) => isFixed(signed, touched))).toBe(false)
  expect(isFixed(signed, answersTouched('family', signed, CLARA)[0] as TouchedAnswer)).toBe(true)
})

test('a sale: before signing the grantor’s; after it the trustee’s, once the asset is moved', () => {
  const said = (trust: TrustRecord, about: string) =>
    legalNotesOf('home-sold', trust, about)
      .map(({ text }) => english(text))
      .join(' ')
  const funded = (trust: TrustRecord, status: 'done' | 'not-needed') =>
    merge(trust, { assets: { put: [{ id: 'a-home', funding: { status } }] } })
  const [home, signed] = ['assets/a-home', sign(complete, 'trust-agreement')]
  expect(said(complete, home)).toMatch(/^Until the agreement is signed, the property is the grantor’s own/)
  expect(said(signed, home)).toMatch(
    /does not let the grantor dispose .* First the grantor signs a deed .*lease.*“Done”/,
  )
  expect(said(funded(signed, 'done'), home)).toMatch(/^It has been moved: .* signs as seller.*“Not needed”/)
  expect(said(funded(signed, 'not-needed'), home)).not.toMatch(/not moved yet/)
  expect(said(signed, OFF_LIST)).toMatch(/sold already/)
  const retirement = { id: 'a-ira', name: 'Roth IRA', type: 'investment', ownership: 'sole' } as const
  expect(said(merge(signed, { assets: { put: [retirement] } }), 'assets/a-ira')).toMatch(/does not transfer this asset/)
  expect(said(signed, 'assets/a-truck')).toMatch(/transfers the certificate of title .* notarial officer/)
})

test('a death of somebody who is planned as a witness or notary: the plan, until everything is signed', () => {
  const planned = merge(complete, {
    signingNotary: 'Nina Stone',
    witnesses: {
      put: [
        { id: 'witness-1', name: 'Ada Hollis' },
        { id: 'witness-2', name: 'eleanor grace park' },
        { id: 'witness-3', name: 'ADA HOLLIS' },
      ],
    },
  })
  const touched = (trust: TrustRecord, about: string) =>
    answersTouched('death', trust, about).map(({ path, what }) => `${what} ${path}`)
  const offered = subjectsOf('death', planned) ?? []
  expect(offered.slice(-2)).toEqual([
    { id: 'witnesses/witness-1', name: 'Ada Hollis' },
    { id: 'signingNotary', name: 'Nina Stone' },
  ])
  expect(offered.filter(({ name }) => /eleanor/i.test(name))).toHaveLength(1)
  // A new name is corrected in the plan as well.
  expect(subjectsOf('name', planned)).toEqual([...(subjectsOf('name', complete) ?? []), ...offered.slice(-2)])
  const renamed = (about: string) => answersTouched('name', planned, about).map(({ path }) => path)
  expect(renamed('witnesses/witness-1')).toEqual(['witnesses/witness-1', 'witnesses/witness-3'])
  expect(renamed('signingNotary')).toEqual(['signingNotary'])
  expect(touched(planned, 'witnesses/witness-1')).toEqual(['remove witnesses/witness-1', 'remove witnesses/witness-3'])
  expect(touched(planned, 'signingNotary')).toEqual(['replace signingNotary'])
  expect(touched(planned, 'backupTrusteeName')).toEqual([
    'replace backupTrusteeName',
    'replace guardianName',
    'remove witnesses/witness-2',
  ])
  const everything = ALL_DOCUMENTS.reduce(
    (trust, id) =>
      merge(trust, { signings: { put: [{ id, signed: true, witnessed: true, notarized: true, copied: true }] } }),
    planned,
  )
  expect(touched(everything, 'witnesses/witness-1')).toEqual([])
  expect(touched(everything, 'signingNotary')).toEqual([])

  // Who was removed is neither planned nor counted any more, and the place in the plan is free.
  const [first] = answersTouched('death', planned, 'witnesses/witness-1')
  const removed = merge(planned, first?.probe ?? {})
  const nobody = merge(removed, { witnesses: { remove: ['witness-3'] } })
  expect(isAnswered(first as TouchedAnswer, planned, removed)).toBe(true)
  expect(first?.place).toMatchObject({ path: SIGNING_DAY, question: 'witness/witness-1' })
  expect([planned, removed, nobody].map((trust) => attendance(trust).witnessesToFind)).toEqual([0, 0, 1])
})

test('the grantor’s marital status, where it was answered, changes with a marriage, a divorce or the spouse’s death', () => {
  const first = (event: LifeEvent, trust: TrustRecord, about: string | null = null) =>
    answersTouched(event, trust, about).map(({ path, what }) => `${what} ${path}`)[0]
  const married = merge(complete, { maritalStatus: 'married' })
  expect(first('divorce', married, THOMAS)).toBe('replace maritalStatus')
  expect(first('death', married, 'executorName')).toBe('replace maritalStatus')
  expect(first('death', married, 'backupTrusteeName')).toBe('replace backupTrusteeName')
  const { maritalStatus: _, ...unsaid } = complete
  expect(first('divorce', unsaid, THOMAS)).toBe('replace executorName')
  const widow = merge(families.begun, { maritalStatus: 'widowed' })
  expect(first('marriage', widow)).toBe('replace maritalStatus')
  expect(first('marriage', families.begun)).toBe('add spouseName')
  expect(answersTouched('marriage', widow)[1]?.place.question).toBe('maritalStatus')
})

const touched = (event: LifeEvent, trust: TrustRecord, path: string, about: string): TouchedAnswer => {
  const found = answersTouched(event, trust, about).find((one) => one.path === path)
  if (!found) throw new Error(`${event} does not touch ${path}`)
  return found
}

describe('an entry that was added after signing', () => {
  const piano = { id: 'n', name: 'Piano', type: 'personal_property', ownership: 'sole' } as const
  const mia = { id: 'mia', name: 'Mia Whitlock', relationship: 'child' } as const
  const then = [markPatch('trust-agreement', 'signed', true), markPatch('assignment-of-assets', 'signed', true)].reduce(
    merge,
    families.complete,
  )
  const now = merge(then, { assets: { put: [piano] }, beneficiaries: { put: [mia] } })
  const signed = { 'trust-agreement': then, 'assignment-of-assets': then }
  const sold = touched('asset-sold', now, 'assets/n', 'assets/n')
  const said = (known = {}) => legalNotesOf('asset-sold', now, 'assets/n', known).map(({ text }) => english(text))[0]

  test('is fixed by nothing that was signed, until it is assigned or moved', () => {
    const died = touched('death', now, 'beneficiaries/mia', 'beneficiaries/mia')
    expect([sold, died].map((one) => isFixed(now, one, signed))).toEqual([false, false])
    expect(isFixed(now, touched('asset-sold', now, 'assets/a-truck', 'assets/a-truck'), signed)).toBe(true)
    expect(isFixed(now, sold, { ...signed, 'assignment-of-assets': now })).toBe(true)
    const moved = merge(now, { assets: { put: [{ id: 'n', funding: { status: 'done' } }] } })
    expect(isFixed(moved, sold, signed)).toBe(true)
  })

  test('is the grantor’s to sell, and asks for no other assignment', () => {
    expect(said(signed)).toMatch(/^It was added to your answers after signing\./)
    expect(actionFor('assignment-of-assets', now, [sold]).action).toBe('keep')
  })

  test('is what was bought, if it is of that kind, and need not be added again', () => {
    const bought = (event: LifeEvent, known = {}) => {
      const [added] = answersTouched(event, now, null)
      return added && isAnswered(added, withoutAddedSince(event, now, known), now)
    }
    expect([bought('asset-bought', signed), bought('home-bought', signed)]).toEqual([true, false])
    expect(bought('asset-bought')).toBe(false)
    expect(bought('asset-bought', { ...signed, 'assignment-of-assets': now })).toBe(false)
  })

  test('is taken for signed while nobody knows what was', () => {
    expect(isFixed(now, sold)).toBe(true)
    expect(said()).toMatch(/^The trustee sells/)
  })
})

test('a successor trustee named after signing is not the one who was signed', () => {
  const then = merge(families.complete, markPatch('trust-agreement', 'signed', true))
  const now = merge(then, { backupTrusteeName: 'Cora Lindqvist' })
  const died = touched('death', now, 'backupTrusteeName', 'backupTrusteeName')
  expect(isNamedSince(died, now, { 'trust-agreement': then })).toBe(true)
  expect(isNamedSince(died, now, { 'trust-agreement': merge(then, { backupTrusteeName: '' }) })).toBe(true)
  expect(isNamedSince(died, now, { 'trust-agreement': now })).toBe(false)
  expect(isNamedSince(died, now, {})).toBe(false)
})

test('what was moved after signing is the trust’s, and not what was signed', () => {
  const then = merge(families.complete, markPatch('trust-agreement', 'signed', true))
  const boat = { id: 'boat', name: 'Boat', type: 'other', ownership: 'sole' } as const
  const now = merge(then, { assets: { put: [boat] } })
  const moved = merge(now, { assets: { put: [{ id: 'boat', funding: { status: 'done' } }] } })
  const signed = { 'trust-agreement': then }
  const sold = (trust: TrustRecord) => touched('asset-sold', trust, 'assets/boat', 'assets/boat')
  expect(isFixed(now, sold(now), signed)).toBe(false)
  expect(isFixed(moved, sold(moved), signed)).toBe(true)
  expect(whatFixes(moved, 'assets/boat', signed)).toBe('moved')
  expect(whatFixes(moved, 'assets/a-home', signed)).toBe('signed')
  // Another signed document that is not known may list it.
  const both = merge(now, markPatch('assignment-of-assets', 'signed', true))
  expect(isFixed(both, sold(both), signed)).toBe(true)
  expect(whatFixes(both, 'assets/boat', signed)).toBe('perhaps')
})

test('buying a home: both spouses release a homestead where there may be two', () => {
  const said = (trust: TrustRecord) => legalNotesOf('home-bought', trust).map(({ text }) => english(text))
  const land = (ownership: 'sole' | 'joint') =>
    merge(families.begun, { assets: { put: [{ id: 'n', name: 'House', type: 'real_estate', ownership }] } })
  expect(spousesIn(families.begun)).toEqual([])
  expect(said(land('sole')).join()).not.toMatch(/both spouses/)
  expect(said(land('sole'))).toContainEqual(
    expect.stringMatching(/^A deed to the trustee passes title to land in Wyoming\./),
  )
  expect(said(land('sole'))).toContainEqual(
    expect.stringMatching(/^Land outside Wyoming passes as the law of the place where it lies requires\./),
  )
  expect(said(land('joint'))).toContainEqual(expect.stringMatching(/^If the grantor is married, .* both spouses\.$/))
  expect(said(merge(land('sole'), { spouseName: 'Ada Okafor' }))).toContainEqual(
    expect.stringMatching(/^In Wyoming, a homestead .* both spouses\.$/),
  )
})

describe('a divorce from a spouse whom no answer names', () => {
  const answers: TrustRecord = {
    uid: 'u',
    ...{ grantorName: 'Ann Reed', maritalStatus: 'married', trusteeName: 'Bo Reed', backupTrusteeName: 'First Bank' },
    ...{
      backupTrusteeRelationship: 'bank',
      executorName: 'Bo Reed',
      dpoa_agentName: 'Cy Reed',
      hcd_agentName: 'Bo Reed',
    },
    beneficiaries: [
      { id: 'c', name: 'Cy Reed', relationship: 'child' },
      { id: 'o', name: 'Dee Pike', relationship: 'other' },
    ],
    people: [{ id: 'p', name: 'First Bank', kind: 'organization' }],
    assets: [{ id: 'h', name: 'House', type: 'real_estate', ownership: 'joint' }],
  }

  test('has the tasks of any divorce, and guesses nobody', () => {
    expect(subjectsOf('divorce', answers)).toBeUndefined()
    expect(answersTouched('divorce', answers).map(({ path, what }) => `${what} ${path}`)).toEqual([
      'replace maritalStatus',
      'check trusteeName',
      'check executorName',
      'check hcd_agentName',
      'check beneficiaries/o',
      'check assets/h',
    ])
    expect(legalNotesOf('divorce', answers).map(({ source = '' }) => source)).toEqual([
      'Irrevocable Trust Agreement, Article 12',
      'Irrevocable Trust Agreement, Article 12; W.S. 4-10-704',
      'W.S. 2-6-118',
      'W.S. 3-9-110(b)(iii)',
      'Health Care Directive; W.S. 35-22-404',
      'Assignment of Assets',
      'Laws of Wyoming 2023, Senate Enrolled Act 100',
      '',
    ])
  })

  test('is not that of a grantor who is not married', () => {
    expect(subjectsOf('divorce', { ...answers, maritalStatus: 'single' })).toEqual([])
    expect(answersTouched('divorce', { ...answers, maritalStatus: 'single' })).toEqual([])
  })
})
