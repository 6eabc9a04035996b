import { setTimeout as pause } from 'node:timers/promises'
import type { PatchEvent } from '#api/trust.ts'
import type { Store } from '../db/store.ts'
import type { Log } from '../observability/log.ts'
import type { Stream } from './stream.ts'

/** What one server process tells the others. */
export type News = { uid: string; version: number } | { endedSession: string }
export interface Exchange {
  tell(news: News): void
  stop(): Promise<void>
}

/** Delivers each user's changes, in order and without gaps, to that user's open pages. */
export interface Hub {
  open(stream: Stream): void
  /** A change was committed: by this process now or, when it is repeated, before by any. */
  announce(uid: string, change: PatchEvent & { repeated?: boolean }): void
  /** A write that found nothing to change: its first try may have been committed, and nobody told, for want of an answer. */
  announceVersion(uid: string, version: number): void
  /** A change was committed elsewhere. */
  catchUp(uid: string, version: number): void
  /** A session ended; `elsewhere` when another process told us. */
  endSession(sessionId: string, elsewhere?: boolean): void
  /** News from elsewhere may have been missed: every page is told its version. */
  greetAll(): Promise<void>
  /** Keeps the ways open, and ends the streams of sessions that have run out. */
  beat(): Promise<void>
  readonly size: number
  /** Ends what is open and takes no more. What is still being saved is told to the other processes. */
  endStreams(): void
  /** Ends all of it, when the last requests have been answered. */
  stop(): Promise<void>
}

interface Listener {
  stream: Stream
  /** The last version it was told of; `undefined` before its greeting. */
  version?: number
}
interface Channel {
  listeners: Set<Listener>
  /** The end of the line: what happens to one user's streams happens one after another. */
  last: Promise<void>
}

const MOST_STREAMS = 32
const MOST_MISSED = 100
const BEAT_TOGETHER = 100
/** Each asks the database, which others want to ask too. */
const GREETED_TOGETHER = 16
/** Milliseconds over which a heartbeat is spread. */
const BEAT_OVER = 15_000

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const patchEvent = ({ version, lastUpdated, patchId, patch }: PatchEvent) =>
  event('patch', { version, lastUpdated, patchId, patch })

type Needs = Pick<Store, 'trustVersion' | 'changesSince'>
type Running = (sessionIds: readonly string[]) => Promise<Set<string>>

export function createHub(store: Needs, running: Running, log: Log, exchange: () => Exchange | undefined): Hub {
  const channels = new Map<string, Channel>()
  let stopped = false
  let beating = false
  const noteFault = (fault: Error) => log.warn('live update failed', { fault: fault.name })

  function inLine(uid: string, work: (channel: Channel) => Promise<void> | void): Promise<void> | undefined {
    const channel = channels.get(uid)
    if (!channel) return
    channel.last = channel.last.then(() => work(channel)).catch(noteFault)
  }

  async function greet(uid: string, listeners: Iterable<Listener>): Promise<void> {
    const version = await store.trustVersion(uid)
    for (const listener of listeners) {
      listener.version = version
      listener.stream.send(event('version', { version, uid }))
    }
  }

  async function deliver(uid: string, channel: Channel, version: number, change?: PatchEvent): Promise<void> {
    const behind = [...channel.listeners].filter((listener) => (listener.version ?? version) < version)
    if (behind.length === 0) return
    const oldest = Math.min(...behind.map((listener) => listener.version ?? version))
    const missed = change && oldest === version - 1 ? [change] : await store.changesSince(uid, oldest, MOST_MISSED)
    if ((missed.at(-1)?.version ?? version) < version) return greet(uid, behind)
    for (const one of missed) {
      const text = patchEvent(one)
      for (const listener of behind)
        if (listener.version === one.version - 1) {
          listener.stream.send(text)
          listener.version = one.version
        }
    }
  }

  function endStreams(): void {
    stopped = true
    for (const stream of streams()) stream.close()
  }
  const streams = () => [...channels.values()].flatMap(({ listeners }) => [...listeners].map(({ stream }) => stream))
  const end = (stream: Stream) => {
    stream.send(event('signed-out', {}))
    stream.close()
  }

  async function beatOf(some: readonly Stream[]): Promise<void> {
    for (const stream of some) stream.send(': beat\n\n')
    for (const uid of new Set(some.map((stream) => stream.uid))) {
      const ungreeted = [...(channels.get(uid)?.listeners ?? [])].filter(({ version }) => version === undefined)
      if (ungreeted.length > 0) inLine(uid, () => greet(uid, ungreeted))
    }
    const alive = await running([...new Set(some.map(({ sessionId }) => sessionId))])
    for (const stream of some) if (!alive.has(stream.sessionId)) end(stream)
  }

  function announce(uid: string, version: number, change?: PatchEvent): void {
    inLine(uid, (channel) => deliver(uid, channel, version, change))
    exchange()?.tell({ uid, version })
  }

  return {
    open(stream) {
      if (stopped) return stream.close()
      const { uid } = stream
      const channel = channels.get(uid) ?? { listeners: new Set(), last: Promise.resolve() }
      channels.set(uid, channel)
      const listener: Listener = { stream }
      channel.listeners.add(listener)
      stream.onClose(() => {
        channel.listeners.delete(listener)
        if (channel.listeners.size === 0 && channels.get(uid) === channel) channels.delete(uid)
      })
      const [oldest] = channel.listeners
      if (channel.listeners.size > MOST_STREAMS && oldest) {
        channel.listeners.delete(oldest)
        oldest.stream.close()
      }
      inLine(uid, () => greet(uid, [listener]))
    },
    // A repeated one is told as it was kept, which may differ from what came now.
    announce: (uid, change) => announce(uid, change.version, change.repeated ? undefined : change),
    announceVersion: (uid, version) => announce(uid, version),
    catchUp: (uid, version) => void inLine(uid, (channel) => deliver(uid, channel, version)),
    endSession(sessionId, elsewhere = false) {
      for (const stream of streams()) if (stream.sessionId === sessionId) end(stream)
      if (!elsewhere) exchange()?.tell({ endedSession: sessionId })
    },
    async greetAll() {
      // Who cannot be told now counts as not greeted, and is told with the next heartbeat.
      for (const { listeners } of channels.values()) for (const listener of listeners) listener.version = undefined
      const uids = [...channels.keys()]
      for (let from = 0; from < uids.length && !stopped; from += GREETED_TOGETHER)
        await Promise.all(
          uids.slice(from, from + GREETED_TOGETHER).map((uid) => inLine(uid, ({ listeners }) => greet(uid, listeners))),
        )
    },
    async beat() {
      if (beating) return
      beating = true
      const open = streams()
      for (let from = 0; from < open.length && !stopped; from += BEAT_TOGETHER) {
        // All at once, ten thousand pages would keep everything else waiting.
        if (from > 0) await pause((BEAT_OVER * BEAT_TOGETHER) / open.length, undefined, { ref: false })
        if (!stopped) await beatOf(open.slice(from, from + BEAT_TOGETHER)).catch(noteFault)
      }
      beating = false
    },
    get size() {
      return streams().length
    },
    endStreams,
    async stop() {
      endStreams()
      await exchange()?.stop()
    },
  }
}
