import { expect, test } from 'vitest'
import { exportPersonalData } from '#api/account.ts'
import { buyPackage } from '#api/purchases.ts'
import { operations } from '#api/resources.ts'
import { copyForAttorney, makeReviewLink, openReview } from '#api/review-links.ts'
import { changeTrust } from '#api/trust.ts'
import { samples } from '#samples/families.ts'
import { temporaryDir, tryOut } from '#server/try-out.ts'

test('with the switch off, none of it is there', async () => {
  const place = temporaryDir()
  const server = await tryOut(place.dir)
  const { cookie } = await server.signUp('ann')
  const about = operations.filter(({ path }) => /\/api\/review/.test(path))
  expect(about).toHaveLength(13)
  const unknown = await server.ask({ method: 'POST', path: '/api/nope' }, {}, { cookie })
  for (const operation of about) {
    const { status, body } = await server.ask(operation, operation.example, { cookie })
    expect({ status, body }).toEqual({ status: unknown.status, body: unknown.body })
  }
  expect((await server.ask(exportPersonalData, {}, { cookie })).body).not.toHaveProperty('reviewLinks')
  await server.close()
  place.remove()
})

test('with the payment check on, previews and the attorney’s copy follow the owner’s package', async () => {
  const place = temporaryDir()
  const server = await tryOut(place.dir, { reviewLinks: true, paymentCheck: true })
  for (const [plan, previews] of [
    ['none', false],
    ['starter', false],
    ['pro', true],
    ['elite', true],
  ] as const) {
    const person = await server.signUp(plan)
    await server.verify(person)
    const { cookie } = person
    await server.ask(changeTrust, samples.begun, { cookie })
    if (plan !== 'none') expect((await server.ask(buyPackage, { plan }, { cookie })).status).toBe(200)
    const { body } = await server.ask(makeReviewLink, { label: 'Dana Reed', days: 7, purpose: 'attorney' }, { cookie })
    const { token } = body as { token: string }
    expect((await server.ask(openReview, { token })).body).toMatchObject({ previews })
    expect((await server.ask(copyForAttorney, { token })).status, 'without previews no copy').toBe(previews ? 200 : 410)
  }
  await server.close()
  place.remove()
})
