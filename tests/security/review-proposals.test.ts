import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { exportPersonalData } from '#api/account.ts'
import { IDEMPOTENCY_KEY } from '#api/operation.ts'
import {
  makeReviewLink,
  openReview,
  type ReviewLink,
  readReviewLinks,
  removeReviewLink,
  revokeReviewLink,
} from '#api/review-links.ts'
import {
  decideReviewProposal,
  MAX_PROPOSALS,
  proposeInReview,
  type ReviewProposal,
  readSentProposals,
  type SentProposal,
  withdrawFromReview,
} from '#api/review-proposals.ts'
import { changeTrust } from '#api/trust.ts'
import { samples } from '#samples/families.ts'
import type { Person } from '#server/test-server.ts'
import { describeOnBoth, everythingIn, type Served } from '../store/databases.ts'

const SPOUSE = 'Thomas Edward Whitlock'
const ADDRESS = '9 Larkspur Court\nJackson, WY 83001'

describeOnBoth('what a reader proposes', (served) => {
  let server: Served['server']
  let database: Served['database']
  let ann: Person
  let tom: Person

  const as = ({ cookie }: Person) => ({ cookie })
  async function made(person: Person, more: object = { person: SPOUSE }) {
    const { status, body } = await server.request(makeReviewLink, { label: 'Thomas', days: 30, ...more }, as(person))
    expect(status, JSON.stringify(body)).toBe(200)
    return body as { link: ReviewLink; token: string }
  }
  const propose = (body: object, key = randomUUID()) =>
    server.request(proposeInReview, body, { [IDEMPOTENCY_KEY]: key })
  async function proposed(body: object, key = randomUUID()) {
    const { status, body: answer } = await propose(body, key)
    expect(status, JSON.stringify(answer)).toBe(200)
    return (answer as { proposals: SentProposal[] }).proposals
  }
  const own = async (person: Person) => {
    const { body } = await server.request(readReviewLinks, undefined, as(person))
    return body as { links: ReviewLink[]; proposals: ReviewProposal[]; events: { event: string; about?: string }[] }
  }
  const seen = async (token: string) =>
    (await server.request(openReview, { token })).body as { person: string | null; proposals: SentProposal[] }
  const remove = ({ link }: { link: ReviewLink }, person = ann) =>
    server.request(removeReviewLink, { id: link.id }, as(person))

  beforeAll(async () => {
    ;({ server, database } = served())
    ann = await server.signUp('ann')
    tom = await server.signUp('tom')
    for (const person of [ann, tom]) {
      await server.verify(person)
      await server.request(changeTrust, samples.complete, as(person))
    }
  })

  afterEach(async () => {
    for (const person of [ann, tom]) for (const link of (await own(person)).links) await remove({ link }, person)
  })

  test('waits for the owner with what the answers held, and changes none of them', async () => {
    const before = await server.store.readTrust(ann.uid)
    const { token, link } = await made(ann)
    expect(link.person).toBe(SPOUSE)
    expect(await seen(token)).toMatchObject({ person: SPOUSE, proposals: [] })
    const sent = await proposed({ token, name: SPOUSE, address: ` ${ADDRESS} `, email: 'thomas@new.example' })
    expect(sent).toMatchObject([
      { facts: { address: ADDRESS, email: 'thomas@new.example' }, decidedAt: null, used: [] },
    ])
    expect(sent[0], 'what the answers said already').not.toHaveProperty('facts.name')
    expect(sent[0]).not.toHaveProperty('before')
    expect((await seen(token)).proposals).toEqual(sent)
    const { proposals, events } = await own(ann)
    expect(proposals).toMatchObject([
      {
        linkId: link.id,
        person: SPOUSE,
        before: expect.arrayContaining([
          { path: 'beneficiaries/b-thomas/email', value: 'thomas@whitlock.example' },
          { path: 'beneficiaries/b-thomas/address', value: '' },
        ]),
      },
    ])
    expect(events).toContainEqual(expect.objectContaining({ event: 'review-proposed', about: link.id }))
    expect(await server.store.readTrust(ann.uid)).toEqual(before)
    await remove({ link })
    expect((await own(ann)).proposals).toEqual([])
  })

  test('tells its reader what became of it, and nothing else, without an opening', async () => {
    const { token, link } = await made(ann)
    const ask = (proof: object) => server.request(readSentProposals, proof)
    const [sent] = await proposed({ token, email: 'thomas@new.example' })
    expect((await ask({ token })).body).toEqual({ proposals: [sent] })
    await server.request(decideReviewProposal, { id: String(sent?.id), used: [] }, as(ann))
    expect((await ask({ token })).body).toEqual({
      proposals: [{ ...sent, decidedAt: expect.any(String), used: [] }],
    })
    expect((await own(ann)).links).toMatchObject([{ id: link.id, opened: 0 }])
    const reading = await made(ann, {})
    expect((await ask({ token: reading.token })).status, 'a link without proposals').toBe(410)
    await server.request(revokeReviewLink, { id: link.id }, as(ann))
    expect((await ask({ token })).status, 'one that has ended').toBe(410)
  })

  test('is for a person in the answers, whom the owner names: never the owner', async () => {
    for (const person of ['Nobody Known', 'Margaret Anne Whitlock', 'Teton Trails Conservancy', ''])
      expect(await server.request(makeReviewLink, { label: 'x', days: 7, person }, as(ann))).toMatchObject({
        status: 422,
        body: { error: { field: 'person' } },
      })
    const link = await made(ann, {})
    expect(await seen(link.token)).toMatchObject({ person: null, proposals: [] })
    expect((await propose({ token: link.token, email: 'd@reed.example' })).status).toBe(410)
  })

  test('is stored once, however often it is sent, and replaced by the next until the owner has decided', async () => {
    const link = await made(ann)
    const { token } = link
    const key = randomUUID()
    const [first] = await proposed({ token, email: 't1@new.example' }, key)
    expect(await proposed({ token, email: 't1@new.example' }, key)).toEqual([first])
    const [second, ...none] = await proposed({ token, email: 't2@new.example' })
    expect([second?.facts, none]).toEqual([{ email: 't2@new.example' }, []])
    expect((await server.request(decideReviewProposal, { id: first?.id, used: [] }, as(ann))).status).toBe(404)
    expect((await server.request(decideReviewProposal, { id: second?.id, used: ['email'] }, as(ann))).status).toBe(200)
    expect((await server.request(decideReviewProposal, { id: second?.id, used: ['email'] }, as(ann))).status).toBe(200)
    expect((await server.request(decideReviewProposal, { id: second?.id, used: [] }, as(ann))).status).toBe(404)
    expect((await seen(token)).proposals).toMatchObject([{ decidedAt: expect.any(String), used: ['email'] }])
    const later = await proposed({ token, email: 't3@new.example' })
    expect(later.map(({ decidedAt }) => decidedAt === null)).toEqual([false, true])
  })

  test('is withdrawn by its reader while it is open', async () => {
    const link = await made(ann)
    const { token } = link
    const [open] = await proposed({ token, email: 't@new.example' })
    const withdraw = (id: unknown) => server.request(withdrawFromReview, { token, id })
    expect((await withdraw(open?.id)).body).toEqual({ proposals: [] })
    expect((await withdraw(open?.id)).body, 'again').toEqual({ proposals: [] })
    expect((await own(ann)).events.map(({ event }) => event)).toContain('review-proposal-withdrawn')
    const [other] = await proposed({ token, email: 't@new.example' })
    await server.request(decideReviewProposal, { id: other?.id, used: [] }, as(ann))
    expect((await withdraw(other?.id)).body).toMatchObject({ proposals: [{ id: other?.id, used: [] }] })
  })

  test('about the name, once used, goes with the person: other links are for the new name, too', async () => {
    const [one, other, third] = [await made(ann), await made(ann), await made(ann, { person: 'Eleanor Grace Park' })]
    const [named] = await proposed({ token: one.token, name: 'Thomas E. Whitlock' })
    await proposed({ token: other.token, email: 't@new.example' })
    await server.request(decideReviewProposal, { id: named?.id, used: ['name'] }, as(ann))
    const { links, proposals } = await own(ann)
    expect(new Map(links.map(({ id, person }) => [id, person]))).toEqual(
      new Map([
        [one.link.id, 'Thomas E. Whitlock'],
        [other.link.id, 'Thomas E. Whitlock'],
        [third.link.id, 'Eleanor Grace Park'],
      ]),
    )
    expect(proposals.map(({ person }) => person)).toEqual([SPOUSE, 'Thomas E. Whitlock'])
  })

  test('belongs to one owner and one link', async () => {
    const [one, other, tomsLink] = [await made(ann), await made(ann), await made(tom)]
    const key = randomUUID()
    const [mine] = await proposed({ token: one.token, email: 't@new.example' }, key)
    expect((await seen(other.token)).proposals).toEqual([])
    expect((await own(tom)).proposals).toEqual([])
    expect((await server.request(decideReviewProposal, { id: mine?.id, used: [] }, as(tom))).status).toBe(404)
    await server.request(withdrawFromReview, { token: other.token, id: mine?.id })
    await server.request(withdrawFromReview, { token: tomsLink.token, id: mine?.id })
    expect((await propose({ token: other.token, email: 'x@new.example' }, key)).status, 'its key').toBe(410)
    expect(await proposed({ token: tomsLink.token, email: 'x@new.example' }, key)).toMatchObject([{ id: key }])
    expect((await own(ann)).proposals).toMatchObject([{ id: key, facts: { email: 't@new.example' } }])
  })

  test('comes through no link that was ended, has run out or is guessed, and stays with the owner', async () => {
    const [revoked, late] = [await made(ann), await made(ann, { person: SPOUSE, passphrase: 'cedar and brass' })]
    const [open] = await proposed({ token: revoked.token, email: 't@new.example' })
    await server.request(revokeReviewLink, { id: revoked.link.id }, as(ann))
    const past = new Date(Date.now() - 1_000).toISOString()
    await sql`update review_token set expires_at = ${past} where link_id = ${late.link.id}`.execute(database.db)
    const answers = new Set<string>()
    for (const proof of [
      { token: revoked.token },
      { token: late.token, passphrase: 'cedar and brass' },
      { token: 'A'.repeat(43) },
    ])
      for (const { status, body } of [
        await propose({ ...proof, email: 'more@new.example' }),
        await server.request(withdrawFromReview, { ...proof, id: open?.id }),
        await server.request(openReview, proof),
      ])
        answers.add(JSON.stringify({ status, body }))
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toContain('"status":410')
    expect((await own(ann)).proposals).toMatchObject([{ id: open?.id, decidedAt: null }])
  })

  test.each([
    ['name', 'x', /enter your name/],
    ['name', 'a\nb', /line break/],
    ['name', 'x'.repeat(201), /200 characters/],
    ['address', 'abc', /enter your address/],
    ['address', 'x'.repeat(501), /500 characters/],
    ['address', '914-63-7285', /social security numbers/],
    ['email', 'not an address', /Invalid email address/],
    ['email', '', /Invalid email address/],
    ['name', SPOUSE, /already say all of this/],
    ['name', 'eleanor grace park', /somebody else/],
  ])('is rejected with the %s %j', async (field, value, message) => {
    const link = await made(ann)
    const { status, body } = await propose({ token: link.token, [field]: value })
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { error: { field, message: expect.stringMatching(message) } },
    })
    expect((await own(ann)).proposals).toEqual([])
  })

  test('needs a place in the answers', async () => {
    await server.request(changeTrust, { guardianName: 'Lin Moss', guardianAddress: '1 Elm Street' }, as(ann))
    const guardian = await made(ann, { person: 'lin  MOSS' })
    expect(await propose({ token: guardian.token, email: 'lin@moss.example' })).toMatchObject({
      status: 422,
      body: { error: { field: 'email' } },
    })
    await server.request(changeTrust, { guardianName: 'Somebody Else' }, as(ann))
    expect((await propose({ token: guardian.token, address: '2 Oak Street' })).status, 'no longer named').toBe(422)
  })

  test('is limited in a while and in all, and the open one is not lost by one too many', async () => {
    const link = await made(ann)
    const { token } = link
    const answers = []
    for (let n = 0; n < 11; n += 1) answers.push(await propose({ token, email: `t${n}@new.example` }))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429])
    expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(0)
    const facts = { email: 't@new.example' }
    const add = (id: string) =>
      server.store.addReviewProposal({ uid: ann.uid, linkId: link.link.id, id, person: SPOUSE, facts, before: [] })
    for (let n = 0; n < MAX_PROPOSALS; n += 1) {
      expect(await add(`p${n}`)).toBe('added')
      await server.store.decideReviewProposal(ann.uid, `p${n}`, [])
    }
    expect(await add('more')).toBe('full')
    expect((await own(ann)).proposals).toHaveLength(MAX_PROPOSALS)
  })

  test('of several at once, one is open', async () => {
    const link = await made(ann)
    await Promise.all(Array.from({ length: 8 }, (_, n) => proposed({ token: link.token, email: `t${n}@new.example` })))
    expect((await own(ann)).proposals).toHaveLength(1)
  })

  test('is in the export', async () => {
    const link = await made(ann)
    await proposed({ token: link.token, address: ADDRESS })
    const { body } = await server.request(exportPersonalData, {}, as(ann))
    expect(body).toMatchObject({
      reviewLinks: [{ person: SPOUSE }],
      reviewProposals: [{ facts: { address: ADDRESS } }],
    })
    await remove(link)
    const kept = JSON.stringify([...(await everythingIn(database)).values()].map(({ rows }) => rows))
    expect(kept).not.toContain('Larkspur')
  })
})
