import { HealthCareDirective } from '#domain/trust/directive.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import type { Change, Refusal } from './entry.ts'

/** The change as the server will read it (texts trimmed, nothing undefined), or what it would refuse it for. */
export function checkedChange(change: Change): { change: Change } | { refused: Refusal } {
  const read =
    change.kind === 'trust'
      ? TrustPatch.safeParse(defined(change.patch))
      : HealthCareDirective.safeParse(change.directive)
  if (!read.success) {
    const [issue] = read.error.issues
    return { refused: { message: issue?.message ?? 'This cannot be saved', field: issue?.path.join('.') } }
  }
  return {
    change:
      change.kind === 'trust'
        ? { kind: 'trust', patch: read.data as TrustPatch }
        : { kind: 'directive', directive: read.data as HealthCareDirective },
  }
}

/** What is undefined does not travel, so it must not count here either. */
function defined<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}
