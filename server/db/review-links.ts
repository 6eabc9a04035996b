import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { REVIEW_LIMITS, ReviewComment, ReviewLink } from '#api/review-links.ts'
import { expectRunning } from './accounts.ts'
import { inTransaction } from './database.ts'
import { PLACEHOLDER_UID, type ReviewCommentRow, type ReviewLinkRow, type Tables } from './tables.ts'
import type { StoreContext } from './trust-writes.ts'

/** A working link. */
export interface OpenReviewLink extends Pick<ReviewLink, 'id' | 'label' | 'purpose' | 'person' | 'expiresAt'> {
  uid: string
  passphraseHash: string | null
}

/** A new link, with the hashes of its token and of its passphrase. */
export interface NewReviewLink extends Omit<OpenReviewLink, 'purpose' | 'person'> {
  purpose?: ReviewLink['purpose']
  person?: string | null
  /** The session that asks for it. */
  sessionId?: string
  tokenHash: string
}

export interface NewReviewComment extends Pick<ReviewComment, 'step' | 'name' | 'text'> {
  uid: string
  linkId: string
}

/**
 * Whether a link works. Changes nothing and locks it: of several comments at once each sees those before it, and none
 * comes after its end.
 */
export async function holdWorkingLink(
  tx: Transaction<Tables>,
  { uid, linkId, at }: { uid: string; linkId: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('review_link')
    .set((is) => ({ opened: is.ref('opened') }))
    .where('uid', '=', uid)
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const linkOf = (row: ReviewLinkRow): ReviewLink =>
  ReviewLink.parse({
    id: row.id,
    label: row.label,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    withPassphrase: row.passphrase_hash !== null,
    purpose: row.purpose,
    person: row.person,
    opened: row.opened,
    lastOpenedAt: row.last_opened_at,
  })

export function reviewLinks(db: Kysely<Tables>, { now, locks }: Pick<StoreContext, 'now' | 'locks'>) {
  const instant = () => now().toISOString()

  return {
    /** False, changing nothing, when the user has as many links as allowed. Throws `SessionEnded` where the session does not run. */
    addReviewLink: (link: NewReviewLink): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        const {
          uid,
          id,
          label,
          purpose = 'review',
          person = null,
          expiresAt: expires_at,
          tokenHash: token_hash,
          passphraseHash,
          sessionId,
        } = link
        await expectRunning(tx, sessionId, locks)
        // Locked, so that of several calls at once each sees the links before it.
        const owner = tx.selectFrom('user_profile').select('uid').where('uid', '=', uid)
        await (locks ? owner.forUpdate() : owner).execute()
        const existing = await tx.selectFrom('review_link').select('id').where('uid', '=', uid).execute()
        if (existing.length >= REVIEW_LIMITS.links) return false
        await tx
          .insertInto('review_link')
          .values({
            ...{ uid, id, label, purpose, person, expires_at, passphrase_hash: passphraseHash, created_at: instant() },
            ...{ revoked_at: null, opened: 0, last_opened_at: null },
          })
          .execute()
        await tx.insertInto('review_token').values({ token_hash, uid, link_id: id, expires_at }).execute()
        return true
      }),

    /** The link of a token, if it works. Reads as often where there is none. */
    async findReviewLink(tokenHash: string): Promise<OpenReviewLink | null> {
      const token = await db
        .selectFrom('review_token')
        .select(['uid', 'link_id'])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', instant())
        .executeTakeFirst()
      const link = await db
        .selectFrom('review_link')
        .select(['uid', 'id', 'label', 'purpose', 'person', 'expires_at', 'passphrase_hash'])
        .where('uid', '=', token?.uid ?? PLACEHOLDER_UID)
        .where('id', '=', token?.link_id ?? '')
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      if (!link) return null
      const { purpose, expires_at: expiresAt, passphrase_hash: passphraseHash, ...rest } = link
      return { ...rest, purpose: ReviewLink.shape.purpose.parse(purpose), expiresAt, passphraseHash }
    },

    /** Newest first. */
    async readReviewLinks(uid: string): Promise<ReviewLink[]> {
      const query = db.selectFrom('review_link').selectAll().where('uid', '=', uid)
      const rows = await query.orderBy('created_at', 'desc').orderBy('id').execute()
      return rows.map(linkOf)
    },

    async recordReviewOpening(uid: string, id: string): Promise<void> {
      await db
        .updateTable('review_link')
        .set((is) => ({ opened: is('opened', '+', 1), last_opened_at: instant() }))
        .where('uid', '=', uid)
        .where('id', '=', id)
        .execute()
    },

    /** Ends a link; its comments and proposals stay. False when there is none that works. */
    revokeReviewLink: (uid: string, id: string): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        // Without its token, no later bug can open it.
        await tx.deleteFrom('review_token').where('uid', '=', uid).where('link_id', '=', id).execute()
        const { numUpdatedRows } = await tx
          .updateTable('review_link')
          .set({ revoked_at: instant() })
          .where('uid', '=', uid)
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      }),

    /** Removes a link with its comments and proposals. False when there is none. */
    removeReviewLink: (uid: string, id: string): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        await tx.deleteFrom('review_token').where('uid', '=', uid).where('link_id', '=', id).execute()
        const link = tx.deleteFrom('review_link').where('uid', '=', uid).where('id', '=', id)
        const { numDeletedRows } = await link.executeTakeFirst()
        // After the link, whose row a new comment holds.
        for (const table of ['review_comment', 'review_proposal'] as const)
          await tx.deleteFrom(table).where('uid', '=', uid).where('link_id', '=', id).execute()
        return numDeletedRows > 0n
      }),
  }
}

const commentOf = ({ link_id: linkId, done, ...row }: ReviewCommentRow): ReviewComment =>
  ReviewComment.parse({ ...row, linkId, done: done === 1 })

export function reviewComments(db: Kysely<Tables>, now: () => Date) {
  return {
    /** `ended` when the link no longer works, `full` when it has as many comments as allowed. */
    addReviewComment: ({
      uid,
      linkId,
      step,
      name,
      text,
    }: NewReviewComment): Promise<ReviewComment | 'ended' | 'full'> =>
      inTransaction(db, async (tx) => {
        const at = now().toISOString()
        if (!(await holdWorkingLink(tx, { uid, linkId, at }))) return 'ended'
        const existing = tx
          .selectFrom('review_comment')
          .select('id')
          .where('uid', '=', uid)
          .where('link_id', '=', linkId)
        if ((await existing.execute()).length >= REVIEW_LIMITS.comments) return 'full'
        const row: ReviewCommentRow = { uid, id: randomUUID(), link_id: linkId, step, name, text, at, done: 0 }
        await tx.insertInto('review_comment').values(row).execute()
        return commentOf(row)
      }),

    /** Oldest first; those of one link, or all. */
    async readReviewComments(uid: string, linkId?: string): Promise<ReviewComment[]> {
      const all = db.selectFrom('review_comment').selectAll().where('uid', '=', uid)
      const query = linkId === undefined ? all : all.where('link_id', '=', linkId)
      return (await query.orderBy('at').orderBy('id').execute()).map(commentOf)
    },

    /** False when there is none. */
    async markReviewComment(uid: string, id: string, done: boolean): Promise<boolean> {
      const query = db.updateTable('review_comment').set({ done: done ? 1 : 0 })
      const { numUpdatedRows } = await query.where('uid', '=', uid).where('id', '=', id).executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** False when there is none. */
    async removeReviewComment(uid: string, id: string): Promise<boolean> {
      const comment = db.deleteFrom('review_comment').where('uid', '=', uid).where('id', '=', id)
      return (await comment.executeTakeFirst()).numDeletedRows > 0n
    },
  }
}
