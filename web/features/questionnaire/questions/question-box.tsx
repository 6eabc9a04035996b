import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useEffect, useMemo } from 'react'
import type * as z from 'zod/mini'
import type { Answers, Question } from '#domain/trust/steps/step.ts'
import { Button } from '#web/components/button.tsx'
import { Form } from '#web/components/form.tsx'
import { focusField } from '#web/components/link-targets.ts'
import { QuestionList, shownSchema } from './question-list.tsx'

interface QuestionBoxProps
  extends Pick<ComponentProps<typeof Form<ReturnType<typeof shownSchema>>>, 'values' | 'draft' | 'onValuesChange'> {
  questions: readonly Question[]
  schema: z.ZodMiniType<Answers>
  /** Names the form. */
  label: string
  /** The question that has the focus first. */
  focus: string | undefined
  onSubmit: (answers: Answers) => unknown
  onCancel: () => void
}

/** A form about one entry of a list, where the entry stands or will stand. */
export function QuestionBox({ questions, schema, focus, onCancel, ...form }: QuestionBoxProps) {
  const shown = useMemo(() => shownSchema(questions, schema), [questions, schema])
  useEffect(() => {
    if (focus) focusField(focus)
  }, [focus])
  return (
    <div className="my-4 rounded-lg border border-spruce bg-surface p-5 sm:p-7">
      <Form {...form} schema={shown} className="space-y-6">
        <QuestionList questions={questions} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">
            <Trans>Save</Trans>
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </div>
  )
}
