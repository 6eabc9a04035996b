import { useEffect, useState } from 'react'
import type { DocumentCopy } from '#api/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { useTrust } from '#web/sync/trust-provider.tsx'
import type { Verdict } from './verdict.ts'

/** Comparing waits until the answers rest for so long, in milliseconds. */
const REST = 300

/** One comparison at a time: nine documents at once would keep the page from answering. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const done = last.then(task)
  last = done.catch(() => undefined)
  return done
}

/** How a copy stands to the trust; the verdict before stays while it is worked out anew. */
export function useVerdict(copy: DocumentCopy | undefined, trust: TrustRecord): Verdict | undefined {
  const [found, setFound] = useState<{ copy: DocumentCopy; verdict: Verdict }>()
  const { saving, version } = useTrust()
  const unsaved = saving.kind === 'saving' || saving.kind === 'device-only'
  useEffect(() => {
    if (!copy) return
    let wanted = true
    const judge = async () => {
      if (!wanted) return
      const { verdictOn } = await import('./verdict.ts')
      const verdict = await verdictOn(copy, { trust, version, unsaved })
      if (wanted && verdict) setFound({ copy, verdict })
    }
    // What cannot be compared now, as in an outage, is left as it was.
    const timer = setTimeout(() => inTurn(judge).catch(() => undefined), REST)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [copy, trust, version, unsaved])
  return found?.copy === copy ? found?.verdict : undefined
}
