import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useEffect, useMemo, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Answers, Question } from '#domain/trust/steps/step.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { Form } from '#web/components/form.tsx'
import { asFieldError, type ValidationError } from '#web/components/form-values.ts'
import { focusField } from '#web/components/link-targets.ts'
import type { Draft, StepDraft } from '#web/features/trust-sync/use-draft.ts'
import { QuestionList, shownSchema } from './question-list.tsx'

/** The typing in the box of a list: a draft with the `id` of the entry, which no other entry replaces without a question. */
export function useBoxDraft(draft: StepDraft, unsaved: string) {
  const isTyped = useRef(draft.draft !== undefined)
  const forget = () => {
    isTyped.current = false
    draft.clear()
  }
  return {
    forget,
    /** Of an entry on the list, another device may have changed the rest. */
    keep: (id: string, answers: Answers, changed: readonly string[], isNew: boolean) => {
      if (changed.length === 0) return forget()
      isTyped.current = true
      const names = isNew ? Object.keys(answers) : changed
      draft.keep({ id, ...Object.fromEntries(names.map((name) => [name, answers[name]])) })
    },
    mayDiscard: async () =>
      !isTyped.current ||
      askToConfirm({
        title: 'Discard what you typed?',
        body: unsaved,
        yes: 'Discard',
        no: 'Keep',
        destructive: true,
      }),
  }
}

interface QuestionBoxProps
  extends Pick<ComponentProps<typeof Form<ReturnType<typeof shownSchema>>>, 'values' | 'onValuesChange'> {
  questions: readonly Question[]
  schema: z.ZodMiniType<Answers>
  /** What was typed when the page was last here, as {@link useBoxDraft} has kept it. */
  draft: Draft | undefined
  /** Names the form. */
  label: string
  /** The question that has the focus first, where nothing was typed before. */
  focus: string
  /** What is wrong with an answer that only the page can tell, if nothing was saved. */
  onSubmit: (answers: Answers) => Promise<ValidationError | undefined> | Promise<void>
  onCancel: () => void
}

/** A form about one entry of a list, where the entry stands or will stand. */
export function QuestionBox({ questions, schema, draft, focus, onSubmit, onCancel, ...form }: QuestionBoxProps) {
  const shown = useMemo(() => shownSchema(questions, schema), [questions, schema])
  const typed = useMemo(() => {
    const { id: _, ...answers } = draft ?? {}
    return answers as Answers
  }, [draft])
  const ref = useRef<UseFormReturn>(null)
  const submit = async (answers: Answers) => {
    const error = await onSubmit(answers)
    if (error) ref.current?.setError(error.name, asFieldError(error))
  }
  const first = draft ? undefined : focus
  useEffect(() => {
    if (first) focusField(first)
  }, [first])
  return (
    <div className="my-4 rounded-lg border border-spruce bg-surface p-5 sm:p-7">
      <Form {...form} formRef={ref} onSubmit={submit} draft={typed} schema={shown} className="space-y-6">
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
