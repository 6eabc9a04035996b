import type { TrustState, Written } from '#api/trust.ts'
import type { Message } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { CommittedChange, OutboxItem, QueuedChange, QueuedDownload } from './changes.ts'
import type { AnswerOrigin, AnswerStorage, OverwrittenAnswers } from './conflicts.ts'
import type { Outbox } from './outbox.ts'
import type { LocalCopy } from './server-record.ts'

/** An outbox item whose secret fields are taken out of its patch into `sealed`. */
export type StoredItem = OutboxItem & { sealed?: string }

/** A place that stores outbox items. No item that it is handed holds a plain social security number. */
export interface OutboxStorage {
  /** Resolves to the item's order, behind every other item of its owner, once it is on the disk. Rejects when there is no room. */
  add(item: StoredItem): Promise<number>
  /** Overwrites an item in its place. */
  put(item: StoredItem): Promise<void>
  list(uid: string): Promise<StoredItem[]>
  remove(uid: string, patchIds: readonly string[]): Promise<void>
}

/** Encrypts texts with a key that scripts cannot read. `undefined` where that is impossible. */
export interface Sealer {
  seal(uid: string, plain: string): Promise<string | undefined>
  open(uid: string, sealed: string): Promise<string | undefined>
  forget(uid: string): Promise<void>
}

/** `localStorage`, or a stand-in for it. Each call may throw. */
export interface KeyValueStorage {
  keys(): string[]
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
}

export type LiveEvent =
  | { type: 'version'; version: number; uid: string }
  | ({ type: 'patch' } & CommittedChange)
  | { type: 'signed-out' }

export interface Stream {
  event(event: LiveEvent): void
  /** The stream is closed; it does not reconnect by itself. */
  failed(): void
}

/** The server. Throws ApiError or Unreachable (`web/api/call.ts`), or ForeignSession (`retry.ts`). */
export interface Transport {
  read(uid: string): Promise<TrustState>
  /** `key` recognizes a repeated creation. */
  create(uid: string, key: string): Promise<TrustState>
  send(change: QueuedChange): Promise<Written>
  recordDownload(download: QueuedDownload & { version: number }): Promise<void>
  /** Opens the live stream; returns a function that closes it. */
  events(uid: string, stream: Stream): () => void
}

/** The messages between one user's tabs in one browser. A tab may run an earlier version of the page, so their names stay. */
export type TabMessage =
  | { type: 'queued' }
  | { type: 'live'; event: LiveEvent }
  | { type: 'made'; made: CommittedChange }
  | { type: 'refused'; patchId: string; message: string; text?: Message }
  | { type: 'held'; until: number }
  | { type: 'wake' }
  | { type: 'forgotten' }
  /** Every tab writes its drafts now. */
  | { type: 'write' }

export interface Channel {
  post(message: TabMessage): void
  close(): void
}

/** Lets one tab at a time run a task. */
export interface Locks {
  run<T>(name: string, signal: AbortSignal, task: () => Promise<T>): Promise<T>
}

export interface Clock {
  now(): number
  /** Calls `then` after so many milliseconds; returns a function that cancels it. */
  after(milliseconds: number, then: () => void): () => void
  /** From 0 to below 1. */
  random(): number
}

export interface Toast {
  title: string
  description?: Message | string
  destructive?: boolean
}

/** Everything that a store needs of the browser. */
export interface StorePorts {
  outbox: Outbox
  copy: LocalCopy
  localAnswers: AnswerStorage<AnswerOrigin>
  overwritten: AnswerStorage<unknown>
  transport: Transport
  locks: Locks
  clock: Clock
  /** Makes a UUID; for a change, with the version that it is made on. */
  newId(version?: number): string
  /** Opens the channel to this user's other tabs. */
  channel(uid: string, receive: (message: TabMessage) => void): Channel
  /** Calls when the browser is online or in front again; returns a function that ends this. */
  onResume(listener: () => void): () => void
  toast(toast: Toast): void
  sessionEnded(): void
  /** Another device has overwritten answers of this browser. */
  answersOverwritten(found: OverwrittenAnswers): void
  /** Whether the documents of a download would still say the same, made of this trust. */
  isStillSame(download: QueuedDownload, trust: TrustRecord): Promise<boolean>
}

/** What all parts of one user's store share. `signal` ends them. */
export interface SyncContext extends StorePorts {
  uid: string
  signal: AbortSignal
}
