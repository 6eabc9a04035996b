import * as z from 'zod/mini'
import { withoutHidden } from '#domain/trust/steps/answers.ts'
import type { Answers, Question } from '#domain/trust/steps/step.ts'

/** The schema with the answers of hidden questions emptied first: what cannot be seen is neither refused nor stored. */
export function shownSchema(questions: readonly Question[], schema: z.ZodMiniType<Answers>) {
  const visible = z.transform((answers) => withoutHidden({ questions }, answers as Answers))
  return z.pipe(visible, schema as unknown as z.ZodMiniType<Answers, Answers>) as unknown as z.ZodMiniType<
    Answers,
    Answers
  >
}
