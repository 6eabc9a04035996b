import { useCallback, useEffect, useState } from 'react'
import { useAuth } from '#web/auth/auth-state.ts'
import { browserChannel } from './browser-channel.ts'
import { browserClock } from './browser-clock.ts'
import { browserLocks } from './browser-locks.ts'
import { device } from './device.ts'
import { DraftKeeper, untilWritten } from './draft-keeper.ts'
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

interface OpenDraft {
  uid: string
  step: string
  keeper: DraftKeeper
  /** Shows the step again, from what is saved and this. */
  show(draft: Draft | undefined): void
}

const open = new Set<OpenDraft>()

/** Everything that the user has typed and not saved, by step: as this page holds it, else as the browser keeps it. */
export async function unsavedDrafts(uid: string): Promise<Map<string, Draft>> {
  const drafts = new Map<string, Draft>()
  for (const step of device.drafts.steps(uid)) {
    const draft = await device.drafts.read(uid, step)
    if (draft) drafts.set(step, draft)
  }
  for (const { step, keeper } of openOf(uid)) if (keeper.typed) drafts.set(step, keeper.typed)
  for (const [step, draft] of drafts) if (Object.keys(draft).length === 0) drafts.delete(step)
  return drafts
}

/** Longest wait, in milliseconds, for other windows to write what was typed in them. */
const PATIENCE = 2_000

/** Has what was typed a moment ago written, here and in this browser's other windows. */
export function writeTyping(uid: string): Promise<void> {
  for (const { keeper } of openOf(uid)) keeper.flush()
  const otherTabs = browserChannel(uid, () => {})
  otherTabs.post({ type: 'write' })
  otherTabs.close()
  return untilWritten(browserLocks, uid, AbortSignal.timeout(PATIENCE))
}

const openOf = (uid: string) => [...open].filter((one) => one.uid === uid)

/** What is left of a step's typing after the rest of it was saved; nothing for all of it. */
export async function keepRest(uid: string, step: string, rest: Draft): Promise<void> {
  if (Object.keys(rest).length === 0) device.drafts.clear(uid, step)
  else device.drafts.write(uid, step, await device.drafts.prepare(uid, rest))
}

/** The pages that are open show what is left of the typing, and not what was saved meanwhile. */
export function showRests(uid: string, rests: ReadonlyMap<string, Draft>): void {
  for (const { step, show } of openOf(uid)) if (rests.has(step)) show(rests.get(step))
}

/** Nothing that is still on a page is written any more. */
export function stopDrafts(uid: string): void {
  for (const { keeper } of openOf(uid)) keeper.stop()
}

/** The unsaved typing of one step of the signed-in user. */
export function useDraft(step: string): DraftInHand {
  const { user } = useAuth()
  const uid = user?.uid
  const [found, setFound] = useState<Found & { of: string }>()
  const of = `${uid}/${step}`

  useEffect(() => {
    if (uid === undefined) return
    const keeper = new DraftKeeper(device.drafts, uid, step, browserClock, browserLocks)
    let wanted = true
    const show = (draft: Draft | undefined) => wanted && setFound({ keeper, draft, of: `${uid}/${step}` })
    device.drafts.read(uid, step).then(show, () => show(undefined))
    const flush = () => keeper.flush()
    const here: OpenDraft = {
      uid,
      step,
      keeper,
      show: (draft) => {
        keeper.forget()
        setFound(undefined)
        setTimeout(() => show(draft))
      },
    }
    open.add(here)
    const otherTabs = browserChannel(uid, ({ type }) => type === 'write' && flush())
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      wanted = false
      open.delete(here)
      keeper.flush()
      otherTabs.close()
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
