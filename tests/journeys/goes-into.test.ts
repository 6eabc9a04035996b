import { expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { ALL_DOCUMENTS, documentNames } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { StepSlug } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import type { Answers } from '#domain/trust/steps/step.ts'
import { families } from '#samples/families.ts'

const context = { today: '2026-11-20' }
/** Another answer of the same kind; the trust's own lists have theirs below. */
const OTHER: Record<string, Answers[string]> = {
  trustDate: '2021-01-02',
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
  expect(changed).toEqual(step.goesInto.documents)
})
