import { t } from '@lingui/core/macro'
import type { TrustRecord } from '#domain/trust/record.ts'

/** Says whether replacing the answers ends or restores a trust's completion; `undefined` if it does neither. */
export function completionChange(now: TrustRecord, then: TrustRecord): string | undefined {
  if (now.completedAt && !then.completedAt)
    return t`Your trust is then no longer complete, and its documents are marked as drafts until you complete it again.`
  if (!now.completedAt && then.completedAt) return t`Your trust is then complete again.`
  return undefined
}
