import { AFTERBORN_CHILDREN } from '../enumerations.ts'
import type { TrustRecord } from '../record.ts'
import { TERMINATION_CHOICES } from '../termination.ts'

/** What the documents say for a question that was passed over, where they say something. `path` is the field's. */
export function impliedAnswer(path: string, trust: TrustRecord): string | undefined {
  if (path === 'terminationEvent' && trust.distributionType) return TERMINATION_CHOICES.default
  if (path === 'afterbornChildren' && trust.beneficiaries?.length) return AFTERBORN_CHILDREN.included
  // Both powers of the agent hold unless they are explicitly taken away (T 3.1).
  const isPower = path === 'dpoa_financialAuthority' || path === 'dpoa_trustManagementAuthority'
  return isPower && trust.dpoa_agentName ? 'Yes' : undefined
}
