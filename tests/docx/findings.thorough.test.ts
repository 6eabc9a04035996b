import { expect, test } from 'vitest'
import { reviewTrust } from '#domain/trust/advisory/review.ts'
import { merge } from '#domain/trust/merge.ts'
import type { QuestionPlace } from '#domain/trust/question-of.ts'
import { families } from '#samples/families.ts'
import { signingCases } from '#samples/signing-cases.ts'
import { documentsWith } from './fields.ts'

const careless = merge(families.complete, {
  testatorName: 'Somebody Else',
  dpoa_principalName: 'Another One',
  hcd_principalName: 'A Third',
  executorName: 'Somebody Else',
  backupTrusteeName: 'Daniel Joseph Reyes',
  guardianName: 'Owen Samuel Whitlock',
  einTrustName: 'The Whitlock Trust',
  numberOfTrustees: 4,
  willDate: '2024-01-01',
  trusteeAddress: '8 Fort Street, Boise, ID 83702',
  grantorAddress: '5 Pine St, Portland, OR 97201',
  certificateData: { adminAddress: '8 Fort Street, Boise, ID 83702' },
})

/** The field of the record that a question asks for. */
function fieldOf({ path, question }: QuestionPlace): string {
  if (question === 'name' || question === 'distributionAge')
    return `${/assets/.test(path) ? 'assets' : 'beneficiaries'}.${question}`
  if (question === 'adminAddress') return `certificateData.${question}`
  const row = /^trustees\.\d+\.(\w+)$/.exec(question)?.[1]
  if (row) return `trustees.${row}`
  return { termination: 'terminationEvent', trustees: 'trustees.name' }[question] ?? question
}

const printed = new Map<string, readonly string[]>()
function documentsOf(field: string): readonly string[] {
  const known = printed.get(field) ?? documentsWith(field)
  printed.set(field, known)
  return known
}

test('each document that a finding names prints one of its answers', { timeout: 60_000 }, () => {
  const findings = Object.entries({ ...families, ...signingCases, careless }).flatMap(([family, trust]) =>
    reviewTrust(trust, '2026-11-20').map((finding) => ({ family, ...finding })),
  )
  expect(new Set(findings.map(({ id }) => id.replace(/ .*/, ''))).size).toBeGreaterThan(20)
  const wrong = findings.flatMap(({ family, id, documents, places }) => {
    const able = new Set(places.flatMap((place) => documentsOf(fieldOf(place))))
    return documents.filter((document) => !able.has(document)).map((document) => `${family}: ${id} in ${document}`)
  })
  expect(wrong).toEqual([])
})
