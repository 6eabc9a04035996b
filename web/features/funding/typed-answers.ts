import { useCallback, useMemo, useRef } from 'react'
import { FUNDING_STATUSES, type FundingStatus } from '#domain/trust/enumerations.ts'
import type { FundingAnswers } from '#domain/trust/funding.ts'
import type { DraftInHand } from '#web/features/trust-sync/use-draft.ts'

/** What was typed about one asset and is not saved. */
export type Typed = Partial<FundingAnswers>

export interface TypedAnswers {
  /** What an earlier visit left unsaved, and whether saving it has failed before. */
  before(id: string): { typed: Typed; failed: boolean }
  keep(id: string, typed: Typed, failed?: boolean): void
}

const isStatus = (value: unknown): value is FundingStatus => typeof value === 'string' && value in FUNDING_STATUSES

function read(kept: unknown): { typed: Typed; failed: boolean } {
  if (typeof kept !== 'object' || kept === null) return { typed: {}, failed: false }
  const { status, date, note, failed } = kept as Record<string, unknown>
  const typed: Typed = {
    ...(isStatus(status) && { status }),
    ...(typeof date === 'string' && { date }),
    ...(typeof note === 'string' && { note }),
  }
  return { typed, failed: failed === true }
}

/** The unsaved typing of all assets, kept together as the page's one draft. */
export function useTypedAnswers({ draft, keep: keepDraft, clear }: DraftInHand): TypedAnswers {
  const all = useRef<Record<string, unknown>>(draft ?? {})
  const before = useCallback((id: string) => read(draft?.[id]), [draft])
  const keep = useCallback(
    (id: string, typed: Typed, failed = false) => {
      const { [id]: _, ...others } = all.current
      const empty = Object.keys(typed).length === 0
      all.current = empty ? others : { ...others, [id]: { ...typed, ...(failed && { failed }) } }
      if (Object.keys(all.current).length > 0) keepDraft(all.current)
      else clear()
    },
    [keepDraft, clear],
  )
  return useMemo(() => ({ before, keep }), [before, keep])
}
