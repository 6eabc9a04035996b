import { useCallback, useEffect, useState } from 'react'
import { useAuth } from '#web/auth/auth-state.ts'
import { browserClock } from './browser-clock.ts'
import { device } from './device.ts'
import { DraftKeeper } from './draft-keeper.ts'
import type { Draft } from './draft-store.ts'

export type { Draft }

export interface DraftInHand {
  /** What was typed and not saved when the page was last here. It does not change while the page is open. */
  draft: Draft | undefined
  /** False until the draft has been looked up. */
  ready: boolean
  /** Call on every change with everything typed. */
  keep(values: Draft): void
  /** Call when it is saved. */
  clear(): void
}

interface Found {
  keeper: DraftKeeper
  draft: Draft | undefined
}

/** The unsaved typing of one step of the signed-in user. */
export function useDraft(step: string): DraftInHand {
  const { user } = useAuth()
  const uid = user?.uid
  const [found, setFound] = useState<Found & { of: string }>()
  const of = `${uid}/${step}`

  useEffect(() => {
    if (uid === undefined) return
    const keeper = new DraftKeeper(device.drafts, uid, step, browserClock)
    let wanted = true
    const show = (draft: Draft | undefined) => wanted && setFound({ keeper, draft, of: `${uid}/${step}` })
    device.drafts.read(uid, step).then(show, () => show(undefined))
    const flush = () => keeper.flush()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      wanted = false
      keeper.flush()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [uid, step])

  const current = found?.of === of ? found : undefined
  const keeper = current?.keeper
  return {
    draft: current?.draft,
    ready: current !== undefined,
    keep: useCallback((values: Draft) => keeper?.keep(values), [keeper]),
    clear: useCallback(() => keeper?.clear(), [keeper]),
  }
}
