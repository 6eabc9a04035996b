import { localDate } from '#domain/formats/calendar-date.ts'
import { draftPlace } from '#domain/trust/draft-place.ts'
import { newTrust } from '#domain/trust/record.ts'
import { storeOf } from '#web/sync/current-store.ts'
import { type Draft, keepRest, unsavedDrafts } from '#web/sync/drafts.ts'
import type { TrustStore } from '#web/sync/trust-store.ts'

import { sortTyping } from './save-typing.ts'
import { sayPlace } from './unsaved-typing.tsx'

/** The user's trust as soon as this device or the server can tell of it; one without answers where there is none yet. */
async function known(store: TrustStore) {
  const isKnown = () => store.snapshot().trust !== null || store.snapshot().status !== 'loading'
  if (!isKnown())
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (!isKnown()) return
        stop()
        resolve()
      })
    })
  const { trust, status } = store.snapshot()
  return trust ?? (status === 'none' ? newTrust('', new Date().toISOString()) : null)
}

/** What the user has typed and not saved, by the names of its places, and the way to save what is valid of it. */
export async function typingOf(uid: string) {
  const drafts = await unsavedDrafts(uid)
  const store = storeOf(uid)
  const trust = await known(store)
  const nameOf = (key: string) => {
    const place = draftPlace(key, trust)
    return place && sayPlace(place)
  }
  /** Saves one change after the other, each made for the answers that the one before it left. Answers what is left, by its place. */
  const save = async () => {
    const { distributionClause } = await import('#documents/wording/distribution.ts')
    const context = { today: localDate(new Date()), distributionClause }
    const rests = new Map<string, Draft>()
    for (const [key, draft] of drafts) {
      const now = await known(store)
      const { patches, rest } = now ? sortTyping(key, draft, now, context) : { patches: [], rest: draft }
      let left = rest
      for (const patch of patches) if (!(await store.save({ kind: 'trust', patch })).saved) left = draft
      await keepRest(uid, key, left)
      rests.set(key, left)
    }
    return rests
  }
  const places = [...drafts.keys()].flatMap((key) => nameOf(key) ?? [])
  return { places, save, nameOf }
}
