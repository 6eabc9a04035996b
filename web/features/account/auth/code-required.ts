import { useSyncExternalStore } from 'react'
import { PENDING_SIGN_IN_MINUTES } from '#api/limits.ts'
import { createStore } from '#web/store.ts'

/** In the tab's own storage: a phone may throw the page away while its reader looks for the code in another app. */
const KEY = 'codeWantedUntil'
/** When the pending sign-in of this tab runs out, 0 for none; `undefined` until it changes. */
const until = createStore<number | undefined>(undefined)

function store(time: number): void {
  if (time === 0) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, String(time))
  until.set(time)
}

/** The server waits for a code of the second factor. */
export const setCodeRequired = () => store(Date.now() + PENDING_SIGN_IN_MINUTES * 60_000)
export const clearCodeRequired = () => store(0)

/** Whether this tab has come half way into an account. */
export const useCodeRequired = (): boolean =>
  useSyncExternalStore(
    until.subscribe,
    () => (until.get() ?? Number(sessionStorage.getItem(KEY))) > Date.now(),
    () => false,
  )
