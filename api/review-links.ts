import * as z from 'zod/mini'
import { line, noNumber, paragraph } from '#domain/formats/schemas.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { keysOf } from '#domain/trust/enumerations.ts'
import { MaskedRecord } from '#domain/trust/record.ts'
import { stepSlugs } from '#domain/trust/routes.ts'
import { AccountEvent } from './account-event.ts'
import { operation, resource } from './operation.ts'
import { storedId as id, newPassphrase, readerProof } from './reader-input.ts'
import { ReviewProposal, SentProposal } from './review-proposals.ts'
import { TrustState } from './trust.ts'

/** The lifetimes of a review link, in days. */
export const REVIEW_DAYS = [7, 30, 90] as const
/** Those of a handover link: its reader may need it when the owner can make no other. */
export const HANDOVER_DAYS = [365, 730, 1825] as const
/** What a link is for: reading and remarking, the same with what an attorney looks for, or the successor trustee's binder. */
export const LINK_PURPOSES = ['review', 'attorney', 'handover'] as const
/** The most links of one owner, comments on one link, and lengths in UTF-16 code units. */
export const REVIEW_LIMITS = { links: 20, comments: 100, label: 100, name: 100, text: 2_000 } as const
export const commentName = line(REVIEW_LIMITS.name, 'Please enter your name.').check(noNumber())
/** Text, never markup. */
export const commentText = paragraph(REVIEW_LIMITS.text, 'Please write your comment.').check(noNumber())
export const linkLabel = line(REVIEW_LIMITS.label, 'Please say who this link is for.').check(noNumber())
/** A link with which someone without an account reads the owner's answers. Its token is not stored. */
export const ReviewLink = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.nullable(z.iso.datetime()),
  withPassphrase: z.boolean(),
  purpose: z.enum(LINK_PURPOSES),
  person: z.nullable(z.string()),
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

const done = z.boolean('This must be true or false.')

export const readReviewLinks = operation({
  method: 'GET',
  path: '/api/review-links',
  access: 'signed-in',
  response: z.object({
    links: z.array(ReviewLink),
    comments: z.array(ReviewComment),
    proposals: z.array(ReviewProposal),
    events: z.array(AccountEvent),
  }),
  errors: ['not-found'],
  summary: 'Read the links',
  answer:
    'The links newest first, their comments and proposals oldest first, and the newest hundred lines of the audit log about them.',
})

export const makeReviewLink = operation({
  method: 'POST',
  path: '/api/review-links',
  access: 'signed-in',
  paid: true,
  request: z.strictObject({
    label: linkLabel,
    days: z.literal([...REVIEW_DAYS, ...HANDOVER_DAYS], 'Please choose 7, 30 or 90 days.'),
    purpose: z.optional(z.enum(LINK_PURPOSES, 'This must be review, attorney or handover.')),
    passphrase: z.optional(newPassphrase),
    person: z.optional(line(LIMITS.name, 'Please choose whose details they are.')),
  }),
  response: z.object({ link: ReviewLink, token: z.string() }),
  errors: ['email-not-verified', 'not-found', 'limit-reached'],
  summary: 'Create a link',
  description:
    'Its address is `/review#token=` followed by the token. `not-found` if there is no trust. With `person`, a name in the answers, its reader may propose changes to the details of that person. With the purpose `attorney`, without `person`, its reader may also make an attorney’s copy of the agreement. With the purpose `handover`, for 365, 730 or 1825 days and without `person`, its reader gets the successor trustee’s binder instead: fewer answers, and no comments.',
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
  description: 'Its comments and proposals stay.',
  example: { id: 'clara' },
})

export const removeReviewLink = operation({
  method: 'POST',
  path: '/api/review-links/remove',
  access: 'signed-in',
  request: z.strictObject({ id }),
  response: z.object({}),
  errors: ['not-found'],
  summary: 'Delete a link, its comments and its proposals',
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

/** The record's social security numbers are masked, and its `uid` belongs to no account. */
export const Review = z.extend(TrustState, {
  purpose: z.enum(LINK_PURPOSES),
  label: z.string(),
  expiresAt: z.iso.datetime(),
  previews: z.boolean(),
  signed: z.array(z.enum(keysOf(documentNames))),
  record: MaskedRecord,
  comments: z.array(ReviewComment),
  person: z.nullable(z.string()),
  proposals: z.array(SentProposal),
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

export const copyForAttorney = operation({
  method: 'POST',
  path: '/api/review/attorney-copy',
  access: 'anyone',
  request: z.strictObject(readerProof),
  response: z.object({ record: MaskedRecord }),
  errors: ['not-found', 'invalid-review-link', 'too-many-requests'],
  summary: 'Make an attorney’s copy',
  description:
    'The audit log says so. `invalid-review-link` also through a link that is not for an attorney, and where the owner’s package has no previews of the documents.',
  answer: 'The answers used for the copy.',
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
    copyForAttorney,
    commentOnReview,
  },
  schemas: {
    ReviewLink: {
      schema: ReviewLink,
      description: 'A review link.',
      fields: {
        label: 'For whom it was created.',
        revokedAt: 'Null unless the owner has ended it.',
        purpose: 'Whether its reader gets the answers, also an attorney’s copy, or the successor trustee’s binder.',
        person: 'The person whose details its reader may propose; null for none.',
        opened: 'How often.',
      },
    },
    Review: {
      schema: Review,
      description: 'The answers and comments that a reader sees.',
      fields: {
        label: 'For whom the link was created.',
        purpose: 'With `handover`, the record has only the answers of the successor trustee’s binder.',
        previews: 'Whether the owner’s package includes previews of the documents.',
        signed: 'The documents that the owner has checked off as signed; with `handover`, none.',
        comments: 'Of this link, oldest first.',
        person: 'The person whose details the reader may propose; null for none.',
        proposals: 'Of this link, oldest first.',
      },
    },
    ReviewComment: {
      schema: ReviewComment,
      description: 'A reader’s comment on a section.',
      fields: { done: 'Set by the owner.' },
    },
  },
})
