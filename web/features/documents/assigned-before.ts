import { useEffect, useState } from 'react'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isSigned } from '#domain/trust/signing-day.ts'

const NONE: readonly string[] = []

/**
 * The assets that the assignment listed when it was checked off as signed, by their ids. None where it is not signed, or
 * without a connection: the further assignment then has a line for their numbers.
 */
export async function assignedBefore(trust: TrustRecord): Promise<readonly string[]> {
  if (!isSigned(trust, 'assignment-of-assets')) return NONE
  try {
    const { changeThatSigned, earlierAndNow } = await import('#web/features/history/load-history.tsx')
    const change = await changeThatSigned(trust, 'assignment-of-assets')
    if (!change) return NONE
    const { earlier } = await earlierAndNow(trust, change.version)
    return earlier?.assets?.map(({ id }) => id) ?? NONE
  } catch {
    return NONE
  }
}

/** The same for a document that is shown: for any but the assignment none. */
export function useAssignedBefore(trust: TrustRecord, document: string): readonly string[] {
  const [found, setFound] = useState<{ of: TrustRecord; ids: readonly string[] }>()
  useEffect(() => {
    if (document !== 'assignment-of-assets') return
    let wanted = true
    void assignedBefore(trust).then((ids) => wanted && ids.length > 0 && setFound({ of: trust, ids }))
    return () => {
      wanted = false
    }
  }, [trust, document])
  return document === 'assignment-of-assets' && found?.of === trust ? found.ids : NONE
}
