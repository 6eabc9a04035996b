import { expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { plainText } from '#documents/plain-text.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { firstDays } from '#domain/trust/handover/first-days.ts'
import { forSuccessor } from '#domain/trust/handover/for-successor.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'

const textOf = (trust: TrustRecord, id: 'trust-agreement' | 'certificate-of-trust') =>
  plainText(buildDocument(trust, documentNames[id])).join('\n')

const all = Object.entries(families) as [string, TrustRecord][]

test.each(all)('the two documents that a successor reads are complete: %s', (_, trust) => {
  for (const id of ['trust-agreement', 'certificate-of-trust'] as const)
    expect(textOf(forSuccessor(trust), id)).toBe(textOf(trust, id))
})

test('what the will, the directive, the power of attorney and the tax form ask stays with the owner', () => {
  const given = JSON.stringify(forSuccessor(families.complete))
  for (const secret of ['536904321', '536-90-4321', 'margaret@whitlock.example', 'Amara Osei', 'guardian', 'dpoa_'])
    expect(given).not.toContain(secret)
})

/** What the tasks say of the agreement is in the agreement of every family. */
test.each(all)('each article that a task cites says so: %s', (_, trust) => {
  const agreement = textOf(trust, 'trust-agreement').replaceAll('\u00a0', ' ')
  for (const words of [
    'by signing this Agreement or another written acceptance',
    'At all times at least one trustee shall be a resident of Wyoming, maintain a place of business in Wyoming, or administer the Trust in Wyoming.',
    'is not required to examine the accounts of a former trustee, except that a successor trustee who has actual knowledge of a breach of trust',
    'within 60 days after accepting, notice of the acceptance and of the Trustee’s name, address and telephone number',
    'within 60 days after learning that the Trust exists, notice of its existence, of the Grantor’s identity, and of the right to a copy of this Agreement and to reports',
    'At least once a year, and when the Trust ends, the Trustee shall send each qualified beneficiary a report',
    'The Trustee is responsible for the income tax returns of the Trust.',
    'No original or successor trustee is required to give bond unless a court requires it',
    'The Grantor shall not represent any person under those sections.',
    'shall give 60 days’ written notice of a change in rate',
    'once the marriage to the Grantor has ended by divorce or annulment',
  ])
    expect(agreement).toContain(words)
  expect(firstDays(trust).length).toBeGreaterThan(10)
})
