import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { requestPasswordReset, signIn } from '#api/auth.ts'
import { openDatabase } from '../db/database.ts'
import { silentLog } from '../observability/log.ts'
import { temporaryDir, tryOut } from '../try-out.ts'
import { derived } from './counted-hashes.ts'

vi.mock('@node-rs/argon2', async (load) => (await import('./counted-hashes.ts')).counted(await load()))

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof tryOut>>
beforeAll(async () => {
  place = temporaryDir()
  server = await tryOut(place.dir)
  await server.signUp('ann')
  const { uid } = await server.signUp('google')
  const database = await openDatabase({ dataDir: place.dir }, silentLog)
  await database.db
    .withTables<{ account: { userId: string; providerId: string; password: string | null } }>()
    .updateTable('account')
    .set({ password: null, providerId: 'google' })
    .where('userId', '=', uid)
    .execute()
  await database.close()
})
afterAll(async () => {
  await server.close()
  place.remove()
})
beforeEach(() => {
  derived.length = 0
})

// Hashing takes nearly all of the time, so that as many hashes are as long an answer; a stopwatch would only say so at times.
test.each([
  ['a wrong password', 'ann'],
  ['an unknown address', 'nobody'],
  ['an account without a password', 'google'],
])('a sign-in with %s costs one hash, as every other, and is answered alike', async (_, name) => {
  const { status, body } = await server.ask(signIn, { email: `${name}@family.example`, password: 'not the password' })
  expect({ status, body }).toMatchObject({ status: 401, body: { error: { code: 'invalid-credential' } } })
  expect(derived).toEqual(['m=19456,t=2,p=1'])
})

test('so does one that succeeds', async () => {
  expect(await server.ask(signIn, { email: 'ann@family.example', password: 'a long password' })).toMatchObject({
    status: 200,
  })
  expect(derived).toEqual(['m=19456,t=2,p=1'])
})

test('a request for a new password costs an unknown address the same writes, and leaves nothing in the outbox', async () => {
  const { accounts, store, mailer } = server
  await accounts.auditLog.settled()
  await mailer.settled()
  const writes = ['queueResetRequest', 'claimMail', 'storeResetLink', 'recordEvent', 'removeMail'] as const
  const spies = writes.map((write) => vi.spyOn(store, write))
  const calls: number[][] = []
  for (const name of ['ann', 'nobody']) {
    const { status, body } = await server.ask(requestPasswordReset, { email: `${name}@family.example` })
    expect({ status, body }).toEqual({ status: 200, body: { inOutbox: true } })
    await mailer.settled()
    expect(await store.mailBacklog()).toEqual({ waiting: 0, oldestSeconds: 0 })
    calls.push(spies.map(({ mock }) => mock.calls.length))
    for (const spy of spies) spy.mockClear()
  }
  expect(calls).toEqual([
    [1, 3, 1, 1, 1],
    [1, 3, 1, 1, 1],
  ])
})
