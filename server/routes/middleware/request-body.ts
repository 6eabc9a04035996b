import * as z from 'zod/mini'
import { MAX_BODY_VALUES, MAX_OBJECT_FIELDS, MAX_PUBLIC_BODY_BYTES } from '#api/limits.ts'
import { textOfIssue } from '#domain/formats/text-rules.ts'
import { findUnsafeKeys } from '#domain/formats/unsafe-keys.ts'
import { message } from '#domain/message.ts'
import { ApiError } from '../../errors.ts'

const MAX_DEPTH = 32
/** So much of what is too large is read and discarded: a client that is still sending when the connection closes cannot read why. */
const MAX_DISCARDED_BYTES = 2 * 1_048_576

const utf8 = new TextDecoder('utf-8', { fatal: true })

function tooLarge(most: number): ApiError {
  return most === MAX_PUBLIC_BODY_BYTES
    ? new ApiError('body-too-large', 'This request is larger than the limit of 16 KiB.')
    : new ApiError('body-too-large', 'This request is larger than the limit of 1 MiB.')
}

const [QUOTE, BACKSLASH, COMMA, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = Buffer.from('"\\,{}[]')

const tooDeep = () =>
  new ApiError('invalid-body', message('The body is nested more than {deepest} levels deep.', { deepest: MAX_DEPTH }))

/**
 * Counts values before they are parsed: many small values, and above all many names, block the process ten times longer
 * than as many bytes of text.
 */
function rejectTooMany(bytes: Uint8Array): void {
  // So few bytes cannot have that many.
  if (bytes.length <= MAX_OBJECT_FIELDS) return
  let [values, isText] = [0, false]
  /** The fields so far of each open object. Lists do not count. */
  const fields = [0]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) isText = !isText
    else if (byte === BACKSLASH) at++
    else if (isText) continue
    else if (byte === OPEN || byte === OPEN_LIST) {
      fields.push(byte === OPEN ? 0 : Number.NEGATIVE_INFINITY)
      if (fields.length > MAX_DEPTH + 2) throw tooDeep()
    } else if (byte === CLOSE || byte === CLOSE_LIST) fields.pop()
    else if (byte === COMMA) {
      const inner = (fields.pop() ?? 0) + 1
      fields.push(inner)
      if (++values >= MAX_BODY_VALUES || inner >= MAX_OBJECT_FIELDS)
        throw new ApiError('body-too-large', 'This request has too many entries. Please send fewer.')
    }
  }
}

/** The body of a request, of at most `most` bytes, however it is sent: a proxy may pass on one without its length. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const length = request.headers.get('content-length')
  const announced = Number(length ?? 0)
  if (announced > most + MAX_DISCARDED_BYTES) throw tooLarge(most)
  // Node accepts no more than was announced. Waiting for it costs a tenth of reading a stream.
  if (length !== null && announced <= most) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size <= most) chunks.push(chunk)
    else if (size > most + MAX_DISCARDED_BYTES) break
  }
  if (size > most) throw tooLarge(most)
  return Buffer.concat(chunks)
}

function rejectUnsafeKeys(body: unknown): void {
  const found = findUnsafeKeys(body, MAX_DEPTH)
  if (!found) return
  if ('tooDeep' in found) throw tooDeep()
  throw new ApiError('unknown-field', message('There is no field called {name}.', { name: found.key }), {
    field: found.path.join('.'),
  })
}

/**
 * The JSON body of a request, of at most `most` bytes. Rejects other types, bodies that are too large or too deep, and text
 * that is not UTF-8. `countBytes` gets the length before parsing, and may throw.
 */
export async function readJson(request: Request, most: number, countBytes: (bytes: number) => void): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new ApiError('invalid-body', 'The body must be JSON, with the header Content-Type: application/json.')
  const bytes = await readBytes(request, most).catch((error: unknown) => {
    throw error instanceof ApiError ? error : new ApiError('invalid-body', 'The body is incomplete.')
  })
  countBytes(bytes.length)
  rejectTooMany(bytes)
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes))
    rejectUnsafeKeys(value)
    return value
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('invalid-body', 'The body is not JSON in UTF-8.')
  }
}

type Issue = z.core.$ZodIssue

const MAX_KEY_LENGTH = 100
const dotted = (path: readonly PropertyKey[]) =>
  path.map((part) => String(part).slice(0, MAX_KEY_LENGTH)).join('.') || undefined
const unknowns = (issues: readonly Issue[]) => issues.filter(({ code }) => code === 'unrecognized_keys').length

/** The issues of the most likely alternative of a union: the one with the fewest unknown fields. */
function likeliest(alternatives: readonly Issue[][]): Issue[] {
  return alternatives.reduce((best, issues) => (unknowns(issues) <= unknowns(best) ? issues : best))
}

function errorOf(issue: Issue, above: readonly PropertyKey[] = []): ApiError {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [first] = likeliest(issue.errors)
    if (first) return errorOf(first, path)
  }
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    const field = dotted([...path, key])
    return new ApiError('unknown-field', message('There is no field called {name}.', { name: field ?? '' }), { field })
  }
  return new ApiError('invalid-field', textOfIssue(issue), { field: dotted(path) })
}

const { localeError } = z.locales.en()

/** The first issue, or an unknown field of the body itself before it. Only this one gets a message: a hostile body has thousands. */
function firstIssue(issues: readonly z.core.$ZodRawIssue[]): Issue | undefined {
  const first = issues.find(({ code, path = [] }) => code === 'unrecognized_keys' && path.length === 0) ?? issues[0]
  return first && z.core.util.finalizeIssue(first, { error: localeError }, z.config())
}

/** Parses the body with the schema. Throws its first error. */
export function checkBody<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const { value, issues } = schema._zod.run({ value: body, issues: [] }, { async: false }) as z.core.ParsePayload<T>
  if (issues.length === 0) return value
  const issue = firstIssue(issues)
  throw issue ? errorOf(issue) : new ApiError('invalid-body', 'The body is not what this operation takes.')
}
