import { createStore } from '#web/store.ts'
import { type AnswerOrigin, AnswerStorage } from './conflicts.ts'
import { keysInDatabase, sealer } from './crypto.ts'
import { DraftStorage } from './drafts.ts'
import { Outbox } from './outbox.ts'
import type { Channel, Clock, KeyValueStorage, Locks, TabMessage } from './ports.ts'
import { LocalCopy } from './server-record.ts'
import { changesInDatabase, changesInLocalStorage, database, downloadsInLocalStorage } from './storage.ts'

const lastWritten = createStore<string | null>(null)

/** `localStorage`; where the browser forbids it, each call throws, which all callers handle. */
const browserLocalStorage: KeyValueStorage = {
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

/** Calls after each change of `browserLocalStorage`, in this tab or another. */
export function onStorageChange(listener: () => void): () => void {
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

/** An answer, or sealed where it is a social security number. */
export type StoredAnswer = { value: unknown } | { sealed: string }

const run = database()
const seal = sealer(keysInDatabase(run))
const storages = {
  changes: [changesInDatabase(run), changesInLocalStorage(browserLocalStorage)],
  downloads: downloadsInLocalStorage(browserLocalStorage),
}
const outboxes = new Map<string, Outbox>()

/** What this browser stores: the outboxes, the copy, the drafts, and the keys that seal the numbers in them. */
export const device = {
  sealer: seal,
  copy: new LocalCopy(browserLocalStorage, seal),
  /** Which answers this browser gave last. Their values are in the copy. */
  localAnswers: new AnswerStorage<AnswerOrigin>(browserLocalStorage, 'kinstead.own'),
  /** Those that another device overwrote, until the user has chosen. */
  overwritten: new AnswerStorage<StoredAnswer>(browserLocalStorage, 'kinstead.overwritten'),
  drafts: new DraftStorage(browserLocalStorage, seal),
  /** The user's outbox. It is the same object for as long as the page is open, since it may hold what no storage took. */
  outbox(uid: string): Outbox {
    const outbox = outboxes.get(uid) ?? new Outbox(uid, storages, seal)
    outboxes.set(uid, outbox)
    return outbox
  },
}
