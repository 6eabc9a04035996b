import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#api/account.ts'
import { requestPasswordReset, resetPassword } from '#api/auth.ts'
import { pages } from '#api/pages.ts'
import { makeReviewLink } from '#api/review-links.ts'
import { beginSecondFactor } from '#api/second-factor.ts'
import { createTrust } from '#api/trust.ts'
import { mailInOutbox } from '#server/mail/read-mail.ts'
import type { Person } from '#server/try-out.ts'
import { everythingIn, mentions } from './everything.ts'
import { describeOnBoth, type Served } from './on-both.ts'

const PASSWORD = 'a long password'

describeOnBoth(
  'a session that ends while a password is hashed',
  (served) => {
    let server: Served['server']
    let database: Served['database']
    beforeAll(() => {
      ;({ server, database } = served())
    })
    const as = ({ cookie }: Person) => ({ cookie })
    const sessionOf = async ({ uid }: Person) => {
      const { rows } = await sql<{ id: string }>`select id from session where "userId" = ${uid}`.execute(database.db)
      return rows[0]?.id
    }
    const kept = async (table: string, { uid }: Person) =>
      (await everythingIn(database)).get(table)?.rows.filter((row) => mentions(row, [uid])) ?? []

    test('writes nothing that lasts', async () => {
      const ann = await server.signUp('ann')
      const sessionId = await sessionOf(ann)
      const { store } = server
      const key = 'A'.repeat(32)
      const link = { label: 'Dana', passphraseHash: null, expiresAt: new Date(Date.now() + 3_600_000).toISOString() }
      const keep = () =>
        store.addReviewLink({ ...link, uid: ann.uid, sessionId, id: randomUUID(), tokenHash: randomUUID() })
      expect(await keep()).toBe(true)
      expect(await store.beginFactor(ann.uid, key, sessionId)).toBe(true)
      expect(await store.confirmFactor(ann.uid, key, 1, ['one'], sessionId)).toBe(true)
      await sql`delete from session where "userId" = ${ann.uid}`.execute(database.db)
      const before = await everythingIn(database)
      const writes = [
        keep,
        () => store.beginFactor(ann.uid, key, sessionId),
        () => store.confirmFactor(ann.uid, key, 2, ['two'], sessionId),
        () => store.replaceRecoveryCodes(ann.uid, ['three'], sessionId),
        () => store.removeFactor(ann.uid, sessionId),
        () => store.deleteUser(ann.uid, sessionId),
      ]
      for (const write of writes) await expect(write()).rejects.toThrow('The session has ended.')
      expect(await everythingIn(database)).toEqual(before)
    })

    test('leaves no review link in an account that its owner takes over with a new password', async () => {
      const ann = await server.signUp('eve')
      expect((await server.ask(createTrust, undefined, as(ann))).status).toBe(200)
      await server.ask(requestPasswordReset, { email: ann.email })
      const { token } = await mailInOutbox(server.config.dataDir, ann.email, pages.resetPassword)
      const making = Array.from({ length: 12 }, () =>
        server.ask(makeReviewLink, { label: 'Mine', days: 90, passphrase: 'secret words' }, as(ann)),
      )
      const factor = server.ask(beginSecondFactor, { password: PASSWORD }, as(ann))
      const reset = await server.ask(resetPassword, { token, password: 'granite-lantern-meadow' })
      const made = await Promise.all(making)
      expect(reset.status).toBe(200)
      expect([...new Set(made.map(({ status }) => status))].filter((status) => ![200, 401].includes(status))).toEqual(
        [],
      )
      expect((await factor).status).toBeOneOf([200, 401])
      expect(await kept('review_token', ann)).toEqual([])
      expect(await kept('second_factor', ann)).toEqual([])
    })

    test('deletes no account', async () => {
      const ann = await server.signUp('kept')
      const { accounts } = server
      const caller = await accounts.caller(new Headers({ cookie: ann.cookie }))
      if (!caller) throw new Error('There is no session.')
      await sql`delete from session where "userId" = ${ann.uid}`.execute(database.db)
      const asked = await server.ask(deleteAccount, { password: PASSWORD }, as(ann))
      expect(asked).toMatchObject({ status: 401, body: { error: { code: 'not-signed-in' } } })
      expect((await kept('user', ann)).length).toBe(1)
    })
  },
  { emailVerification: false, twoFactor: true },
)
