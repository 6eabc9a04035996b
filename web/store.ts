import { useSyncExternalStore } from 'react'

/** A value outside React, with its subscribers. */
export interface Store<Value> {
  get(): Value
  set(value: Value): void
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The value of a store. `rendered` is the value on a prerendered page, also while React hydrates it. */
export function useStore<Value>(store: Store<Value>, rendered?: Value): Value {
  const onServer = rendered === undefined ? store.get : () => rendered
  return useSyncExternalStore(store.subscribe, store.get, onServer)
}
