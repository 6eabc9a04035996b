import { useEffect, useState } from 'react'
import { call } from '#web/api/call.ts'
import { readTrust } from '#web/api/operations.ts'
import { useAuth } from '#web/auth/auth-state.ts'
import { useLocation } from '#web/router/router.tsx'

/** The longest the header's check may say 'Please wait' (specification P 9). */
const PATIENCE = 500

// A trust is never taken away, so that the server is not asked again about a user once it has said yes.
let hasTrust: string | null = null

/** Spares the header its question: called by whoever has seen this user's trust. */
export function noteTrustExists(uid: string): void {
  hasTrust = uid
}

/** On each change of route, asks whether the user has a trust (existence only). True while the answer is awaited. */
export function useTrustCheck(): boolean {
  const { user } = useAuth()
  const { pathname } = useLocation()
  const [checking, setChecking] = useState(false)
  const uid = user?.uid

  // biome-ignore lint/correctness/useExhaustiveDependencies: the specification asks at each change of route
  useEffect(() => {
    if (!uid || hasTrust === uid) return
    const stop = new AbortController()
    const end = () => stop.signal.aborted || setChecking(false)
    const limit = setTimeout(end, PATIENCE)
    setChecking(true)
    call(readTrust, undefined, { signal: stop.signal })
      .then(({ record }) => record && noteTrustExists(uid))
      // Not knowing gates nothing: the pages behind the link ask for themselves.
      .catch((error: unknown) => stop.signal.aborted || console.error('The trust check failed', error))
      .finally(end)
    return () => {
      clearTimeout(limit)
      stop.abort()
      setChecking(false)
    }
  }, [uid, pathname])

  return checking
}
