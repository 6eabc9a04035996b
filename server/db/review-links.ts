import type { Kysely } from 'kysely'
import { REVIEW_LIMITS, ReviewLink } from '#api/review-links.ts'
import { NOBODY } from './nobody.ts'
import type { Reviewing } from './reviewing.ts'
import { expectRunning } from './sessions.ts'
import type { ReviewLinkRow, Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'
import type { Means } from './trust-writes.ts'

type ReviewLinks = Omit<
  Reviewing,
  'readReviewEvents' | 'addReviewComment' | 'readReviewComments' | 'markReviewComment' | 'removeReviewComment'
>

const linkOf = (row: ReviewLinkRow): ReviewLink =>
  ReviewLink.parse({
    id: row.id,
    label: row.label,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    withPassphrase: row.passphrase_hash !== null,
    opened: row.opened,
    lastOpenedAt: row.last_opened_at,
  })

export function reviewLinks(db: Kysely<Tables>, { now, locks }: Pick<Means, 'now' | 'locks'>): ReviewLinks {
  const instant = () => now().toISOString()

  return {
    keepReviewLink: ({ uid, id, label, expiresAt: expires_at, tokenHash: token_hash, passphraseHash, sessionId }) =>
      inTransaction(db, async (tx) => {
        await expectRunning(tx, sessionId, locks)
        // Of several at once each sees those before it.
        const own = tx.selectFrom('user_profile').select('uid').where('uid', '=', uid)
        await (locks ? own.forUpdate() : own).execute()
        const kept = await tx.selectFrom('review_link').select('id').where('uid', '=', uid).execute()
        if (kept.length >= REVIEW_LIMITS.links) return false
        await tx
          .insertInto('review_link')
          .values({
            ...{ uid, id, label, expires_at, passphrase_hash: passphraseHash, created_at: instant() },
            ...{ revoked_at: null, opened: 0, last_opened_at: null },
          })
          .execute()
        await tx.insertInto('review_token').values({ token_hash, uid, link_id: id, expires_at }).execute()
        return true
      }),

    async findReviewLink(tokenHash) {
      const token = await db
        .selectFrom('review_token')
        .select(['uid', 'link_id'])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', instant())
        .executeTakeFirst()
      const link = await db
        .selectFrom('review_link')
        .select(['uid', 'id', 'label', 'expires_at', 'passphrase_hash'])
        .where('uid', '=', token?.uid ?? NOBODY)
        .where('id', '=', token?.link_id ?? '')
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      if (!link) return null
      const { uid, id, label } = link
      return { uid, id, label, expiresAt: link.expires_at, passphraseHash: link.passphrase_hash }
    },

    async readReviewLinks(uid) {
      const query = db.selectFrom('review_link').selectAll().where('uid', '=', uid)
      const rows = await query.orderBy('created_at', 'desc').orderBy('id').execute()
      return rows.map(linkOf)
    },

    async noteReviewOpening(uid, id) {
      await db
        .updateTable('review_link')
        .set((is) => ({ opened: is('opened', '+', 1), last_opened_at: instant() }))
        .where('uid', '=', uid)
        .where('id', '=', id)
        .execute()
    },

    revokeReviewLink: (uid, id) =>
      inTransaction(db, async (tx) => {
        // Its token goes, so that no later fault can let anybody in with it.
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

    removeReviewLink: (uid, id) =>
      inTransaction(db, async (tx) => {
        await tx.deleteFrom('review_token').where('uid', '=', uid).where('link_id', '=', id).execute()
        const own = tx.deleteFrom('review_link').where('uid', '=', uid).where('id', '=', id)
        const { numDeletedRows } = await own.executeTakeFirst()
        // After the link, whose row a comment on its way waits for.
        await tx.deleteFrom('review_comment').where('uid', '=', uid).where('link_id', '=', id).execute()
        return numDeletedRows > 0n
      }),
  }
}
