import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { DocumentCopy } from '#api/documents.ts'
import { useTrust } from '#web/sync/trust-provider.tsx'
import { copiesOf } from './current-copies.ts'

const nothing = () => undefined

/** A user's copies of documents, newest first; `undefined` until something is known of them. */
export function useCopies(uid: string): readonly DocumentCopy[] | undefined {
  const store = useMemo(() => copiesOf(uid), [uid])
  const { saving, version } = useTrust()
  useEffect(() => {
    void store.load()
  }, [store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a copy may wait for the version of the answers in it
  useEffect(() => {
    void store.send()
  }, [store, saving.kind, version])
  return useSyncExternalStore(store.subscribe, store.snapshot, nothing)
}
