import { expect, test } from 'vitest'
import { createAdmission, createCountParsed, createPace } from './admission.ts'

const upTo = (most: number) => ({ limit: () => most, late: () => {} })

test('requests beyond the limit are rejected, and admitted later', async () => {
  const admit = createAdmission(upTo(2))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const inside = [admit(() => released), admit(() => released)]
  let began = false
  const third = admit(async () => {
    began = true
  })
  await expect(third).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
  expect(began).toBe(false)
  release()
  await Promise.all(inside)
  expect(await admit(async () => 'done')).toBe('done')
})

test('failed work makes room again', async () => {
  const admit = createAdmission(upTo(1))
  for (let time = 0; time < 3; time += 1)
    await expect(admit(() => Promise.reject(new Error('an error')))).rejects.toThrow('an error')
})

test('a late process admits fewer and fewer requests, but always some; a timely one admits more again', () => {
  const pace = createPace()
  expect(pace.limit()).toBe(500)
  for (const limit of [250, 125, 62, 31, 20, 20]) {
    pace.late(1_500)
    expect(pace.limit()).toBe(limit)
  }
  pace.late(900)
  expect(pace.limit()).toBe(40)
  for (let period = 0; period < 30; period += 1) pace.late(5)
  expect(pace.limit()).toBe(500)
})

test('what one user sends in a minute has an end, and nobody else waits for it', () => {
  let at = 0
  const count = createCountParsed(() => at)
  const mib = 1_048_576
  for (let sent = 0; sent < 32; sent += 1) count('ann', mib)
  at = 20_000
  expect(() => count('ann', 1)).toThrow(expect.objectContaining({ code: 'too-many-requests', retryAfter: 40 }))
  count('tom', mib)
  at = 60_000
  count('ann', mib)
})
