import * as z from 'zod/mini'
import { email, line, noNumber, paragraph } from '#domain/formats/schemas.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { FACTS } from '#domain/trust/person-details.ts'
import { operation, resource } from './operation.ts'
import { readerProof, storedId } from './reader-input.ts'

/** The most proposals of one link, open and decided. */
export const MAX_PROPOSALS = 20

/** A person's own facts as a reader proposes them. No document prints one that is shorter. */
export const proposedFacts = {
  name: line(LIMITS.name, 'Please enter your name.', 2).check(noNumber()),
  address: paragraph(LIMITS.address, 'Please enter your address.', 5).check(noNumber()),
  email: email('Invalid email address').check(noNumber()),
}

const fact = z.enum(FACTS, 'There is no such detail.')
const anyFacts = z.object({
  name: z.optional(z.string()),
  address: z.optional(z.string()),
  email: z.optional(z.string()),
})

const sentFields = {
  id: z.string(),
  facts: anyFacts,
  at: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  used: z.array(fact),
}

/** A proposal as its reader sees it. */
export const SentProposal = z.object(sentFields)
export type SentProposal = z.infer<typeof SentProposal>

/** What a reader proposes about himself or herself; it changes nothing until the owner saves it. */
export const ReviewProposal = z.object({
  ...sentFields,
  linkId: z.string(),
  person: z.string(),
  before: z.array(z.object({ path: z.string(), value: z.string() })),
})
export type ReviewProposal = z.infer<typeof ReviewProposal>

export const decideReviewProposal = operation({
  method: 'POST',
  path: '/api/review-proposals/decide',
  access: 'signed-in',
  request: z.strictObject({
    id: storedId,
    used: z
      .array(fact, 'This must be a list of details.')
      .check(z.maxLength(FACTS.length, 'Please list each detail only once.')),
  }),
  response: z.object({}),
  errors: ['not-found'],
  summary: 'Say what became of a proposal',
  description:
    'Its reader sees which details were used; none declines it. The answers are changed by `changeTrust`, not by this. Where the name was used, links for that person are for the new name. `not-found` if it was withdrawn or decided otherwise.',
  example: { id: 'clara', used: ['address' as const] },
})

const sent = z.object({ proposals: z.array(SentProposal) })

export const proposeInReview = operation({
  method: 'POST',
  path: '/api/review/propose',
  access: 'anyone',
  request: z.strictObject({
    ...readerProof,
    name: z.optional(proposedFacts.name),
    address: z.optional(proposedFacts.address),
    email: z.optional(proposedFacts.email),
  }),
  response: sent,
  errors: ['not-found', 'invalid-review-link', 'limit-reached', 'too-many-requests'],
  idempotent: true,
  summary: 'Propose changes to one’s own details',
  description:
    'Through a link for a person, about that person only. It replaces the proposal of this link that waits for the owner. `invalid-review-link` also through a link that takes no proposals.',
  answer: 'All proposals of this link, oldest first.',
  example: { token: 'the-token-of-the-link', email: 'clara@family.example' },
})

export const readSentProposals = operation({
  method: 'POST',
  path: '/api/review/proposals',
  access: 'anyone',
  request: z.strictObject(readerProof),
  response: sent,
  errors: ['not-found', 'invalid-review-link', 'too-many-requests'],
  summary: 'Read what became of proposals',
  description: 'Does not count as opening the link. Returns only what the reader has sent.',
  answer: 'All proposals of this link, oldest first.',
  example: { token: 'the-token-of-the-link' },
})

export const withdrawFromReview = operation({
  method: 'POST',
  path: '/api/review/withdraw',
  access: 'anyone',
  request: z.strictObject({ ...readerProof, id: storedId }),
  response: sent,
  errors: ['not-found', 'invalid-review-link', 'too-many-requests'],
  summary: 'Withdraw a proposal',
  description: 'A proposal that the owner has decided stays.',
  answer: 'All proposals of this link, oldest first.',
  example: { token: 'the-token-of-the-link', id: 'clara' },
})

export const reviewProposals = resource({
  tag: 'Links for readers',
  operations: { decideReviewProposal, proposeInReview, readSentProposals, withdrawFromReview },
  schemas: {
    SentProposal: {
      schema: SentProposal,
      description: 'A proposal as its reader sees it.',
      fields: { decidedAt: 'Null while it waits for the owner.', used: 'The details that the owner used.' },
    },
    ReviewProposal: {
      schema: ReviewProposal,
      description: 'A reader’s proposal about his or her own details.',
      fields: {
        person: 'As the answers named the person when it was made.',
        before: 'What the answers about the person were then, with the path of each.',
        decidedAt: 'Null while it waits for the owner.',
        used: 'The details that the owner used.',
      },
    },
  },
})
