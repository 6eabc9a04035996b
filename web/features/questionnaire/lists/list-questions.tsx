import { memo, useMemo } from 'react'
import { english } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Answers, Question, Step } from '#domain/trust/steps/step.ts'
import { Form } from '#web/components/form.tsx'
import { useToday } from '#web/components/times.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { QuestionList, shownSchema } from '../questions/question-list.tsx'

/** The questions that a step with a list asks besides; each answer is saved at once, as the entries of the list are. */
export const ListQuestions = memo(function ListQuestions({ step, trust }: { step: Step; trust: TrustRecord }) {
  const { saveTrustData } = useTrustActions()
  const today = useToday()
  const values = useMemo(() => step.initial(trust, { today }), [step, trust, today])
  const schema = useMemo(() => shownSchema(step.questions, step.schema({ today })), [step, today])
  const questions = useMemo(() => step.questions.map((question) => withHintsFor(question, trust)), [step, trust])
  if (step.questions.length === 0) return null

  const save = async (answers: Answers) => {
    const outcome = await saveTrustData(step.change(answers, trust, { today }))
    if (!outcome.saved) console.error(`Saving an answer beside the list failed: ${english(outcome.message)}`)
  }
  return (
    <Form
      schema={schema}
      values={values}
      onSubmit={(answers) => save(answers as Answers)}
      onValuesChange={(answers, names) => {
        if (names.length > 0) void save(answers as Answers)
      }}
    >
      <QuestionList questions={questions} />
    </Form>
  )
})

function withHintsFor(question: Question, trust: TrustRecord): Question {
  return question.choiceHintsFor ? { ...question, choiceHints: question.choiceHintsFor(trust) } : question
}
