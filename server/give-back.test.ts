import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { giveBackAtRest, giveBackMemory } from './give-back.ts'

test('what nothing refers to is gone', () => {
  const gone = new WeakRef({ large: Array.from({ length: 1_000 }, (_, index) => index) })
  return new Promise<void>((done) => {
    // A reference made in this turn of the event loop is kept to its end.
    setTimeout(() => {
      giveBackMemory()
      expect(gone.deref()).toBeUndefined()
      done()
    }, 0)
  })
})

test('a server gives back each time it has come to rest, though it is asked all the time whether it is well', async () => {
  const happened: string[] = []
  const server = createServer((_, answer) => answer.end())
  giveBackAtRest(server, { rest: async () => void happened.push('rest'), wake: () => happened.push('wake') }, 100)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const watching = setInterval(() => void fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.text()), 30)
  for (let time = 0; time < 2; time += 1) {
    await fetch(`http://127.0.0.1:${port}`).then((answer) => answer.text())
    const gone = new WeakRef({ large: Array.from({ length: 1_000 }, (_, index) => index) })
    // Looking at it sooner would keep it.
    await pause(500)
    expect(gone.deref() === undefined).toBe(true)
  }
  clearInterval(watching)
  expect(happened).toEqual(['rest', 'rest'])
  await fetch(`http://127.0.0.1:${port}/api/trust`).then((answer) => answer.text())
  expect(happened).toEqual(['rest', 'rest', 'wake'])
  await new Promise((done) => server.close(done))
})
