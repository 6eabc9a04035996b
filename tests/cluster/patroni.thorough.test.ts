import { expect, test } from 'vitest'
import { failOverUnderLoad, noPatroni } from './patroni.ts'

test('the leader of a Patroni cluster is killed under load: saves go on, with every acknowledged one', async (context) => {
  if (noPatroni) return context.skip(noPatroni)
  const { errors, saves, withoutSaves, reconnections } = await failOverUnderLoad({ users: 2, rounds: 1, ttl: 8 })
  expect(errors).toEqual([])
  expect(saves).toBeGreaterThan(0)
  expect(Math.max(...withoutSaves)).toBeLessThan(30_000)
  // Pages keep their streams: the servers, not the pages, lost the database.
  expect(reconnections).toBe(0)
}, 180_000)
