import type { Kysely, Transaction } from 'kysely'
import { MAX_PROPOSALS, ReviewProposal } from '#api/review-proposals.ts'
import { sameName } from '#domain/formats/names.ts'
import type { Fact } from '#domain/trust/person-details.ts'
import { inTransaction } from './database.ts'
import { holdWorkingLink } from './review-links.ts'
import type { ReviewProposalRow, Tables } from './tables.ts'

export interface NewReviewProposal extends Pick<ReviewProposal, 'id' | 'linkId' | 'person' | 'facts' | 'before'> {
  uid: string
}

function proposalOf({ id, link_id: linkId, person, body, at, decided_at: decidedAt, used }: ReviewProposalRow) {
  return ReviewProposal.parse({ id, linkId, person, ...JSON.parse(body), at, decidedAt, used: JSON.parse(used) })
}

export function reviewProposals(db: Kysely<Tables>, now: () => Date) {
  const ofUser = (tx: Kysely<Tables>, uid: string) =>
    tx.selectFrom('review_proposal').selectAll().where('uid', '=', uid)
  const openOf = (tx: Kysely<Tables>, uid: string, linkId: string) =>
    tx
      .deleteFrom('review_proposal')
      .where('uid', '=', uid)
      .where('link_id', '=', linkId)
      .where('decided_at', 'is', null)

  /** Links and open proposals for a person are for the new name once the answers have it. */
  async function rename(tx: Transaction<Tables>, uid: string, person: string, name: string): Promise<void> {
    const links = await tx.selectFrom('review_link').select(['id', 'person']).where('uid', '=', uid).execute()
    for (const { id } of links.filter((link) => sameName(link.person ?? '', person)))
      await tx.updateTable('review_link').set({ person: name }).where('uid', '=', uid).where('id', '=', id).execute()
    const open = await ofUser(tx, uid).where('decided_at', 'is', null).execute()
    for (const { id } of open.filter((each) => sameName(each.person, person)))
      await tx
        .updateTable('review_proposal')
        .set({ person: name })
        .where('uid', '=', uid)
        .where('id', '=', id)
        .execute()
  }

  return {
    /** Replaces the open proposal of the link. `ended` and `full` as for comments. The same id again changes nothing. */
    addReviewProposal: (proposal: NewReviewProposal): Promise<'added' | 'ended' | 'full'> =>
      inTransaction(db, async (tx) => {
        const { uid, id, linkId, person, facts, before } = proposal
        const at = now().toISOString()
        if (!(await holdWorkingLink(tx, { uid, linkId, at }))) return 'ended'
        const known = await ofUser(tx, uid).where('id', '=', id).executeTakeFirst()
        if (known) return known.link_id === linkId ? 'added' : 'ended'
        const stored = await ofUser(tx, uid).where('link_id', '=', linkId).execute()
        if (stored.filter(({ decided_at }) => decided_at !== null).length >= MAX_PROPOSALS) return 'full'
        await openOf(tx, uid, linkId).execute()
        const body = JSON.stringify({ facts, before })
        const row = { uid, id, link_id: linkId, person, body, at, decided_at: null, used: '[]' }
        await tx.insertInto('review_proposal').values(row).execute()
        return 'added'
      }),

    /** Oldest first; those of one link, or all. */
    async readReviewProposals(uid: string, linkId?: string): Promise<ReviewProposal[]> {
      const query = linkId === undefined ? ofUser(db, uid) : ofUser(db, uid).where('link_id', '=', linkId)
      return (await query.orderBy('at').orderBy('id').execute()).map(proposalOf)
    },

    /** False where no such proposal is open. */
    async withdrawReviewProposal(uid: string, linkId: string, id: string): Promise<boolean> {
      return (await openOf(db, uid, linkId).where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n
    },

    /** False where there is none, or it was decided otherwise. */
    decideReviewProposal: (uid: string, id: string, used: readonly Fact[]): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        const decided = await tx
          .updateTable('review_proposal')
          .set({ decided_at: now().toISOString(), used: JSON.stringify(used) })
          .where('uid', '=', uid)
          .where('id', '=', id)
          .where('decided_at', 'is', null)
          .executeTakeFirst()
        const row = await ofUser(tx, uid).where('id', '=', id).executeTakeFirst()
        if (!row) return false
        if (decided.numUpdatedRows === 0n) return row.used === JSON.stringify(used)
        const { name } = proposalOf(row).facts
        if (used.includes('name') && name !== undefined) await rename(tx, uid, row.person, name)
        return true
      }),
  }
}
