import { expect, test } from 'vitest'
import { createAdmission } from './admission.ts'

test('what comes while too much is being worked on is put off, and let in afterwards', async () => {
  const admit = createAdmission(2)
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

test('work that fails makes room again', async () => {
  const admit = createAdmission(1)
  for (let time = 0; time < 3; time += 1)
    await expect(admit(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
})
