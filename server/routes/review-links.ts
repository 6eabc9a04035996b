import {
  commentOnReview,
  makeReviewLink,
  markReviewComment,
  openReview,
  readReviewLinks,
  removeReviewComment,
  removeReviewLink,
  revokeReviewLink,
} from '#api/review-links.ts'
import { ApiError } from '../errors.ts'
import { authenticatedRoute, publicRoute, type RouteContext } from './middleware/route.ts'

/** The owner's review links, and what a reader without an account does with one. Not served unless the setting is on. */
export function reviewLinkRoutes(context: RouteContext): void {
  const { config, accounts, reviews, store } = context
  if (!config.reviewLinks) return

  authenticatedRoute(context, readReviewLinks, ({ caller }) => reviews.own(caller.uid))

  authenticatedRoute(context, makeReviewLink, async ({ caller, body, address }) => {
    await accounts.verification.check(caller)
    return reviews.make(caller, body, address)
  })

  authenticatedRoute(context, revokeReviewLink, async ({ caller, body, address }) => {
    await reviews.revoke(caller.uid, body.id, address)
    return {}
  })

  authenticatedRoute(context, removeReviewLink, async ({ caller, body, address }) => {
    await reviews.remove(caller.uid, body.id, address)
    return {}
  })

  const found = (exists: boolean) => {
    if (!exists) throw new ApiError('not-found', 'There is no such comment.')
    return {}
  }
  authenticatedRoute(context, markReviewComment, async ({ caller, body }) =>
    found(await store.markReviewComment(caller.uid, body.id, body.done)),
  )
  authenticatedRoute(context, removeReviewComment, async ({ caller, body }) =>
    found(await store.removeReviewComment(caller.uid, body.id)),
  )

  publicRoute(context, openReview, ({ body, address }) => reviews.open(body, address))

  publicRoute(context, commentOnReview, ({ body: { step, name, text, ...proof }, address }) =>
    reviews.comment(proof, { step, name, text }, address),
  )
}
