import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type AccountState, MailFailure } from '#api/operator.ts'
import { trustStages } from '#domain/trust/progress.ts'
import { inTransaction } from './database.ts'
import { isOfDeletedAccount } from './database-errors.ts'
import { PLACEHOLDER_UID, type Tables } from './tables.ts'

/** better-auth's table, as far as an operator sees it. */
type AuthTables = { user: { id: string; email: string; emailVerified: boolean | number; createdAt: Date | string } }

const instantOf = (stored: Date | string) => new Date(stored).toISOString()

async function purchasesOf(tx: Kysely<Tables>, uid: string): Promise<AccountState['purchases']> {
  const bought = await tx.selectFrom('purchase').selectAll().where('uid', '=', uid).execute()
  const paid = await tx.selectFrom('payment').selectAll().where('uid', '=', uid).execute()
  return [
    ...bought.map(({ package_id: plan, amount, purchase_date: at, status: state }) => ({
      ...{ plan, at, state, through: 'none' as const, amount: amount * 100, refunded: 0 },
    })),
    ...paid.map(({ package_id: plan, amount, refunded, created_at: at, state }) => ({
      ...{ plan, at, state, through: 'stripe' as const, amount, refunded },
    })),
  ].sort((one, other) => one.at.localeCompare(other.at))
}

async function trustStateOf(tx: Kysely<Tables>, uid: string) {
  const query = tx.selectFrom('trust_record').select('body').where('uid', '=', uid).where('version', '>', 0)
  const row = await query.executeTakeFirst()
  const copy = await tx.selectFrom('document_copy').select('uid').where('uid', '=', uid).limit(1).executeTakeFirst()
  const { completed, signed, funded } = trustStages(row ? JSON.parse(row.body) : {})
  return { begun: row !== undefined, completed, downloaded: copy !== undefined, signed, funded }
}

async function mailsOf(tx: Kysely<Tables>, uid: string) {
  const waiting = await tx.selectFrom('mail_outbox').select('id').where('uid', '=', uid).execute()
  return { mailsWaiting: waiting.length, mailsFailed: await readMailFailures(tx, uid) }
}

/** The mails to a user that were given up, newest first. */
async function readMailFailures(db: Kysely<Tables>, uid: string): Promise<MailFailure[]> {
  const query = db.selectFrom('mail_failure').select(['kind', 'code', 'at']).where('uid', '=', uid)
  return (await query.orderBy('at', 'desc').execute()).map((row) => MailFailure.parse(row))
}

export function operatorAccountAccess(db: Kysely<Tables>, now: () => Date) {
  return {
    readMailFailures: (uid: string) => readMailFailures(db, uid),
    /**
     * The state of the account with exactly this address, for an operator; null without one. The look is recorded in the
     * account's events in the same transaction: there is none without its record, however many there were on that day.
     */
    readAccountState: (address: string): Promise<AccountState | null> =>
      inTransaction(db, async (tx) => {
        const user = await tx
          .withTables<AuthTables>()
          .selectFrom('user')
          .select(['id', 'email', 'emailVerified', 'createdAt'])
          .where('email', '=', address.trim().toLowerCase())
          .executeTakeFirst()
        if (!user || user.id === PLACEHOLDER_UID) return null
        const { id: uid, email, emailVerified, createdAt } = user
        const event = { event: 'operator-looked', network: 'unknown', about: null } as const
        await tx
          .insertInto('account_event')
          .values({ id: randomUUID(), uid, at: now().toISOString(), ...event })
          .execute()
        const profile = await tx.selectFrom('user_profile').selectAll().where('uid', '=', uid).executeTakeFirst()
        const factor = await tx
          .selectFrom('second_factor')
          .select('confirmed_at')
          .where('uid', '=', uid)
          .executeTakeFirst()
        return {
          email,
          createdAt: profile?.created_at ?? instantOf(createdAt),
          confirmed: Boolean(emailVerified),
          secondFactor: Boolean(factor?.confirmed_at),
          lastActive: profile?.last_login ?? null,
          plan: profile?.has_paid ? profile.package_type : null,
          purchases: await purchasesOf(tx, uid),
          ...(await trustStateOf(tx, uid)),
          ...(await mailsOf(tx, uid)),
        }
      }).catch((error: unknown) => {
        if (isOfDeletedAccount(error)) return null
        throw error
      }),
  }
}
