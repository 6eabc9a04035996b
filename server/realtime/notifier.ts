import { setTimeout as soon } from 'node:timers/promises'
import pg from 'pg'
import { KEEP_ALIVE } from '../db/postgres.ts'
import type { Log } from '../observability/log.ts'
import type { Hub, Notice, Notifier } from './hub.ts'

const CHANNEL = 'kinstead'
const NOTIFY = 'select pg_notify($1, payload) from unnest($2::text[]) payload'
const FIRST_PAUSE = 100
const MAX_PAUSE = 5_000
/** Milliseconds that the last notices may take when the server stops. */
const STOP_TIMEOUT = 1_000
/** Milliseconds between two statements. Notices that come meanwhile go together. */
const BATCH_DELAY = 5

/** Notices of one subject are combined. */
const subjectOf = (notice: Notice) => ('uid' in notice ? `uid ${notice.uid}` : `session ${notice.endedSession}`)

/**
 * Sends notices between server processes with LISTEN and NOTIFY, on a connection of its own without a pooler in
 * transaction mode. It notifies after the commit and never in the writing transaction, where NOTIFY makes all commits wait
 * for each other.
 */
export function createNotifier(
  url: string,
  hub: Pick<Hub, 'deliverUpTo' | 'endSession' | 'sendVersions'>,
  log: Log,
  forgetSession: (sessionId: string) => void,
): Notifier {
  const self = crypto.randomUUID()
  const pending = new Map<string, Notice>()
  let client: pg.Client | undefined
  let sending: Promise<void> | undefined
  let stopped = false
  let pause = FIRST_PAUSE
  let retry: NodeJS.Timeout | undefined

  function receive(payload: string | undefined): void {
    const { from, ...notice }: Notice & { from: string } = JSON.parse(payload ?? '{}')
    if (from === self) return
    if ('uid' in notice) {
      hub.deliverUpTo(notice.uid, notice.version)
      return
    }
    forgetSession(notice.endedSession)
    hub.endSession(notice.endedSession, true)
  }

  function reconnect(connection: pg.Client): void {
    if (stopped || connection !== client) return
    client = undefined
    log.warn('live updates between processes are interrupted', { retryInMs: pause })
    connection.end().catch(() => {})
    retry = setTimeout(() => void connect(), pause)
    pause = Math.min(pause * 2, MAX_PAUSE)
  }

  async function connect(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE,
    })
    client = connection
    connection.on('error', () => reconnect(connection))
    connection.on('end', () => reconnect(connection))
    connection.on('notification', ({ payload }) => receive(payload))
    try {
      await connection.connect()
      // A notice need not be durable, and would wait for the disk.
      await connection.query('set synchronous_commit = off')
      await connection.query(`listen ${CHANNEL}`)
      pause = FIRST_PAUSE
      void hub.sendVersions()
      void sendPending()
    } catch {
      reconnect(connection)
    }
  }

  function enqueue(notice: Notice): void {
    const subject = subjectOf(notice)
    const before = pending.get(subject)
    // A repeated change may have an earlier version than one that is pending.
    const isLater = !before || !('uid' in notice && 'uid' in before) || notice.version > before.version
    if (isLater) pending.set(subject, notice)
  }

  async function sendAll(): Promise<void> {
    while (pending.size > 0 && client && !stopped) {
      const batch = [...pending.values()]
      pending.clear()
      const payloads = batch.map((notice) => JSON.stringify({ ...notice, from: self }))
      try {
        await client.query(NOTIFY, [CHANNEL, payloads])
        await soon(BATCH_DELAY, undefined, { ref: false })
      } catch {
        for (const notice of batch) enqueue(notice)
        break
      }
    }
  }

  function sendPending(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  void connect()
  return {
    notify(notice) {
      enqueue(notice)
      void sendPending()
    },
    async stop() {
      await Promise.race([sendPending(), soon(STOP_TIMEOUT, undefined, { ref: false })])
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
