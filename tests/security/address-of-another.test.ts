import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { requestPasswordReset, resetPassword, sendVerification, signIn, verifyEmail } from '#api/auth.ts'
import { pages } from '#api/pages.ts'
import { changeReminders } from '#api/reminders.ts'
import { makeReviewLink, openReview, readReviewLinks } from '#api/review-links.ts'
import { beginSecondFactor, confirmSecondFactor, readSecondFactor } from '#api/second-factor.ts'
import { readSession } from '#api/session.ts'
import { changeTrust } from '#api/trust.ts'
import { samples } from '#samples/families.ts'
import { mailInOutbox } from '#server/mail/read-mail.ts'
import { cookieOf, type Person, startTestServer, temporaryDir } from '#server/test-server.ts'
import { authenticator } from '../second-factor/setting-up.ts'
import { describeOnBoth, type Served } from '../store/databases.ts'

const INTRUDERS = 'a long password'
const OWNERS = 'granite-lantern-meadow'
const HOME = { address: '198.51.100.7', headers: new Headers() }

describeOnBoth(
  'an account created with another person’s email address',
  (served) => {
    let server: Served['server']
    let database: Served['database']
    beforeAll(() => {
      ;({ server, database } = served())
    })

    const as = ({ cookie }: Pick<Person, 'cookie'>) => ({ cookie })
    const whoIs = async (cookie: string) =>
      ((await server.request(readSession, undefined, { cookie })).body as { user: { uid: string } | null }).user?.uid
    const rejected = (code: string) => ({ body: { error: { code } } })
    const verified = (email: string, is: boolean) =>
      database.db
        .updateTable('user' as never)
        .set({ emailVerified: (database.type === 'postgres' ? is : Number(is)) as never })
        .where('email' as never, '=', email as never)
        .execute()
    const tokenFor = async (email: string, page: string) =>
      (await mailInOutbox(server.config.dataDir, email, page)).token

    /** What an intruder could do before addresses were verified: a review link and a second factor, and a sign-in under way. */
    async function intrude(name: string) {
      const intruder = await server.signUp(name, INTRUDERS)
      await server.request(changeTrust, samples.begun, as(intruder))
      await verified(intruder.email, true)
      const link = await server.request(makeReviewLink, { label: 'Mine', days: 90 }, as(intruder))
      const begun = await server.request(beginSecondFactor, { password: INTRUDERS }, as(intruder))
      const app = authenticator(beginSecondFactor.response.parse(begun.body).key)
      expect((await server.request(confirmSecondFactor, { code: app.next() }, as(intruder))).status).toBe(200)
      const on = await server.request(changeReminders, { kinds: ['review'] }, as(intruder))
      expect(on.status).toBe(200)
      const pendingSignIn = await server.request(signIn, { email: intruder.email, password: INTRUDERS })
      await verified(intruder.email, false)
      const { token } = link.body as { token: string }
      expect((await server.request(openReview, { token })).status).toBe(200)
      return { ...intruder, token, app, pendingCookie: cookieOf(pendingSignIn.headers) }
    }

    async function expectGone(intruder: Awaited<ReturnType<typeof intrude>>): Promise<void> {
      expect(await whoIs(intruder.cookie)).toBeUndefined()
      expect(await server.request(openReview, { token: intruder.token })).toMatchObject({ status: 410 })
      expect(await server.store.hasFactor(intruder.uid)).toBe(false)
      expect(await server.store.countRecoveryCodes(intruder.uid)).toBe(0)
      expect(await server.store.readReminders(intruder.uid)).toBeNull()
      expect((await server.request(signIn, { email: intruder.email, password: INTRUDERS })).status).toBe(401)
      const finish = { method: 'POST', path: '/api/sign-in/code' } as const
      const ended = await server.request(finish, { code: intruder.app.next() }, { cookie: intruder.pendingCookie })
      expect(ended).toMatchObject(rejected('sign-in-expired'))
      // Where the intruder came in from is no longer a place that the owner is known by.
      expect(await server.accounts.auditLog.hasComeFrom(intruder.uid, 'unknown')).toBe(false)
      expect(await server.accounts.auditLog.hasComeFrom(intruder.uid, HOME.address)).toBe(true)
    }

    test('has no review link and no second factor; all else works', async () => {
      const ann = await server.signUp('waits', INTRUDERS)
      expect((await server.request(changeTrust, samples.complete, as(ann))).status).toBe(200)
      const wanted = { label: 'Mine', days: 90 }
      expect(await server.request(makeReviewLink, wanted, as(ann))).toMatchObject({
        status: 403,
        ...rejected('email-not-verified'),
      })
      const begun = await server.request(beginSecondFactor, { password: INTRUDERS }, as(ann))
      expect(begun).toMatchObject({ status: 403, ...rejected('email-not-verified') })
      expect(await server.request(confirmSecondFactor, { code: '123456' }, as(ann))).toMatchObject({ status: 403 })
      await server.verify(ann)
      expect((await server.request(makeReviewLink, wanted, as(ann))).status).toBe(200)
      expect((await server.request(beginSecondFactor, { password: INTRUDERS }, as(ann))).status).toBe(200)
    })

    test('is the owner’s alone after a new password', async () => {
      const intruder = await intrude('reset')
      await server.request(requestPasswordReset, { email: intruder.email })
      await server.mailer.settled()
      const token = await tokenFor(intruder.email, pages.resetPassword)
      const { sessions, ended } = await server.accounts.passwordReset.reset({ token, password: OWNERS }, HOME.address)
      expect(sessions.length).toBeGreaterThan(0)
      expect(ended).toEqual({ reviewLinks: 1, secondFactor: true })
      await expectGone(intruder)
      const owner = await server.request(signIn, { email: intruder.email, password: OWNERS })
      expect(owner.body).toMatchObject({ user: { uid: intruder.uid, emailVerified: true } })
      const { body } = await server.request(readReviewLinks, undefined, { cookie: cookieOf(owner.headers) })
      expect(body).toMatchObject({ links: [{ revokedAt: expect.any(String) }] })
    })

    test('is the owner’s alone after a login through Google', async () => {
      const intruder = await intrude('google')
      const identity = { subject: 'g-1', email: intruder.email, emailVerified: true, displayName: 'Greta Alder' }
      const signedIn = await server.accounts.signInWithGoogle(identity, HOME)
      expect(signedIn).toMatchObject({ outcome: 'linked', emailVerified: true })
      await expectGone(intruder)
    })

    test('confirmed from the mailbox without the password stays as it is, and in a session of its own ends the others', async () => {
      const [ann, tom] = [await server.signUp('both', INTRUDERS), await server.signUp('stranger', INTRUDERS)]
      const token = await tokenFor(ann.email, pages.verifyEmail)
      const confirm = (cookie: string) => server.request(verifyEmail, { token }, { cookie })
      expect(await confirm('')).toMatchObject({ status: 401 })
      expect(await confirm(tom.cookie)).toMatchObject(rejected('invalid-verification-link'))
      const other = cookieOf((await server.request(signIn, { email: ann.email, password: INTRUDERS })).headers)
      expect(await whoIs(ann.cookie)).toBe(ann.uid)
      expect(await confirm(other)).toMatchObject({ status: 200, body: { session: { user: { emailVerified: true } } } })
      expect(await whoIs(other)).toBe(ann.uid)
      expect(await whoIs(ann.cookie)).toBeUndefined()
      expect((await confirm(other)).status, 'a second press changes nothing').toBe(200)
      expect((await server.request(signIn, { email: ann.email, password: INTRUDERS })).status).toBe(200)
    })

    test('mails a link that works once, as its hash, and not without end', async () => {
      const ann = await server.signUp('mailed', INTRUDERS)
      const token = await tokenFor(ann.email, pages.verifyEmail)
      const rows = await database.db
        .selectFrom('verification' as never)
        .selectAll()
        .execute()
      expect(JSON.stringify(rows)).not.toContain(token)
      const wrong = await server.request(verifyEmail, { token: `${token}x` }, as(ann))
      expect(wrong).toMatchObject({ status: 410 })
      const sent = []
      for (let time = 0; time < 3; time += 1) sent.push((await server.request(sendVerification, {}, as(ann))).status)
      expect(sent).toEqual([200, 200, 429])
      expect((await server.request(verifyEmail, { token }, as(ann))).status).toBe(200)
      expect((await server.request(sendVerification, {}, as(ann))).status, 'nothing is mailed any more').toBe(200)
    })

    test('of an owner who has confirmed it keeps everything at a new password but its sessions', async () => {
      const ann = await server.signUp('confirmed', INTRUDERS)
      await server.verify(ann)
      await server.request(changeTrust, samples.begun, as(ann))
      const { token } = (await server.request(makeReviewLink, { label: 'Dana', days: 7 }, as(ann))).body as {
        token: string
      }
      await server.request(requestPasswordReset, { email: ann.email })
      await server.mailer.settled()
      const link = await tokenFor(ann.email, pages.resetPassword)
      expect((await server.request(resetPassword, { token: link, password: OWNERS })).body).toEqual({})
      expect((await server.request(openReview, { token })).status).toBe(200)
      const identity = { subject: 'g-2', email: ann.email, emailVerified: true, displayName: 'Ann Alder' }
      const cookie = cookieOf((await server.request(signIn, { email: ann.email, password: OWNERS })).headers)
      expect(await server.accounts.signInWithGoogle(identity, HOME)).toMatchObject({ outcome: 'signed-in' })
      expect(await whoIs(cookie), 'Google links, and ends no session').toBe(ann.uid)
      expect((await server.request(signIn, { email: ann.email, password: OWNERS })).status).toBe(200)
    })
  },
  { twoFactor: true },
)

test('where addresses are not verified, nothing waits for it and nothing is mailed', async () => {
  const place = temporaryDir()
  const server = await startTestServer(place.dir, { twoFactor: true, reviewLinks: true, emailVerification: false })
  const ann = await server.signUp('ann', INTRUDERS)
  const as = { cookie: ann.cookie }
  expect((await server.request(readSession, undefined, as)).body).toMatchObject({ user: { emailVerified: true } })
  await server.request(changeTrust, samples.begun, as)
  expect((await server.request(makeReviewLink, { label: 'Dana', days: 7 }, as)).status).toBe(200)
  expect((await server.request(beginSecondFactor, { password: INTRUDERS }, as)).status).toBe(200)
  expect((await server.request(readSecondFactor, undefined, as)).status).toBe(200)
  for (const [operation, body] of [
    [sendVerification, {}],
    [verifyEmail, { token: 'x' }],
  ] as const)
    expect((await server.request(operation, body, as)).status).toBe(404)
  await server.close()
  expect(existsSync(`${place.dir}/outbox`)).toBe(false)
  place.remove()
})
