import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a page is rendered at build, and while React takes such a page over; true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
