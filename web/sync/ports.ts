import type { TrustState, Written } from '#api/trust.ts'
import type { Made, QueueEntry } from './entry.ts'

/** A place that keeps queue entries. What it is handed holds no plain social security number. */
export interface EntryStore {
  /** Resolves to the entry's order, behind every other entry of its owner, once it is on the disk. Rejects when there is no room. */
  add(entry: StoredEntry): Promise<number>
  /** Writes an entry anew in its place. */
  put(entry: StoredEntry): Promise<void>
  list(uid: string): Promise<StoredEntry[]>
  remove(uid: string, patchIds: readonly string[]): Promise<void>
}

/** A queue entry whose secret fields are taken out of its body into `sealed`. */
export type StoredEntry = QueueEntry & { sealed?: string }

/** Hides texts under a key that scripts cannot read. `undefined` where that is impossible. */
export interface Sealer {
  seal(uid: string, plain: string): Promise<string | undefined>
  open(uid: string, sealed: string): Promise<string | undefined>
  forget(uid: string): Promise<void>
}

/** `localStorage`, or what stands in for it. Each call may throw. */
export interface TextStore {
  keys(): string[]
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
}

export type LiveEvent =
  | { type: 'version'; version: number; uid: string }
  | ({ type: 'patch' } & Made)
  | { type: 'signed-out' }

export interface Stream {
  event(event: LiveEvent): void
  /** The stream is closed; it does not reconnect by itself. */
  failed(): void
}

/** The server. Throws ApiError or Unreachable of `web/api/call.ts`. */
export interface Transport {
  read(uid: string): Promise<TrustState>
  /** `key` recognises a repeated creation. */
  create(uid: string, key: string): Promise<TrustState>
  send(entry: QueueEntry): Promise<Written>
  /** Opens the live stream; returns what closes it. */
  events(uid: string, stream: Stream): () => void
}

/** What tabs of one user in one browser tell each other. */
export type TabMessage =
  | { type: 'queued' }
  | { type: 'live'; event: LiveEvent }
  | { type: 'made'; made: Made }
  | { type: 'refused'; patchId: string; message: string }
  | { type: 'held'; until: number }
  | { type: 'wake' }
  | { type: 'forgotten' }
  /** What is typed is to be written now. */
  | { type: 'write' }

export interface Channel {
  post(message: TabMessage): void
  close(): void
}

/** Lets one tab at a time do a thing. */
export interface Locks {
  run<T>(name: string, signal: AbortSignal, task: () => Promise<T>): Promise<T>
}

export interface Clock {
  now(): number
  /** Calls `then` after so many milliseconds; returns what cancels it. */
  after(milliseconds: number, then: () => void): () => void
  /** From 0 to below 1. */
  random(): number
}

export interface Toast {
  title: string
  description?: string
  destructive?: boolean
}
