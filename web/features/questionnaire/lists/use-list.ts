import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { english } from '#domain/message.ts'
import { listChange } from '#domain/trust/list-change.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { withFollowers } from '#web/features/people/use-suggestions.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import type { ListOnScreen } from './list-on-screen.ts'

/**
 * The entries on screen, each change saved at once; `put` and `remove` return whether it was. An entry whose save failed stays on screen,
 * marked, and goes out again with the next save of the page.
 */
export function useList<Entry extends { id: string; name: string }>(list: ListOnScreen<Entry>, trust: TrustRecord) {
  const { saveTrustData } = useTrustActions()
  const [unsaved, setUnsaved] = useState<readonly Entry[]>([])
  const stored = list.entries(trust)
  const storedNow = useRef(stored)
  const trustNow = useRef(trust)
  useEffect(() => {
    storedNow.current = stored
    trustNow.current = trust
  }, [stored, trust])

  const entries = useMemo(() => {
    const waiting = new Map(unsaved.map((entry) => [entry.id, entry]))
    const known = new Set(stored.map(({ id }) => id))
    return [...stored.map((entry) => waiting.get(entry.id) ?? entry), ...unsaved.filter(({ id }) => !known.has(id))]
  }, [stored, unsaved])

  const forget = useCallback((id: string) => setUnsaved((waiting) => waiting.filter((entry) => entry.id !== id)), [])

  const put = useCallback(
    async (entry: Entry) => {
      forget(entry.id)
      const before = storedNow.current.filter(({ id }) => id === entry.id)
      const patch = list.patch(listChange(before, [entry]))
      // Only what was there before can be corrected.
      const outcome = await saveTrustData(before.length > 0 ? await withFollowers(trustNow.current, patch) : patch)
      if (outcome.saved) return true
      // The toast is the provider's; T 8 asks this page only to log.
      console.error(`Saving the ${list.noun} failed: ${english(outcome.message)}`)
      setUnsaved((waiting) => [...waiting.filter(({ id }) => id !== entry.id), entry])
      return false
    },
    [forget, list, saveTrustData],
  )

  const remove = useCallback(
    async (id: string) => {
      forget(id)
      if (!storedNow.current.some((entry) => entry.id === id)) return true
      const outcome = await saveTrustData(list.patch({ remove: [id] }))
      if (!outcome.saved) console.error(`Removing the ${list.noun} failed: ${english(outcome.message)}`)
      return outcome.saved
    },
    [forget, list, saveTrustData],
  )

  /** What a save of the page must carry besides its own change: the entries that are not safe yet. */
  const waiting = (): TrustPatch => {
    if (unsaved.length === 0) return {}
    const ids = new Set(unsaved.map(({ id }) => id))
    const before = storedNow.current.filter(({ id }) => ids.has(id))
    return list.patch(listChange(before, unsaved))
  }

  return { entries, unsaved, put, remove, waiting, saved: () => setUnsaved([]) }
}
