import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { REVIEW_LIMITS, ReviewComment } from '#api/review-links.ts'
import type { Reviewing } from './reviewing.ts'
import type { ReviewCommentRow, Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

type ReviewComments = Pick<
  Reviewing,
  'addReviewComment' | 'readReviewComments' | 'markReviewComment' | 'removeReviewComment'
>

const commentOf = ({ link_id: linkId, done, ...row }: ReviewCommentRow): ReviewComment =>
  ReviewComment.parse({ ...row, linkId, done: done === 1 })

export function reviewComments(db: Kysely<Tables>, now: () => Date): ReviewComments {
  return {
    addReviewComment: ({ uid, linkId, step, name, text }) =>
      inTransaction(db, async (tx) => {
        const at = now().toISOString()
        // Changes nothing and holds the link: of several comments at once each sees those before it, and none comes after its end.
        const { numUpdatedRows } = await tx
          .updateTable('review_link')
          .set((is) => ({ opened: is.ref('opened') }))
          .where('uid', '=', uid)
          .where('id', '=', linkId)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', at)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return 'ended'
        const there = tx.selectFrom('review_comment').select('id').where('uid', '=', uid).where('link_id', '=', linkId)
        if ((await there.execute()).length >= REVIEW_LIMITS.comments) return 'full'
        const row: ReviewCommentRow = { uid, id: randomUUID(), link_id: linkId, step, name, text, at, done: 0 }
        await tx.insertInto('review_comment').values(row).execute()
        return commentOf(row)
      }),

    async readReviewComments(uid, linkId) {
      const all = db.selectFrom('review_comment').selectAll().where('uid', '=', uid)
      const query = linkId === undefined ? all : all.where('link_id', '=', linkId)
      return (await query.orderBy('at').orderBy('id').execute()).map(commentOf)
    },

    async markReviewComment(uid, id, done) {
      const query = db.updateTable('review_comment').set({ done: done ? 1 : 0 })
      const { numUpdatedRows } = await query.where('uid', '=', uid).where('id', '=', id).executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async removeReviewComment(uid, id) {
      const own = db.deleteFrom('review_comment').where('uid', '=', uid).where('id', '=', id)
      return (await own.executeTakeFirst()).numDeletedRows > 0n
    },
  }
}
