import { type ErrorCode, errorCodes } from '../operation.ts'
import type { DescribedOperation } from './described-operation.ts'
import { errorMeanings } from './error-meanings.ts'
import type { ApiResponse, Content, Header, Reference } from './model.ts'
import { refTo, schemaName } from './named-schemas.ts'

const json = (name: string, example?: unknown): Content => ({
  'application/json': { schema: refTo(name), ...(example !== undefined && { example }) },
})
const header = (name: string): Reference => ({ $ref: `#/components/headers/${name}` })

/** The headers that several answers carry. */
export const headers: Record<string, Header> = {
  'X-Request-Id': {
    description: 'The name of this request in the server’s log. Every answer has it.',
    schema: { type: 'string', format: 'uuid' },
  },
  'Retry-After': {
    description: 'Seconds after which trying again makes sense.',
    schema: { type: 'integer', minimum: 1 },
  },
  'Set-Cookie': { description: 'The session’s cookie: set, or taken away.', schema: { type: 'string' } },
}

/** The codes of every refusal that an operation can answer, in the order of the contract. */
export function refusalsOf({ operation, refusals = [] }: DescribedOperation): ErrorCode[] {
  const { access, method, request, query } = operation
  const possible = new Set<ErrorCode>([
    ...(access === 'signed-in' ? (['not-signed-in'] as const) : []),
    ...(method === 'GET' ? [] : (['foreign-origin'] as const)),
    ...(request ? (['invalid-body', 'invalid-field', 'unknown-field', 'body-too-large'] as const) : []),
    // A user's bodies are counted, those of strangers are short.
    ...(request && access === 'signed-in' ? (['too-many-requests'] as const) : []),
    ...(query ? (['unknown-field'] as const) : []),
    // An Idempotency-Key that is no UUID is refused by every operation.
    'invalid-field',
    'internal-error',
    'unavailable',
    ...refusals,
  ])
  return (Object.keys(errorCodes) as ErrorCode[]).filter((code) => possible.has(code))
}

function refused(status: string, codes: readonly ErrorCode[]): ApiResponse {
  return {
    description: codes.map((code) => `\`${code}\`: ${errorMeanings[code]}`).join('\n\n'),
    headers: {
      'X-Request-Id': header('X-Request-Id'),
      ...(['429', '503'].includes(status) && { 'Retry-After': header('Retry-After') }),
    },
    content: json('Refusal'),
    'x-error-codes': [...codes],
  }
}

const stream: ApiResponse['x-events'] = {
  version: {
    description: 'Sent on connecting: the version of the trust, and whose stream it is.',
    data: {
      type: 'object',
      required: ['version', 'uid'],
      properties: { version: { type: 'number' }, uid: { type: 'string' } },
    },
  },
  patch: { description: 'Sent after each change.', data: refTo('PatchEvent') },
  'signed-out': { description: 'The session has ended. The stream then closes.' },
}

function answered(described: DescribedOperation): ApiResponse {
  const { id, answer, session, operation } = described
  const own = {
    'X-Request-Id': header('X-Request-Id'),
    ...(session && { 'Set-Cookie': header('Set-Cookie') }),
  }
  if (id === 'trustEvents')
    return {
      description: answer,
      headers: own,
      content: { 'text/event-stream': { schema: { type: 'string' } } },
      'x-events': stream,
    }
  return { description: answer, headers: own, content: json(schemaName(operation.response, described, 'Answer')) }
}

/** The refusals of an operation by their status. */
function refusedBy(described: DescribedOperation): [status: string, codes: ErrorCode[]][] {
  const byStatus = Map.groupBy(refusalsOf(described), (code) => String(errorCodes[code]))
  return [...byStatus].sort(([one], [other]) => one.localeCompare(other))
}

const pascal = (code: string) => code.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
const nameOf = (codes: readonly ErrorCode[]) => codes.map(pascal).join('Or')

/** Every answer of an operation by its status. */
export function responsesOf(described: DescribedOperation): Record<string, ApiResponse | Reference> {
  const refusals = refusedBy(described).map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${nameOf(codes)}` },
  ])
  return { 200: answered(described), ...Object.fromEntries(refusals) }
}

/** The refusals that the operations' answers name. */
export function sharedResponses(operations: readonly DescribedOperation[]): Record<string, ApiResponse> {
  const all = operations.flatMap(refusedBy).map(([status, codes]) => [nameOf(codes), refused(status, codes)] as const)
  return Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other)))
}

/** The body that an operation takes. */
export function requestBodyOf(described: DescribedOperation) {
  const { operation, example } = described
  if (!operation.request) return undefined
  return { required: true, content: json(schemaName(operation.request, described, 'Request'), example) }
}
