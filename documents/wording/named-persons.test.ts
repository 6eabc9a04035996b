import { expect, test } from 'vitest'
import type { TrustRecord } from '#domain/trust/record.ts'
import { buildDocument } from '../build.ts'
import { plainText } from '../plain-text.ts'

const own = { uid: 'u', testatorName: 'Ada Byron', dpoa_principalName: 'Ada Byron', hcd_principalName: 'Ada Byron' }

test.each<[keyof TrustRecord, string, string]>([
  ['executorName', 'Pour-Over Will', 'executor'],
  ['guardianName', 'Pour-Over Will', 'guardian'],
  ['dpoa_agentName', 'Durable Power of Attorney', 'agent'],
  ['hcd_agentName', 'Health Care Directive', 'agent'],
])('%s of the signer’s own name is corrected or told apart before signing', (field, document, office) => {
  const lines = (name: string) => plainText(buildDocument({ ...own, [field]: name }, document))
  const line = `How the ${office} who bears my name is distinguished from me:\t`
  expect(lines('ada  byron')).toContain(line)
  expect(lines('Ben Byron')).not.toContain(line)
})
