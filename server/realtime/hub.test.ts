import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PatchEvent } from '#api/trust.ts'
import { silentLog } from '../observability/log.ts'
import { temporaryDir } from '../test-server.ts'
import { createHub, type Notice, openStream, type Stream, streamLimit } from './hub.ts'

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
  const notices: Notice[] = []
  const store = {
    trustVersion: async () => {
      if (database.isAway) throw new Error('away')
      return history.length
    },
    changesSince: async (_uid: string, since: number, most: number) => history.slice(since, since + most),
  }
  const notifier = { notify: (notice: Notice) => void notices.push(notice), stop: async () => {} }
  const hub = createHub(
    store,
    async () => new Set(running),
    silentLog,
    () => notifier,
  )
  const commit = () => {
    const change = changeOf(history.length + 1)
    history.push(change)
    return change
  }
  return { hub, notices, commit, database }
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

test('a change of another process is read from the store, with all that were missed', async () => {
  const { hub, commit } = setUp({ version: 1 })
  const { stream, versions } = page()
  hub.open(stream)
  await settled()
  for (let time = 0; time < 3; time += 1) commit()
  hub.deliverUpTo('u', 4)
  await settled()
  expect(versions()).toEqual([1, 2, 3, 4])
})

test('a change that overtakes one from another process waits for it', async () => {
  const { hub, commit } = setUp()
  const { stream, versions } = page()
  hub.open(stream)
  await settled()
  commit()
  hub.announce('u', commit())
  hub.deliverUpTo('u', 1)
  await settled()
  expect(versions()).toEqual([0, 1, 2])
})

test('too many missed changes become one version event', async () => {
  const { hub, commit } = setUp()
  const { stream, sent } = page()
  hub.open(stream)
  await settled()
  for (let time = 0; time < 150; time += 1) commit()
  hub.deliverUpTo('u', 150)
  await settled()
  expect(sent.at(-1)).toBe('event: version\ndata: {"version":150,"uid":"u"}\n\n')
  expect(sent.length).toBe(2)
})

test('other processes are notified of changes and ended sessions of this one, not of their own', async () => {
  const { hub, notices, commit } = setUp()
  hub.announce('u', commit())
  hub.announce('u', { ...commit(), repeated: true })
  hub.deliverUpTo('u', 2)
  hub.endSession('s')
  hub.endSession('t', true)
  expect(notices).toEqual([{ uid: 'u', version: 1 }, { uid: 'u', version: 2 }, { endedSession: 's' }])
})

test('a repeated change is sent as it is stored, to pages that do not have it', async () => {
  const { hub, commit } = setUp()
  const { stream, sent, versions } = page()
  hub.open(stream)
  await settled()
  // Stored, but the connection broke before the answer, and nothing was announced.
  const stored = commit()
  const again = { ...stored, patch: { trustName: 'Another under the same key' }, repeated: true }
  hub.announce('u', again)
  hub.announce('u', again)
  await settled()
  expect(versions()).toEqual([0, 1])
  expect(sent.at(-1)).toContain('"trustName":"T1"')
})

test('the version of a write that changed nothing is sent to pages that do not have it', async () => {
  const { hub, notices, commit } = setUp()
  const { stream, versions } = page()
  hub.open(stream)
  await settled()
  commit()
  hub.announceVersion('u', 1)
  hub.announceVersion('u', 1)
  await settled()
  expect(versions()).toEqual([0, 1])
  expect(notices).toContainEqual({ uid: 'u', version: 1 })
})

test('a heartbeat goes to all, and ends the streams of expired sessions', async () => {
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

test('the heartbeat of many pages is spread over time, and only one runs', async () => {
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

test('after an interruption every page gets its version', async () => {
  const { hub, commit } = setUp()
  const { stream, versions } = page()
  hub.open(stream)
  await settled()
  commit()
  await hub.sendVersions()
  expect(versions()).toEqual([0, 1])
})

test('a page that could not get its version after an interruption gets it with the next heartbeat', async () => {
  const { hub, commit, database } = setUp()
  const { stream, versions } = page()
  hub.open(stream)
  await settled()
  commit()
  database.isAway = true
  await hub.sendVersions()
  expect(versions()).toEqual([0])
  database.isAway = false
  await hub.beat()
  await settled()
  expect(versions()).toEqual([0, 1])
})

describe('a stream', () => {
  const BEAT = ': beat\n\n'
  let server: Server
  let client: Socket
  let outgoing: ServerResponse
  let stream: Stream
  let at = 0

  beforeEach(async () => {
    server = createServer((_, answer) => {
      outgoing = answer
      outgoing.writeHead(200)
      stream = openStream(outgoing, { uid: 'ann', sessionId: 's' }, () => at)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    client.on('error', () => {})
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(server, 'request')
  })
  afterEach(async () => {
    client.destroy()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })

  /** More than the system takes for a client that reads nothing. */
  async function fillUp(): Promise<void> {
    while (outgoing.writableLength === 0) {
      stream.send('x'.repeat(1_048_576))
      await turn()
      await turn()
    }
  }

  test('a stream ends when its client takes nothing for a minute of what waits', async () => {
    client.pause()
    await fillUp()
    expect(outgoing.destroyed).toBe(false)
    // The system may still take some at first.
    await expect
      .poll(() => {
        at += 61_000
        stream.send(BEAT)
        return outgoing.destroyed
      })
      .toBe(true)
  })

  test('a stream whose client is slow, or has nothing to read, goes on', async () => {
    client.pause()
    await fillUp()
    at += 59_000
    stream.send(BEAT)
    client.resume()
    await expect.poll(() => outgoing.writableLength).toBe(0)
    for (let beats = 0; beats < 5; beats += 1) {
      at += 3_600_000
      const received = once(client, 'data')
      stream.send(BEAT)
      await received
      await expect.poll(() => outgoing.writableLength).toBe(0)
    }
    expect(outgoing.destroyed).toBe(false)
  })

  test.each([
    ['1024', 819],
    ['20000', 16_000],
    ['524288', 50_000],
    ['unlimited', 50_000],
  ])('of %s files that may be open, %i may be streams', (soft, most) => {
    const { dir, remove } = temporaryDir()
    const file = join(dir, 'limits')
    writeFileSync(
      file,
      `Limit                     Soft Limit   Hard Limit   Units\nMax open files            ${soft}   ${soft}   files\n`,
    )
    expect(streamLimit(file)).toBe(most)
    remove()
  })

  test('where the system reports no limit, a number that most systems allow', () => {
    expect(streamLimit('/nowhere')).toBe(8_000)
  })
})
