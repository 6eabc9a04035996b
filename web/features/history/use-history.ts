import { useCallback, useEffect, useState } from 'react'
import type { TrustHistory } from '#api/trust.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { loadHistory } from './load-history.ts'

export type HistoryState = 'loading' | 'ready' | 'failed'

/** The stretch that was loaded before, with a newer one that reaches it or lies beyond it. */
export function joined(known: TrustHistory | undefined, newer: TrustHistory): TrustHistory {
  const last = known?.changes.at(-1)?.version ?? 0
  if (!known || newer.base.version > last || newer.base.version <= known.base.version) return newer
  const first = newer.base.version + 1
  return { base: known.base, changes: [...known.changes.filter(({ version }) => version < first), ...newer.changes] }
}

/** The history as far back as it was asked for, read again when the trust has changed, on whatever device. */
export function useHistory() {
  const { version } = useTrust()
  const [history, setHistory] = useState<TrustHistory>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [loadingEarlier, setLoadingEarlier] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each version and each attempt reads again
  useEffect(() => {
    let wanted = true
    loadHistory().then(
      (newest) => {
        if (!wanted) return
        setHistory((known) => joined(known, newest))
        setFailed(false)
      },
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [version, attempt])

  const loadEarlier = useCallback(async () => {
    if (!history) return
    setLoadingEarlier(true)
    try {
      const earlier = await loadHistory(history.base.version + 1)
      setHistory((known) => (known ? joined(earlier, known) : earlier))
      setFailed(false)
    } catch {
      setFailed(true)
    } finally {
      setLoadingEarlier(false)
    }
  }, [history])

  const state: HistoryState = history ? 'ready' : failed ? 'failed' : 'loading'
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return { history, state, failed, retry, loadEarlier, loadingEarlier }
}
