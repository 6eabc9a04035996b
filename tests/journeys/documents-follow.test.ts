import { describe, expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { documentsThatDiffer, documentText, showsChange } from '#documents/plain-text.ts'
import { detailSteps } from '#domain/trust/details/detail-step.ts'
import { ALL_DOCUMENTS, type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { answerChanges, withAnswersOf } from '#domain/trust/questions/changes.ts'
import type { StepSlug } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import type { Answers } from '#domain/trust/steps/step.ts'
import { families, recordOf } from '#samples/families.ts'

const context = { today: '2026-11-20' }
/** Another answer of the same kind; the trust's own lists have theirs below. */
const OTHER: Record<string, Answers[string]> = {
  trustDate: '2021-01-02',
  maritalStatus: 'widowed',
  trusteeType: 'professional',
  afterbornChildren: 'excluded',
  distributionType: 'lump-sum',
  einCreationDate: '2021-01-02',
  willDate: '2021-01-02',
  grantorSsn: '900112222',
  einResponsiblePartySSN: '900-11-2222',
  numberOfTrustees: '7',
}
const LISTS: Partial<Record<StepSlug, TrustPatch>> = {
  beneficiaries: {
    beneficiaries: { put: [{ id: 'b-new', name: 'Zed', relationship: 'child' }], remove: ['b-thomas'] },
  },
  assets: { assets: { put: [{ id: 'a-new', name: 'Zed', type: 'vehicle', ownership: 'sole' }] } },
}

test.each(steps)('the documents that $name says its answers go into are those that they change', (step) => {
  const trust = families.complete
  const before = step.initial(trust, context)
  const changes = step.questions.flatMap(({ name, kind }) => {
    // The will asks for the county first.
    if (step.slug === 'ein-application' && name === 'county') return []
    if (kind === 'trustees' || kind === 'choice' || kind === 'date') return OTHER[name] ? [{ [name]: OTHER[name] }] : []
    const answer = before[name]
    return [{ [name]: typeof answer === 'boolean' ? !answer : (OTHER[name] ?? 'Zzyzx') }]
  })
  const patches = [...changes.map((change) => step.change(change, trust, context)), LISTS[step.slug] ?? {}]
  const textOf = (of: typeof trust, name: string) => JSON.stringify(buildDocument(of, name).blocks)
  const changed = ALL_DOCUMENTS.filter((id) =>
    patches.some((patch) => textOf(merge(trust, patch), documentNames[id]) !== textOf(trust, documentNames[id])),
  )
  // A step may name its own document first.
  expect(changed).toEqual(ALL_DOCUMENTS.filter((id) => step.goesInto.documents.includes(id)))
})

const before = families.complete
const child = before.beneficiaries?.find(({ relationship }) => relationship === 'child')
const charity = before.beneficiaries?.find(({ relationship }) => relationship === 'charity')

/** The documents in which a change shows. */
function showsIn(patch: TrustPatch): DocumentId[] {
  const after = merge(before, patch)
  const changes = answerChanges(before, after)
  expect(changes.length).toBeGreaterThan(0)
  return ALL_DOCUMENTS.filter((id) => showsChange(id, before, after, changes))
}

describe('a change shows in the documents that print it, and in no other', () => {
  test.each<[string, TrustPatch, DocumentId[]]>([
    [
      'the address of an executor who is a beneficiary without one',
      { executorAddress: '1 Elm Street, Cody, WY 82414' },
      ['trust-agreement', 'schedule-a', 'pour-over-will'],
    ],
    ['a guardian’s address', { guardianAddress: '1 Elm Street, Cody, WY 82414' }, ['pour-over-will']],
    ['the agent for care', { hcd_agentName: 'Ada Byron' }, ['health-care-directive']],
    ['the grantor’s e-mail address', { grantorEmail: 'new@grantor.example' }, []],
    ['a mark of the product', { currentStep: 2, signatureComplete: false }, []],
    ['the digits that are masked', { grantorSsn: '111224321', einResponsiblePartySSN: '111-22-4321' }, []],
    ['the last four digits', { einResponsiblePartySSN: '536-90-4322', grantorSsn: '536904322' }, ['ein-instructions']],
    [
      'what was noted about funding',
      { assets: { put: [{ id: before.assets?.[0]?.id ?? '', funding: { status: 'done', note: 'Recorded' } }] } },
      [],
    ],
  ])('%s', (_, patch, documents) => {
    expect(showsIn(patch)).toEqual(documents)
  })

  test('a share, where shares are printed', () => {
    const documents = showsIn({ beneficiaries: { put: [{ id: child?.id ?? '', sharePercent: 20 }] } })
    expect(documents).toContain('schedule-a')
    expect(documents).not.toContain('certificate-of-trust')
  })
})

test('of several changes, those that a document shows are distinguished from the others', () => {
  const after = merge(before, {
    backupTrusteeName: 'Ada Byron',
    grantorEmail: 'new@grantor.example',
    executorName: 'Tom Reed',
    beneficiaries: { remove: [charity?.id ?? ''], put: [{ id: 'n', name: 'Zoe', relationship: 'friend' }] },
  })
  const shown = (id: DocumentId) =>
    answerChanges(before, after)
      .filter((change) => showsChange(id, before, after, [change]))
      .map(({ path }) => path)
  expect(shown('pour-over-will')).toEqual(['executorName'])
  expect(shown('schedule-a')).toEqual([`beneficiaries/n`, `beneficiaries/${charity?.id}`])
})

test.each(ALL_DOCUMENTS)('all changes together make the one %s of the other', (id) => {
  const after = families.veryLarge
  const made = withAnswersOf(before, after, answerChanges(before, after))
  expect(documentText(made, id)).toBe(documentText(after, id))
})

const WITHOUT: TrustPatch = {
  distributionType: 'lump-sum',
  beneficiaries: {
    put: [
      { id: 'child', name: 'Clara Brandt', relationship: 'child' },
      { id: 'charity', name: 'Teton Aid', relationship: 'charity' },
    ],
  },
  assets: {
    put: [
      { id: 'home', name: 'Home', type: 'real_estate', ownership: 'sole' },
      { id: 'firm', name: 'Firm', type: 'business', ownership: 'sole' },
    ],
  },
}
const GIVEN: Readonly<Record<string, TrustPatch>> = {
  'beneficiary-age': { beneficiaries: { put: [{ id: 'child', distributionAge: 30 }] } },
  'charity-info': { beneficiaries: { put: [{ id: 'charity', ein: '12-3456789' }] } },
  'real-estate-info': {
    assets: { put: [{ id: 'home', realEstateDetails: { street: '9 Elm St', state: 'WY' } }] },
  },
  'business-info': { assets: { put: [{ id: 'firm', businessDetails: { entityType: 'llc', ein: '12-3456789' } }] } },
}

test.each(detailSteps)('$page names the documents that its answers go into', ({ page, goesInto }) => {
  const before = recordOf(WITHOUT)
  expect(documentsThatDiffer(before, merge(before, GIVEN[page] ?? {}))).toEqual(goesInto.documents)
})
