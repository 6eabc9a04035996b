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
const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const token = 'the-token-of-the-link'

export const review: readonly DescribedOperation[] = [
  {
    operation: readReviewLinks,
    id: 'readReviewLinks',
    tag,
    summary: 'Read the links and what was remarked through them',
    answer:
      'The links, newest first; the comments, oldest first; and the newest hundred lines of the trail about them, newest first.',
    refusals: ['not-found'],
  },
  {
    operation: makeReviewLink,
    id: 'makeReviewLink',
    tag,
    summary: 'Make a link',
    description:
      'The link leads to `/review#token=` and the token. The token is answered this once and kept nowhere. With a pass-phrase, the reader needs both.',
    answer: 'The link and its token.',
    refusals: ['not-found', 'too-many-links', 'too-many-requests'],
    example: { label: 'Dana Reed, attorney', days: 30, passphrase: 'cedar and brass' },
  },
  {
    operation: revokeReviewLink,
    id: 'revokeReviewLink',
    tag,
    summary: 'End a link',
    description: 'At once: a reader who has it open is refused with the next request. Its comments stay.',
    answer: 'An empty object.',
    refusals: ['not-found'],
    example: { id },
  },
  {
    operation: removeReviewLink,
    id: 'removeReviewLink',
    tag,
    summary: 'Take a link away',
    description: 'With all its comments; one that still works ends.',
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
    summary: 'Read through a link',
    description:
      'The answers as they are now, with social security numbers masked. Every link that cannot be opened and every wrong pass-phrase is refused alike. Each opening is in the owner’s trail.',
    answer: 'The answers, and what was remarked through this link.',
    refusals: ['invalid-review-link', 'not-found', 'too-many-requests'],
    example: { token, passphrase: 'cedar and brass' },
  },
  {
    operation: commentOnReview,
    id: 'commentOnReview',
    tag,
    summary: 'Remark on a section',
    description: 'For the owner of the trust, and for whoever reads through the same link.',
    answer: 'The comment as it was kept.',
    refusals: ['invalid-review-link', 'not-found', 'too-many-comments', 'too-many-requests'],
    example: { token, step: 'grantor', name: 'Dana Reed', text: 'Is this the legal name?' },
  },
]
