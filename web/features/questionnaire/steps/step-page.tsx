import { t } from '@lingui/core/macro'
import { type ComponentType, useCallback, useEffect, useMemo, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { directivePatch, HealthCareDirective } from '#domain/trust/directive.ts'
import { documentOfStep } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { StepSlug } from '#domain/trust/routes.ts'
import { SKIPPED_POWER_OF_ATTORNEY } from '#domain/trust/steps/11-durable-power-of-attorney.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import {
  leftBehind,
  patchOnNext,
  patchOnReturn,
  patchOnSave,
  unsavedAnswers,
  validAnswers,
  withoutHidden,
} from '#domain/trust/steps/answers.ts'
import { type AnswerError, type Answers, nextLabel, type Step, type StepContext } from '#domain/trust/steps/step.ts'
import { Button } from '#web/components/button.tsx'
import { Form } from '#web/components/form.tsx'
import { errorsOf, type FormSchema } from '#web/components/form-values.ts'
import { focusField } from '#web/components/link-targets.ts'
import { Waiting } from '#web/components/progress.tsx'
import { useToday } from '#web/components/times.ts'
import { BesideStep, useLiveAnswers } from '#web/features/documents/preview/beside-step.tsx'
import { withCorrectionsElsewhere } from '#web/features/people/use-suggestions.ts'
import { WithTrust } from '#web/features/trust/trust-gate.tsx'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { type StepDraft, useDraft } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'
import { QuestionList, shownSchema } from '../questions/question-list.tsx'
import { StepActions, StepShell } from '../step-shell.tsx'
import { draftOf, useRejection, useSaving } from '../use-saving.ts'
import { goOn, useWayBack, type WayBack } from '../way-back.ts'
import { loadClause } from './distribution-clause.tsx'
import { extrasOf } from './extras.tsx'

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
  draft: StepDraft
}

function StepForm({ step, trust, isNew, draft }: StepFormProps) {
  const today = useToday()
  const form = useRef<UseFormReturn>(null)
  const back = useWayBack()
  const schema = useMemo(() => shownSchema(step.questions, step.schema({ today })), [step, today])
  const { busy, saveAndLeave, saveAndExit, skip, showErrorToast, onTyped } = useStepSaving(step, trust, draft, schema)
  const values = useMemo(() => step.initial(trust, { today }), [step, trust, today])
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

const isEmpty = (patch: TrustPatch) => Object.keys(patch).length === 0

/** What the buttons of a step do. */
function useStepSaving(step: Step, trust: TrustRecord, draft: StepDraft, schema: FormSchema) {
  const today = useToday()
  const navigate = useNavigate()
  const { saveTrustData, saveDirective } = useTrustActions()
  const { busy, run } = useSaving(step.slug)
  const rejection = useRejection()
  const latest = useRef(trust)
  const rowsSeen = useRef(trust.trustees)
  const typed = useRef(Boolean(draft.draft))
  useEffect(() => {
    latest.current = trust
    if (!typed.current) rowsSeen.current = trust.trustees
  }, [trust])
  /** Compares with the rows the user saw, so that a row another device added is not removed. */
  const seen = () => ({ ...latest.current, trustees: rowsSeen.current })

  const contextOf = async (): Promise<StepContext> =>
    step.slug === 'distribution' ? { today, distributionClause: await loadClause() } : { today }

  /** Next, or back to the page that the step was opened from. */
  const saveAndLeave = async (answers: Answers, back: WayBack | undefined) => {
    let patch: TrustPatch = {}
    const save = async () => {
      if (step.slug === 'health-care-directive') {
        const directive = HealthCareDirective.parse(answers)
        const directiveChange = directivePatch(directive)
        patch = await withCorrectionsElsewhere(latest.current, directiveChange)
        return patch === directiveChange ? saveDirective(directive) : saveTrustData(patch)
      }
      patch = (back ? patchOnReturn : patchOnNext)(step, answers, seen(), await contextOf())
      patch = await withCorrectionsElsewhere(latest.current, patch)
      return saveTrustData(patch)
    }
    if (!(await run(save, { failed: step.saveFailed }))) return
    draft.clear()
    await goOn(navigate, back, merge(latest.current, patch), step.next)
  }

  const saveAndExit = async (answers: Answers) => {
    const rejected = step.saveErrorToast?.(answers)
    if (rejected) {
      rejection.show(rejected, (typed) => step.saveErrorToast?.(typed))
      const first = step.questions[0]
      if (first) focusField(first.name)
      return
    }
    let unsaved: Answers = {}
    let nothing = false
    const savedWords = () => {
      const labels = step.questions.filter(({ name }) => name in unsaved).map(({ label }) => label)
      if (labels.length > 0) return leftBehind(labels)
      return nothing ? undefined : step.saved
    }
    const save = async () => {
      const context = await contextOf()
      const patch = patchOnSave(step, answers, seen(), context)
      unsaved = unsavedAnswers(step, answers, seen(), context)
      nothing = isEmpty(patch)
      return nothing
        ? { saved: true as const, where: 'account' as const }
        : saveTrustData(await withCorrectionsElsewhere(latest.current, patch))
    }
    if (!(await run(save, { saved: savedWords, failed: step.saveFailed }))) return
    if (isEmpty(unsaved as TrustPatch)) draft.clear()
    else draft.keep(unsaved)
    void navigate(step.exit)
  }

  const skip = async (way: WayBack | undefined) => {
    const save = () =>
      step.slug === 'health-care-directive'
        ? saveDirective({ skipped: true })
        : saveTrustData(SKIPPED_POWER_OF_ATTORNEY)
    if (await run(save, { failed: step.saveFailed }))
      await goOn(navigate, way?.continuesToNext ? way : undefined, latest.current, step.next)
  }

  const showErrorToast = (errors: readonly AnswerError[]) => {
    const words = step.errorToast?.(errors)
    if (!words) return
    rejection.show(words, (answers) => {
      const left = errorsOf(schema, answers)
      return left.length > 0 ? step.errorToast?.(left) : undefined
    })
  }

  const onTyped = (values: object, names: string[]) => {
    rejection.review(values as Answers)
    typed.current = names.length > 0
    draft.keep(draftOf(values, names))
  }

  return { busy, saveAndLeave, saveAndExit, skip, showErrorToast, onTyped }
}
