import { t } from '@lingui/core/macro'
import { type ComponentType, useCallback, useMemo, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { documentOfStep } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { StepSlug } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { validAnswers, withoutHidden } from '#domain/trust/steps/answers.ts'
import { type Answers, nextLabel, type Step } from '#domain/trust/steps/step.ts'
import { Button } from '#web/components/button.tsx'
import { Form } from '#web/components/form.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { useToday } from '#web/components/times.ts'
import { BesideStep, useLiveAnswers } from '#web/features/documents/preview/beside-step.tsx'
import { WithTrust } from '#web/features/trust/trust-gate.tsx'
import { type DraftInHand, useDraft } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'
import { QuestionList, shownSchema } from '../questions/question-list.tsx'
import { StepActions, StepShell } from '../step-shell.tsx'
import { useWayBack } from '../way-back.ts'
import { extrasOf } from './extras.tsx'
import { useStepSaving } from './use-step-saving.ts'

/** The page of a step that asks questions: all but the two lists. */
export default function StepPage({ slug }: { slug: StepSlug }) {
  const draft = useDraft(slug)
  return (
    <WithTrust>
      {(trust, isNew) =>
        draft.ready ? (
          <StepForm step={stepOf(slug)} trust={trust} isNew={isNew} draft={draft} />
        ) : (
          <Waiting>{t`Loading your answers...`}</Waiting>
        )
      }
    </WithTrust>
  )
}

function put(Part: ComponentType<{ trust: TrustRecord }> | undefined, trust: TrustRecord) {
  return Part ? <Part trust={trust} /> : null
}

interface StepFormProps {
  step: Step
  trust: TrustRecord
  isNew: boolean
  draft: DraftInHand
}

function StepForm({ step, trust, isNew, draft }: StepFormProps) {
  const today = useToday()
  const form = useRef<UseFormReturn>(null)
  const back = useWayBack()
  const { busy, saveAndLeave, saveAndExit, skip, showErrorToast, onTyped } = useStepSaving(step, trust, draft)
  const values = useMemo(() => step.initial(trust, { today }), [step, trust, today])
  const schema = useMemo(() => shownSchema(step.questions, step.schema({ today })), [step, today])
  const live = useLiveAnswers(() => (form.current?.getValues() ?? values) as Answers)
  const overlay = useCallback(
    (answers: Answers) => step.change(validAnswers(step, withoutHidden(step, answers), { today }), trust, { today }),
    [step, trust, today],
  )
  const { Note, beside } = extrasOf(step.slug)
  return (
    <BesideStep document={documentOfStep[step.slug]} trust={trust} answers={live} overlay={overlay}>
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
          onValuesChange={(values, names) => {
            onTyped(values, names)
            live.update(values as Answers)
          }}
          onSubmit={(answers, { intent }) => saveAndLeave(answers, intent === 'back' ? back : undefined)}
          onInvalid={showErrorToast}
          formRef={form}
          className="space-y-7"
        >
          <QuestionList questions={step.questions} beside={(name) => put(beside?.[name], trust)} />
          <StepActions
            next={busy && step.slug === 'durable-power-of-attorney' ? 'Saving...' : nextLabel(step)}
            previous={step.previous}
            busy={busy}
            back={back}
          >
            <SkipButton slug={step.slug} busy={busy} onSkip={() => skip(back)} />
          </StepActions>
        </Form>
      </StepShell>
    </BesideStep>
  )
}

const words: Partial<Record<StepSlug, string>> = {
  'durable-power-of-attorney': 'Skip for now',
  'health-care-directive': 'Skip (Optional)',
}

/** Two steps can be passed by; what was typed in them stays as a draft. */
function SkipButton({ slug, busy, onSkip }: { slug: StepSlug; busy: boolean; onSkip: () => void }) {
  const label = words[slug]
  if (!label) return null
  return (
    <Button variant="secondary" aria-disabled={busy || undefined} onClick={onSkip}>
      {translate(label)}
    </Button>
  )
}
