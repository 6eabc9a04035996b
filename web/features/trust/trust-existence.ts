import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '#web/api/call.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'

/** The longest the header's check may say 'Please wait' (specification P 9). */
const TIMEOUT = 500

/** The user about whom the server has answered; later checks run without anybody waiting for them. */
let answeredAbout: string | undefined
let gone: string | undefined

/** Called where an account is deleted: there is nobody left to ask about. */
export function skipTrustCheck(uid: string): void {
  gone = uid
}

/** On each change of route, asks whether the user has a trust (existence only). True until the first answer. */
export function useTrustCheck(): boolean {
  const { user } = useAuth()
  const { pathname } = useLocation()
  const [checking, setChecking] = useState(false)
  const uid = user?.uid

  // biome-ignore lint/correctness/useExhaustiveDependencies: the specification asks at each change of route
  useEffect(() => {
    if (!uid || uid === gone) return
    const stop = new AbortController()
    const end = () => stop.signal.aborted || setChecking(false)
    const limit = setTimeout(end, TIMEOUT)
    setChecking(uid !== answeredAbout)
    call('GET /api/trust/version', undefined, { signal: stop.signal })
      .then(() => {
        answeredAbout = uid
      })
      // Not knowing gates nothing: the pages behind the link ask for themselves.
      .catch((error: unknown) => {
        if (!stop.signal.aborted && uid !== answeredAbout) console.error('The trust check failed', error)
      })
      .finally(end)
    return () => {
      clearTimeout(limit)
      stop.abort()
      setChecking(false)
    }
  }, [uid, pathname])

  return checking
}
