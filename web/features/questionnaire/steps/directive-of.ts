import { HealthCareDirective } from '#domain/trust/directive.ts'
import type { Answers } from '#domain/trust/steps/step.ts'

/** Step 12's accepted answers as the document they are kept in. */
export function directiveOf(answers: Answers): HealthCareDirective {
  return HealthCareDirective.parse(answers)
}
