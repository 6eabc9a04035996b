import { type Kysely, type RawBuilder, sql } from 'kysely'
import { oldestSession } from '../auth/sessions.ts'
import type { Log } from '../observability/log.ts'
import { compaction } from './compaction.ts'
import { signedDocuments } from './signed-documents.ts'
import type { Store } from './store.ts'
import { PLACEHOLDER_UID, type Tables } from './tables.ts'
import type { StoreContext } from './trust-writes.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
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
