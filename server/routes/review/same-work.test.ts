import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeReviewLink, openReview, revokeReviewLink } from '#api/review-links.ts'
import { createTrust } from '#api/trust.ts'
import { derived } from '../../auth/counted-hashes.ts'
import { type Person, temporaryDir, tryOut } from '../../try-out.ts'

vi.mock('@node-rs/argon2', async (load) => (await import('../../auth/counted-hashes.ts')).counted(await load()))

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof tryOut>>
let ann: Person
const tokens: Record<string, string> = {}

async function made(passphrase?: string) {
  const wanted = { label: 'Dana Reed', days: 7, ...(passphrase && { passphrase }) }
  return (await server.ask(makeReviewLink, wanted, { cookie: ann.cookie })).body as {
    token: string
    link: { id: string }
  }
}

beforeAll(async () => {
  place = temporaryDir()
  server = await tryOut(place.dir, { reviewLinks: true })
  ann = await server.signUp('ann')
  await server.verify(ann)
  await server.ask(createTrust, undefined, { cookie: ann.cookie })
  tokens.open = (await made()).token
  tokens.closed = (await made('cedar and brass')).token
  const revoked = await made('cedar and brass')
  await server.ask(revokeReviewLink, { id: revoked.link.id }, { cookie: ann.cookie })
  tokens.revoked = revoked.token
  tokens.guessed = 'A'.repeat(43)
})
afterAll(async () => {
  await server.close()
  place.remove()
})
beforeEach(() => {
  derived.length = 0
})

const ONE = ['m=19456,t=2,p=1']

// Hashing takes nearly all of the time, so that as many hashes are as long an answer.
test.each([
  ['open', 'some pass-phrase', 200, ONE],
  ['closed', 'cedar and brass', 200, ONE],
  ['closed', ' cedar and brass ', 200, ONE],
  ['closed', 'not the pass-phrase', 410, ONE],
  ['revoked', 'cedar and brass', 410, ONE],
  ['guessed', 'cedar and brass', 410, ONE],
  ['open', undefined, 200, []],
  ['closed', undefined, 410, []],
  ['revoked', undefined, 410, []],
  ['guessed', undefined, 410, []],
] as const)(
  'the link %s with the pass-phrase %j answers %i after as many hashes as any',
  async (which, passphrase, status, hashes) => {
    const looked = vi.spyOn(server.store, 'findReviewLink')
    const answer = await server.ask(openReview, { token: tokens[which], ...(passphrase && { passphrase }) })
    expect({ status: answer.status, looked: looked.mock.calls.length, derived }).toEqual({
      status,
      looked: 1,
      derived: hashes,
    })
    looked.mockRestore()
  },
)
