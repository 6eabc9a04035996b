import type * as z from 'zod/mini'

/** Every way an operation can refuse, as the `code` of the answer's body. */
export const errorCodes = {
  'invalid-body': 400,
  'invalid-field': 422,
  'unknown-field': 422,
  'not-signed-in': 401,
  'foreign-record': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'email-not-verified': 403,
  'body-too-large': 413,
  'too-many-requests': 429,
  'internal-error': 500,
  unavailable: 503,
  // Account codes carry the names of the sign-in provider's codes (specification P 8).
  'user-not-found': 401,
  'wrong-password': 401,
  'invalid-credential': 401,
  'invalid-email': 422,
  'weak-password': 422,
  'email-already-in-use': 409,
  'invalid-reset-link': 410,
  'invalid-verification-link': 410,
  'wrong-code': 401,
  'sign-in-expired': 410,
  'fresh-sign-in-needed': 403,
  'second-factor-on': 409,
  'second-factor-off': 409,
  'two-factor-not-offered': 404,
  'invalid-review-link': 410,
  'limit-reached': 409,
  'google-not-configured': 404,
  'network-request-failed': 503,
} as const
export type ErrorCode = keyof typeof errorCodes

/** The body of every refusal. `field` is the dotted path of the field that is wrong, for example `beneficiaries.put.0.name`. */
export interface Refusal {
  error: { code: ErrorCode; message: string; field?: string }
}

/**
 * One operation of the API: where it is, who may call it, what it takes and what it gives back.
 * Bodies are JSON. Every refusal is a {@link Refusal} with the status that {@link errorCodes} gives its code.
 */
export interface Operation<Request = unknown, Response = unknown, Query = unknown> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  path: `/api/${string}`
  access: 'anyone' | 'signed-in'
  request?: z.ZodMiniType<Request>
  /** What may stand behind the path; every value is text. */
  query?: z.ZodMiniType<Query>
  response: z.ZodMiniType<Response>
}

/** Keeps the operation's own method and path in its type, for who calls it without its schemas. */
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

/** A writing operation's request header: a UUID made by the caller, by which a repeated request is recognised and applied once. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'
