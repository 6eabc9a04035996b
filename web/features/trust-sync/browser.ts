import { createStore } from '#web/store.ts'
import type { Channel, Clock, Locks, TabMessage, TextStorage } from './ports.ts'

const lastWritten = createStore<string | null>(null)

/** `localStorage`; where the browser forbids it, each call throws, which all callers handle. */
export const browserTexts: TextStorage = {
  keys: () => Object.keys(localStorage),
  get: (key) => localStorage.getItem(key),
  set(key, text) {
    localStorage.setItem(key, text)
    lastWritten.set(key)
  },
  remove(key) {
    localStorage.removeItem(key)
    lastWritten.set(key)
  },
}

/** Calls after each change of `browserTexts`, in this tab or another. */
export function onTextsChange(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  const stop = lastWritten.subscribe(listener)
  return () => {
    window.removeEventListener('storage', listener)
    stop()
  }
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}

/** Web Locks, by which the browser's tabs take turns. Without them each tab takes every turn. */
export const browserLocks: Locks = {
  run: async (name, signal, task) => {
    if (signal.aborted) throw signal.reason
    const { locks } = navigator
    return locks ? await locks.request(name, { signal }, task) : await task()
  },
}

/** The channel to the same user's other tabs of this browser. */
export function browserChannel(uid: string, receive: (message: TabMessage) => void): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} }
  const channel = new BroadcastChannel(`kinstead-sync-${uid}`)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => receive(data)
  return { post: (message) => channel.postMessage(message), close: () => channel.close() }
}

/** Sends one message to the same user's other tabs. */
export function postToTabs(uid: string, message: TabMessage): void {
  const channel = browserChannel(uid, () => {})
  channel.post(message)
  channel.close()
}

/** Calls when the network is back, or when the tab comes to the front or out of the browser's memory. */
export function onResume(listener: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('online', listener)
  window.addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', shown)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('pageshow', listener)
    document.removeEventListener('visibilitychange', shown)
  }
}
