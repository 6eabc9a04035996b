import type { Written } from '#api/trust.ts'
import {
  isChange,
  isUnsent,
  type OutboxItem,
  type QueuedChange,
  type QueuedDownload,
  type Rejection,
} from './changes.ts'
import type { SyncContext } from './ports.ts'
import { classifyError, Retry } from './retry.ts'

/** Longest time, in milliseconds, that a message takes to the browser's other tabs. */
const MESSAGE_TIME = 50

interface SenderCallbacks {
  /** Resolves when the outbox no longer offers the change for sending. */
  committed(change: QueuedChange, written: Written): Promise<void>
  rejected(change: QueuedChange, rejection: Rejection): Promise<void>
  /** The upload is to leave the outbox: the trust has been begun elsewhere meanwhile, which it would undo. */
  obsolete(change: QueuedChange): Promise<void>
  /** The version that a download was made of, 0 if there is none; `null` while that is not known. */
  versionOf(download: QueuedDownload): Promise<number | null>
  /** The server has the download, or rejected it for good where there is no version. */
  downloadSettled(download: QueuedDownload, version?: number): Promise<void>
  /** Nothing can be sent now; the sender retries it. */
  deferred(): void
  /** The server asked every tab to stay away until then (milliseconds since 1970). */
  askedToWait(until: number): void
  sessionEnded(): void
}

/** Sends one user's outbox, one tab at a time: the changes strictly in order, and download records when no change waits. */
export class Sender {
  readonly #context: SyncContext
  readonly #on: SenderCallbacks
  readonly #retry: Retry
  #running: Promise<void> | undefined
  #again = false

  constructor(context: SyncContext, on: SenderCallbacks) {
    this.#context = context
    this.#on = on
    this.#retry = new Retry(context.clock, () => void this.kick())
  }

  /** Sends what there is to send, now. */
  kick(): Promise<void> {
    if (this.#context.signal.aborted) return Promise.resolve()
    if (this.#running) {
      this.#again = true
      return this.#running
    }
    this.#running = this.#drain().finally(() => {
      this.#running = undefined
      if (this.#again) void this.kick()
    })
    return this.#running
  }

  /** Sends nothing until then. */
  waitUntil(until: number): void {
    this.#retry.waitUntil(until)
  }

  stop(): void {
    this.#retry.cancel()
  }

  async #drain(): Promise<void> {
    const { clock, locks, uid, signal } = this.#context
    this.#retry.cancel()
    this.#again = false
    if (this.#mustWait()) return
    const task = async () => {
      while (!signal.aborted && !this.#mustWait() && (await this.#sendNext())) this.#retry.succeeded()
      // The other tabs learn that they are to wait before the next of them has its turn.
      if (this.#retry.remaining > 0) await new Promise<void>((resolve) => clock.after(MESSAGE_TIME, resolve))
    }
    await locks.run(`kinstead-send-${uid}`, signal, task).catch(() => undefined)
  }

  #mustWait(): boolean {
    const wait = this.#retry.remaining
    if (wait === 0) return false
    this.#on.deferred()
    this.#retry.scheduleIn(wait)
    return true
  }

  /** Whether there may be more to send. */
  async #sendNext(): Promise<boolean> {
    const items = await this.#context.outbox.list()
    const change = items.filter(isChange).find(isUnsent)
    if (change) return this.#attempt(change, () => this.#sendChange(change))
    for (const download of items.filter((item) => !isChange(item))) {
      let sent = false
      const attempt = async () => {
        sent = await this.#sendDownload(download)
      }
      if (!(await this.#attempt(download, attempt))) return false
      if (sent) return true
    }
    return false
  }

  /** False when the attempt failed and nothing more can be sent now. */
  async #attempt(item: OutboxItem, send: () => Promise<void>): Promise<boolean> {
    const { signal } = this.#context
    if (signal.aborted) return false
    try {
      await send()
      return !signal.aborted
    } catch (error) {
      return !signal.aborted && this.#onError(item, error)
    }
  }

  async #sendChange(change: QueuedChange): Promise<void> {
    const { transport, uid, signal } = this.#context
    if (change.upload && (await transport.read(uid)).record !== null) return this.#on.obsolete(change)
    const written = await transport.send(change)
    if (!signal.aborted) await this.#on.committed(change, written)
  }

  /** Whether it was sent: one made of answers that are not in the account yet waits for them. */
  async #sendDownload(download: QueuedDownload): Promise<boolean> {
    const { transport, signal } = this.#context
    const version = download.version ?? (await this.#on.versionOf(download))
    if (version === null || signal.aborted) return false
    await transport.recordDownload({ ...download, version })
    if (!signal.aborted) await this.#on.downloadSettled(download, version)
    return true
  }

  async #onError(item: OutboxItem, error: unknown): Promise<boolean> {
    const { outbox, clock } = this.#context
    const failure = classifyError(error)
    if (failure.kind === 'rejected') {
      const { kind, ...rejection } = failure
      if (isChange(item)) {
        await outbox.put({ ...item, refused: rejection })
        await this.#on.rejected(item, rejection)
      } else await this.#on.downloadSettled(item)
      return true
    }
    if (failure.kind === 'session-ended') {
      this.#on.sessionEnded()
      return false
    }
    this.#retry.failed(failure.retryAfter)
    if (failure.retryAfter) this.#on.askedToWait(clock.now() + this.#retry.remaining)
    this.#on.deferred()
    return false
  }
}
