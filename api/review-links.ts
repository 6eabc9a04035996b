import * as z from 'zod/mini'
import { holdsWrittenNumber } from '#domain/formats/social-security-numbers-in-text.ts'
import { line, paragraph } from '#domain/formats/text.ts'
import { MaskedRecord } from '#domain/trust/record.ts'
import { stepSlugs } from '#domain/trust/routes.ts'
import { AccountEvent } from './account-event.ts'
import { INSTANT, operation, resource } from './operation.ts'
import { TrustState } from './trust.ts'

/** For how many days a link for readers can be made. */
export const REVIEW_DAYS = [7, 30, 90] as const
/** The most there may be: links of one owner, comments under one link; and lengths in UTF-16 code units. */
export const REVIEW_LIMITS = { links: 20, comments: 100, label: 100, name: 100, text: 2_000 } as const
/** How long a pass-phrase may be, in UTF-16 code units. */
export const PASSPHRASE_LENGTH = { least: 6, most: 128 } as const

const noNumber = () =>
  z.refine<string>((text) => !holdsWrittenNumber(text), 'Please leave social security numbers out of this text.')

/** Who wrote a comment, as typed. */
export const commentName = line(REVIEW_LIMITS.name, 'Please enter your name.').check(noNumber())
/** What a comment says: text, never markup. */
export const commentText = paragraph(REVIEW_LIMITS.text, 'Please write your comment.').check(noNumber())
/** For whom a link is made. */
export const linkLabel = line(REVIEW_LIMITS.label, 'Please say who this link is for.').check(noNumber())
/** A telephone makes curly quotation marks of straight ones in one kind of field and not in another. */
const straightened = z.overwrite<string>((text) =>
  text
    .trim()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"'),
)

/** A pass-phrase as a reader gives it. */
export const givenPassphrase = z
  .string('This must be text.')
  .check(straightened, z.maxLength(1_000, 'This is not the pass-phrase.'))
/** A pass-phrase that is being chosen. */
export const newPassphrase = z
  .string('This must be text.')
  .check(
    straightened,
    z.minLength(PASSPHRASE_LENGTH.least, `A pass-phrase has at least ${PASSPHRASE_LENGTH.least} characters.`),
    z.maxLength(PASSPHRASE_LENGTH.most, `A pass-phrase has at most ${PASSPHRASE_LENGTH.most} characters.`),
  )

/** A link with which somebody without an account reads the owner's answers. Its token is stored nowhere; instants are ISO 8601 in UTC. */
export const ReviewLink = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Null unless the owner has ended it. */
  revokedAt: z.nullable(z.string()),
  withPassphrase: z.boolean(),
  /** How often it was opened, and when last. */
  opened: z.number(),
  lastOpenedAt: z.nullable(z.string()),
})
export type ReviewLink = z.infer<typeof ReviewLink>

/** What a reader has remarked, through one link, on one of the thirteen sections. `done` is the owner's mark. */
export const ReviewComment = z.object({
  id: z.string(),
  linkId: z.string(),
  step: z.enum(stepSlugs),
  name: z.string(),
  text: z.string(),
  at: z.string(),
  done: z.boolean(),
})
export type ReviewComment = z.infer<typeof ReviewComment>

const id = z.string('This must be text.').check(z.maxLength(64, 'This is not an id.'))
const done = z.boolean('This must be true or false.')

/** The links newest first, their comments oldest first, and the newest hundred lines of the audit log about them, newest first. */
export const readReviewLinks = operation({
  method: 'GET',
  path: '/api/review-links',
  access: 'signed-in',
  response: z.object({
    links: z.array(ReviewLink),
    comments: z.array(ReviewComment),
    events: z.array(AccountEvent),
  }),
  errors: ['not-found'],
  summary: 'Read the links',
  answer: 'The links, their comments and their trail.',
})

/** `not-found` when there is no trust. */
export const makeReviewLink = operation({
  method: 'POST',
  path: '/api/review-links',
  access: 'signed-in',
  request: z.strictObject({
    label: linkLabel,
    days: z.literal(REVIEW_DAYS, 'Please choose 7, 30 or 90 days.'),
    passphrase: z.optional(newPassphrase),
  }),
  response: z.object({ link: ReviewLink, token: z.string() }),
  errors: ['email-not-verified', 'not-found', 'limit-reached'],
  summary: 'Make a link',
  description: 'It leads to `/review#token=` and the token, answered this once.',
  answer: 'The link and its token.',
  example: { label: 'Clara Alder', days: 30 },
})

export const revokeReviewLink = operation({
  method: 'POST',
  path: '/api/review-links/revoke',
  access: 'signed-in',
  request: z.strictObject({ id }),
  response: z.object({}),
  errors: ['not-found'],
  summary: 'End a link',
  description: 'At once. Its comments stay.',
  answer: 'An empty object.',
  example: { id: 'clara' },
})

/** A link that still works ends. */
export const removeReviewLink = operation({
  method: 'POST',
  path: '/api/review-links/remove',
  access: 'signed-in',
  request: z.strictObject({ id }),
  response: z.object({}),
  errors: ['not-found'],
  summary: 'Take a link and its comments away',
  answer: 'An empty object.',
  example: { id: 'clara' },
})

export const markReviewComment = operation({
  method: 'POST',
  path: '/api/review-comments/mark',
  access: 'signed-in',
  request: z.strictObject({ id, done }),
  response: z.object({}),
  errors: ['not-found'],
  summary: 'Mark a comment as done',
  answer: 'An empty object.',
  example: { id: 'clara', done: true },
})

export const removeReviewComment = operation({
  method: 'POST',
  path: '/api/review-comments/remove',
  access: 'signed-in',
  request: z.strictObject({ id }),
  response: z.object({}),
  errors: ['not-found'],
  summary: 'Take a comment away',
  answer: 'An empty object.',
  example: { id: 'clara' },
})

/** What the reader proves to have been sent: the link's token, and its pass-phrase where it has one. */
const readerProof = {
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

/** Every link that cannot be opened, for whatever reason, and every wrong pass-phrase is rejected alike. */
export const openReview = operation({
  method: 'POST',
  path: '/api/review/open',
  access: 'anyone',
  request: z.strictObject(readerProof),
  response: Review,
  errors: ['not-found', 'invalid-review-link', 'too-many-requests'],
  summary: 'Open a link',
  description: 'Whatever cannot be opened is refused alike.',
  answer: 'The answers, and the comments.',
  example: { token: 'the-token-of-the-link' },
})

export const commentOnReview = operation({
  method: 'POST',
  path: '/api/review/comment',
  access: 'anyone',
  request: z.strictObject({
    ...readerProof,
    step: z.enum(stepSlugs, 'There is no such section.'),
    name: commentName,
    text: commentText,
  }),
  response: ReviewComment,
  errors: ['not-found', 'invalid-review-link', 'limit-reached', 'too-many-requests'],
  summary: 'Comment on a section',
  answer: 'The comment.',
  example: { token: 'the-token-of-the-link', step: 'grantor', name: 'Clara Alder', text: 'Is this right?' },
})

export const reviewLinks = resource({
  tag: 'Links for readers',
  operations: {
    readReviewLinks,
    makeReviewLink,
    revokeReviewLink,
    removeReviewLink,
    markReviewComment,
    removeReviewComment,
    openReview,
    commentOnReview,
  },
  schemas: {
    ReviewLink: {
      schema: ReviewLink,
      description: 'A link for readers.',
      fields: { createdAt: INSTANT, expiresAt: INSTANT, revokedAt: INSTANT, lastOpenedAt: INSTANT },
    },
    Review: { schema: Review, description: 'What a reader sees.', fields: { expiresAt: INSTANT } },
    ReviewComment: {
      schema: ReviewComment,
      description: 'What a reader has remarked on a section.',
      fields: { at: INSTANT },
    },
  },
})
