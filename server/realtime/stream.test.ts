import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryDir } from '../try-out.ts'
import { mostStreams, openStream, type Stream } from './stream.ts'

const BEAT = ': beat\n\n'
let server: Server
let reader: Socket
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
  reader = connect((server.address() as AddressInfo).port, '127.0.0.1')
  reader.on('error', () => {})
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(server, 'request')
})
afterEach(async () => {
  reader.destroy()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

/** More than the system takes for a reader that reads nothing. */
async function fillUp(): Promise<void> {
  while (outgoing.writableLength === 0) {
    stream.send('x'.repeat(1_048_576))
    await turn()
    await turn()
  }
}

test('a stream ends when its reader takes nothing for a minute of what waits', async () => {
  reader.pause()
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

test('a stream whose reader is slow, or has nothing to read, goes on', async () => {
  reader.pause()
  await fillUp()
  at += 59_000
  stream.send(BEAT)
  reader.resume()
  await expect.poll(() => outgoing.writableLength).toBe(0)
  for (let beats = 0; beats < 5; beats += 1) {
    at += 3_600_000
    const received = once(reader, 'data')
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
  expect(mostStreams(file)).toBe(most)
  remove()
})

test('where the system reports no limit, a number that most systems allow', () => {
  expect(mostStreams('/nowhere')).toBe(8_000)
})
