import type { ErrorCode, Operation } from '../operation.ts'

/** The chapters of the document, in its order. */
export const tags = {
  'Signing in': 'Making an account, getting into it, and out of it again.',
  Trust:
    'The answers from which the nine documents are made: read, changed, heard of as they change, and brought back as they were.',
  'Downloaded documents': 'Which documents were downloaded or printed, and of which answers they were made.',
  'Links for readers': 'Where the operator has turned REVIEW_LINKS on.',
  'Profile and billing': 'The name on the account, what was bought, and the card on file.',
  'Account and data': 'How the owner signs in, everything that is kept about them, and the end of the account.',
  'Second factor and devices':
    'A code besides the password, and the list of signed-in devices. Where the operator has turned TWO_FACTOR on.',
  'This document': 'The description of the API itself.',
} as const
export type Tag = keyof typeof tags

/** What the document says of an operation besides what its schemas say. The texts are kept apart from the operations so that no page of the product carries them. */
export interface DescribedOperation {
  operation: Operation
  /** The operation's name for programs, unique and lasting. */
  id: string
  tag: Tag
  summary: string
  description?: string
  /** What the answer holds. */
  answer: string
  /** The ways it refuses that do not follow from its access, its method and its body. */
  refusals?: readonly ErrorCode[]
  /** Repeated under the same Idempotency-Key it is done once. */
  repeatable?: true
  /** Whether the answer begins or ends the session of the caller, by its cookie. */
  session?: 'begins' | 'ends'
  /** What each parameter behind the path means. */
  query?: Readonly<Record<string, string>>
  /** A body that is accepted, without anybody's data in it. */
  example?: unknown
}
