import { useEffect, useMemo, useState } from 'react'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { browserChannel, browserClock, browserLocks, device, postToTabs } from './browser.ts'
import { type Draft, DraftWriter, untilWritten } from './drafts.ts'

export type { Draft }

export interface StepDraft {
  /** What was typed and not saved when the page was last here. It does not change while the page is open. */
  draft: Draft | undefined
  /** False until the draft has been read. */
  ready: boolean
  /** Call on every change with everything typed. */
  keep(values: Draft): void
  /** Call when it is saved. */
  clear(): void
}

interface OpenDraft {
  uid: string
  step: string
  writer: DraftWriter
  /** Shows the step again, from what is saved and this. */
  show(draft: Draft | undefined): void
}

const open = new Set<OpenDraft>()
const openOf = (uid: string) => [...open].filter((one) => one.uid === uid)

/** Everything that the user has typed and not saved, by step: as this page holds it, else as the browser stores it. */
export async function unsavedDrafts(uid: string): Promise<Map<string, Draft>> {
  const drafts = new Map<string, Draft>()
  for (const step of device.drafts.steps(uid)) {
    const draft = await device.drafts.read(uid, step)
    if (draft) drafts.set(step, draft)
  }
  for (const { step, writer } of openOf(uid)) if (writer.latest) drafts.set(step, writer.latest)
  for (const [step, draft] of drafts) if (Object.keys(draft).length === 0) drafts.delete(step)
  return drafts
}

/** Longest wait, in milliseconds, for other windows to write what was typed in them. */
const TIMEOUT = 2_000

/** Writes what was typed a moment ago, here and in this browser's other windows. */
export function writeDrafts(uid: string): Promise<void> {
  for (const { writer } of openOf(uid)) writer.flush()
  postToTabs(uid, { type: 'write' })
  return untilWritten(browserLocks, uid, AbortSignal.timeout(TIMEOUT))
}

/** Stores what remains of a step's draft after the valid part of it was saved. */
export async function storeRemainder(uid: string, step: string, remainder: Draft): Promise<void> {
  if (Object.keys(remainder).length === 0) device.drafts.clear(uid, step)
  else device.drafts.write(uid, step, await device.drafts.prepare(uid, remainder))
}

/** Open pages show what remains of their drafts, and not what was saved meanwhile. */
export function showRemainders(uid: string, remainders: ReadonlyMap<string, Draft>): void {
  for (const { step, show } of openOf(uid)) if (remainders.has(step)) show(remainders.get(step))
}

/** From now on, no open page writes its draft. */
export function stopDrafts(uid: string): void {
  for (const { writer } of openOf(uid)) writer.stop()
}

/** The unsaved typing of one step of the signed-in user. */
export function useDraft(step: string): StepDraft {
  const { user } = useAuth()
  const uid = user?.uid
  const [found, setFound] = useState<{ writer: DraftWriter; draft: Draft | undefined; of: string }>()
  const of = `${uid}/${step}`

  useEffect(() => {
    if (uid === undefined) return
    const writer = new DraftWriter(device.drafts, uid, step, browserClock, browserLocks, () =>
      device.outbox(uid).stored(),
    )
    let ignore = false
    const show = (draft: Draft | undefined) => !ignore && setFound({ writer, draft, of: `${uid}/${step}` })
    device.drafts.read(uid, step).then(show, () => show(undefined))
    const flush = () => writer.flush()
    const here: OpenDraft = {
      uid,
      step,
      writer,
      show: (draft) => {
        writer.discard()
        setFound(undefined)
        setTimeout(() => show(draft))
      },
    }
    open.add(here)
    const otherTabs = browserChannel(uid, ({ type }) => type === 'write' && flush())
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      ignore = true
      open.delete(here)
      flush()
      otherTabs.close()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [uid, step])

  const current = found?.of === of ? found : undefined
  return useMemo(
    () => ({
      draft: current?.draft,
      ready: current !== undefined,
      keep: (values: Draft) => current?.writer.write(values),
      clear: () => current?.writer.clear(),
    }),
    [current],
  )
}
