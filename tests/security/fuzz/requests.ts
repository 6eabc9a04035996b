import fc from 'fast-check'
import type { Operation } from '#api/operation.ts'
import { type NamedOperation, operations } from '#api/resources.ts'
import { junk, valuesOf } from './schema-values.ts'

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
