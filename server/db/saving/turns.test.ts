import { expect, test } from 'vitest'
import { createQueues, createTurns, type EndTurn, TooManyAtOnce } from './turns.ts'

function asked() {
  const turns = createTurns()
  const ends = new Map<string, EndTurn>()
  const begun: string[] = []
  return {
    begun,
    async ask(kind: 'together' | 'alone', name: string) {
      void turns[kind]().then((end) => {
        begun.push(name)
        ends.set(name, end)
      })
      await Promise.resolve()
    },
    async end(name: string) {
      ends.get(name)?.()
      await Promise.resolve()
    },
  }
}

test('several are together; one alone waits for them, and those who ask after it wait for it', async () => {
  const { begun, ask, end } = asked()
  await ask('together', 'a')
  await ask('together', 'b')
  await ask('alone', 'c')
  await ask('together', 'd')
  await ask('together', 'e')
  expect(begun).toEqual(['a', 'b'])
  await end('a')
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('c')
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('two are never alone at once, and ending a turn twice ends nobody else’s', async () => {
  const { begun, ask, end } = asked()
  for (const name of ['a', 'b', 'c']) await ask('alone', name)
  await end('a')
  await end('a')
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('of one user one work is done at a time and so many wait, and nobody else waits for it', async () => {
  const inQueue = createQueues(3)
  const begun: string[] = []
  const first = Promise.withResolvers<void>()
  const work = (name: string, until?: Promise<void>) => async () => {
    begun.push(name)
    await until
  }
  const [a, b, c] = [inQueue('ann', work('a', first.promise)), inQueue('ann', work('b')), inQueue('ann', work('c'))]
  await expect(inQueue('ann', work('d'))).rejects.toThrow(TooManyAtOnce)
  await inQueue('tom', work('t'))
  expect(begun).toEqual(['a', 't'])
  first.reject(new Error('a failed'))
  await expect(a).rejects.toThrow('a failed')
  await Promise.all([b, c])
  await inQueue('ann', work('e'))
  expect(begun).toEqual(['a', 't', 'b', 'c', 'e'])
})
