import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { localDate } from '#domain/formats/calendar-date.ts'
import { detailSteps } from '#domain/trust/details/detail-step.ts'
import { beneficiaryForm } from '#domain/trust/steps/05-beneficiaries.ts'
import { assetForm } from '#domain/trust/steps/06-assets.ts'
import { steps } from '#domain/trust/steps/all.ts'
import type { Answers, Question } from '#domain/trust/steps/step.ts'
import { badInputsOf } from './bad-inputs.ts'

const today = localDate(new Date())
const forms: { questions: readonly Question[]; schema: z.ZodMiniType<Answers> }[] = [
  ...steps.map(({ questions, schema }) => ({ questions, schema: schema({ today }) })),
  ...detailSteps,
  beneficiaryForm,
  assetForm,
]

/** The two questions of a trustee's row, and any other question by itself, with what an answer to it looks like. */
function typeable(question: Question): { question: Question; answer: (typed: string) => unknown }[] {
  if (question.kind !== 'trustees') return [{ question, answer: (typed) => typed }]
  const row = { id: 't-1', name: 'Ruth Alder', address: '1 Elm Street' }
  return [
    { question: { ...question, kind: 'line' }, answer: (name) => [{ ...row, name }] },
    { question: { ...question, kind: 'address' }, answer: (address) => [{ ...row, address }] },
  ]
}

test('every bad input to every question is rejected with its own message', () => {
  let tried = 0
  const wrong: string[] = []
  for (const { questions, schema } of forms)
    for (const { question, answer } of questions.flatMap(typeable)) {
      const part = (schema as unknown as z.ZodMiniObject).shape[question.name] as z.ZodMiniType
      for (const { what, typed, says, left = typed } of badInputsOf(question)) {
        tried++
        const message = part.safeParse(answer(left)).error?.issues[0]?.message ?? 'nothing'
        if (!says.test(message)) wrong.push(`${question.name}, ${what}: ${message}`)
      }
    }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(450)
})
