import { type Kysely, sql } from 'kysely'
import { oldestSession } from '../auth/sessions.ts'
import { NOBODY } from './nobody.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { thinning } from './thinning.ts'
import type { Means } from './trust-writes.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** How long a link for readers is kept after its end, with what was remarked through it. */
export const REVIEWS_LAST = 365 * DAY
/** How long the trail of an account is kept; what failed, which strangers can make, less long. */
export const TRAIL_LASTS = { all: 365 * DAY, failures: 90 * DAY }

export function tidying(db: Kysely<Tables>, means: Means): Pick<Store, 'tidy'> {
  const thin = thinning(db, means)
  async function removed(query: ReturnType<typeof sql>): Promise<number> {
    return Number((await query.execute(db)).numAffectedRows ?? 0)
  }

  async function removeReviews(endedBefore: string): Promise<number> {
    const query = db.deleteFrom('review_link').where('expires_at', '<', endedBefore)
    const links = await query.returning(['uid', 'id']).execute()
    for (const { uid, id } of links)
      await db.deleteFrom('review_comment').where('uid', '=', uid).where('link_id', '=', id).execute()
    return links.length
  }

  return {
    async tidy() {
      const at = means.now()
      const before = (age: number) => new Date(at.getTime() - age).toISOString()
      const instant = at.toISOString()
      const [expires, created] = [sql.ref('expiresAt'), sql.ref('createdAt')]
      const trail = sql`account_event where at < ${before(TRAIL_LASTS.all)} or uid = ${NOBODY}
        or (event in ('sign-in-failed', 'code-refused', 'review-refused', 'export-refused', 'deletion-refused')
          and at < ${before(TRAIL_LASTS.failures)})`
      return {
        sessions: await removed(
          sql`delete from session where ${expires} < ${instant} or ${created} < ${oldestSession(at).toISOString()}`,
        ),
        verifications: await removed(sql`delete from verification where ${expires} < ${instant}`),
        resetLinks: await removed(sql`delete from password_reset where expires_at < ${instant}`),
        // An hour later, so that the process that sends mail has logged first that it gave it up.
        mails: await removed(
          sql`delete from mail_outbox where next_attempt_at < ${before(HOUR)} and expires_at < ${before(HOUR)}`,
        ),
        reviewLinks:
          (await removed(sql`delete from review_token where expires_at < ${instant}`)) +
          (await removeReviews(before(REVIEWS_LAST))),
        events: await removed(sql`delete from ${trail}`),
        // By the database's clock they ended; this one may be wrong. A sign-in that holds one row and waits for the next
        // would wait for us and we for it.
        attempts: await removed(sql`delete from attempt where (kind, whom, place) in (
          select kind, whom, place from attempt where ends_at < ${before(HOUR)} ${means.locks ? sql`for update skip locked` : sql``}
        )`),
        changes: await thin(),
      }
    },
  }
}
