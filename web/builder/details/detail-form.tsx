import { useMemo, useRef } from 'react'
import type { DetailStep } from '#domain/trust/details/detail-step.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { type Answers, nextLabel } from '#domain/trust/steps/step.ts'
import type { DraftInHand } from '#web/sync/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { FormHandle, type FormInHand } from '../questions/form-handle.tsx'
import { QuestionList } from '../questions/question-list.tsx'
import { shownSchema } from '../questions/shown-schema.ts'
import { draftOf } from '../shell/draft-of.ts'
import { StepActions } from '../shell/step-actions.tsx'
import { StepShell } from '../shell/step-shell.tsx'
import { useDetailSaving } from './use-detail-saving.ts'

interface DetailFormProps {
  detail: DetailStep
  id: string
  subject: string
  trust: TrustRecord
  draft: DraftInHand
}

export function DetailForm({ detail, id, subject, trust, draft }: DetailFormProps) {
  const form = useRef<FormInHand>(null)
  const values = useMemo(() => detail.initial(trust, id), [detail, trust, id])
  const schema = useMemo(() => shownSchema(detail.questions, detail.schema), [detail])
  const { busy, saveAndNext, saveAndExit, notYet } = useDetailSaving(detail, id, trust, draft)
  const typed = () => (form.current?.getValues() ?? values) as Answers
  return (
    <StepShell
      {...detail}
      busy={busy}
      onSaveAndExit={() => saveAndExit(typed())}
      note={<p className="text-xl font-semibold wrap-anywhere">For {subject}</p>}
    >
      <Form
        schema={schema}
        values={values}
        draft={draft.draft as Partial<Answers> | undefined}
        onValuesChange={(values, names) => draft.keep(draftOf(values, names))}
        onSubmit={saveAndNext}
        className="space-y-7"
      >
        <FormHandle form={form} />
        <QuestionList questions={detail.questions} />
        <StepActions next={nextLabel(detail)} previous={detail.back} busy={busy}>
          {detail.notYet && (
            <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => notYet(typed())}>
              I don’t have this yet
            </Button>
          )}
        </StepActions>
      </Form>
    </StepShell>
  )
}
