import { t } from '@lingui/core/macro'
import type { TrustRecord } from '#domain/trust/record.ts'

/** What other answers in place of the present ones mean for a trust that one of them has as complete; else `undefined`. */
export function completionChange(now: TrustRecord, then: TrustRecord): string | undefined {
  if (now.completedAt && !then.completedAt)
    return t`Your trust is then no longer complete, and its documents are marked as drafts until you complete it again.`
  if (!now.completedAt && then.completedAt) return t`Your trust is then complete again.`
  return undefined
}
