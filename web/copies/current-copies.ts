import type { TrustRecord } from '#domain/trust/record.ts'
import { call } from '#web/api/call.ts'
import { browserTexts } from '#web/sync/browser-texts.ts'
import { onWake } from '#web/sync/browser-wake.ts'
import { runningStore } from '#web/sync/current-store.ts'
import { newUuid } from '#web/sync/new-uuid.ts'
import { NOTHING } from '#web/sync/snapshot.ts'
import { CopyStore } from './copy-store.ts'
import { PendingStore } from './pending.ts'

let current: CopyStore | undefined
let watching = false

/** The trust on screen with its version, once all of its answers are in the account. */
function savedTrust(uid: string): { trust: TrustRecord; version: number } | null {
  const { trust, version, saving } = runningStore(uid)?.snapshot() ?? NOTHING
  if (!trust || version === 0 || saving.kind === 'saving' || saving.kind === 'device-only') return null
  return { trust, version }
}

/** The version that these very answers have; `null` when they have none yet, or others have come meanwhile. */
export function versionOf(trust: TrustRecord): number | null {
  const saved = savedTrust(trust.uid)
  return saved?.trust === trust ? saved.version : null
}

/** The copies of this user's documents. */
export function copiesOf(uid: string): CopyStore {
  if (current?.uid === uid) return current
  current = new CopyStore(uid, {
    pending: new PendingStore(browserTexts),
    read: async () => (await call('GET /api/document-copies')).copies,
    send: async ({ key, uid: _, documents, ...made }) => {
      const body = { ...made, documents: [...documents] }
      await call('POST /api/document-copies', body, { idempotencyKey: key })
    },
    newKey: newUuid,
    now: () => new Date(),
    versionWith: async ({ way, documents }) => {
      const { fingerprintOf } = await import('./fingerprint.ts')
      const saved = savedTrust(uid)
      if (!saved) return null
      const same = documents.every(
        ({ document, fingerprint }) => fingerprintOf(saved.trust, { document, way }) === fingerprint,
      )
      return same ? saved.version : 0
    },
  })
  if (!watching) {
    watching = true
    onWake(() => void current?.wake())
  }
  return current
}
