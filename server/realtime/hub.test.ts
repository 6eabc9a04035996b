import { expect, test } from 'vitest'
import type { PatchEvent } from '#api/trust.ts'
import { silentLog } from '../observability/log.ts'
import { createHub, type News } from './hub.ts'
import type { Stream } from './stream.ts'

const changeOf = (version: number): PatchEvent => ({
  version,
  lastUpdated: '2025-01-01T00:00:00.000Z',
  patchId: `p${version}`,
  patch: { trustName: `T${version}` },
})

/** A hub over a made-up history of one user. */
function setUp({ version = 0, running = ['s'] }: { version?: number; running?: string[] } = {}) {
  const database = { isAway: false }
  const history = Array.from({ length: version }, (_, index) => changeOf(index + 1))
  const told: News[] = []
  const store = {
    trustVersion: async () => {
      if (database.isAway) throw new Error('away')
      return history.length
    },
    changesSince: async (_uid: string, since: number, most: number) => history.slice(since, since + most),
  }
  const exchange = { tell: (news: News) => void told.push(news), stop: async () => {} }
  const hub = createHub(
    store,
    async () => new Set(running),
    silentLog,
    () => exchange,
  )
  const commit = () => {
    const change = changeOf(history.length + 1)
    history.push(change)
    return change
  }
  return { hub, told, commit, database }
}

function page(sessionId = 's') {
  const sent: string[] = []
  let closed = false
  let gone = () => {}
  const stream: Stream = {
    uid: 'u',
    sessionId,
    send: (text) => void sent.push(text),
    close: () => {
      closed = true
      gone()
    },
    onClose: (listener) => {
      gone = listener
    },
  }
  const versions = () => sent.flatMap((text) => /"version":(\d+)/.exec(text)?.[1] ?? []).map(Number)
  return { stream, sent, versions, isClosed: () => closed }
}
const settled = () => new Promise((done) => setTimeout(done, 5))

test('a change from elsewhere is read from the store, with all that were missed', async () => {
  const { hub, commit } = setUp({ version: 1 })
  const { stream, versions } = page()
  hub.open(stream)
  await settled()
  for (let time = 0; time < 3; time += 1) commit()
  hub.catchUp('u', 4)
  await settled()
  expect(versions()).toEqual([1, 2, 3, 4])
})

test('an own change that overtakes one from elsewhere waits for it', async () => {
  const { hub, commit } = setUp()
  const { stream, versions } = page()
  hub.open(stream)
  await settled()
  commit()
  hub.announce('u', commit())
  hub.catchUp('u', 1)
  await settled()
  expect(versions()).toEqual([0, 1, 2])
})

test('too many missed changes become one word: read anew', async () => {
  const { hub, commit } = setUp()
  const { stream, sent } = page()
  hub.open(stream)
  await settled()
  for (let time = 0; time < 150; time += 1) commit()
  hub.catchUp('u', 150)
  await settled()
  expect(sent.at(-1)).toBe('event: version\ndata: {"version":150,"uid":"u"}\n\n')
  expect(sent.length).toBe(2)
})

test('other processes are told of own changes and ended sessions, not of what they told', async () => {
  const { hub, told, commit } = setUp()
  hub.announce('u', commit())
  hub.announce('u', { ...commit(), repeated: true })
  hub.catchUp('u', 2)
  hub.endSession('s')
  hub.endSession('t', true)
  expect(told).toEqual([{ uid: 'u', version: 1 }, { uid: 'u', version: 2 }, { endedSession: 's' }])
})

test('a change that comes again is told to those who have not heard of it, as it is kept', async () => {
  const { hub, commit } = setUp()
  const { stream, sent, versions } = page()
  hub.open(stream)
  await settled()
  // Kept, but the connection broke before the answer: nobody was told.
  const kept = commit()
  const again = { ...kept, patch: { trustName: 'Another under the same key' }, repeated: true }
  hub.announce('u', again)
  hub.announce('u', again)
  await settled()
  expect(versions()).toEqual([0, 1])
  expect(sent.at(-1)).toContain('"trustName":"T1"')
})

test('a write that found nothing to change has its version told, to whom it is news', async () => {
  const { hub, told, commit } = setUp()
  const { stream, versions } = page()
  hub.open(stream)
  await settled()
  commit()
  hub.announceVersion('u', 1)
  hub.announceVersion('u', 1)
  await settled()
  expect(versions()).toEqual([0, 1])
  expect(told).toContainEqual({ uid: 'u', version: 1 })
})

test('a heartbeat goes to all, and ends the streams of sessions that have run out', async () => {
  const { hub } = setUp({ running: ['alive'] })
  const [alive, over] = [page('alive'), page('over')]
  hub.open(alive.stream)
  hub.open(over.stream)
  await settled()
  await hub.beat()
  expect(alive.sent).toContain(': beat\n\n')
  expect(alive.isClosed()).toBe(false)
  expect(over.sent.at(-1)).toMatch(/^event: signed-out/)
  expect(over.isClosed()).toBe(true)
  expect(hub.size).toBe(1)
})

test('the heartbeat of many pages is spread over time, and not begun again meanwhile', async () => {
  const { hub } = setUp({ running: ['s'] })
  const pages = Array.from({ length: 250 }, () => page())
  for (const [index, { stream }] of pages.entries()) hub.open({ ...stream, uid: `u${index}` })
  const beats = () => pages.filter(({ sent }) => sent.includes(': beat\n\n')).length
  await settled()
  void hub.beat()
  await settled()
  expect(beats()).toBe(100)
  await hub.beat()
  expect(beats()).toBe(100)
  await hub.stop()
})

test('after an interruption every page is told its version', async () => {
  const { hub, commit } = setUp()
  const { stream, versions } = page()
  hub.open(stream)
  await settled()
  commit()
  await hub.greetAll()
  expect(versions()).toEqual([0, 1])
})

test('who cannot be told after an interruption is told with the next heartbeat', async () => {
  const { hub, commit, database } = setUp()
  const { stream, versions } = page()
  hub.open(stream)
  await settled()
  commit()
  database.isAway = true
  await hub.greetAll()
  expect(versions()).toEqual([0])
  database.isAway = false
  await hub.beat()
  await settled()
  expect(versions()).toEqual([0, 1])
})
