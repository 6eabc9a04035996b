import { type ComponentType, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Answers, Step } from '#domain/trust/steps/step.ts'
import { nextLabel } from '#domain/trust/steps/step.ts'
import type { DraftInHand } from '#web/sync/drafts.ts'
import { Form } from '#web/ui/form.tsx'
import { FormHandle, type FormInHand } from '../questions/form-handle.tsx'
import { QuestionList } from '../questions/question-list.tsx'
import { shownSchema } from '../questions/shown-schema.ts'
import { StepActions } from '../shell/step-actions.tsx'
import { StepShell } from '../shell/step-shell.tsx'
import { useToday } from '../shell/today.ts'
import { extrasOf } from './extras.ts'
import { SkipButton } from './skip-button.tsx'
import { useStepSaving } from './use-step-saving.ts'

function put(Part: ComponentType<{ trust: TrustRecord }> | undefined, trust: TrustRecord) {
  return Part ? <Part trust={trust} /> : null
}

interface StepFormProps {
  step: Step
  trust: TrustRecord
  isNew: boolean
  draft: DraftInHand
}

export function StepForm({ step, trust, isNew, draft }: StepFormProps) {
  const today = useToday()
  const form = useRef<FormInHand>(null)
  const [search] = useSearchParams()
  const { busy, saveAndLeave, saveAndExit, skip, refuse, heard } = useStepSaving(step, trust, draft)
  const values = useMemo(() => step.initial(trust, { today }), [step, trust, today])
  const schema = useMemo(() => shownSchema(step.questions, step.schema({ today })), [step, today])
  const { Note, beside } = extrasOf(step.slug)
  return (
    <StepShell
      {...step}
      busy={busy}
      onSaveAndExit={() => saveAndExit((form.current?.getValues() ?? values) as Answers)}
      note={Note && <Note trust={trust} isNew={isNew} />}
    >
      <Form
        schema={schema}
        values={values}
        draft={draft.draft as Partial<Answers> | undefined}
        onValuesChange={heard}
        onSubmit={(answers, { intent }) => saveAndLeave(answers, intent === 'summary')}
        onInvalid={refuse}
        className="space-y-7"
      >
        <FormHandle form={form} />
        <QuestionList questions={step.questions} beside={(name) => put(beside?.[name], trust)} />
        <StepActions
          next={busy && step.slug === 'durable-power-of-attorney' ? 'Saving...' : nextLabel(step)}
          previous={step.previous}
          busy={busy}
          fromSummary={search.get('from') === 'summary'}
        >
          <SkipButton slug={step.slug} busy={busy} onSkip={skip} />
        </StepActions>
      </Form>
    </StepShell>
  )
}
