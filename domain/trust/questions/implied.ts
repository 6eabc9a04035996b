import { type Message, message } from '../../message.ts'
import { AFTERBORN_CHILDREN } from '../enumerations.ts'
import type { TrustRecord } from '../record.ts'
import { TERMINATION_CHOICES } from '../termination.ts'

/** What the documents say for a question that was passed over, where they say something. `path` is the field's. */
export function impliedAnswer(path: string, trust: TrustRecord): Message | undefined {
  if (path === 'terminationEvent' && trust.distributionType) return message(TERMINATION_CHOICES.default)
  if (path === 'afterbornChildren' && trust.beneficiaries?.length) return message(AFTERBORN_CHILDREN.included)
  // Both powers of the agent hold unless they are explicitly taken away (T 3.1).
  const isPower = path === 'dpoa_financialAuthority' || path === 'dpoa_trustManagementAuthority'
  return isPower && trust.dpoa_agentName ? message('Yes') : undefined
}
