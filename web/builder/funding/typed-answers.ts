import { useCallback, useRef } from 'react'
import type { FundingAnswers } from '#domain/trust/funding.ts'
import type { DraftInHand } from '#web/sync/drafts.ts'

/** What was typed about one asset and is not saved. */
export type Typed = Partial<FundingAnswers>

function typedOf(kept: unknown): Typed {
  if (typeof kept !== 'object' || kept === null) return {}
  const { date, note } = kept as Record<string, unknown>
  return { ...(typeof date === 'string' && { date }), ...(typeof note === 'string' && { note }) }
}

/** The unsaved typing of all assets, kept together as the page's one draft. */
export function useTypedAnswers({ draft, keep, clear }: DraftInHand) {
  const all = useRef<Record<string, unknown>>(draft ?? {})
  const keepTyped = useCallback(
    (id: string, typed: Typed) => {
      const { [id]: _, ...others } = all.current
      all.current = Object.keys(typed).length > 0 ? { ...others, [id]: typed } : others
      if (Object.keys(all.current).length > 0) keep(all.current)
      else clear()
    },
    [keep, clear],
  )
  const typedBefore = useCallback((id: string) => typedOf(draft?.[id]), [draft])
  return { typedBefore, keepTyped }
}
