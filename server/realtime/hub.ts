import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { PatchEvent } from '#api/trust.ts'
import type { Caller } from '../auth/sessions.ts'
import type { Store } from '../db/store.ts'
import type { Log } from '../observability/log.ts'

/** One open page's connection. */
export interface Stream {
  uid: string
  sessionId: string
  send(text: string): void
  close(): void
  onClose(listener: () => void): void
}

/** Bytes. A client that falls so far behind is gone or stuck, and reads the trust again when it is back. */
const MAX_BUFFERED = 4 * 1_048_576
/** Milliseconds in which a client must take some of what waits. Checked at each heartbeat. */
const MAX_STALL = 60_000

export function openStream(
  outgoing: HttpBindings['outgoing'],
  { uid, sessionId }: Pick<Caller, 'uid' | 'sessionId'>,
  now = () => performance.now(),
): Stream {
  outgoing.on('error', () => {})
  let waiting = 0
  let lastTaken = now()
  const taken = () => {
    waiting -= 1
    lastTaken = now()
  }
  return {
    uid,
    sessionId,
    send(text) {
      if (outgoing.writableEnded || outgoing.destroyed) return
      if (waiting === 0) lastTaken = now()
      waiting += 1
      outgoing.write(text, taken)
      if (outgoing.writableLength > MAX_BUFFERED || now() - lastTaken > MAX_STALL) outgoing.destroy()
    },
    close: () => void outgoing.end(),
    onClose: (listener) => void outgoing.on('close', listener),
  }
}

/** The share of open files left for the database, requests and the program itself. */
const RESERVED = 0.2
/** More pages need another process: one process uses one core. */
const MAX_STREAMS = 50_000
/** Where the system does not report its limit. */
const DEFAULT_FILES = 10_000

/** How many streams this process may hold, of the files that the system lets it have open (`ulimit -n`). */
export function streamLimit(limits = '/proc/self/limits'): number {
  let text: string
  try {
    text = readFileSync(limits, 'utf8')
  } catch {
    return DEFAULT_FILES * (1 - RESERVED)
  }
  const soft = /^Max open files\s+(\S+)/m.exec(text)?.[1] ?? ''
  const files = soft === 'unlimited' ? MAX_STREAMS * 2 : Number(soft) || DEFAULT_FILES
  return Math.min(MAX_STREAMS, Math.floor(files * (1 - RESERVED)))
}

/** What one server process notifies the others of. */
export type Notice = { uid: string; version: number } | { endedSession: string }
export interface Notifier {
  notify(notice: Notice): void
  stop(): Promise<void>
}

interface Listener {
  stream: Stream
  /** The last version sent to it; `undefined` before its first version event. */
  version?: number
}
interface Channel {
  listeners: Set<Listener>
  /** The last task of the queue: the events of one user's streams are sent in order. */
  last: Promise<void>
}

const MAX_STREAMS_PER_USER = 32
const MAX_MISSED = 100
const HEARTBEAT_BATCH = 100
/** Users whose version is read at once. Each takes a connection to the database. */
const VERSION_BATCH = 16
/** Milliseconds over which a heartbeat is spread. */
const HEARTBEAT_SPREAD = 15_000

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const patchEvent = ({ version, lastUpdated, patchId, patch }: PatchEvent) =>
  event('patch', { version, lastUpdated, patchId, patch })

export type Hub = ReturnType<typeof createHub>

/**
 * Delivers each user's changes, in order and without gaps, to that user's open pages. `running` returns which of these
 * sessions still run.
 */
export function createHub(
  store: Pick<Store, 'trustVersion' | 'changesSince'>,
  running: (sessionIds: readonly string[]) => Promise<Set<string>>,
  log: Log,
  notifier: () => Notifier | undefined,
) {
  const channels = new Map<string, Channel>()
  let stopped = false
  let beating = false
  const logError = (error: Error) => log.warn('live update failed', { error: error.name })

  function inOrder(uid: string, work: (channel: Channel) => Promise<void> | void): Promise<void> | undefined {
    const channel = channels.get(uid)
    if (!channel) return
    channel.last = channel.last.then(() => work(channel)).catch(logError)
  }

  async function sendVersion(uid: string, listeners: Iterable<Listener>): Promise<void> {
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
    const missed = change && oldest === version - 1 ? [change] : await store.changesSince(uid, oldest, MAX_MISSED)
    if ((missed.at(-1)?.version ?? version) < version) return sendVersion(uid, behind)
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
      const waiting = [...(channels.get(uid)?.listeners ?? [])].filter(({ version }) => version === undefined)
      if (waiting.length > 0) inOrder(uid, () => sendVersion(uid, waiting))
    }
    const alive = await running([...new Set(some.map(({ sessionId }) => sessionId))])
    for (const stream of some) if (!alive.has(stream.sessionId)) end(stream)
  }

  function announce(uid: string, version: number, change?: PatchEvent): void {
    inOrder(uid, (channel) => deliver(uid, channel, version, change))
    notifier()?.notify({ uid, version })
  }

  return {
    open(stream: Stream): void {
      if (stopped) {
        stream.close()
        return
      }
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
      if (channel.listeners.size > MAX_STREAMS_PER_USER && oldest) {
        channel.listeners.delete(oldest)
        oldest.stream.close()
      }
      inOrder(uid, () => sendVersion(uid, [listener]))
    },
    /**
     * Announces a change that this process has committed. A repeated one may have been committed by any process, and may
     * differ from what was sent now: it is read from the store.
     */
    announce: (uid: string, change: PatchEvent & { repeated?: boolean }) =>
      announce(uid, change.version, change.repeated ? undefined : change),
    /** For a write that changed nothing: its first try may have been committed without an answer and an announcement. */
    announceVersion: (uid: string, version: number) => announce(uid, version),
    /** Delivers what another process has committed. */
    deliverUpTo: (uid: string, version: number) => void inOrder(uid, (channel) => deliver(uid, channel, version)),
    /** Ends the streams of a session. `elsewhere`: another process has notified this one. */
    endSession(sessionId: string, elsewhere = false): void {
      for (const stream of streams()) if (stream.sessionId === sessionId) end(stream)
      if (!elsewhere) notifier()?.notify({ endedSession: sessionId })
    },
    /** Sends every page its version, after notices from other processes may have been missed. */
    async sendVersions(): Promise<void> {
      // A page for which this fails gets its version with the next heartbeat.
      for (const { listeners } of channels.values()) for (const listener of listeners) listener.version = undefined
      const uids = [...channels.keys()]
      for (let from = 0; from < uids.length && !stopped; from += VERSION_BATCH)
        await Promise.all(
          uids
            .slice(from, from + VERSION_BATCH)
            .map((uid) => inOrder(uid, ({ listeners }) => sendVersion(uid, listeners))),
        )
    },
    /** Keeps the connections open, and ends the streams of sessions that have expired. */
    async beat(): Promise<void> {
      if (beating) return
      beating = true
      const open = streams()
      for (let from = 0; from < open.length && !stopped; from += HEARTBEAT_BATCH) {
        // Ten thousand pages at once would block everything else.
        if (from > 0) await pause((HEARTBEAT_SPREAD * HEARTBEAT_BATCH) / open.length, undefined, { ref: false })
        if (!stopped) await beatOf(open.slice(from, from + HEARTBEAT_BATCH)).catch(logError)
      }
      beating = false
    },
    get size(): number {
      return streams().length
    },
    /** Ends all streams and rejects new ones. Changes that are still being saved are announced to the other processes. */
    endStreams,
    /** Called after the last request. */
    async stop(): Promise<void> {
      endStreams()
      await notifier()?.stop()
    },
  }
}
