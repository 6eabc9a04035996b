import { setTimeout as soon } from 'node:timers/promises'
import pg from 'pg'
import { KEEP_ALIVE } from '../db/postgres.ts'
import type { Log } from '../observability/log.ts'
import type { Exchange, Hub, News } from './hub.ts'

const CHANNEL = 'kinstead'
const NOTIFY = 'select pg_notify($1, payload) from unnest($2::text[]) payload'
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5_000
/** Milliseconds that the last telling may take when the server stops. */
const LAST_TELLING = 1_000
/** Milliseconds between two tellings: what comes meanwhile is told together. */
const TOGETHER = 5

/** Several pieces of news about one subject are one. */
const subjectOf = (news: News) => ('uid' in news ? `uid ${news.uid}` : `session ${news.endedSession}`)

/**
 * Carries news between server processes by LISTEN and NOTIFY, on a connection of its own, which must be a session: not
 * through a pooler in transaction mode. It tells after the commit
 * and never inside the writing transaction, where NOTIFY would make all commits wait for each other.
 */
export function createExchange(url: string, hub: Hub, log: Log, forget: (sessionId: string) => void): Exchange {
  const self = crypto.randomUUID()
  const pending = new Map<string, News>()
  let client: pg.Client | undefined
  let telling: Promise<void> | undefined
  let stopped = false
  let pause = FIRST_PAUSE
  let retry: NodeJS.Timeout | undefined

  function heard(payload: string | undefined): void {
    const { from, ...news }: News & { from: string } = JSON.parse(payload ?? '{}')
    if (from === self) return
    if ('uid' in news) {
      hub.catchUp(news.uid, news.version)
      return
    }
    forget(news.endedSession)
    hub.endSession(news.endedSession, true)
  }

  function lost(connection: pg.Client): void {
    if (stopped || connection !== client) return
    client = undefined
    log.warn('live updates between processes are interrupted', { retryInMs: pause })
    connection.end().catch(() => {})
    retry = setTimeout(() => void connect(), pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }

  async function connect(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE,
    })
    client = connection
    connection.on('error', () => lost(connection))
    connection.on('end', () => lost(connection))
    connection.on('notification', ({ payload }) => heard(payload))
    try {
      await connection.connect()
      // News is no change: it reaches the others without a place on the disk, which each telling would wait for.
      await connection.query('set synchronous_commit = off')
      await connection.query(`listen ${CHANNEL}`)
      pause = FIRST_PAUSE
      void hub.greetAll()
      void tellPending()
    } catch {
      lost(connection)
    }
  }

  function keepToTell(news: News): void {
    const subject = subjectOf(news)
    const before = pending.get(subject)
    // A change that comes again may have an earlier version than one that is still to be told.
    const isLater = !before || !('uid' in news && 'uid' in before) || news.version > before.version
    if (isLater) pending.set(subject, news)
  }

  async function tellAll(): Promise<void> {
    while (pending.size > 0 && client && !stopped) {
      const batch = [...pending.values()]
      pending.clear()
      const payloads = batch.map((news) => JSON.stringify({ ...news, from: self }))
      try {
        await client.query(NOTIFY, [CHANNEL, payloads])
        await soon(TOGETHER, undefined, { ref: false })
      } catch {
        for (const news of batch) keepToTell(news)
        break
      }
    }
  }

  function tellPending(): Promise<void> {
    telling ??= tellAll().finally(() => {
      telling = undefined
    })
    return telling
  }

  void connect()
  return {
    tell(news) {
      keepToTell(news)
      void tellPending()
    },
    async stop() {
      await Promise.race([tellPending(), soon(LAST_TELLING, undefined, { ref: false })])
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
