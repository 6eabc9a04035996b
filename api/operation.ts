import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** One operation of the API. Bodies are JSON. Every error has the body and the status of `errors.ts`. */
export interface Operation<Request = unknown, Response = unknown, Query = unknown> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  path: `/api/${string}`
  access: 'anyone' | 'signed-in'
  /** Whether it requires a paid account, where the operator has turned PAYMENT_CHECK on and takes payments. */
  paid?: true
  /** Whether it is for operators only: `proved`, who have signed in or given a code a short time ago, or about to do so. */
  operator?: 'to-prove' | 'proved'
  request?: z.ZodMiniType<Request>
  /** The query parameters; every value is text. */
  query?: z.ZodMiniType<Query>
  response: z.ZodMiniType<Response>
  /** The error codes that do not follow from its access, method and body. With `foreign-record`, the body may contain the caller's `uid`. */
  errors?: readonly ErrorCode[]
  /** Repeated with the same {@link IDEMPOTENCY_KEY}, it is applied once. */
  idempotent?: true
  /** Whether the response sets or deletes the session cookie. */
  session?: 'begins' | 'ends'
  summary: string
  description?: string
  /** What the response contains. By default, the description of its schema. */
  answer?: string
  /** Descriptions of fields of the body or the query. */
  fields?: Readonly<Record<string, string>>
  /** A valid body. The tests of every operation send it. */
  example?: Request
}

/** Types an operation with its method and path. The annotation lets the bundler drop unused operations. */
// @__NO_SIDE_EFFECTS__
export function operation<
  Request,
  Response,
  Query,
  const Method extends Operation['method'],
  const Path extends Operation['path'],
>(
  described: Operation<Request, Response, Query> & { method: Method; path: Path },
): Operation<Request, Response, Query> & { method: Method; path: Path } {
  return described
}

/** The request header of a writing operation: a UUID of the caller's, by which a repeated request is applied once. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

/** The sections of the API reference, in its order. */
export const tags = {
  'Signing in': 'Creating an account, signing in and signing out.',
  Trust: 'The answers from which the nine documents are made: reading, changing, live updates, and earlier versions.',
  'Downloaded documents': 'Which documents were downloaded or printed, and from which version of the answers.',
  'Signed documents': 'Scans and photographs of the documents that were signed, stored encrypted.',
  'Links for readers': 'Where the operator has turned REVIEW_LINKS on.',
  'Profile and billing': 'The name on the account, purchases, and the card on file.',
  'Reminders by mail': 'What the owner of a trust is reminded of by mail.',
  'Account and data': 'How the owner signs in, everything stored about them, and the deletion of the account.',
  'Second factor and devices':
    'A code besides the password, and the list of signed-in devices. Where the operator has turned TWO_FACTOR on.',
  Operator: 'For the accounts listed in OPERATORS. Other accounts get `not-found`.',
  'This document': 'The description of the API itself.',
} as const
export type Tag = keyof typeof tags

/** The description of a field in the API reference. */
export interface FieldNote {
  description?: string
  format?: string
}
/** A note as an object. */
export const inFull = (note: string | FieldNote = {}): FieldNote =>
  typeof note === 'string' ? { description: note } : note

/** A schema that has a name in the OpenAPI document. */
export interface NamedSchema {
  schema: z.ZodMiniType
  description: string
  fields?: Readonly<Record<string, string | FieldNote>>
}

/** The operations of one file by their ids, and the schemas that they share. */
export interface Resource {
  tag: Tag
  operations: Readonly<Record<string, Operation>>
  schemas?: Readonly<Record<string, NamedSchema>>
}

/** Types a resource with its operations. */
// @__NO_SIDE_EFFECTS__
export function resource<const Of extends Resource>(described: Of): Of {
  return described
}
