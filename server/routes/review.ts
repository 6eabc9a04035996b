import { commentOnReview, openReview } from '#api/review.ts'
import { bindOpen } from './middleware/bind.ts'
import type { Parts } from './parts.ts'

/** What a reader without an account can do: read, and remark. Without the switch nothing of it is there. */
export function serveReview({ doorway, config, reviews }: Parts): void {
  if (!config.reviewLinks) return
  bindOpen(doorway, openReview, ({ body, address }) => reviews.open(body, address))
  bindOpen(doorway, commentOnReview, ({ body: { step, name, text, ...proof }, address }) =>
    reviews.comment(proof, { step, name, text }, address),
  )
}
