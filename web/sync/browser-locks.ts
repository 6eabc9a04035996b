import type { Locks } from './ports.ts'

/** Web Locks, by which the browser's tabs take turns. Without them each tab takes every turn. */
export const browserLocks: Locks = {
  run: async (name, signal, task) => {
    if (signal.aborted) throw signal.reason
    const { locks } = navigator
    return locks ? await locks.request(name, { signal }, task) : await task()
  },
}
