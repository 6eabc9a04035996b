import { describe, expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import { reviewTrust } from '#domain/trust/advisory/review.ts'
import { ALL_DOCUMENTS } from '#domain/trust/documents.ts'
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

  test('names the optional answer that a begun section lacks, and not the section', () => {
    const { trusteeAddress: _, trustees: __, ...trust } = { ...families.complete, trusteeType: 'other' as const }
    const questions = leftOf(trust).filter(({ part, path }) => part === 'questions' && path.endsWith('/trustee'))
    expect(questions.map(({ label, question }) => [english(label), question])).toEqual([
      ['Trustee Address', 'trusteeAddress'],
    ])
  })

  test('asks last what no longer changes a document: once all are signed', () => {
    const { executorName: _, ...trust } = families.complete
    const parts = (signings: TrustRecord['signings']) => [
      ...new Set(leftOf({ ...trust, ...(signings && { signings }) }).map(({ part }) => part)),
    ]
    expect(parts(undefined)[0]).toBe('questions')
    const signed = documentsToSign(trust).map(({ document }) => ({ id: document, signed: true }))
    expect(parts(signed)).toEqual(['signing-day', 'funding', 'questions'])
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

  test('an entry’s page is entered at the first answer that is still empty', () => {
    const house = {
      id: 'h',
      name: 'House',
      type: 'real_estate',
      ownership: 'sole',
      address: '12 Elm Street',
    } as const
    const path = detailPath('real-estate-info', 'h')
    const questionOf = (trust: TrustRecord) => leftOf(trust).find((one) => one.path === path)?.question
    expect(questionOf({ ...trust, assets: [house] })).toBe('county')
    expect(questionOf({ ...trust, assets: [{ ...house, address: '' }] })).toBe('street')
  })

  test('nothing follows when nothing is missing', () => {
    expect(nextAfter([], stepPath('name'), trust)).toBeUndefined()
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
  expect(putOff?.isLookedUp).toBe(true)
  expect(minutesOf(putOff ? [putOff] : [])).toBe(1)
  // The walk knows no blanks.
  expect(nextAfter(leftOf(trust), path, trust)?.path).not.toBe(path)
})

test('the line for an independent trustee is completed by hand before the agreement is signed', () => {
  const { signingDate: _, signings: __, ...trust } = families.selfTrustee
  const line = 'Write the name of an independent trustee, or “none”, on the line in Article 12'
  const signing = (more = {}) =>
    labels(leftOf({ ...trust, completedAt: '2026-11-20T10:00:00.000Z', ...more })).filter((label) =>
      /Article 12|[Ss]ign/.test(label),
    )
  expect(signing()).toEqual(['Plan your signing day', line])
  expect(signing({ signingDate: '2026-11-25' })[0]).toBe(line)
  expect(signing({ signings: [{ id: 'trust-agreement', signed: true }] })).not.toContain(line)
  const [left] = leftOf(trust).filter((one) => one.byHand)
  const explained = reviewTrust(trust, today).map(({ id }) => `/trust-builder/before-signing#finding-${id}`)
  expect(explained).toContain(left?.path)
  expect(leftOf(families.complete).some((one) => one.byHand)).toBe(false)
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
