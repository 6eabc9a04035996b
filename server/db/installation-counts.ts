import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { FUNNEL_STAGES, type FunnelStage, InstallationCounts } from '#api/operator.ts'
import { planIds } from '#domain/product.ts'
import { trustStages } from '#domain/trust/progress.ts'
import type { Log } from '../observability/log.ts'
import type { Store } from './store.ts'
import { PLACEHOLDER_UID, type Tables } from './tables.ts'

const ACCOUNTS_AT_A_TIME = 100
/** Each trust is parsed, so that fewer are read at once. */
const TRUSTS_AT_A_TIME = 10
/** How long the count rests after each piece of work, as a multiple of the time that the work took: saves go first. */
const IDLE_RATIO = 4
const ACTIVE = 30 * 24 * 60 * 60_000

type Count<Key extends string> = Map<Key, number>
const addTo = <Key extends string>(count: Count<Key>, key: Key, more = 1) =>
  count.set(key, (count.get(key) ?? 0) + more)

type Monthly = InstallationCounts['purchases'][number]
type Failed = InstallationCounts['mail']['failed'][number]

/** better-auth's table, as far as it is counted. */
type AuthTables = { user: { id: string; emailVerified: boolean | number } }

/** What has been counted so far. */
function emptyTally() {
  return {
    accounts: { all: 0, confirmed: 0, secondFactor: 0, active: 0 },
    plans: new Map<string, number>(),
    purchases: new Map<string, Monthly>(),
    mail: { waiting: 0, waitingSince: null as string | null, failed: new Map<string, Failed>() },
    reviews: { links: 0, working: 0, ended: 0, openings: 0, comments: 0, proposals: 0, openProposals: 0 },
    funnel: new Map<FunnelStage, number>(),
  }
}
type Tally = ReturnType<typeof emptyTally>

function countsOf({ accounts, plans, purchases, mail, reviews, funnel }: Tally): InstallationCounts {
  const byMonth = (one: Monthly, other: Monthly) =>
    other.month.localeCompare(one.month) ||
    one.plan.localeCompare(other.plan) ||
    one.through.localeCompare(other.through)
  return {
    accounts,
    plans: [...new Set([...planIds, ...plans.keys()])].map((plan) => ({ plan, accounts: plans.get(plan) ?? 0 })),
    purchases: [...purchases.values()].sort(byMonth),
    mail: { ...mail, failed: [...mail.failed.values()].sort((one, other) => other.mails - one.mails) },
    reviews,
    funnel: FUNNEL_STAGES.map((stage) => ({ stage, accounts: funnel.get(stage) ?? 0 })),
  }
}

function monthOf({ purchases }: Tally, at: string, plan: string, through: Monthly['through']): Monthly {
  const month = at.slice(0, 7)
  const key = `${month} ${plan} ${through}`
  const none = { month, plan, through, purchases: 0, amount: 0, refunds: 0, refunded: 0, disputes: 0 }
  const found = purchases.get(key) ?? none
  purchases.set(key, found)
  return found
}

/** Adds what is known of these accounts beside their trusts. */
async function addAccounts(db: Kysely<Tables>, uids: readonly string[], tally: Tally, now: Date): Promise<void> {
  const { accounts, plans, mail, reviews, funnel } = tally
  const activeSince = new Date(now.getTime() - ACTIVE).toISOString()
  const profiles = await db
    .selectFrom('user_profile')
    .select(['has_paid', 'package_type', 'last_login'])
    .where('uid', 'in', uids)
    .execute()
  for (const { has_paid, package_type, last_login } of profiles) {
    if (last_login && last_login >= activeSince) accounts.active += 1
    if (has_paid && package_type) addTo(plans, package_type)
  }
  const factors = db.selectFrom('second_factor').select('uid').where('uid', 'in', uids)
  accounts.secondFactor += (await factors.where('confirmed_at', 'is not', null).execute()).length
  const downloads = await db.selectFrom('document_copy').select('uid').distinct().where('uid', 'in', uids).execute()
  addTo(funnel, 'downloaded', downloads.length)

  const bought = db.selectFrom('purchase').select(['package_id', 'amount', 'purchase_date']).where('uid', 'in', uids)
  for (const { package_id, amount, purchase_date } of await bought.execute()) {
    const month = monthOf(tally, purchase_date, package_id, 'none')
    month.purchases += 1
    month.amount += amount * 100
  }
  const paid = db
    .selectFrom('payment')
    .selectAll()
    .where('uid', 'in', uids)
    .where('state', 'not in', ['open', 'expired'])
  for (const { package_id, amount, refunded, state, created_at } of await paid.execute()) {
    const month = monthOf(tally, created_at, package_id, 'stripe')
    month.purchases += 1
    month.amount += amount
    month.refunds += Number(refunded > 0)
    month.refunded += refunded
    month.disputes += Number(state === 'disputed')
  }

  const waiting = await db.selectFrom('mail_outbox').select('created_at').where('uid', 'in', uids).execute()
  mail.waiting += waiting.length
  for (const { created_at } of waiting)
    if (mail.waitingSince === null || created_at < mail.waitingSince) mail.waitingSince = created_at
  const failed = await db.selectFrom('mail_failure').select(['kind', 'code']).where('uid', 'in', uids).execute()
  for (const { kind, code } of failed) {
    const found = mail.failed.get(`${kind} ${code}`) ?? { kind, code, mails: 0 }
    mail.failed.set(`${kind} ${code}`, { ...found, mails: found.mails + 1 })
  }

  const instant = now.toISOString()
  const links = db.selectFrom('review_link').select(['revoked_at', 'expires_at', 'opened']).where('uid', 'in', uids)
  for (const { revoked_at, expires_at, opened } of await links.execute()) {
    reviews.links += 1
    if (revoked_at === null && expires_at > instant) reviews.working += 1
    else reviews.ended += 1
    reviews.openings += opened
  }
  reviews.comments += (await db.selectFrom('review_comment').select('id').where('uid', 'in', uids).execute()).length
  const proposals = await db.selectFrom('review_proposal').select('decided_at').where('uid', 'in', uids).execute()
  reviews.proposals += proposals.length
  reviews.openProposals += proposals.filter(({ decided_at }) => decided_at === null).length
}

/** Adds how far the trusts of these accounts are. */
async function addTrusts(db: Kysely<Tables>, uids: readonly string[], { funnel }: Tally): Promise<void> {
  const query = db.selectFrom('trust_record').select('body').where('uid', 'in', uids).where('version', '>', 0)
  for (const { body } of await query.execute()) {
    const { steps, completed, signed, funded } = trustStages(JSON.parse(body))
    addTo(funnel, 'begun')
    for (const step of steps) addTo(funnel, step)
    if (completed) addTo(funnel, 'completed')
    if (signed) addTo(funnel, 'signed')
    if (funded) addTo(funnel, 'funded')
  }
}

/** The counts as stored, when the count of them began, and the milliseconds that it took. */
export interface StoredCounts {
  counts: InstallationCounts
  countedAt: string
  took: number
}

/** Numbers about all accounts together, counted in small pieces beside the work of the server. */
export function installationCounts(db: Kysely<Tables>, { now }: { now: () => Date }) {
  return {
    /**
     * Counts everything and stores the result. With an `idleRatio` of 0 it takes all the time that it can get. Rejects
     * soon after the `signal`, with nothing stored.
     */
    async countInstallation(idleRatio = IDLE_RATIO, signal?: AbortSignal): Promise<StoredCounts> {
      const tally = emptyTally()
      const at = now()
      const [begun, countedAt] = [performance.now(), at.toISOString()]
      const resting = async (work: Promise<void>) => {
        const before = performance.now()
        await work
        await pause((performance.now() - before) * idleRatio, undefined, { signal })
      }
      for (let after = ''; ; ) {
        const users = await db
          .withTables<AuthTables>()
          .selectFrom('user')
          .select(['id', 'emailVerified'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(ACCOUNTS_AT_A_TIME)
          .execute()
        after = users.at(-1)?.id ?? ''
        const people = users.filter(({ id }) => id !== PLACEHOLDER_UID)
        const uids = people.map(({ id }) => id)
        tally.accounts.all += people.length
        tally.accounts.confirmed += people.filter(({ emailVerified }) => Boolean(emailVerified)).length
        if (uids.length > 0) await resting(addAccounts(db, uids, tally, at))
        for (let first = 0; first < uids.length; first += TRUSTS_AT_A_TIME)
          await resting(addTrusts(db, uids.slice(first, first + TRUSTS_AT_A_TIME), tally))
        if (users.length < ACCOUNTS_AT_A_TIME) break
      }
      tally.funnel.set('signed-up', tally.accounts.all)
      const counts = countsOf(tally)
      const took = Math.round(performance.now() - begun)
      const row = { counts: JSON.stringify(counts), counted_at: countedAt, took_ms: took }
      await db
        .insertInto('installation_count')
        .values({ id: 1, ...row })
        // Of two processes that counted at once, the one that began later counts.
        .onConflict((on) => on.column('id').doUpdateSet(row).where('installation_count.counted_at', '<', countedAt))
        .execute()
      return { counts, countedAt, took }
    },

    async readCounts(): Promise<StoredCounts | null> {
      const row = await db.selectFrom('installation_count').selectAll().where('id', '=', 1).executeTakeFirst()
      if (!row) return null
      const read = InstallationCounts.safeParse(JSON.parse(row.counts))
      // Another version may have stored other counts.
      return read.success ? { counts: read.data, countedAt: row.counted_at, took: row.took_ms } : null
    },
  }
}

/** Counts the installation in the background, one count at a time. */
export function backgroundCounts(store: Pick<Store, 'countInstallation'>, log: Log) {
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  return {
    /** The count that runs; resolves when it has ended, also if it failed. */
    running: () => running,
    begin(): void {
      running ??= store
        .countInstallation(IDLE_RATIO, stopping.signal)
        .then(
          () => {},
          (error: Error) => {
            if (!stopping.signal.aborted) log.error('the installation could not be counted', { error: error.name })
          },
        )
        .finally(() => {
          running = undefined
        })
    },
    /** Resolves once nothing more is read. */
    async close(): Promise<void> {
      stopping.abort()
      await running
    },
  }
}
export type BackgroundCounts = ReturnType<typeof backgroundCounts>
