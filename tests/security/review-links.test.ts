import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { exportPersonalData } from '#api/account.ts'
import { operations } from '#api/resources.ts'
import {
  commentOnReview,
  copyForAttorney,
  makeReviewLink,
  markReviewComment,
  openReview,
  Review,
  type ReviewComment,
  type ReviewLink,
  readReviewLinks,
  removeReviewComment,
  removeReviewLink,
  revokeReviewLink,
} from '#api/review-links.ts'
import { changeTrust, readTrust } from '#api/trust.ts'
import { samples } from '#samples/families.ts'
import type { Answer, Person } from '#server/test-server.ts'
import { describeOnBoth, everythingIn, type Served, without } from '../store/databases.ts'

const SECRETS = { grantorSsn: '914637285', einResponsiblePartySSN: '536-90-4321' }
const NUMBERS = ['914637285', '914-63-7285', '914 63 7285', '536904321', '536-90-4321', '536 90 4321']
const PASSPHRASE = 'cedar and brass'

describeOnBoth('a link for readers', (served) => {
  let server: Served['server']
  let database: Served['database']
  let ann: Person
  let tom: Person
  /** Everything that the reader was answered. */
  const received: string[] = []

  const as = ({ cookie }: Person) => ({ cookie })
  async function made(person: Person, more: object = {}) {
    const { status, body } = await server.request(makeReviewLink, { label: 'Dana Reed', days: 30, ...more }, as(person))
    expect(status, JSON.stringify(body)).toBe(200)
    return body as { link: ReviewLink; token: string }
  }
  async function read(
    body: object,
    operation: typeof openReview | typeof commentOnReview | typeof copyForAttorney = openReview,
  ) {
    const answer = await server.request(operation, body)
    received.push(JSON.stringify(answer.body), ...[...answer.headers].flat())
    return answer
  }
  const own = async (person: Person) => {
    const { body } = await server.request(readReviewLinks, undefined, as(person))
    return body as { links: ReviewLink[]; comments: ReviewComment[]; events: { event: string; about?: string }[] }
  }
  const remark = { step: 'grantor', name: 'Dana Reed', text: 'Is this the legal name?' } as const

  beforeAll(async () => {
    ;({ server, database } = served())
    ann = await server.signUp('ann')
    tom = await server.signUp('tom')
    for (const person of [ann, tom]) await server.verify(person)
    const typed = { customRules: 'His number is 914-63-7285, hers 536 90 4321.', hcd_treatmentPreferences: '914637285' }
    const signed = { signings: { put: [{ id: 'schedule-a', signed: true }] } }
    await server.request(changeTrust, { ...samples.complete, ...SECRETS, ...typed, ...signed }, as(ann))
    await server.request(changeTrust, { ...samples.begun, trustName: 'Quillfeather Dynasty' }, as(tom))
  })

  test('opens one trust, as it is now, with the numbers masked', async () => {
    const { token } = await made(ann)
    const review = Review.parse((await read({ token })).body)
    expect(review).toMatchObject({
      label: 'Dana Reed',
      ...{ previews: true, comments: [], signed: ['schedule-a'] },
      record: { uid: 'reader', grantorSsn: 'XXX-XX-7285', einResponsiblePartySSN: 'XXX-XX-4321' },
    })
    expect(review.record.beneficiaries).toHaveLength(samples.complete.beneficiaries?.put?.length ?? 0)
    await server.request(changeTrust, { trustName: 'Renamed since' }, as(ann))
    expect((await read({ token })).body).toMatchObject({ record: { trustName: 'Renamed since' } })
  })

  test('for an attorney also gives the answers for a copy, while it works, and the owner sees it', async () => {
    const { token, link } = await made(ann, { purpose: 'attorney', passphrase: PASSPHRASE })
    const proof = { token, passphrase: PASSPHRASE }
    expect(Review.parse((await read(proof)).body)).toMatchObject({ purpose: 'attorney', person: null })
    const { status, body } = await read(proof, copyForAttorney)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { record: { uid: 'reader', grantorSsn: 'XXX-XX-7285' } },
    })
    expect((await read({ ...proof, ...remark }, commentOnReview)).status).toBe(200)
    const copied = { event: 'review-copied', about: link.id }
    expect((await own(ann)).events).toContainEqual(expect.objectContaining(copied))
    const dead = await read({ token: 'A'.repeat(43) })
    const reading = await made(ann)
    for (const wrong of [{ token }, { token, passphrase: 'brass and cedar' }, { token: reading.token }])
      expect(await read(wrong, copyForAttorney)).toMatchObject({ status: dead.status, body: dead.body })
    await server.request(revokeReviewLink, { id: link.id }, as(ann))
    expect((await read(proof, copyForAttorney)).status).toBe(410)
    expect((await own(ann)).events.filter(({ event }) => event === 'review-copied')).toHaveLength(1)
    const withPerson = { label: 'Dana', days: 7, purpose: 'attorney', person: 'Thomas Edward Whitlock' }
    expect((await server.request(makeReviewLink, withPerson, as(ann))).status).toBe(422)
    for (const { id } of [link, reading.link]) await server.request(removeReviewLink, { id }, as(ann))
  })

  test('keeps of its token a hash, and of its passphrase another', async () => {
    const { token } = await made(ann, { passphrase: PASSPHRASE })
    const kept = JSON.stringify([...(await everythingIn(database)).values()].map(({ rows }) => rows))
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(PASSPHRASE)
    expect(kept).toContain(createHash('sha256').update(token).digest('base64url'))
    expect((await read({ token, passphrase: PASSPHRASE })).status).toBe(200)
  })

  test('takes a passphrase with the quotation marks of another keyboard', async () => {
    const { token, link } = await made(ann, { passphrase: 'Ann\u2019s \u201ccedar\u201d' })
    expect((await read({ token, passphrase: 'Ann\'s "cedar"' })).status).toBe(200)
    expect((await read({ token, passphrase: 'Ann\u2019s \u201ccedar\u201d' })).status).toBe(200)
    expect((await read({ token, passphrase: 'Anns cedar' })).status).toBe(410)
    await server.request(removeReviewLink, { id: link.id }, as(ann))
  })

  test('that has run out, was ended, removed, guessed or altered is rejected alike, and so is a wrong passphrase', async () => {
    const open = await made(ann)
    const closed = await made(ann, { passphrase: PASSPHRASE })
    const [late, revoked, removed] = [await made(ann), await made(ann), await made(ann)]
    await server.request(revokeReviewLink, { id: revoked.link.id }, as(ann))
    await server.request(removeReviewLink, { id: removed.link.id }, as(ann))
    const past = new Date(Date.now() - 1_000).toISOString()
    await sql`update review_token set expires_at = ${past} where link_id = ${late.link.id}`.execute(database.db)
    const { token } = open
    const tries: Record<string, object> = {
      late: { token: late.token },
      revoked: { token: revoked.token },
      removed: { token: removed.token },
      guessed: { token: 'A'.repeat(43) },
      'one letter off': { token: `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}` },
      'cut short': { token: token.slice(0, -1) },
      'with more behind': { token: `${token}A` },
      'in capitals': { token: token.toUpperCase() },
      empty: { token: '' },
      'its hash': { token: createHash('sha256').update(token).digest('base64url') },
      'its id': { token: open.link.id },
      'the owner’s uid': { token: ann.uid },
      'a wrong passphrase': { token: closed.token, passphrase: 'brass and cedar' },
      'an empty passphrase': { token: closed.token, passphrase: '' },
      'no passphrase': { token: closed.token },
      'another link’s token': { token: removed.token, passphrase: PASSPHRASE },
    }
    const shape = ({ status, body, headers }: Answer) => {
      const { 'x-request-id': _id, date: _date, ...rest } = Object.fromEntries(headers)
      return JSON.stringify({ status, body, rest })
    }
    const answers = new Set<string>()
    for (const body of Object.values(tries)) {
      answers.add(shape(await read(body)))
      answers.add(shape(await read({ ...body, ...remark }, commentOnReview)))
      answers.add(shape(await read(body, copyForAttorney)))
    }
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toContain('"status":410,"body":{"error":{"code":"invalid-review-link"')
    expect((await read({ token })).status).toBe(200)
    expect((await own(ann)).comments).toEqual([])
    for (const { link } of [open, closed, late, revoked])
      await server.request(removeReviewLink, { id: link.id }, as(ann))
  })

  test('writes nothing but comments: no other operation takes its token, and the answers stay', async () => {
    const { token, link } = await made(ann)
    const before = await server.store.readTrust(ann.uid)
    const others = operations.filter(({ access }) => access === 'signed-in')
    expect(others.length).toBeGreaterThan(15)
    const carried: Record<string, string>[] = [
      { cookie: `kinstead.session_token=${token}` },
      { authorization: `Bearer ${token}` },
      { cookie: `review=${token}` },
    ]
    for (const operation of others)
      for (const headers of carried) {
        const bare = await server.request(operation, operation.example, headers)
        const inBody =
          operation.request && (await server.request(operation, { ...(operation.example as object), token }, headers))
        received.push(JSON.stringify(bare.body), JSON.stringify(inBody ?? ''))
        expect([operation.path, bare.status, inBody ? inBody.status : 401]).toEqual([operation.path, 401, 401])
      }
    for (const more of [{ record: { trustName: 'Mine' } }, { trustName: 'Mine' }, { uid: ann.uid }])
      expect((await read({ token, ...more })).status).toBe(422)
    expect((await read({ token, ...remark }, commentOnReview)).status).toBe(200)
    expect(await server.store.readTrust(ann.uid)).toEqual(before)
    await server.request(removeReviewLink, { id: link.id }, as(ann))
  })

  test('carries comments as they were typed, to its owner and to its readers, and to nobody else', async () => {
    const [one, other] = [await made(ann, { label: 'Attorney' }), await made(ann, { label: 'عمّتي 👩‍👧' })]
    const text = "<img src=x onerror=alert(1)>\nعائشة 王小明 👩‍👩‍👧‍👦 “quoted” & 'single'"
    const said = await read({ token: one.token, step: 'assets', name: ' <b>Dana</b> ', text }, commentOnReview)
    expect(said.body).toMatchObject({ step: 'assets', name: '<b>Dana</b>', text, done: false })
    await read({ token: other.token, ...remark }, commentOnReview)
    expect((await read({ token: one.token })).body).toMatchObject({ comments: [{ text }] })
    expect(((await read({ token: other.token })).body as Review).comments).toHaveLength(1)
    const { comments } = await own(ann)
    expect(comments.map((each) => [each.linkId, each.text])).toEqual([
      [one.link.id, text],
      [other.link.id, remark.text],
    ])
    expect((await own(tom)).comments).toEqual([])
    const id = comments[0]?.id ?? ''
    for (const [operation, body] of [
      [markReviewComment, { id, done: true }],
      [removeReviewComment, { id }],
      [revokeReviewLink, { id: one.link.id }],
      [removeReviewLink, { id: one.link.id }],
    ] as const)
      expect((await server.request(operation, body, as(tom))).status).toBe(404)
    expect((await own(ann)).comments).toHaveLength(2)
    expect((await server.request(markReviewComment, { id, done: true }, as(ann))).status).toBe(200)
    expect((await read({ token: one.token })).body).toMatchObject({ comments: [{ done: true }] })
    expect((await server.request(removeReviewComment, { id }, as(ann))).status).toBe(200)
    await server.request(revokeReviewLink, { id: other.link.id }, as(ann))
    expect((await own(ann)).comments, 'outlives the link').toMatchObject([{ text: remark.text }])
    await server.request(removeReviewLink, { id: other.link.id }, as(ann))
    expect((await own(ann)).comments).toEqual([])
    await server.request(removeReviewLink, { id: one.link.id }, as(ann))
  })

  test.each([
    ['text', '', /write your comment/],
    ['text', 'x'.repeat(2_001), /2,000 characters/],
    ['text', 'a\u202eb', /invisible character/],
    ['text', 'half \ud83d a pair', /broken character/],
    ['text', 'It is 914-63-7285.', /social security numbers/],
    ['text', 'It is 914.63.7285.', /social security numbers/],
    ['text', 'It is 914 - 63 \u2013 7285.', /social security numbers/],
    ['name', '  ', /enter your name/],
    ['name', 'a\nb', /line break/],
    ['step', 'nowhere', /no such section/],
  ])('rejects a comment whose %s is %j', async (field, value, message) => {
    const { token, link } = await made(ann)
    const { status, body } = await server.request(commentOnReview, { token, ...remark, [field]: value })
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { error: { field, message: expect.stringMatching(message) } },
    })
    await server.request(removeReviewLink, { id: link.id }, as(ann))
  })

  test('takes so many comments in a while and no more, and all links together are limited', async () => {
    const mia = await server.signUp('mia')
    await server.verify(mia)
    expect((await server.request(makeReviewLink, { label: 'Too early', days: 7 }, as(mia))).status).toBe(404)
    await server.request(changeTrust, samples.begun, as(mia))
    const { token } = await made(mia)
    const answers = []
    for (let n = 0; n < 30; n += 1) answers.push((await read({ token, ...remark }, commentOnReview)).status)
    expect(answers).toEqual(Array(30).fill(200))
    const more = await read({ token, ...remark }, commentOnReview)
    expect(more).toMatchObject({ status: 429, body: { error: { message: expect.stringMatching(/in a few minutes/) } } })
    for (let n = 1; n < 20; n += 1) await made(mia)
    const { status, body } = await server.request(makeReviewLink, { label: 'One more', days: 7 }, as(mia))
    expect({ status, body }).toMatchObject({ status: 409, body: { error: { code: 'limit-reached' } } })
  })

  test('is not guessed at for long, whether it is there or not', async () => {
    const { token } = await made(tom, { passphrase: PASSPHRASE })
    for (const which of [token, 'B'.repeat(43)]) {
      const answers = []
      for (let n = 0; n < 11; n += 1) answers.push((await read({ token: which, passphrase: `guess ${n}` })).status)
      expect(answers).toEqual([...Array(10).fill(410), 429])
    }
    expect((await read({ token, passphrase: PASSPHRASE })).status, 'the right one must wait too').toBe(429)
  })

  test('leaves its whole story in the owner’s audit log and export', async () => {
    const eve = await server.signUp('eve')
    await server.verify(eve)
    await server.request(changeTrust, samples.begun, as(eve))
    const { token, link } = await made(eve, { passphrase: PASSPHRASE })
    await read({ token, passphrase: 'wrong one' })
    await read({ token, passphrase: PASSPHRASE })
    await read({ token, passphrase: PASSPHRASE, ...remark }, commentOnReview)
    await server.accounts.auditLog.settled()
    await server.request(revokeReviewLink, { id: link.id }, as(eve))
    const { links, events } = await own(eve)
    expect(links).toMatchObject([{ opened: 1, lastOpenedAt: expect.any(String), revokedAt: expect.any(String) }])
    expect(events.every(({ about }) => about === link.id)).toBe(true)
    expect(events.map(({ event }) => event).toSorted()).toEqual(
      ['review-link-made', 'review-refused', 'review-opened', 'review-commented', 'review-link-revoked'].toSorted(),
    )
    const { body } = await server.request(exportPersonalData, {}, as(eve))
    expect(body).toMatchObject({ reviewLinks: [{ id: link.id }], reviewComments: [{ text: remark.text }] })
    expect(JSON.stringify(body)).not.toContain('$argon')
  })

  test('never answers a whole number, nor anything of another owner', async () => {
    expect(received.length).toBeGreaterThan(100)
    const all = received.join('\n')
    for (const word of [...NUMBERS, ann.uid, ann.email, 'Quillfeather', '$argon']) expect(all).not.toContain(word)
    expect(JSON.stringify((await server.request(readTrust, undefined, as(ann))).body)).toContain(SECRETS.grantorSsn)
    expect(without(await everythingIn(database), []).review_link?.length).toBeGreaterThan(0)
  })
})
