import { describe, expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import { businessInfo, realEstateInfo } from '#domain/trust/details/asset-details.ts'
import { beneficiaryAge, charityInfo } from '#domain/trust/details/beneficiary-details.ts'
import { detailPatchForAll } from '#domain/trust/details/detail-step.ts'
import { detailPatchShared, shareLabel } from '#domain/trust/details/shared-answers.ts'
import { ALL_DOCUMENTS } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import { missingKeys, readiness } from '#domain/trust/progress.ts'
import { questionOf } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { minutesOf, nextAfter, type Remaining, remainingOf } from '#domain/trust/remaining.ts'
import { detailPath, stepPath } from '#domain/trust/routes.ts'
import { documentsToSign } from '#domain/trust/signing-day.ts'
import { families, recordOf } from '#samples/families.ts'

const today = '2026-11-20'
const leftOf = (trust = families.complete, more = {}) => remainingOf(trust, { today, ...more })
const labels = (remaining: readonly Remaining[]) => remaining.map(({ label }) => english(label))
const children = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `c-${at}`, name: `Child ${at}`, relationship: 'child' }) as const)

describe('what is left', () => {
  test('of an empty trust is every question that a step asks for, each once, in the order of the steps', () => {
    const left = leftOf(recordOf({}))
    expect(labels(left)).toMatchInlineSnapshot(`
      [
        "Trust Name",
        "Grantor’s Full Legal Name",
        "Social Security Number",
        "Email Address",
        "Legal Address",
        "Who will serve as your primary trustee?",
        "Trustee Name",
        "Trust Date",
        "Trustees",
        "Administrative Address",
        "Beneficiaries",
        "Assets",
        "Distribution Type",
        "Backup Trustee Name",
        "Backup Trustee Email",
        "Relationship to You",
        "Signature and Acknowledgment",
        "Testator Name",
        "Testator Address",
        "Executor Name",
        "Executor Address",
        "Principal Name",
        "Principal Address",
        "Agent Name",
        "Agent Address",
        "Principal Name",
        "Principal Address",
        "Health Care Agent Name",
        "Health Care Agent Address",
        "Trust Legal Name",
        "Mailing Address",
        "City",
        "ZIP Code",
        "Responsible Party Name",
        "Responsible Party SSN",
        "Trust Creation Date",
      ]
    `)
    expect(minutesOf(left)).toBeGreaterThan(5)
  })

  test('of the begun family leaves out what is answered', () => {
    const left = labels(leftOf(families.begun))
    expect(left[0]).toBe('Grantor’s Full Legal Name')
    expect(left).not.toContain('Trust Name')
    expect(left).not.toContain('Beneficiaries')
  })

  test('of a trust with every answer is to complete it, then its documents, then its assets', () => {
    const { completedAt: _, ...open } = families.complete
    expect(leftOf(open).filter(({ part }) => part === 'questions')).toEqual([])
    expect(labels(leftOf(open))[0]).toBe('Confirm your answers and complete the trust')
    const done = { ...open, completedAt: '2026-11-20T10:00:00.000Z', assets: [] }
    expect(labels(leftOf(done, { undownloaded: 9 }))).toEqual([
      'Assets',
      'Download 9 documents',
      'Plan your signing day',
    ])
    expect(minutesOf([])).toBe(0)
  })

  test('takes as long as the copies to sign and the assets to move, less with each that is done', () => {
    const { signingDate: _, signings: __, ...trust } = families.complete
    const minutes = (part: Remaining['part'], more = {}) =>
      minutesOf(leftOf({ ...trust, ...more }).filter((one) => one.part === part))
    const [all, planned] = [minutes('signing-day'), minutes('signing-day', { signingDate: '2026-12-01' })]
    expect(all).toBeGreaterThan(planned)
    const done = { printed: true, signed: true, witnessed: true, notarized: true }
    const signings = documentsToSign(trust).map(({ document }) => ({ id: document, ...done }))
    // The will: to print, to sign, two witnesses and a notary; all but the print once somebody signed it.
    const will = signings.filter(({ id }) => id !== 'pour-over-will')
    expect(minutes('signing-day', { signings: will })).toBe(8)
    expect(minutes('signing-day', { signings: [...will, { id: 'pour-over-will', signed: true }] })).toBe(5)
    expect(minutes('signing-day', { signings: will.slice(1) })).toBeGreaterThan(8)
    expect(minutes('signing-day', { signings })).toBe(0)

    const asset = { id: 'a', name: 'Home', type: 'real_estate', ownership: 'sole' } as const
    const account = { id: 'b', name: 'Savings', type: 'bank_account', ownership: 'sole' } as const
    expect(minutes('funding', { assets: [asset] })).toBe(60)
    expect(minutes('funding', { assets: [asset, account] })).toBe(90)
    expect(minutes('funding', { assets: [{ ...asset, funding: { status: 'in-progress' } }, account] })).toBe(60)
    expect(minutes('funding', { assets: [{ ...asset, funding: { status: 'done' } }] })).toBe(0)
  })

  test('names each asset that is still to be moved, and none that passes by designation or is done', () => {
    const assets = [
      { id: 'a', name: 'Home', type: 'real_estate', ownership: 'sole', realEstateDetails: { street: '1 Elm' } },
      { id: 'b', name: 'Account', type: 'bank_account', ownership: 'sole', funding: { status: 'done' } },
      { id: 'c', name: '401(k) plan', type: 'investment', ownership: 'sole' },
    ] as const
    const funding = leftOf({ ...families.complete, assets: [...assets] }).filter(({ part }) => part === 'funding')
    expect(labels(funding)).toEqual(['Home'])
    expect(funding[0]?.path).toBe('/trust-builder/funding-plan#asset-a')
  })

  test('a blank of a document counts unless its question is counted already', () => {
    const blank = { section: 'Pour-Over Will', path: stepPath('pour-over-will'), label: 'Guardian Address' }
    const blanks = [{ ...blank, question: 'guardianAddress' }]
    expect(labels(leftOf(families.complete, { blanks }))).toContain('Guardian Address')
    const known = [{ ...blank, path: stepPath('grantor'), label: 'Grantor', question: 'grantorName' }]
    expect(labels(leftOf(recordOf({}), { blanks: known }))).not.toContain('Grantor')
  })
})

describe('from a page', () => {
  const trust = recordOf({ trustName: 'Oak Trust', beneficiaries: { put: children(3) } })
  const from = (path: string) => nextAfter(leftOf(trust), path, trust)?.path

  test('the next question after it comes first, and one before it last', () => {
    expect(from(stepPath('name'))).toBe(stepPath('grantor'))
    expect(from(stepPath('beneficiaries'))).toBe(detailPath('beneficiary-age', 'c-0'))
    expect(from(detailPath('beneficiary-age', 'c-0'))).toBe(detailPath('beneficiary-age', 'c-1'))
    expect(from(stepPath('durable-power-of-attorney'))).toBe(stepPath('health-care-directive'))
    expect(from(stepPath('ein-application'))).toBe(stepPath('grantor'))
  })

  test('blanks are passed once each, in the order of the questionnaire, whether or not they are filled', () => {
    const complete = { ...families.complete, completedAt: undefined } as unknown as TrustRecord
    const [first, second] = complete.assets ?? []
    const edit = (id = '') => `${stepPath('assets')}?edit=${id}`
    const blank = (path: string) => ({ section: 'Assignment', path, label: 'A blank', question: 'bankName' })
    const paths = [
      stepPath('pour-over-will'),
      edit(second?.id),
      detailPath('real-estate-info', first?.id ?? ''),
      edit(first?.id),
    ]
    const remaining = leftOf(complete, { blanks: paths.map(blank) })
    const passed: (string | undefined)[] = [remaining[0]?.path]
    for (let at = 0; at < 4; at++) passed.push(nextAfter(remaining, passed[at] ?? '', complete, 'blank')?.path)
    expect(passed).toEqual([
      edit(first?.id),
      edit(second?.id),
      detailPath('real-estate-info', first?.id ?? ''),
      stepPath('pour-over-will'),
      '/trust-builder/summary#confirmations',
    ])
    // After the last question the first blank comes, although its page is before that of the question.
    expect(nextAfter(remaining, stepPath('ein-application'), complete)?.path).toBe(edit(first?.id))
  })

  test('nothing follows when nothing is missing', () => {
    expect(nextAfter([], stepPath('name'), trust)).toBeUndefined()
  })
})

test('one answer serves every child that lacks an age, and one mark every charity', () => {
  const charities = [
    { id: 'd-0', name: 'Library', relationship: 'charity' },
    { id: 'd-1', name: 'Museum', relationship: 'charity', ein: '12-3456789' },
    { id: 'd-2', name: 'School', relationship: 'charity' },
  ] as const
  const given = { ...children(1)[0], id: 'c-9', distributionAge: 40 } as const
  const trust = recordOf({ beneficiaries: { put: [...children(3), given, ...charities] } })
  const ages = merge(trust, detailPatchForAll(beneficiaryAge, 'c-1', { distributionAge: '30' }, trust, { today }))
  expect(ages.beneficiaries?.map(({ distributionAge }) => distributionAge).slice(0, 4)).toEqual([30, 30, 30, 40])
  const marks = merge(trust, detailPatchForAll(charityInfo, 'd-0', { ein: '', address: '' }, trust, { today }))
  expect(marks.beneficiaries?.map(({ einUnknown }) => einUnknown).slice(4)).toEqual([true, undefined, true])
})

describe('answers that entries share', () => {
  const land = (id: string, more: object = {}) =>
    ({ id, name: id, type: 'real_estate', ownership: 'sole', ...more }) as const
  const company = (id: string, more: object = {}) =>
    ({ id, name: id, type: 'business', ownership: 'sole', ...more }) as const

  test('a county and a state go to the land that lacks them and is not known to lie elsewhere', () => {
    const assets = [
      land('here'),
      land('bare'),
      land('half', { realEstateDetails: { street: '2 Elm Street', state: 'WY' } }),
      land('other', { realEstateDetails: { state: 'Montana' } }),
      land('far', { address: '9 Main Street, Bozeman, MT 59715' }),
      land('later', { realEstateDetails: { unknown: true } }),
      company('shop'),
    ]
    const trust = recordOf({ assets: { put: assets } })
    const answers = { street: '1 Elm Street', county: 'Teton', state: 'Wyoming', legalDescription: 'Lot 1' }
    const after = merge(trust, detailPatchShared(realEstateInfo, 'here', answers, trust))
    expect(
      Object.fromEntries((after.assets ?? []).map(({ id, realEstateDetails }) => [id, realEstateDetails])),
    ).toEqual({
      here: answers,
      bare: { county: 'Teton', state: 'Wyoming' },
      half: { street: '2 Elm Street', state: 'WY', county: 'Teton' },
      other: { state: 'Montana' },
      far: undefined,
      later: { county: 'Teton', state: 'Wyoming', unknown: true },
      shop: undefined,
    })
    // The street of each is still asked for.
    expect(realEstateInfo.lacking(after).map(({ id }) => id)).toEqual(['bare', 'other', 'far'])
    expect(realEstateInfo.next(after, 'here')).toBe(detailPath('real-estate-info', 'bare'))
    expect(shareLabel(realEstateInfo, 'here', answers, after)).toBeUndefined()
    expect(shareLabel(realEstateInfo, 'here', { county: ' ', state: '' }, trust)).toBeUndefined()
    expect(shareLabel(realEstateInfo, 'here', answers, trust)).toMatch(/county and state/)
  })

  test('a type and a state of formation go to the companies that lack them, and no number does', () => {
    const assets = [company('first'), company('second'), company('third', { businessDetails: { entityType: 'LP' } })]
    const trust = recordOf({ assets: { put: assets } })
    const answers = {
      ...{ entityType: 'Limited liability company', state: 'Wyoming', ein: '12-3456789' },
      ...{ percentOwned: '40', registeredAgent: 'Ada Alder' },
    }
    const after = merge(trust, detailPatchShared(businessInfo, 'first', answers, trust))
    const [first, second, third] = (after.assets ?? []).map(({ businessDetails }) => businessDetails)
    expect(first).toMatchObject({ ein: '12-3456789', percentOwned: 40 })
    expect(second).toEqual({ entityType: 'Limited liability company', state: 'Wyoming' })
    expect(third).toEqual({ entityType: 'LP', state: 'Wyoming' })
    expect(businessInfo.lacking(after)).toEqual([])
  })
})

test('what somebody does not have yet comes last before signing, and the walk does not lead back to it', () => {
  const charity = { id: 'c', name: 'Church', relationship: 'charity', einUnknown: true } as const
  const { signingDate: _, signings: __, ...complete } = families.complete
  const trust = { ...complete, completedAt: '2026-11-20T10:00:00.000Z', beneficiaries: [charity], assets: [] }
  const path = detailPath('charity-info', 'c')
  const blanks = [{ section: 'Schedule A', path, label: 'EIN of Church', question: 'ein' }]
  const before = (more = {}) =>
    labels(leftOf({ ...trust, ...more }, { blanks, undownloaded: 1 }).filter(({ part }) => part !== 'questions'))
  expect(before()).toEqual(['Download 1 document', 'Plan your signing day', 'EIN of Church'])
  expect(before({ signingDate: '2026-11-25' })).toEqual([
    'Download 1 document',
    'EIN of Church',
    expect.stringMatching(/^Sign \d documents on /),
  ])
  expect(before({ signings: [{ id: 'schedule-a', signed: true }] })).not.toContain('EIN of Church')
  const [putOff] = leftOf(trust, { blanks }).filter((one) => one.putOff)
  // The number is asked for, or looked up in another paper.
  expect(minutesOf(putOff ? [putOff] : [])).toBe(10)
  // The walk knows no blanks.
  expect(nextAfter(leftOf(trust), path, trust)?.path).not.toBe(path)
})

test('what is missing is listed key by key', () => {
  expect(missingKeys('certificate-of-trust', recordOf({ trustName: 'Oak' }))).toEqual([
    'trustDate',
    'trustees',
    'certificateData.adminAddress',
  ])
  expect(missingKeys('schedule-a', families.empty)).toEqual(['beneficiaries'])
  expect(missingKeys('trustee-appointment', recordOf({ grantorName: ' ', trusteeName: 'Ada' }))).toEqual([
    'grantorName',
  ])
})

test('a completion flag stands for every key', () => {
  expect(missingKeys('trust-agreement', recordOf({ trustAgreementComplete: true }))).toEqual([])
})

test('a skipped directive still waits for its keys', () => {
  const skipped = recordOf({ healthCareDirectiveSkipped: true, healthCareDirectiveComplete: true })
  expect(missingKeys('health-care-directive', skipped)).toEqual(['hcd_principalName', 'hcd_agentName'])
})

test('the grantor who is the trustee is asked for once, as the grantor', () => {
  expect(missingKeys('trustee-appointment', recordOf({ trusteeType: 'self' }))).toEqual(['grantorName'])
})

test.each(ALL_DOCUMENTS)(
  '%s: nothing is missing at 100 percent and only there, and each key has its question',
  (id) => {
    for (const trust of Object.values(families)) {
      expect(missingKeys(id, trust).length === 0).toBe(readiness(id, trust) === 100)
      for (const key of missingKeys(id, trust)) expect(questionOf(key), key).toBeDefined()
    }
  },
)
