import { noteDocumentCopies, readDocumentCopies } from '#contract/document-copies.ts'
import { call } from '#web/api/call.ts'
import { browserTexts } from '#web/sync/browser-texts.ts'
import { onWake } from '#web/sync/browser-wake.ts'
import { runningStore } from '#web/sync/current-store.ts'
import { CopyStore } from './copy-store.ts'
import { PendingStore } from './pending.ts'

const LIMIT = 15_000
let current: CopyStore | undefined
let watching = false

function versionOnScreen(uid: string): number | null {
  const snapshot = runningStore(uid)?.snapshot()
  if (!snapshot || snapshot.version === 0) return null
  return snapshot.saving.kind === 'saving' || snapshot.saving.kind === 'device-only' ? null : snapshot.version
}

/** The copies of this user's documents. */
export function copiesOf(uid: string): CopyStore {
  if (current?.uid === uid) return current
  current = new CopyStore(uid, {
    pending: new PendingStore(browserTexts),
    read: async () => (await call(readDocumentCopies, undefined, { signal: AbortSignal.timeout(LIMIT) })).copies,
    send: async ({ key, uid: _, documents, ...made }) => {
      const body = { ...made, documents: [...documents] }
      await call(noteDocumentCopies, body, { idempotencyKey: key, signal: AbortSignal.timeout(LIMIT) })
    },
    newKey: () => crypto.randomUUID(),
    now: () => new Date(),
    version: () => versionOnScreen(uid),
  })
  if (!watching) {
    watching = true
    onWake(() => void current?.send())
  }
  return current
}
