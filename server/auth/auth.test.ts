import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AccountEvent } from '#api/account-event.ts'
import { AccountDeleted } from '../db/database-errors.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { ApiError } from '../errors.ts'
import { createLog, silentLog } from '../observability/log.ts'
import { clientAddress } from '../routes/middleware/security.ts'
import { createAuditLog, networkOf } from './audit-log.ts'
import { checkNewPassword, commonPasswords, hashPassword, isPassword } from './credentials.ts'
import { identityIn } from './google-provider.ts'
import { userOf } from './google-sign-in.ts'
import { limitSignIns, localRateLimits } from './rate-limits.ts'

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
    why && `This password is easy to guess, because ${why}. Please choose a password without it.`,
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

const never = async () => false
const ADDRESS = 'ann@alder.example'

test('five failures from one address, and another address may still try', async () => {
  const limits = limitSignIns(localRateLimits(), never)
  for (let n = 0; n < 5; n += 1) expect(await limits.add(ADDRESS, '203.0.113.1')).toBe(0)
  expect(await limits.add(ADDRESS, '203.0.113.1')).toBeGreaterThan(800)
  expect(await limits.add(ADDRESS, '203.0.113.2')).toBe(0)
  await limits.succeeded(ADDRESS, '203.0.113.2')
  expect(await limits.add(ADDRESS, '203.0.113.1')).toBeGreaterThan(800)
  await limits.forget(ADDRESS)
  expect(await limits.add(ADDRESS, '203.0.113.1')).toBe(0)
})

test('a hundred guesses an hour are the most for one account, wherever they come from; its owner is let in', async () => {
  const home = '198.51.100.7'
  const limits = limitSignIns(localRateLimits(), async (email, address) => email === ADDRESS && address === home)
  for (let n = 0; n < 100; n += 1) expect(await limits.add(ADDRESS, `203.0.113.${n}`)).toBe(0)
  expect(await limits.add(ADDRESS, '192.0.2.1')).toBeGreaterThan(3_000)
  expect(await limits.add(ADDRESS, home)).toBe(0)
  expect(await limits.add('tom@alder.example', '192.0.2.1')).toBe(0)
})

test('from a network of the owner a hundred more guesses an hour are the most, from all of its addresses', async () => {
  const limits = limitSignIns(localRateLimits(), async (_, address) => address.startsWith('198.51.100.'))
  for (let n = 0; n < 100; n += 1) await limits.add(ADDRESS, `203.0.113.${n}`)
  for (let n = 0; n < 100; n += 1) expect(await limits.add(ADDRESS, `198.51.100.${n}`)).toBe(0)
  expect(await limits.add(ADDRESS, '198.51.100.200')).toBeGreaterThan(3_000)
  expect(await limits.add('tom@alder.example', '198.51.100.201')).toBe(0)
  // The right password takes its own attempt back.
  await limits.succeeded(ADDRESS, '198.51.100.99')
  for (let n = 0; n < 3; n += 1) {
    expect(await limits.add(ADDRESS, '198.51.100.202')).toBe(0)
    await limits.succeeded(ADDRESS, '198.51.100.202')
  }
})

test('a hundred guesses in a quarter of an hour are the most from one address, whatever it asks for', async () => {
  const limits = limitSignIns(localRateLimits(), never)
  for (let n = 0; n < 100; n += 1) expect(await limits.add(`${n}@alder.example`, '203.0.113.1')).toBe(0)
  expect(await limits.add(ADDRESS, '203.0.113.1')).toBeGreaterThan(800)
})

type Stored = { uid: string } & Pick<AccountEvent, 'event' | 'network'>
function memory() {
  const stored: Stored[] = []
  return {
    stored,
    recordEvent: async (uid: string, event: Pick<AccountEvent, 'event' | 'network'>) =>
      void stored.push({ uid, ...event }),
    hasEventFrom: async (uid: string, network: string, events: readonly string[]) =>
      stored.some((one) => one.uid === uid && one.network === network && events.includes(one.event)),
  }
}

test('an owner is known by the network that they came in from, and nobody by one that they failed from', async () => {
  const auditLog = createAuditLog(memory(), silentLog)
  await auditLog.record('ann', 'signed-in', '198.51.100.7')
  await auditLog.record('ann', 'sign-in-failed', '203.0.113.9')
  await auditLog.record('tom', 'signed-in', '192.0.2.1')
  const known = ['198.51.100.7', '198.51.100.200', '203.0.113.9', '192.0.2.1', 'unknown']
  expect(await Promise.all(known.map((address) => auditLog.hasComeFrom('ann', address)))).toEqual([
    ...[true, true],
    ...[false, false, false],
  ])
})

test('a failure is written down later, for an unknown address too', async () => {
  const store = memory()
  const auditLog = createAuditLog(store, silentLog, undefined, 20)
  auditLog.recordLater(async () => 'ann', 'sign-in-failed', '203.0.113.9')
  auditLog.recordLater(async () => undefined, 'sign-in-failed', '203.0.113.9')
  auditLog.recordLater(() => Promise.reject(new Error('gone')), 'sign-in-failed', '203.0.113.9')
  expect(store.stored).toEqual([])
  await auditLog.settled()
  expect(store.stored.map(({ uid }) => uid).sort()).toEqual(['ann', PLACEHOLDER_UID, PLACEHOLDER_UID])
})

test('an event that cannot be stored fails nothing, and is logged without a name', async () => {
  const lines: string[] = []
  const log = createLog({ write: (text: string) => lines.push(text) }, 'info')
  const auditLog = createAuditLog({ ...memory(), recordEvent: () => Promise.reject(new Error('disk full')) }, log)
  await auditLog.record('ann-uid', 'signed-in', '203.0.113.9')
  expect(lines.join('')).toContain('an account event could not be stored')
  expect(lines.join('')).not.toMatch(/ann-uid|203\.0/)
})

test('an event of an account that was just deleted is not logged as an error', async () => {
  const lines: string[] = []
  const log = createLog({ write: (text: string) => lines.push(text) }, 'info')
  for (const gone of [{ code: '23503' }, { errcode: 787 }, new AccountDeleted()]) {
    const auditLog = createAuditLog({ ...memory(), recordEvent: () => Promise.reject(gone) }, log)
    await auditLog.record('ann-uid', 'signed-in', '203.0.113.9')
  }
  expect(lines.join('')).toContain('the account of an event is deleted')
  expect(lines.join('')).not.toContain('"level":"error"')
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::5', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  [undefined, 'unknown'],
])('of %s the audit log stores %s', (socket, stored) => {
  expect(networkOf(clientAddress([])(socket, null))).toBe(stored)
})

const claims = { sub: '117', email: 'Clara@Family.example', email_verified: true, name: 'Clara May Alder' }

test('an identity is the subject, the address in small letters, and the name on one line', () => {
  expect(identityIn({ ...claims, name: ' Clara\n May  Alder ' })).toEqual({
    subject: '117',
    email: 'clara@family.example',
    emailVerified: true,
    displayName: 'Clara May Alder',
  })
})

test.each([undefined, '', 5, '\u202Egnirts', 'x'.repeat(201)])('the name %j gives way to the address', (name) => {
  expect(identityIn({ ...claims, name }).displayName).toBe('clara')
})

test.each([undefined, false, 'true', 1])('%j is not verified', (email_verified) => {
  expect(identityIn({ ...claims, email_verified }).emailVerified).toBe(false)
})

test.each([
  { sub: '' },
  { sub: undefined },
  { sub: 'x'.repeat(256) },
  { email: undefined },
  { email: 'clara' },
  { email: ['clara@family.example'] },
])('claims with %j say of nobody', (wrong) => {
  expect(() => identityIn({ ...claims, ...wrong })).toThrow('failed')
})

const ada = { id: 'ada', email: 'ada@alder.example', name: 'Ada Alder', emailVerified: true }
const identity = { subject: '1', email: ada.email, emailVerified: true, displayName: ada.name }

const means = { mayCreate: async () => true, takeOver: () => Promise.reject(new Error('The address is verified.')) }

/** The accounts at a moment at which another window creates the account between this window's two reads. */
function overtaken(linkGoogle: () => Promise<void>, linked?: string) {
  let reads = 0
  return {
    findByGoogle: async () => (reads++ === 0 ? null : ada),
    findByEmail: async () => ada,
    linkedGoogle: async () => linked,
    linkGoogle,
    createWithGoogle: () => Promise.reject(new Error('This must not be called.')),
  }
}

test('a sign-in that another window overtakes gets the account that the other one created', async () => {
  const users = overtaken(() => Promise.reject(new Error('duplicate key value violates unique constraint')))
  expect(await userOf(users, identity, means)).toMatchObject({ uid: ada.id, outcome: 'signed-in' })
})

test('what another window has linked already is not linked once more', async () => {
  const users = overtaken(() => Promise.reject(new Error('This must not be called.')), identity.subject)
  expect(await userOf(users, identity, means)).toMatchObject({ uid: ada.id, outcome: 'signed-in' })
})
