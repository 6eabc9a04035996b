import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { exportPersonalData } from '#api/account.ts'
import { buyPackage } from '#api/purchases.ts'
import { operations } from '#api/resources.ts'
import {
  commentOnReview,
  copyForAttorney,
  makeReviewLink,
  openReview,
  Review,
  readReviewLinks,
  revokeReviewLink,
} from '#api/review-links.ts'
import { proposeInReview } from '#api/review-proposals.ts'
import { changeTrust } from '#api/trust.ts'
import { SUCCESSOR_FIELDS } from '#domain/trust/masking.ts'
import { samples } from '#samples/families.ts'
import { type Person, startTestServer, temporaryDir } from '#server/test-server.ts'
import { describeOnBoth, type Served } from '../store/databases.ts'

const HANDOVER = {
  handoverOriginals: 'In the blue folder.',
  handoverNotes: 'Call Ada first.',
  contacts: { put: [{ id: 'c1', role: 'attorney' as const, name: 'Dana Reed', phone: '307 555 0142' }] },
}
const SECRETS = { grantorSsn: '914637285', einResponsiblePartySSN: '536-90-4321', customRules: 'His is 914 63 7285.' }

describeOnBoth('a link for the successor trustee', (served) => {
  let server: Served['server']
  let ann: Person
  let tom: Person
  const as = ({ cookie }: Person) => ({ cookie })
  const make = (more: object, person = ann) =>
    server.request(makeReviewLink, { label: 'Eleanor', days: 1825, purpose: 'handover', ...more }, as(person))
  const made = async (more: object = {}) => {
    const { status, body } = await make(more)
    expect(status, JSON.stringify(body)).toBe(200)
    return body as { token: string; link: { id: string; purpose: string; expiresAt: string } }
  }

  beforeAll(async () => {
    ;({ server } = served())
    ann = await server.signUp('ann')
    tom = await server.signUp('tom')
    for (const person of [ann, tom]) {
      await server.verify(person)
      await server.request(changeTrust, { ...samples.complete, ...SECRETS, ...HANDOVER }, as(person))
    }
  })

  test('gives the answers of the binder, masked, and no other', async () => {
    const { token, link } = await made()
    expect(link.purpose).toBe('handover')
    expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(1824 * 86_400_000)
    const { body } = await server.request(openReview, { token })
    const { record, ...review } = Review.parse(body)
    expect(review).toMatchObject({ purpose: 'handover', comments: [], proposals: [], person: null })
    expect(Object.keys(record).filter((field) => !SUCCESSOR_FIELDS.includes(field as keyof typeof record))).toEqual([])
    expect(record).toMatchObject({ uid: 'reader', handoverNotes: 'Call Ada first.', contacts: [{ name: 'Dana Reed' }] })
    const text = JSON.stringify(body)
    expect(text).toContain('XXX-XX-7285')
    for (const secret of ['914637285', '914 63 7285', '536904321', 'Amara Osei', 'guardianName', ann.uid, ann.email])
      expect(text).not.toContain(secret)
  })

  test('takes no comment and no proposal, in the words of a link that does not work', async () => {
    const { token } = await made()
    const remark = { token, step: 'grantor', name: 'Eleanor', text: 'Is this right?' } as const
    const proposal = { token, email: 'new@park.example' }
    const dead = await server.request(openReview, { token: 'A'.repeat(43) })
    for (const answer of [
      await server.request(commentOnReview, remark),
      await server.request(proposeInReview, proposal, { 'idempotency-key': randomUUID() }),
    ])
      expect({ status: answer.status, body: answer.body }).toEqual({ status: dead.status, body: dead.body })
    const { body } = await server.request(readReviewLinks, undefined, as(ann))
    expect(body).toMatchObject({ comments: [], proposals: [] })
  })

  test.each([
    [{ days: 30 }, 'days', /1, 2 or 5 years/],
    [{ purpose: 'review' }, 'days', /7, 30 or 90 days/],
    [{ days: 366 }, 'days', /7, 30 or 90 days/],
    [{ person: 'Clara Jane Whitlock' }, 'person', /does not accept proposals/],
    [{ purpose: 'king' }, 'purpose', /review, attorney or handover/],
    [{ label: 'Eleanor 536-90-4321' }, 'label', /social security numbers/],
  ])('is not made with %j', async (more, field, message) => {
    const { status, body } = await make(more)
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { error: { field, message: expect.stringMatching(message) } },
    })
  })

  test('is ended by its owner only', async () => {
    const { token, link } = await made()
    expect((await server.request(revokeReviewLink, { id: link.id }, as(tom))).status).toBe(404)
    expect((await server.request(openReview, { token })).status).toBe(200)
    expect((await server.request(revokeReviewLink, { id: link.id }, as(ann))).status).toBe(200)
    expect((await server.request(openReview, { token })).status).toBe(410)
  })

  test('the reader of another link does not get what is for the successor', async () => {
    const { body } = await server.request(makeReviewLink, { label: 'Dana', days: 7 }, as(ann))
    const review = await server.request(openReview, { token: (body as { token: string }).token })
    expect(review.body).toMatchObject({ purpose: 'review' })
    for (const word of ['blue folder', 'Call Ada', '307 555 0142'])
      expect(JSON.stringify(review.body)).not.toContain(word)
  })
})

test('with the switch off, none of it is there', async () => {
  const place = temporaryDir()
  const server = await startTestServer(place.dir)
  const { cookie } = await server.signUp('ann')
  const about = operations.filter(({ path }) => /\/api\/review/.test(path))
  expect(about).toHaveLength(13)
  const unknown = await server.request({ method: 'POST', path: '/api/nope' }, {}, { cookie })
  for (const operation of about) {
    const { status, body } = await server.request(operation, operation.example, { cookie })
    expect({ status, body }).toEqual({ status: unknown.status, body: unknown.body })
  }
  expect((await server.request(exportPersonalData, {}, { cookie })).body).not.toHaveProperty('reviewLinks')
  await server.close()
  place.remove()
})

test('with the payment check on, previews and the attorney’s copy follow the owner’s package', async () => {
  const place = temporaryDir()
  const server = await startTestServer(place.dir, { reviewLinks: true, paymentCheck: true })
  for (const [plan, previews] of [
    ['none', false],
    ['starter', false],
    ['pro', true],
    ['elite', true],
  ] as const) {
    const person = await server.signUp(plan)
    await server.verify(person)
    const { cookie } = person
    await server.request(changeTrust, samples.begun, { cookie })
    if (plan !== 'none') expect((await server.request(buyPackage, { plan }, { cookie })).status).toBe(200)
    const { body } = await server.request(
      makeReviewLink,
      { label: 'Dana Reed', days: 7, purpose: 'attorney' },
      { cookie },
    )
    const { token } = body as { token: string }
    expect((await server.request(openReview, { token })).body).toMatchObject({ previews })
    expect((await server.request(copyForAttorney, { token })).status, 'without previews no copy').toBe(
      previews ? 200 : 410,
    )
  }
  await server.close()
  place.remove()
})
