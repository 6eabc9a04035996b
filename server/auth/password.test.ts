import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test('a password is known again by its hash, however its characters were typed, and no other one is', async () => {
  const stored = await hashPassword('Zoë’s cedar chest')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await isPassword('Zoe\u0308’s cedar chest', stored)).toBe(true)
  expect(await isPassword('Zoe’s cedar chest', stored)).toBe(false)
  expect(await hashPassword('Zoë’s cedar chest')).not.toBe(stored)
})

test('the hash is the one that others make, at whatever cost', async () => {
  const nonce = Buffer.alloc(16, 7)
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const cost = { memory: 1_024, passes: 3, parallelism: 2 }
  const hash = argon2Sync('argon2id', { message: 'مصطفى and the house', nonce, tagLength: 32, ...cost })
  const stored = `$argon2id$v=19$m=1024,t=3,p=2$${unpadded(nonce)}$${unpadded(hash)}`
  expect(await isPassword('مصطفى and the house', stored)).toBe(true)
  expect(await isPassword('مصطفى and the home', stored)).toBe(false)
})

test('an invalid hash is an error, and not a wrong password', async () => {
  await expect(isPassword('a long password', 'a long password')).rejects.toThrow()
})
