import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestPasswordReset, signIn } from '#api/auth.ts'
import { makeReviewLink, openReview, revokeReviewLink } from '#api/review-links.ts'
import { createTrust } from '#api/trust.ts'
import { openDatabase } from '../db/database.ts'
import { silentLog } from '../observability/log.ts'
import { type Person, startTestServer, temporaryDir } from '../test-server.ts'

// Hashing takes nearly all of the time, so an equal number of hashes means an equal time. A stopwatch would be less reliable.
/** The cost of each hash since the test began, in the notation of a stored hash. */
const derived = vi.hoisted((): string[] => [])
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>()
  const counted: typeof real = {
    ...real,
    hash(password, cost) {
      derived.push(`m=${cost?.memoryCost},t=${cost?.timeCost},p=${cost?.parallelism}`)
      return real.hash(password, cost)
    },
    verify(stored, password) {
      derived.push(String(stored).split('$')[3] ?? '')
      return real.verify(stored, password)
    },
  }
  return counted
})

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof startTestServer>>
beforeEach(() => {
  derived.length = 0
})
const ONE = ['m=19456,t=2,p=1']

describe('an account', () => {
  beforeAll(async () => {
    place = temporaryDir()
    server = await startTestServer(place.dir)
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
  test.each([
    ['a wrong password', 'ann'],
    ['an unknown address', 'nobody'],
    ['an account without a password', 'google'],
  ])('a sign-in with %s takes one hash, and gets the same response', async (_, name) => {
    const { status, body } = await server.request(signIn, {
      email: `${name}@family.example`,
      password: 'not the password',
    })
    expect({ status, body }).toMatchObject({ status: 401, body: { error: { code: 'invalid-credential' } } })
    expect(derived).toEqual(ONE)
  })

  test('so does a sign-in that succeeds', async () => {
    expect(await server.request(signIn, { email: 'ann@family.example', password: 'a long password' })).toMatchObject({
      status: 200,
    })
    expect(derived).toEqual(ONE)
  })

  test('a request for a new password takes the same writes for an unknown address, and leaves nothing in the outbox', async () => {
    const { accounts, store, mailer } = server
    await accounts.auditLog.settled()
    await mailer.settled()
    const writes = ['queueResetRequest', 'claimMail', 'storeResetLink', 'recordEvent', 'removeMail'] as const
    const spies = writes.map((write) => vi.spyOn(store, write))
    const calls: number[][] = []
    for (const name of ['ann', 'nobody']) {
      const { status, body } = await server.request(requestPasswordReset, { email: `${name}@family.example` })
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
})

describe('a review link', () => {
  let ann: Person
  const tokens: Record<string, string> = {}

  async function made(passphrase?: string) {
    const wanted = { label: 'Dana Reed', days: 7, ...(passphrase && { passphrase }) }
    return (await server.request(makeReviewLink, wanted, { cookie: ann.cookie })).body as {
      token: string
      link: { id: string }
    }
  }

  beforeAll(async () => {
    place = temporaryDir()
    server = await startTestServer(place.dir, { reviewLinks: true })
    ann = await server.signUp('ann')
    await server.verify(ann)
    await server.request(createTrust, undefined, { cookie: ann.cookie })
    tokens.open = (await made()).token
    tokens.closed = (await made('cedar and brass')).token
    const revoked = await made('cedar and brass')
    await server.request(revokeReviewLink, { id: revoked.link.id }, { cookie: ann.cookie })
    tokens.revoked = revoked.token
    tokens.guessed = 'A'.repeat(43)
  })
  afterAll(async () => {
    await server.close()
    place.remove()
  })
  test.each([
    ['open', 'some passphrase', 200, ONE],
    ['closed', 'cedar and brass', 200, ONE],
    ['closed', ' cedar and brass ', 200, ONE],
    ['closed', 'not the passphrase', 410, ONE],
    ['revoked', 'cedar and brass', 410, ONE],
    ['guessed', 'cedar and brass', 410, ONE],
    ['open', undefined, 200, []],
    ['closed', undefined, 410, []],
    ['revoked', undefined, 410, []],
    ['guessed', undefined, 410, []],
  ] as const)(
    'the link %s with the passphrase %j gets %i after as many hashes as any other',
    async (which, passphrase, status, hashes) => {
      const looked = vi.spyOn(server.store, 'findReviewLink')
      const answer = await server.request(openReview, { token: tokens[which], ...(passphrase && { passphrase }) })
      expect({ status: answer.status, looked: looked.mock.calls.length, derived }).toEqual({
        status,
        looked: 1,
        derived: hashes,
      })
      looked.mockRestore()
    },
  )
})
