import { commentOnReview, openReview } from '../review.ts'
import {
  makeReviewLink,
  markReviewComment,
  readReviewLinks,
  removeReviewComment,
  removeReviewLink,
  revokeReviewLink,
} from '../review-links.ts'
import type { DescribedOperation } from './described-operation.ts'

const tag = 'Links for readers'
const id = 'clara'
const token = 'the-token-of-the-link'

export const review: readonly DescribedOperation[] = [
  {
    operation: readReviewLinks,
    id: 'readReviewLinks',
    tag,
    summary: 'Read the links',
    answer: 'The links, their comments and their trail.',
    refusals: ['not-found'],
  },
  {
    operation: makeReviewLink,
    id: 'makeReviewLink',
    tag,
    summary: 'Make a link',
    description: 'It leads to `/review#token=` and the token, answered this once.',
    answer: 'The link and its token.',
    refusals: ['email-not-verified', 'not-found', 'limit-reached'],
    example: { label: 'Clara Alder', days: 30 },
  },
  {
    operation: revokeReviewLink,
    id: 'revokeReviewLink',
    tag,
    summary: 'End a link',
    description: 'At once. Its comments stay.',
    answer: 'An empty object.',
    refusals: ['not-found'],
    example: { id },
  },
  {
    operation: removeReviewLink,
    id: 'removeReviewLink',
    tag,
    summary: 'Take a link and its comments away',
    answer: 'An empty object.',
    refusals: ['not-found'],
    example: { id },
  },
  {
    operation: markReviewComment,
    id: 'markReviewComment',
    tag,
    summary: 'Mark a comment as done',
    answer: 'An empty object.',
    refusals: ['not-found'],
    example: { id, done: true },
  },
  {
    operation: removeReviewComment,
    id: 'removeReviewComment',
    tag,
    summary: 'Take a comment away',
    answer: 'An empty object.',
    refusals: ['not-found'],
    example: { id },
  },
  {
    operation: openReview,
    id: 'openReview',
    tag,
    summary: 'Open a link',
    description: 'Whatever cannot be opened is refused alike.',
    answer: 'The answers, and the comments.',
    refusals: ['not-found', 'invalid-review-link', 'too-many-requests'],
    example: { token },
  },
  {
    operation: commentOnReview,
    id: 'commentOnReview',
    tag,
    summary: 'Comment on a section',
    answer: 'The comment.',
    refusals: ['not-found', 'invalid-review-link', 'limit-reached', 'too-many-requests'],
    example: { token, step: 'grantor', name: 'Clara Alder', text: 'Is this right?' },
  },
]
