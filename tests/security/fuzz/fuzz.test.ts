import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FuzzRequest, fuzz } from './fuzz.ts'
import { type FuzzTarget, fuzzTarget } from './target.ts'

// The long run: npm run fuzz. The seed of a run that failed: FUZZ_SEED.
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

let target: FuzzTarget
beforeAll(async () => {
  target = await fuzzTarget()
})
afterAll(() => target.stop())

test(`no request of 400 gets a 5xx, anything of another user, or a change it was rejected (seed ${seed})`, async () => {
  const statuses = await fuzz(target, { runs: 400, seed })
  expect(target.failures()).toEqual([])
  const answered = (from: number) =>
    Object.entries(statuses)
      .filter(([status]) => Number(status) >= from && Number(status) < from + 100)
      .reduce((sum, [, count]) => sum + count, 0)
  // The requests are neither all nonsense nor all harmless.
  expect(answered(200)).toBeGreaterThan(30)
  expect(answered(400)).toBeGreaterThan(100)
})

test('the judge sees what it is there to see', async () => {
  const tom: FuzzRequest = {
    operation: { method: 'GET', path: '/api/trust', access: 'signed-in' },
    caller: 'tom',
    method: 'GET',
    path: '/api/trust',
    headers: {},
  }
  const { text } = await target.send(tom)
  expect(target.tomsWords.filter((word) => text.includes(word)).length).toBeGreaterThan(2)
  target.changes()
  await target.send({
    ...tom,
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"trustName":"Changed"}',
  })
  const changes = target.changes()
  // A record's row may lack its latest changes.
  const tables = new Set(changes.map(({ table }) => table))
  tables.delete('trust_record')
  expect(tables).toEqual(new Set(['trust_patch']))
  expect(changes.every(target.isToms)).toBe(true)
})
