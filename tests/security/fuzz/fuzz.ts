import fc from 'fast-check'
import type * as z from 'zod/mini'
import { type ErrorResponse, errorCodes } from '#api/errors.ts'
import type { Operation } from '#api/operation.ts'
import { type NamedOperation, operations } from '#api/resources.ts'
import { unprintable } from '../../bad-input/bad-inputs.ts'
import { type FuzzAnswer, type FuzzTarget, fuzzTarget } from './target.ts'

type Shape = Record<string, z.ZodMiniType>
interface Def {
  type: string
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  element?: z.ZodMiniType
  valueType?: z.ZodMiniType
  shape?: Shape
  options?: z.ZodMiniType[]
  values?: unknown[]
  entries?: Record<string, unknown>
}
const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def

const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 40 }) },
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(...unprintable.map(({ typed }) => typed)),
  fc.constantFrom(
    ...['2025-05-03', '12/98', '4242', '536904321', '53-6904321', 'ann@family.example', 'Ann Alder', '', ' ', '0'],
    ...["' or 1=1 --", '../../etc/passwd', '%00', '{{7*7}}', '<script>alert(1)</script>', '__proto__', 'x'.repeat(600)],
  ),
)
const number = fc.oneof(fc.integer({ min: -5, max: 200 }), fc.double(), fc.constantFrom(1e308, 2 ** 53, -0))

/** Anything that JSON can say, unsafe keys included. */
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  number,
  fc.constantFrom<unknown>(null, true, [], {}, [[]], { toString: 1 }, JSON.parse('{"__proto__":{"hasPaid":true}}')),
)

function fieldsOf(shape: Shape): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, valuesOf(schema)]))
  const required = Object.entries(shape).filter(([, schema]) => defOf(schema).type !== 'optional')
  const names = required.map(([name]) => name)
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(fields, { requiredKeys: names }) },
    fc.record(fields, { requiredKeys: [] }),
    fc
      .tuple(fc.record(fields, { requiredKeys: names }), text, junk)
      .map(([good, key, value]) => ({ ...good, [key]: value })),
  )
}

function fitting(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  if (def.shape) return fieldsOf(def.shape)
  if (def.options) return fc.oneof(...def.options.map(valuesOf))
  if (def.values) return fc.constantFrom(...def.values)
  if (def.entries) return fc.constantFrom(...Object.values(def.entries))
  if (def.element) return fc.array(valuesOf(def.element), { maxLength: 4 })
  if (def.valueType) return fc.dictionary(text, valuesOf(def.valueType), { maxKeys: 3 })
  const inner = def.innerType ?? def.in
  if (inner) return def.type === 'nullable' ? fc.option(valuesOf(inner)) : valuesOf(inner)
  return { string: text, number, boolean: fc.boolean() }[def.type] ?? junk
}

/** Values for a schema, read from the schema itself: mostly of the right shape, now and then of another. */
function valuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema) }, junk)
}

const CALLERS = ['ann', 'tom', 'nobody', 'expired', 'forged'] as const
export type CallerName = (typeof CALLERS)[number]

/** One request, as bytes and words: whatever a stranger could send. */
export interface FuzzRequest {
  operation: Pick<Operation, 'method' | 'path' | 'access'>
  caller: CallerName
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
const tails = fc.constantFrom(
  ...['?uid=*', '?', '/', '//', '/..', '/%2e%2e/trust', '%00', '/%ff', '?a[]=1&a=2', '?__proto__[x]=1', '/TOM', ';x=1'],
)
const strangeHeaders = fc.constantFrom<Record<string, string>>(
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
  { 'x-http-method-override': 'DELETE' },
  { 'if-none-match': '*' },
  { range: 'bytes=0-5' },
  { accept: 'text/html' },
  { 'x-forwarded-host': 'evil.example' },
)
/** Breaks a body somewhere. */
const broken = (body: string) =>
  fc.oneof(
    fc.nat(body.length).map((at) => body.slice(0, at)),
    fc
      .tuple(fc.nat(body.length), fc.string({ unit: 'binary', maxLength: 3 }))
      .map(([at, some]) => body.slice(0, at) + some + body.slice(at + 1)),
    fc.constantFrom('', '{', 'null', '[]', '"x"', '{}{}', `${'['.repeat(2_000)}`, '{"a":1e999}', '﻿{}'),
  )

/** Never Tom: his records are there to stay as they are. */
const callers = fc.oneof(
  { weight: 5, arbitrary: fc.constant<CallerName>('ann') },
  fc.constantFrom<CallerName>('nobody', 'expired', 'forged'),
)

function bodies({ request, example }: Operation, uids: readonly string[]): fc.Arbitrary<string | undefined> {
  if (!request)
    return fc.option(
      junk.map((value) => JSON.stringify(value)),
      { nil: undefined, freq: 4 },
    )
  const values = fc.oneof(
    { weight: 6, arbitrary: valuesOf(request) },
    { weight: 2, arbitrary: fc.constant(example) },
    fc
      .tuple(valuesOf(request), fc.constantFrom(...uids))
      .map(([value, uid]) => (typeof value === 'object' && value !== null ? { ...value, uid } : value)),
    junk,
  )
  return values
    .map((value) => JSON.stringify(value))
    .chain((body) => fc.oneof({ weight: 8, arbitrary: fc.constant(body) }, broken(body)))
}

/** Requests of every operation of the contract. The live stream, which never ends, has tests of its own. */
export function requests(uids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const one = (operation: NamedOperation) =>
    fc
      .record({
        caller: callers,
        method: fc.oneof({ weight: 20, arbitrary: fc.constant<string>(operation.method) }, methods),
        tail: fc.oneof({ weight: 20, arbitrary: fc.constant('') }, tails),
        strange: fc.oneof({ weight: 10, arbitrary: fc.constant({}) }, strangeHeaders),
        body: bodies(operation, uids),
        hop: fc.nat({ max: 250 }),
        site: fc.nat({ max: 250 }),
      })
      .map(({ caller, method, tail, strange, body, hop, site }): FuzzRequest => {
        const takesBody = method !== 'GET' && method !== 'HEAD'
        const headers: Record<string, string> = {
          // Each from another address, or the limits would answer instead of the operations.
          'x-forwarded-for': `198.${18 + (site % 2)}.${site}.${hop}`,
          ...(takesBody && body !== undefined ? { 'content-type': 'application/json' } : {}),
          ...strange,
        }
        return {
          operation: { method: operation.method, path: operation.path, access: operation.access },
          caller,
          method,
          path: `${operation.path}${tail}`,
          headers,
          body: takesBody ? body : undefined,
        }
      })
  const tried = operations.filter(({ path }) => !path.endsWith('/events'))
  // Hashing a password takes a thousand times as long as the rest.
  const isSlow = ({ path }: Operation) => /sign-|reset|delete/.test(path)
  return fc.oneof(...tried.map((each) => ({ weight: isSlow(each) ? 1 : 20, arbitrary: one(each) })))
}

/** How many answers had which status. */
export type Statuses = Record<string, number>

/** What is wrong with an answer by itself, or undefined. */
function errorOf(
  { caller, method, path, operation }: FuzzRequest,
  { status, text }: FuzzAnswer,
  words: readonly string[],
) {
  if (status >= 500) return `was answered with ${status}`
  for (const word of words) if (text.includes(word)) return `was answered with something of another user: ${word}`
  const asWritten = method === operation.method && path === operation.path
  if (asWritten && operation.access === 'signed-in' && caller !== 'ann' && status !== 401 && status !== 403)
    return `was answered with ${status}, though ${caller} is not signed in`
  if (!path.startsWith('/api/') || method === 'HEAD' || status < 400) return undefined
  const rejection: Partial<ErrorResponse> = text.startsWith('{') ? JSON.parse(text) : {}
  const code = rejection.error?.code
  return code && errorCodes[code] === status && rejection.error?.message
    ? undefined
    : `was rejected without a reason: ${text}`
}

/**
 * Sends random requests to a server and judges each answer: no 5xx, nothing of another user, a rejection of the contract,
 * and no record changed by a rejected request, nor any of another user's by any. Throws at the first that fails, made as
 * small as it can be.
 */
export async function fuzz(target: FuzzTarget, given: { runs: number; seed: number }): Promise<Statuses> {
  const statuses: Statuses = {}
  target.changes()
  await fc.assert(
    fc.asyncProperty(requests(target.uids), async (asked) => {
      const answer = await target.send(asked)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      const error = errorOf(asked, answer, target.tomsWords)
      if (error) throw new Error(error)
      const changes = target.changes()
      if (changes.some(target.isToms)) throw new Error('changed a record of another user')
      // A session that has run out is removed when somebody comes with it.
      const records = changes.filter(({ table }) => table !== 'session')
      if (answer.status >= 400 && records.length > 0)
        throw new Error(`was rejected with ${answer.status} and changed ${records[0]?.table}`)
      if (/sign-(in|out|up)/.test(asked.path)) {
        await target.mend()
        target.changes()
      }
    }),
    { numRuns: given.runs, seed: given.seed },
  )
  return statuses
}

// node tests/security/fuzz/fuzz.ts SEED REQUESTS: one part of the long run, with a server and a database of its own.
if (import.meta.main) {
  const [seed = 0, runs = 0] = process.argv.slice(2).map(Number)

  const target = await fuzzTarget()
  try {
    const statuses = await fuzz(target, { runs, seed })
    if (target.failures().length > 0)
      throw new Error(`The server logged failures of its own:\n${target.failures().join('')}`)
    console.log(JSON.stringify(statuses))
  } catch (error) {
    console.error((error as Error).message, (error as Error).cause ?? '')
    process.exitCode = 1
  } finally {
    await target.stop()
  }
}
