import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useMemo, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { askingOf } from '#domain/trust/details/asking.ts'
import type { DetailStep } from '#domain/trust/details/detail-step.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { DetailPage } from '#domain/trust/routes.ts'
import { validAnswers } from '#domain/trust/steps/answers.ts'
import { type Answers, nextLabel } from '#domain/trust/steps/step.ts'
import { Button } from '#web/components/button.tsx'
import { Form } from '#web/components/form.tsx'
import { useToday } from '#web/components/times.ts'
import { BesideStep, useLiveAnswers } from '#web/features/documents/preview/beside-step.tsx'

import type { DraftInHand } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'
import { draftOf } from '../draft-of.ts'
import { QuestionList } from '../questions/question-list.tsx'
import { shownSchema } from '../questions/shown-schema.ts'
import { StepActions } from '../step-actions.tsx'
import { StepShell } from '../step-shell.tsx'
import { useWayBack } from '../way-back.ts'
import { useDetailSaving } from './use-detail-saving.ts'

const detailDocuments: Record<DetailPage, DocumentId> = {
  'beneficiary-age': 'schedule-a',
  'charity-info': 'schedule-a',
  'real-estate-info': 'assignment-of-assets',
  'business-info': 'assignment-of-assets',
}

interface DetailFormProps {
  detail: DetailStep
  id: string
  subject: string
  trust: TrustRecord
  draft: DraftInHand
}

export function DetailForm({ detail, id, subject, trust, draft }: DetailFormProps) {
  const form = useRef<UseFormReturn>(null)
  const values = useMemo(() => detail.initial(trust, id), [detail, trust, id])
  const schema = useMemo(() => shownSchema(detail.questions, detail.schema), [detail])
  const back = useWayBack()
  const { busy, saveAndNext, saveAndExit, notYet, forAll } = useDetailSaving(detail, id, trust, draft, back)
  const subjects = detail.subjects(trust)
  const at = subjects.findIndex((entry) => entry.id === id) + 1
  const lackingToo = detail.lacking(trust).some((entry) => entry.id !== id)
  const today = useToday()
  const live = useLiveAnswers(() => typed())
  const overlay = useCallback(
    (answers: Answers) => detail.change(validAnswers(askingOf(detail, id), answers, { today }), id, trust),
    [detail, id, trust, today],
  )
  const typed = () => (form.current?.getValues() ?? values) as Answers
  return (
    <BesideStep document={detailDocuments[detail.page]} trust={trust} answers={live} overlay={overlay}>
      <StepShell
        {...detail}
        busy={busy}
        onSaveAndExit={() => saveAndExit(typed())}
        note={
          <p className="text-xl font-semibold wrap-anywhere">
            <Trans>
              For <bdi>{subject}</bdi>
            </Trans>
            {subjects.length > 1 && (
              <span className="ml-3 text-base font-normal text-ink-soft tabular-nums">
                {t`${at} of ${subjects.length}`}
              </span>
            )}
          </p>
        }
      >
        <Form
          schema={schema}
          values={values}
          draft={draft.draft as Partial<Answers> | undefined}
          onValuesChange={(values, names) => {
            draft.keep(draftOf(values, names))
            live.tell(values as Answers)
          }}
          onSubmit={(answers, { intent }) =>
            intent === 'all' ? forAll(answers) : saveAndNext(answers, intent === 'back' ? back : undefined)
          }
          formRef={form}
          className="space-y-7"
        >
          <QuestionList questions={detail.questions} />
          <StepActions next={nextLabel(detail)} previous={detail.back} busy={busy} back={back}>
            {detail.notYet && (
              <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => notYet(typed())}>
                <Trans>I don’t have this yet</Trans>
              </Button>
            )}
            {lackingToo && (
              <Button
                variant="secondary"
                aria-disabled={busy || undefined}
                {...(detail.notYet ? { onClick: () => forAll(typed()) } : { type: 'submit', value: 'all' })}
              >
                {translate(detail.forAll)}
              </Button>
            )}
          </StepActions>
        </Form>
      </StepShell>
    </BesideStep>
  )
}
