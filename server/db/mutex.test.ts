import { expect, test } from 'vitest'
import { createMutex, createQueues, type Release, TooManyAtOnce } from './mutex.ts'

test('one caller at a time, in order; releasing twice admits no other', async () => {
  const lock = createMutex()
  const releases: Release[] = []
  const entered: string[] = []
  for (const name of ['a', 'b', 'c'])
    void lock().then((release) => {
      entered.push(name)
      releases.push(release)
    })
  const settled = () => new Promise(setImmediate)
  await settled()
  expect(entered).toEqual(['a'])
  releases[0]?.()
  releases[0]?.()
  await settled()
  expect(entered).toEqual(['a', 'b'])
  releases[1]?.()
  await settled()
  expect(entered).toEqual(['a', 'b', 'c'])
})

test('the tasks of one user run one at a time, so many wait, and no other user waits for them', async () => {
  const inQueue = createQueues(3)
  const begun: string[] = []
  const first = Promise.withResolvers<void>()
  const task = (name: string, until?: Promise<void>) => async () => {
    begun.push(name)
    await until
  }
  const [a, b, c] = [inQueue('ann', task('a', first.promise)), inQueue('ann', task('b')), inQueue('ann', task('c'))]
  await expect(inQueue('ann', task('d'))).rejects.toThrow(TooManyAtOnce)
  await inQueue('tom', task('t'))
  expect(begun).toEqual(['a', 't'])
  first.reject(new Error('a failed'))
  await expect(a).rejects.toThrow('a failed')
  await Promise.all([b, c])
  await inQueue('ann', task('e'))
  expect(begun).toEqual(['a', 't', 'b', 'c', 'e'])
})
