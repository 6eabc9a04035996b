import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { HealthCareDirective } from '#domain/trust/directive.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { useAuth } from '#web/auth/auth-state.ts'
import { showToast } from '#web/shell/toast-store.ts'
import { storeOf } from './current-store.ts'
import { Notices } from './notices.ts'
import type { SaveOutcome } from './saving-state.ts'
import { NOTHING, SIGNED_OUT, type TrustSnapshot } from './snapshot.ts'
import type { TrustStore } from './trust-store.ts'

export interface TrustActions {
  /** Shows the change at once and resolves when it is safe, or failed. Never rejects. */
  saveTrustData(patch: TrustPatch): Promise<SaveOutcome>
  /** The same for step 12, through the directive's own document. */
  saveDirective(directive: HealthCareDirective): Promise<SaveOutcome>
  /** Creates the trust at step 1; needs the server. An existing trust stays as it is. */
  createNewTrust(): Promise<SaveOutcome>
  /** Tries the server again now. */
  retry(): void
  /** The server has made this version past the queue: reads it. */
  heardOf(version: number): void
  /** Drops a refused change with its values. */
  dismissRefused(patchId: string): void
}

interface Source extends TrustActions {
  subscribe(listener: () => void): () => void
  snapshot(): TrustSnapshot
}

const TrustContext = createContext<Source | undefined>(undefined)
const never = () => () => {}

function nobody(snapshot: TrustSnapshot): Source {
  const refuse = async (): Promise<SaveOutcome> => ({ saved: false, message: 'You are not signed in' })
  return {
    subscribe: never,
    snapshot: () => snapshot,
    saveTrustData: refuse,
    saveDirective: refuse,
    createNewTrust: () => {
      new Notices(showToast).signInFirst()
      return refuse()
    },
    retry: () => {},
    heardOf: () => {},
    dismissRefused: () => {},
  }
}

function sourceOf(store: TrustStore): Source {
  return {
    subscribe: store.subscribe,
    snapshot: store.snapshot,
    saveTrustData: (patch) => store.save({ kind: 'trust', patch }),
    saveDirective: (directive) => store.save({ kind: 'directive', directive }),
    createNewTrust: () => store.create(),
    retry: () => store.retry(),
    heardOf: (version) => store.heard({ type: 'version', version, uid: store.uid }),
    dismissRefused: (patchId) => void store.dismiss(patchId),
  }
}

/** Gives the pages below it the signed-in user's trust. */
export function TrustProvider({ children }: { children: ReactNode }) {
  const { status, user } = useAuth()
  const uid = user?.uid
  const source = useMemo(() => {
    if (uid !== undefined) return sourceOf(storeOf(uid))
    return nobody(status === 'loading' ? NOTHING : SIGNED_OUT)
  }, [uid, status])
  return <TrustContext value={source}>{children}</TrustContext>
}

const NOBODY = nobody(NOTHING)

function useSource(): Source {
  const source = useContext(TrustContext)
  if (!source) throw new Error('There is no <TrustProvider> above this component')
  return source
}

/** The trust, how it stands with saving it, and the ways to change it. */
export function useTrust(): TrustSnapshot & TrustActions {
  const source = useSource()
  const snapshot = useSyncExternalStore(source.subscribe, source.snapshot, () => NOTHING)
  return useMemo(() => ({ ...source, ...snapshot }), [source, snapshot])
}

/** One value of the trust, of none outside a {@link TrustProvider}. The component renders again only when that value is another one. */
export function useTrustValue<Value>(select: (trust: TrustRecord | null) => Value): Value {
  const source = useContext(TrustContext) ?? NOBODY
  return useSyncExternalStore(
    source.subscribe,
    () => select(source.snapshot().trust),
    () => select(null),
  )
}

/** The ways to change the trust, for components that show none of it. */
export function useTrustActions(): TrustActions {
  return useSource()
}
