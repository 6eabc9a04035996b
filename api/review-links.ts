import * as z from 'zod/mini'
import { holdsWrittenNumber } from '#domain/formats/social-security-numbers-in-text.ts'
import { line, paragraph, rejectIf } from '#domain/formats/text.ts'
import { message } from '#domain/message.ts'
import { MaskedRecord } from '#domain/trust/record.ts'
import { stepSlugs } from '#domain/trust/routes.ts'
import { AccountEvent } from './account-event.ts'
import { operation, resource } from './operation.ts'
import { TrustState } from './trust.ts'

/** The lifetimes of a review link, in days. */
export const REVIEW_DAYS = [7, 30, 90] as const
/** The most links of one owner and comments on one link, and lengths in UTF-16 code units. */
export const REVIEW_LIMITS = { links: 20, comments: 100, label: 100, name: 100, text: 2_000 } as const
/** In UTF-16 code units. */
export const PASSPHRASE_LENGTH = { least: 6, most: 128 } as const

const noNumber = () =>
  z.refine<string>((text) => !holdsWrittenNumber(text), 'Please leave social security numbers out of this text.')

export const commentName = line(REVIEW_LIMITS.name, 'Please enter your name.').check(noNumber())
/** Text, never markup. */
export const commentText = paragraph(REVIEW_LIMITS.text, 'Please write your comment.').check(noNumber())
export const linkLabel = line(REVIEW_LIMITS.label, 'Please say who this link is for.').check(noNumber())
/** Phones replace straight quotation marks with curly ones in some fields and not in others. */
const straightened = z.overwrite<string>((text) =>
  text
    .trim()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"'),
)

/** A pass-phrase as a reader types it. */
export const typedPassphrase = z
  .string('This must be text.')
  .check(straightened, z.maxLength(1_000, 'This is not the pass-phrase.'))
export const newPassphrase = z.string('This must be text.').check(
  straightened,
  rejectIf((text) => {
    const { least, most } = PASSPHRASE_LENGTH
    if (text.length < least) return message('A pass-phrase has at least {least} characters.', { least })
    return text.length > most ? message('A pass-phrase has at most {most} characters.', { most }) : undefined
  }),
  z.minLength(PASSPHRASE_LENGTH.least),
  z.maxLength(PASSPHRASE_LENGTH.most),
)

/** A link with which someone without an account reads the owner's answers. Its token is not stored. */
export const ReviewLink = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.nullable(z.iso.datetime()),
  withPassphrase: z.boolean(),
  opened: z.number(),
  lastOpenedAt: z.nullable(z.iso.datetime()),
})
export type ReviewLink = z.infer<typeof ReviewLink>

export const ReviewComment = z.object({
  id: z.string(),
  linkId: z.string(),
  step: z.enum(stepSlugs),
  name: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  done: z.boolean(),
})
export type ReviewComment = z.infer<typeof ReviewComment>

const id = z.string('This must be text.').check(z.maxLength(64, 'This is not a valid id.'))
const done = z.boolean('This must be true or false.')

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
  answer:
    'The links newest first, their comments oldest first, and the newest hundred lines of the audit log about them.',
})

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
  summary: 'Create a link',
  description: 'Its address is `/review#token=` followed by the token. `not-found` if there is no trust.',
  answer: 'The link, and its token, shown only this once.',
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
  description: 'Its comments stay.',
  example: { id: 'clara' },
})

export const removeReviewLink = operation({
  method: 'POST',
  path: '/api/review-links/remove',
  access: 'signed-in',
  request: z.strictObject({ id }),
  response: z.object({}),
  errors: ['not-found'],
  summary: 'Delete a link and its comments',
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
  example: { id: 'clara', done: true },
})

export const removeReviewComment = operation({
  method: 'POST',
  path: '/api/review-comments/remove',
  access: 'signed-in',
  request: z.strictObject({ id }),
  response: z.object({}),
  errors: ['not-found'],
  summary: 'Delete a comment',
  example: { id: 'clara' },
})

/** The link's token, and its pass-phrase if it has one. */
const readerProof = {
  token: z.string('This must be text.').check(z.maxLength(1_000, 'This is not a valid link token.')),
  passphrase: z.optional(typedPassphrase),
}

/** The record's social security numbers are masked, and its `uid` belongs to no account. */
export const Review = z.extend(TrustState, {
  label: z.string(),
  expiresAt: z.iso.datetime(),
  previews: z.boolean(),
  record: MaskedRecord,
  comments: z.array(ReviewComment),
})
export type Review = z.infer<typeof Review>

export const openReview = operation({
  method: 'POST',
  path: '/api/review/open',
  access: 'anyone',
  request: z.strictObject(readerProof),
  response: Review,
  errors: ['not-found', 'invalid-review-link', 'too-many-requests'],
  summary: 'Open a link',
  description: 'The error is the same for every reason why a link cannot be opened.',
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
      description: 'A review link.',
      fields: {
        label: 'For whom it was created.',
        revokedAt: 'Null unless the owner has ended it.',
        opened: 'How often.',
      },
    },
    Review: {
      schema: Review,
      description: 'The answers and comments that a reader sees.',
      fields: {
        label: 'For whom the link was created.',
        previews: 'Whether the owner’s package includes previews of the documents.',
        comments: 'Of this link, oldest first.',
      },
    },
    ReviewComment: {
      schema: ReviewComment,
      description: 'A reader’s comment on a section.',
      fields: { done: 'Set by the owner.' },
    },
  },
})
