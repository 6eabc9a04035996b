import {
  makeReviewLink,
  markReviewComment,
  readReviewLinks,
  removeReviewComment,
  removeReviewLink,
  revokeReviewLink,
} from '#api/review-links.ts'
import { Refuse } from '../refuse.ts'
import { bindOwn } from './middleware/bind.ts'
import type { Parts } from './parts.ts'

/** What the owner does with links for readers. Without the switch nothing of it is there. */
export function serveReviewLinks({ doorway, config, accounts, reviews, store }: Parts): void {
  if (!config.reviewLinks) return
  bindOwn(doorway, readReviewLinks, ({ caller }) => reviews.own(caller.uid))
  bindOwn(doorway, makeReviewLink, async ({ caller, body, address }) => {
    await accounts.verification.check(caller)
    return reviews.make(caller, body, address)
  })
  bindOwn(doorway, revokeReviewLink, async ({ caller, body, address }) => {
    await reviews.revoke(caller.uid, body.id, address)
    return {}
  })
  bindOwn(doorway, removeReviewLink, async ({ caller, body, address }) => {
    await reviews.remove(caller.uid, body.id, address)
    return {}
  })
  const found = (there: boolean) => {
    if (!there) throw new Refuse('not-found', 'There is no such comment.')
    return {}
  }
  bindOwn(doorway, markReviewComment, async ({ caller, body }) =>
    found(await store.markReviewComment(caller.uid, body.id, body.done)),
  )
  bindOwn(doorway, removeReviewComment, async ({ caller, body }) =>
    found(await store.removeReviewComment(caller.uid, body.id)),
  )
}
