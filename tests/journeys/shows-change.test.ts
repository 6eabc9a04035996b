import { describe, expect, test } from 'vitest'
import { documentText, showsChange } from '#documents/plain-text.ts'
import { ALL_DOCUMENTS, type DocumentId } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { answerChanges } from '#domain/trust/questions/changes.ts'
import { withAnswersOf } from '#domain/trust/questions/with-answers.ts'
import { families } from '#samples/families.ts'

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
    ['an executor’s address', { executorAddress: '1 Elm Street, Cody, WY 82414' }, ['pour-over-will']],
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
