import { useSyncExternalStore } from 'react'
import { PENDING_SIGN_IN_MINUTES } from '#api/limits.ts'

/** In the tab's own storage: a phone may throw the page away while its reader looks for the code in another app. */
const KEY = 'codeWantedUntil'
const listeners = new Set<() => void>()

function keep(until: number | null): void {
  if (until === null) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, String(until))
  for (const listener of [...listeners]) listener()
}

/** The server waits for a code of the second factor. */
export const noteCodeWanted = () => keep(Date.now() + PENDING_SIGN_IN_MINUTES * 60_000)
export const forgetCodeWanted = () => keep(null)

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Whether this tab has come half way into an account. */
export const useCodeWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => Number(sessionStorage.getItem(KEY)) > Date.now(),
    () => false,
  )
