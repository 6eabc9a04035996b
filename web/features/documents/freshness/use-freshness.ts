import { useEffect, useMemo, useState } from 'react'
import type { DownloadRecord } from '#api/documents.ts'
import { ALL_DOCUMENTS, type DocumentId } from '#domain/trust/documents.ts'
import type { AnswerChange } from '#domain/trust/questions/changes.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isFixedBySigning } from '#domain/trust/signing-day.ts'
import { call } from '#web/api/call.ts'
import { onResume } from '#web/features/trust-sync/browser.ts'
import { runningStore } from '#web/features/trust-sync/session.ts'
import type { TrustSnapshot } from '#web/features/trust-sync/snapshot.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { createStore, useStore } from '#web/store.ts'
import type { Compared, Freshness } from './freshness.ts'

interface Stored {
  uid: string
  copies: readonly DownloadRecord[]
}
/** The account's download records as last read, so that the next page shows them at once. */
const stored = createStore<Stored | undefined>(undefined)

async function load(uid: string): Promise<void> {
  try {
    stored.set({ uid, copies: (await call('GET /api/document-copies')).copies })
  } catch {
    // Without them the page says nothing about downloads; the next visit asks again.
  }
}

const keyOf = ({ document, at }: DownloadRecord) => `${document} ${at}`

/** What the user has downloaded and printed, newest first. */
export function useDownloadRecords(uid: string): readonly DownloadRecord[] {
  const { downloads } = useTrust()
  const known = useStore(stored)
  useEffect(() => {
    void load(uid)
    // Another tab or device may have downloaded meanwhile.
    return onResume(() => void load(uid))
  }, [uid])
  const copies = known?.uid === uid ? known.copies : undefined
  return useMemo(() => {
    const here = new Map(downloads.map((copy) => [keyOf(copy), copy]))
    const all = new Map([...here, ...(copies ?? []).map((copy) => [keyOf(copy), copy] as const)])
    return [...all.values()].sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
  }, [downloads, copies])
}

/** Comparing waits until the answers have not changed for so long, in milliseconds. */
const IDLE = 300

/** One comparison at a time: nine documents at once would keep the page from answering. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const done = last.then(task)
  last = done.catch(() => undefined)
  return done
}

interface Outdated {
  uid: string
  documents: ReadonlySet<DocumentId>
}
/** The documents whose newest or signed copy no longer says what the answers say, as far as the pages have compared them. */
const outdated = createStore<Outdated | undefined>(undefined)

function markOutdated(uid: string, document: DocumentId, isOutdated: boolean): void {
  const known = outdated.get()
  const documents = new Set(known?.uid === uid ? known.documents : [])
  if (documents.has(document) === isOutdated) return
  if (isOutdated) documents.add(document)
  else documents.delete(document)
  outdated.set({ uid, documents })
}

const NONE: ReadonlySet<DocumentId> = new Set()

export function useOutdatedDocuments(uid: string): ReadonlySet<DocumentId> {
  const known = useStore(outdated)
  return known?.uid === uid ? known.documents : NONE
}

/** Whether the answers are on their way to the account, so that its history does not have them yet. */
const isUnsaved = (saving: TrustSnapshot['saving']) => saving.kind === 'saving' || saving.kind === 'device-only'

/** A copy, and once it is known, whether it still says what the trust says. */
export interface Found {
  copy: Compared
  freshness?: Freshness
}

/**
 * The newest copy of a document and, once it is known, whether it still says what the trust says; of one that signing has
 * fixed, what was signed in its place. The last result stays while the next one is worked out.
 */
export function useFreshness(
  document: DocumentId,
  copies: readonly DownloadRecord[],
  trust: TrustRecord,
  isFixed: boolean,
): Found | undefined {
  const [found, setFound] = useState<Found & { newest: DownloadRecord | undefined }>()
  const { saving, version } = useTrust()
  const unsaved = isUnsaved(saving)
  const newest = copies.find((copy) => copy.document === document)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the newest copy the others change
  useEffect(() => {
    if (!newest && !isFixed) return
    let ignore = false
    const compare = async () => {
      if (ignore) return
      if (isFixed && unsaved) return
      const { copyAsSigned, freshnessOf } = await import('./freshness.ts')
      const copy = (isFixed && (await copyAsSigned(document, copies, trust))) || newest
      const freshness = copy && (await freshnessOf(copy, { trust, version, unsaved }))
      if (ignore || !freshness) return
      setFound({ copy, freshness, newest })
      markOutdated(trust.uid, document, freshness.is === 'changed')
    }
    // When they cannot be compared now, as in an outage, the last result stays.
    const timer = setTimeout(() => inTurn(compare).catch(() => undefined), IDLE)
    return () => {
      ignore = true
      clearTimeout(timer)
    }
  }, [newest, document, isFixed, trust, version, unsaved])
  if (found && (isFixed || found.newest === newest)) return found
  return newest && { copy: newest }
}

/** The signed documents among these, of which a new copy would say something else, as far as the account knows. */
export async function changedSinceSigned(trust: TrustRecord, documents: readonly DocumentId[]) {
  const store = runningStore(trust.uid)
  if (!store) return []
  const { version, saving } = store.snapshot()
  const [{ copies }, { copyAsSigned, fingerprintOf, freshnessOf }] = await Promise.all([
    call('GET /api/document-copies'),
    import('./freshness.ts'),
  ])
  const changed: { document: DocumentId; changes: readonly AnswerChange[] }[] = []
  for (const document of documents) {
    const copy = await copyAsSigned(document, copies, trust)
    const freshness = copy && (await freshnessOf(copy, { trust, version, unsaved: isUnsaved(saving) }))
    // A save on its way keeps the changes from being known, and not that the text differs.
    const differs = freshness ? freshness.is === 'changed' : copy && fingerprintOf(trust, copy) !== copy.fingerprint
    if (differs) changed.push({ document, changes: (freshness?.is === 'changed' && freshness.changes) || [] })
  }
  return changed
}

/** Those of all signed documents, for a page made of the answers; none while that is not known. */
export function useChangedSinceSigned(trust: TrustRecord): readonly DocumentId[] {
  const [changed, setChanged] = useState<readonly DocumentId[]>([])
  const { saving, version } = useTrust()
  const unsaved = isUnsaved(saving)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the trust may be of the same version and have other answers
  useEffect(() => {
    const signed = ALL_DOCUMENTS.filter((id) => isFixedBySigning(trust, id))
    if (unsaved) return
    let ignore = false
    const compare = async () => {
      if (ignore) return
      const found = signed.length === 0 ? [] : await changedSinceSigned(trust, signed)
      if (!ignore) setChanged(found.map(({ document }) => document))
    }
    // When they cannot be compared now, as in an outage, the last result stays.
    const timer = setTimeout(() => inTurn(compare).catch(() => undefined), IDLE)
    return () => {
      ignore = true
      clearTimeout(timer)
    }
  }, [trust, version, unsaved])
  return changed
}

/** Reports to the account that these documents were made of the trust: after the download, which it neither delays nor breaks. */
export async function recordDownload(
  trust: TrustRecord,
  ids: readonly DocumentId[],
  way: DownloadRecord['way'],
  whole = false,
): Promise<void> {
  try {
    const { fingerprintOf } = await import('./freshness.ts')
    const documents = ids.map((document) => ({ document, fingerprint: fingerprintOf(trust, { document, way }) }))
    await runningStore(trust.uid)?.recordDownload({ way, whole, documents }, trust)
  } catch {
    // The user has the file. Only the record of it is missing.
  }
}
