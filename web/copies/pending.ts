import type { DocumentCopy } from '#api/documents.ts'
import type { TextStore } from '#web/sync/ports.ts'

type Made = Pick<DocumentCopy, 'way' | 'whole' | 'at'>

/** Documents that were just downloaded or printed together, until the account has it. Holds no answer. */
export interface PendingCopies extends Made {
  /** A UUID, sent as the idempotency key. */
  key: string
  uid: string
  /** Of the trust they were made from, 0 when no version has just these answers; `null` while that is not known yet. */
  version: number | null
  documents: readonly Pick<DocumentCopy, 'document' | 'fingerprint'>[]
}

const PREFIX = 'kinstead.copies.'
const ofUser = (uid: string) => `${PREFIX}${encodeURIComponent(uid)}.`

function parsed(text: string | null): PendingCopies | undefined {
  try {
    const found = JSON.parse(text ?? 'null')
    return Array.isArray(found?.documents) && typeof found.key === 'string' ? found : undefined
  } catch {
    return undefined
  }
}

/** What is still to be sent, kept in the browser: losing it loses a remark, and no more. */
export class PendingStore {
  readonly #texts: TextStore
  constructor(texts: TextStore) {
    this.#texts = texts
  }

  list(uid: string): PendingCopies[] {
    try {
      const keys = this.#texts.keys().filter((key) => key.startsWith(ofUser(uid)))
      return keys.flatMap((key) => parsed(this.#texts.get(key)) ?? [])
    } catch {
      return []
    }
  }

  keep(pending: PendingCopies): void {
    try {
      this.#texts.set(ofUser(pending.uid) + pending.key, JSON.stringify(pending))
    } catch {
      // No room: it is sent from memory, or not at all.
    }
  }

  remove({ uid, key }: Pick<PendingCopies, 'uid' | 'key'>): void {
    try {
      this.#texts.remove(ofUser(uid) + key)
    } catch {
      // Sent once more, it is known by its key.
    }
  }

  forget(uid: string): void {
    for (const pending of this.list(uid)) this.remove(pending)
  }
}
