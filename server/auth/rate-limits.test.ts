import { expect, test } from 'vitest'
import { limitSignIns, localRateLimits } from './rate-limits.ts'

const never = async () => false
const ANN = 'ann@alder.example'

test('five failures from one address, and another address may still try', async () => {
  const limits = limitSignIns(localRateLimits(), never)
  for (let n = 0; n < 5; n += 1) expect(await limits.add(ANN, '203.0.113.1')).toBe(0)
  expect(await limits.add(ANN, '203.0.113.1')).toBeGreaterThan(800)
  expect(await limits.add(ANN, '203.0.113.2')).toBe(0)
  await limits.succeeded(ANN, '203.0.113.2')
  expect(await limits.add(ANN, '203.0.113.1')).toBeGreaterThan(800)
  await limits.forget(ANN)
  expect(await limits.add(ANN, '203.0.113.1')).toBe(0)
})

test('a hundred guesses an hour are the most for one account, wherever they come from; its owner is let in', async () => {
  const home = '198.51.100.7'
  const limits = limitSignIns(localRateLimits(), async (email, address) => email === ANN && address === home)
  for (let n = 0; n < 100; n += 1) expect(await limits.add(ANN, `203.0.113.${n}`)).toBe(0)
  expect(await limits.add(ANN, '192.0.2.1')).toBeGreaterThan(3_000)
  expect(await limits.add(ANN, home)).toBe(0)
  expect(await limits.add('tom@alder.example', '192.0.2.1')).toBe(0)
})

test('from a network of the owner a hundred more guesses an hour are the most, from all of its addresses', async () => {
  const limits = limitSignIns(localRateLimits(), async (_, address) => address.startsWith('198.51.100.'))
  for (let n = 0; n < 100; n += 1) await limits.add(ANN, `203.0.113.${n}`)
  for (let n = 0; n < 100; n += 1) expect(await limits.add(ANN, `198.51.100.${n}`)).toBe(0)
  expect(await limits.add(ANN, '198.51.100.200')).toBeGreaterThan(3_000)
  expect(await limits.add('tom@alder.example', '198.51.100.201')).toBe(0)
  // The right password takes its own attempt back.
  await limits.succeeded(ANN, '198.51.100.99')
  for (let n = 0; n < 3; n += 1) {
    expect(await limits.add(ANN, '198.51.100.202')).toBe(0)
    await limits.succeeded(ANN, '198.51.100.202')
  }
})

test('a hundred guesses in a quarter of an hour are the most from one address, whatever it asks for', async () => {
  const limits = limitSignIns(localRateLimits(), never)
  for (let n = 0; n < 100; n += 1) expect(await limits.add(`${n}@alder.example`, '203.0.113.1')).toBe(0)
  expect(await limits.add(ANN, '203.0.113.1')).toBeGreaterThan(800)
})
