import * as z from 'zod/mini'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { ApiError } from '../../errors.ts'
import { takenAsIs } from './taken-as-is.ts'

type Issue = z.core.$ZodIssue

const MOST_OF_A_KEY = 100
const dotted = (path: readonly PropertyKey[]) =>
  path.map((part) => String(part).slice(0, MOST_OF_A_KEY)).join('.') || undefined
const unknowns = (issues: readonly Issue[]) => issues.filter(({ code }) => code === 'unrecognized_keys').length

/** Of the alternatives of a union, what is wrong with the one that was most likely meant: the one that knows the fields given. */
function likeliest(alternatives: readonly Issue[][]): Issue[] {
  return alternatives.reduce((best, issues) => (unknowns(issues) <= unknowns(best) ? issues : best))
}

function refusalOf(issue: Issue, above: readonly PropertyKey[] = []): ApiError {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [first] = likeliest(issue.errors)
    if (first) return refusalOf(first, path)
  }
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    const field = dotted([...path, key])
    return new ApiError('unknown-field', `There is no field called ${field}.`, { field })
  }
  return new ApiError('invalid-field', issue.message, { field: dotted(path) })
}

const english = z.locales.en()

const isParts = (value: unknown) => typeof value === 'object' && value !== null
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Throws the refusal of the first fault, where zod would look for all others too: a hostile body has thousands. */
function refuseFirstFault(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[] = []): void {
  if (takenAsIs(schema)(value)) return
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object' && def.catchall?._zod.def.type === 'never' && isFields(value)) {
    for (const key in value) {
      const field = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
      if (!field) throw refusalOf({ code: 'unrecognized_keys', keys: [key], path: [], message: '' }, path)
      refuseFirstFault(field, value[key], [...path, key])
    }
  } else if (def.type === 'array' && Array.isArray(value) && value.length <= LIMITS.list) {
    for (const [index, part] of value.entries()) refuseFirstFault(def.element, part, [...path, index])
  } else if ((def.type === 'optional' || def.type === 'nullable') && isParts(value)) {
    refuseFirstFault(def.innerType, value, path)
  } else {
    const read = z.safeParse(schema, value, { error: english.localeError })
    const issue = read.error?.issues[0]
    if (issue) throw refusalOf(issue, path)
  }
}

/** The body as the schema reads it, which may be the body itself. Throws the refusal of its first fault. */
export function checkBody<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  if (takenAsIs(schema)(body)) return body as T
  refuseFirstFault(schema, body)
  const read = z.safeParse(schema, body, { error: english.localeError })
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw issue ? refusalOf(issue) : new ApiError('invalid-body', 'The body is not what this operation takes.')
}
