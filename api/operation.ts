import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * One operation of the API: where it is, who may call it, what it takes and returns, and what the API reference says
 * about it. Bodies are JSON. Every error has the body and the status of `errors.ts`.
 */
export interface Operation<Request = unknown, Response = unknown, Query = unknown> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  path: `/api/${string}`
  access: 'anyone' | 'signed-in'
  request?: z.ZodMiniType<Request>
  /** The parameters after the path; every value is text. */
  query?: z.ZodMiniType<Query>
  response: z.ZodMiniType<Response>
  /** The error codes that do not follow from its access, its method and its body. */
  errors?: readonly ErrorCode[]
  /** Repeated under the same {@link IDEMPOTENCY_KEY} it is done once. */
  idempotent?: true
  /** Whether the answer begins or ends the session of the caller, by its cookie. */
  session?: 'begins' | 'ends'
  summary: string
  description?: string
  /** What the answer holds. */
  answer: string
  /** What to know about single fields of the body or the query. */
  fields?: Readonly<Record<string, string>>
  /** A body that is valid, without anybody's data in it. The tests that try every operation send it. */
  example?: Request
}

/** Keeps the method and path in the operation's type, for callers without its schemas. Without side effects, so that pages leave out what they do not use. */
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

/** A writing operation's request header: a UUID made by the caller, by which a repeated request is recognized and applied once. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

/** The chapters of the API reference, in its order. */
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

/** What the API reference says about a field of a schema. */
export interface FieldNote {
  description?: string
  format?: string
}
/** The note for an instant in ISO 8601. */
export const INSTANT: FieldNote = { format: 'date-time' }

/** A schema with a name of its own in the OpenAPI document. */
export interface NamedSchema {
  schema: z.ZodMiniType
  description: string
  fields?: Readonly<Record<string, string | FieldNote>>
}

/** The operations of one file by their lasting names, and the schemas that they share. */
export interface Resource {
  tag: Tag
  operations: Readonly<Record<string, Operation>>
  schemas?: Readonly<Record<string, NamedSchema>>
}

/** Keeps the operations' own types. */
// @__NO_SIDE_EFFECTS__
export function resource<const Of extends Resource>(described: Of): Of {
  return described
}
