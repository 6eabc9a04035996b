import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { ApiError } from '../errors.ts'
import { checkNewPassword, commonPasswords, hashPassword, isPassword } from './credentials.ts'

const ANN = { email: 'ann.alder7@family.example', names: ['Ann', 'Alder-Whitlock'] }
const reasonFor = (password: string, owner = ANN) =>
  checkNewPassword(password, owner).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'weak-password' && error.field === 'password')) throw error
      return error.message
    },
  )

test('at least the 3,000 most used passwords that are long enough are known (ASVS 6.2.4)', async () => {
  const common = await commonPasswords()
  expect(common.size).toBeGreaterThan(3_000)
  expect([...common].filter((one) => one.length < 8 || one !== one.toLowerCase())).toEqual([])
})

test.each([
  ...['password', 'PassWord', '12345678', 'qwertyuiop', 'iloveyou', 'trustno1', 'q1w2e3r4t5', 'letmein1'],
  // With what people put at the end, in other letters, and what a list cannot have because it never ends.
  ...[
    'password123!',
    'Sunshine2026',
    'football ',
    'ｐａｓｓｗｏｒｄ',
    'aaaaaaaaaaaaaaa',
    '1212121212121212',
    '        ',
  ],
])('%j is rejected: many people use it', async (password) => {
  expect(await reasonFor(password)).toBe(
    'This password is easy to guess, because many people use it. Please choose another one, such as three or four unrelated words.',
  )
})

test.each([
  ['my-kinstead-trust', 'it contains the name Kinstead'],
  ['K1NST3AD for us', 'it contains the name Kinstead'],
  ['annalder7-and-more', 'it contains your email address'],
  ['Ann.Alder7 and more', 'it contains your email address'],
  ['a whitlock in a tree', undefined],
  ['Alder-Whitlock 1994', 'it contains your name'],
  ['the AlderWhitlocks', 'it contains your name'],
])('%j: %j', async (password, why) => {
  expect(await reasonFor(password)).toBe(
    why && `This password is easy to guess, because ${why}. Please choose one without.`,
  )
})

test.each([
  'planning-a-picnic',
  'granite-lantern-meadow',
  'a long password',
  'Großmutters Apfelbaum',
  '王家的信托和土地啊啊',
])('%j is taken: it has a short name in it by chance, or nothing at all', async (password) => {
  expect(await reasonFor(password)).toBeUndefined()
})

test('each word of a name counts, and a name or an address too short to mean anything does not', async () => {
  const one = { email: 'n@n.example', names: ['Mary Jane van der Berg'] }
  expect(await reasonFor('long enough', one)).toBeUndefined()
  expect(await reasonFor('iceberg-lettuce-van', one)).toContain('your name')
  expect(await reasonFor('der-die-das-van-gogh', one)).toBeUndefined()
})

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
