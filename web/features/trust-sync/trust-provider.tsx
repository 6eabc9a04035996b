import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { HealthCareDirective } from '#domain/trust/directive.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { showToast } from '#web/app/toast-store.ts'
import { lacksPackage, useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { SyncToasts } from './saves.ts'
import { storeOf } from './session.ts'
import { NOTHING, type SaveOutcome, SIGNED_OUT, type TrustSnapshot } from './snapshot.ts'
import type { TrustStore } from './store.ts'

interface TrustActions {
  /** Shows the change at once and resolves when it is safe, or failed. Never rejects. */
  saveTrustData(patch: TrustPatch): Promise<SaveOutcome>
  /** The same for step 12, through the directive's own document. */
  saveDirective(directive: HealthCareDirective): Promise<SaveOutcome>
  /** Creates the trust at step 1; needs the server. An existing trust stays as it is. */
  createNewTrust(): Promise<SaveOutcome>
  /** Tries the server again now. */
  retry(): void
  /** Reads this version, which the server has made of a change that did not go through the outbox. */
  refreshTo(version: number): void
  /** Drops a rejected change with its values. */
  dismissRejected(patchId: string): void
}

interface Source extends TrustActions {
  subscribe(listener: () => void): () => void
  snapshot(): TrustSnapshot
}

const TrustContext = createContext<Source | undefined>(undefined)

/** What pages get while no user is signed in. */
function sourceWithoutUser(snapshot: TrustSnapshot): Source {
  const fail = async (): Promise<SaveOutcome> => ({ saved: false, message: 'You are not signed in' })
  return {
    subscribe: () => () => {},
    snapshot: () => snapshot,
    saveTrustData: fail,
    saveDirective: fail,
    createNewTrust: () => {
      new SyncToasts(showToast).signInFirst()
      return fail()
    },
    retry: () => {},
    refreshTo: () => {},
    dismissRejected: () => {},
  }
}

function sourceOf(store: TrustStore): Source {
  return {
    subscribe: store.subscribe,
    snapshot: store.snapshot,
    saveTrustData: (patch) => store.save({ kind: 'trust', patch }),
    saveDirective: (directive) => store.save({ kind: 'directive', directive }),
    createNewTrust: store.create,
    retry: store.retry,
    refreshTo: (version) => store.receive({ type: 'version', version, uid: store.uid }),
    dismissRejected: (patchId) => void store.dismiss(patchId),
  }
}

/** Gives the pages below it the signed-in user's trust. */
export function TrustProvider({ children }: { children: ReactNode }) {
  const { status, user } = useAuth()
  const uid = user?.uid
  const { stripe } = useInstallation()
  // Without a package the server answers nothing about the trust; the page leads to the packages.
  const locked = stripe === true && lacksPackage(user)
  const source = useMemo(() => {
    if (uid !== undefined && locked) return sourceWithoutUser(NOTHING)
    if (uid !== undefined) return sourceOf(storeOf(uid))
    return sourceWithoutUser(status === 'loading' ? NOTHING : SIGNED_OUT)
  }, [uid, status, locked])
  return <TrustContext value={source}>{children}</TrustContext>
}

const NO_PROVIDER = sourceWithoutUser(NOTHING)

function useSource(): Source {
  const source = useContext(TrustContext)
  if (!source) throw new Error('There is no <TrustProvider> above this component')
  return source
}

/** The trust, the state of saving it, and the ways to change it. */
export function useTrust(): TrustSnapshot & TrustActions {
  const source = useSource()
  const snapshot = useSyncExternalStore(source.subscribe, source.snapshot, () => NOTHING)
  return useMemo(() => ({ ...source, ...snapshot }), [source, snapshot])
}

/** One value of the trust, of no trust outside a {@link TrustProvider}. The component renders again only when that value changes. */
export function useTrustValue<Value>(select: (trust: TrustRecord | null) => Value): Value {
  const source = useContext(TrustContext) ?? NO_PROVIDER
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

/** For routes, which load it lazily. */
export default TrustProvider
