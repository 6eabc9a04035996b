import * as z from 'zod/mini'
import { ApiError } from '../../errors.ts'

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

/** The first error, an unknown field of the body itself before others. Only it gets words: a hostile body has thousands. */
function firstIssue(issues: readonly z.core.$ZodRawIssue[]): Issue | undefined {
  const first = issues.find(({ code, path = [] }) => code === 'unrecognized_keys' && path.length === 0) ?? issues[0]
  return first && z.core.util.finalizeIssue(first, { error: english.localeError }, z.config())
}

/** The body as the schema reads it. Throws the error response for its first error. */
export function checkBody<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const { value, issues } = schema._zod.run({ value: body, issues: [] }, { async: false }) as z.core.ParsePayload<T>
  if (issues.length === 0) return value
  const issue = firstIssue(issues)
  throw issue ? refusalOf(issue) : new ApiError('invalid-body', 'The body is not what this operation takes.')
}
