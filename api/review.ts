import * as z from 'zod/mini'
import { MaskedRecord } from '#domain/trust/record.ts'
import { stepSlugs } from '#domain/trust/routes.ts'
import { operation } from './operation.ts'
import { commentName, commentText, givenPassphrase, ReviewComment } from './review-links.ts'
import { TrustState } from './trust.ts'

/** What the reader proves to have been sent: the link's token, and its pass-phrase where it has one. */
const proof = {
  token: z.string('This must be text.').check(z.maxLength(1_000, 'This is not the token of a link.')),
  passphrase: z.optional(givenPassphrase),
}

/** What a reader sees, and of which version. The record's social security numbers are masked, and its `uid` is nobody's. */
export const Review = z.extend(TrustState, {
  /** For whom the owner made the link. */
  label: z.string(),
  expiresAt: z.string(),
  /** Whether the owner's package holds previews of the documents. */
  previews: z.boolean(),
  record: MaskedRecord,
  /** Those that came through this link, oldest first. */
  comments: z.array(ReviewComment),
})
export type Review = z.infer<typeof Review>

/**
 * Opens a link and reads the answers as they are now. Every link that cannot be opened, for whatever reason, and every
 * wrong pass-phrase is refused alike, with `invalid-review-link`; too many attempts with `too-many-requests`.
 */
export const openReview = operation({
  method: 'POST',
  path: '/api/review/open',
  access: 'anyone',
  request: z.strictObject(proof),
  response: Review,
})

/** Leaves a comment on one section for the owner. Refuses as {@link openReview} does, and with `limit-reached`. */
export const commentOnReview = operation({
  method: 'POST',
  path: '/api/review/comment',
  access: 'anyone',
  request: z.strictObject({
    ...proof,
    step: z.enum(stepSlugs, 'There is no such section.'),
    name: commentName,
    text: commentText,
  }),
  response: ReviewComment,
})
