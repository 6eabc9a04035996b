import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { isEmptyPatch, patchBetween, replay } from '#domain/trust/history/history.ts'
import { merge } from '#domain/trust/merge.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { oldestSession } from '../auth/sessions.ts'
import { DAY, HOUR, MINUTE } from '../durations.ts'
import type { Log } from '../observability/log.ts'
import { ROW_OVERHEAD } from './apply-change.ts'
import { inTransaction } from './database.ts'
import { signedDocuments } from './documents.ts'
import type { Store } from './store.ts'
import { type PatchRow, PLACEHOLDER_UID, type Tables } from './tables.ts'
import { COMPACTED_AFTER, lockRows, type StoreContext } from './trust-writes.ts'
import { changeOf } from './trusts.ts'

const PAGE_SIZE = 100
/** Pages of users in one run, so that a large installation is not read all at once. */
const MAX_PAGES = 50
/** A compacted row keeps its version, its time and its idempotency key. */
const NO_CHANGE = '{}'

const dayOf = ({ at }: Pick<PatchRow, 'at'>) => at.slice(0, 10)

/** The versions whose answers must stay readable: those of which there is a document, those restored, and those that restored them. */
async function pinnedVersions(tx: Transaction<Tables>, uid: string): Promise<Set<number>> {
  const copies = await tx.selectFrom('document_copy').select('version').where('uid', '=', uid).execute()
  const restores = await tx.selectFrom('trust_restore').selectAll().where('uid', '=', uid).execute()
  return new Set([
    ...copies.map(({ version }) => version),
    ...restores.flatMap((row) => [row.version, row.restored_from]),
  ])
}

/** Groups changes by day, in order. A pinned version ends a group. */
function groupByDay(rows: readonly PatchRow[], pinned: ReadonlySet<number>): PatchRow[][] {
  const found: PatchRow[][] = []
  let open: PatchRow[] | undefined
  for (const row of rows) {
    if (!open?.[0] || dayOf(open[0]) !== dayOf(row)) {
      open = []
      found.push(open)
    }
    open.push(row)
    if (pinned.has(row.version)) open = undefined
  }
  return found
}

/** Combines the changes of a day in the last of its rows. Empty when that would not give the same answers. */
function combine(before: TrustRecord | null, after: TrustRecord, day: readonly PatchRow[]): PatchRow[] {
  const [first, last] = [day[0], day.at(-1)]
  if (!first || !last) return []
  const start = before ?? newTrust(after.uid, first.at)
  const combined = patchBetween(start, after)
  if (!isEmptyPatch(patchBetween(merge(start, combined), after))) return []
  return day.map((row) => ({ ...row, body: row === last ? JSON.stringify(combined) : NO_CHANGE }))
}

/** Counts what the history takes of its owner's quota now. */
async function countBytes(tx: Transaction<Tables>, uid: string): Promise<void> {
  await sql`update trust_record set kept_bytes = (
    select coalesce(sum(octet_length(body) + ${sql.lit(ROW_OVERHEAD)}), 0) from trust_patch where uid = ${uid}
  ) where uid = ${uid}`.execute(tx)
}

/** Returns how many rows it wrote. */
async function compact(tx: Transaction<Tables>, uid: string, limit: string): Promise<number> {
  const query = tx.selectFrom('trust_patch').selectAll().where('uid', '=', uid).where('at', '<', limit)
  const rows = await query.orderBy('version').execute()
  let record: TrustRecord | null = null
  let done = 0
  for (const day of groupByDay(rows, await pinnedVersions(tx, uid))) {
    const after: TrustRecord | null = replay(uid, record, day.map(changeOf))
    const isCompacted = day.filter(({ body }) => body !== NO_CHANGE).length <= 1
    for (const { version, body } of isCompacted || !after ? [] : combine(record, after, day)) {
      await tx.updateTable('trust_patch').set({ body }).where('uid', '=', uid).where('version', '=', version).execute()
      done += 1
    }
    record = after
  }
  return done
}

/** The users with several changes on one day. */
function usersToCompact(rows: readonly Pick<PatchRow, 'uid' | 'at'>[]): Set<string> {
  const [seen, users] = [new Set<string>(), new Set<string>()]
  for (const row of rows) {
    const day = `${row.uid} ${dayOf(row)}`
    if (seen.has(day)) users.add(row.uid)
    seen.add(day)
  }
  return users
}

/** Compacts the changes of each day that is long past into one; some users at a call, in turn. Returns how many rows it wrote. */
export function compaction(db: Kysely<Tables>, context: StoreContext): () => Promise<number> {
  let after = ''

  async function nextUsers(): Promise<string[]> {
    const query = db.selectFrom('trust_record').select('uid').where('uid', '>', after)
    const users = await query.orderBy('uid').limit(PAGE_SIZE).execute()
    after = users.length < PAGE_SIZE ? '' : (users.at(-1)?.uid ?? '')
    return users.map(({ uid }) => uid)
  }

  return async () => {
    const limit = new Date(context.now().getTime() - COMPACTED_AFTER).toISOString()
    let done = 0
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const users = await nextUsers()
      if (users.length === 0) break
      const old = db.selectFrom('trust_patch').select(['uid', 'at']).where('uid', 'in', users)
      const rows = await old.where('at', '<', limit).where('body', '<>', NO_CHANGE).execute()
      for (const uid of usersToCompact(rows))
        done += await inTransaction(db, async (tx) => {
          await lockRows(tx, [uid], context).execute()
          const written = await compact(tx, uid, limit)
          if (written > 0) await countBytes(tx, uid)
          return written
        })
      if (after === '') break
    }
    return done
  }
}

/** How long after its end a review link is stored, with its comments and proposals. */
export const REVIEWS_LAST = 365 * DAY
/** How long it is stored that a mail was given up. */
const MAIL_FAILURES_LAST = 90 * DAY
/** How long an audit log is stored; failures, which strangers can cause, less long. */
export const AUDIT_LOG_LASTS = { all: 365 * DAY, failures: 90 * DAY }

export function cleanUp(db: Kysely<Tables>, context: StoreContext) {
  const { removeUnfinishedUploads } = signedDocuments(db, context)
  const compact = compaction(db, context)
  const removed = async (query: RawBuilder<unknown>) => Number((await query.execute(db)).numAffectedRows ?? 0)

  async function removeReviews(endedBefore: string): Promise<number> {
    const query = db.deleteFrom('review_link').where('expires_at', '<', endedBefore)
    const links = await query.returning(['uid', 'id']).execute()
    for (const { uid, id } of links)
      for (const table of ['review_comment', 'review_proposal'] as const)
        await db.deleteFrom(table).where('uid', '=', uid).where('link_id', '=', id).execute()
    return links.length
  }

  return {
    /** Removes what has expired and compacts old changes. Returns the numbers of rows. */
    async cleanUp() {
      const now = context.now()
      const before = (age: number) => new Date(now.getTime() - age).toISOString()
      const instant = before(0)
      const [expires, created] = [sql.ref('expiresAt'), sql.ref('createdAt')]
      return {
        sessions: await removed(
          sql`delete from session where ${expires} < ${instant} or ${created} < ${oldestSession(now).toISOString()}`,
        ),
        verifications: await removed(sql`delete from verification where ${expires} < ${instant}`),
        resetLinks: await removed(sql`delete from password_reset where expires_at < ${instant}`),
        // An hour later, so that the process that sends mail has logged first that it gave up.
        mails: await removed(
          sql`delete from mail_outbox where next_attempt_at < ${before(HOUR)} and expires_at < ${before(HOUR)}`,
        ),
        mailFailures: await removed(sql`delete from mail_failure where at < ${before(MAIL_FAILURES_LAST)}`),
        reviewLinks:
          (await removed(sql`delete from review_token where expires_at < ${instant}`)) +
          (await removeReviews(before(REVIEWS_LAST))),
        events: await removed(sql`delete from account_event
          where at < ${before(AUDIT_LOG_LASTS.all)} or uid = ${PLACEHOLDER_UID}
          or (event in ('sign-in-failed', 'code-refused', 'review-refused', 'export-refused', 'deletion-refused')
            and at < ${before(AUDIT_LOG_LASTS.failures)})`),
        // An hour later, because they ended by the database's clock. Rows that a sign-in has locked are skipped: it may
        // wait for the next one, and both would deadlock.
        attempts: await removed(sql`delete from attempt where (kind, whom, place) in (
          select kind, whom, place from attempt where ends_at < ${before(HOUR)} ${context.locks ? sql`for update skip locked` : sql``}
        )`),
        uploads: await removeUnfinishedUploads(before(DAY)),
        changes: await compact(),
      }
    },
  }
}

/** Cleans up within a minute and then at an interval, until the returned function is called. Several servers may do so on one database. */
export function cleanUpEvery(milliseconds: number, store: Pick<Store, 'cleanUp'>, log: Log): () => void {
  const run = async () => {
    try {
      const removed = await store.cleanUp()
      if (Object.values(removed).some((rows) => rows > 0)) log.info('cleaned up', { ...removed })
    } catch (error) {
      log.warn('clean-up failed', { error: (error as Error).name })
    }
  }
  // Soon, for a server that is restarted often.
  const first = setTimeout(run, Math.min(MINUTE, milliseconds)).unref()
  const later = setInterval(run, milliseconds).unref()
  return () => {
    clearTimeout(first)
    clearInterval(later)
  }
}
