import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import {
  type DetailStep,
  detailPatchForAll,
  detailPatchOnNotYet,
  detailPatchOnSave,
  detailSteps,
  entryPatch,
  formDefinitionOf,
  subjectOf,
  together,
  unsavedDetails,
} from '#domain/trust/details/detail-step.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { DetailPage } from '#domain/trust/routes.ts'
import { leftBehind, validAnswers } from '#domain/trust/steps/answers.ts'
import { type Answers, nextLabel } from '#domain/trust/steps/step.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { Button, LinkButton } from '#web/components/button.tsx'
import { Form } from '#web/components/form.tsx'
import { sameValue } from '#web/components/form-values.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { useToday } from '#web/components/times.ts'
import { BesideStep, useLiveAnswers } from '#web/features/documents/preview/beside-step.tsx'
import { withCorrectionsElsewhere, withTimeout } from '#web/features/people/use-suggestions.ts'
import { WithTrust } from '#web/features/trust/trust-gate.tsx'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { type StepDraft, useDraft } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'
import { AgeEffect, AgeNow } from './age-notes.tsx'
import { QuestionList, shownSchema } from './questions/question-list.tsx'
import { StepActions, StepShell } from './step-shell.tsx'
import { draftOf, useSaving } from './use-saving.ts'
import { goOn, useChangeOpenedFrom, useWayBack, type WayBack } from './way-back.ts'

const RemovedElsewhere = lazyWithRetry(() => import('./removed-elsewhere.tsx'), PartMissing)
// Knows the names of the states, and can come after the questions.
const ShareButton = lazyWithRetry(
  () => import('./share-button.tsx'),
  () => null,
)

const awaited = (detail: DetailStep) =>
  detail.back.endsWith('beneficiaries') ? 'Loading beneficiary information...' : 'Loading asset information...'

/** The four pages for one entry's details: a child's age, a charity, real estate, a business. */
export default function DetailPages({ page }: { page: DetailPage }) {
  const { id = '' } = useParams()
  const detail = detailSteps.find((each) => each.page === page)
  return detail ? <Keyed key={`${page}/${id}`} detail={detail} id={id} /> : null
}

function Keyed({ detail, id }: { detail: DetailStep; id: string }) {
  const draft = useDraft(`${detail.page}/${id}`)
  return (
    <WithTrust awaited={awaited(detail)} loadFailed={detail.loadFailed}>
      {(trust) => {
        if (!draft.ready) return <Waiting>{awaited(detail)}</Waiting>
        return <WithEntry detail={detail} id={id} trust={trust} draft={draft} />
      }}
    </WithTrust>
  )
}

/** The form; where the entry was removed elsewhere while it was open, with the entry as it was. */
function WithEntry({ trust, ...props }: Omit<DetailFormProps, 'subject' | 'removed'>) {
  const { detail, id } = props
  const entry = entryPatch(trust, id)
  const [lastListed, setLastListed] = useState(entry)
  if (entry && !sameValue(entry, lastListed)) setLastListed(entry)
  const removed = entry ? undefined : lastListed
  const whole = useMemo(() => (removed ? merge(trust, removed) : trust), [trust, removed])
  const subject = subjectOf(detail, whole, id)
  if (subject === undefined) return <NotThere detail={detail} />
  return <DetailForm {...props} subject={subject} trust={whole} removed={removed} />
}

function NotThere({ detail }: { detail: DetailStep }) {
  return (
    <div className="mx-auto max-w-prose py-10">
      <PageTitle>{translate(detail.heading)}</PageTitle>
      <p className="mt-4">{translate(detail.missing)}</p>
      <LinkButton to={detail.back} className="mt-6">
        {detail.back.endsWith('beneficiaries') ? t`Back to the beneficiaries` : t`Back to the assets`}
      </LinkButton>
    </div>
  )
}

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
  /** What puts the entry back on its list, where it was removed elsewhere. */
  removed: TrustPatch | undefined
  draft: StepDraft
}

function DetailForm({ detail, id, subject, trust, removed, draft }: DetailFormProps) {
  const form = useRef<UseFormReturn>(null)
  const values = useMemo(() => detail.initial(trust, id), [detail, trust, id])
  const schema = useMemo(() => shownSchema(detail.questions, detail.schema), [detail])
  const back = useWayBack()
  const { busy, saveAndNext, saveAndExit, notYet, forAll, share } = useDetailSaving(
    detail,
    id,
    trust,
    removed,
    draft,
    back,
  )
  const subjects = detail.subjects(trust)
  const at = subjects.findIndex((entry) => entry.id === id) + 1
  const lackingToo = detail.lacking(trust).some((entry) => entry.id !== id)
  const today = useToday()
  const live = useLiveAnswers(() => typed())
  const overlay = useCallback(
    (answers: Answers) => detail.change(validAnswers(formDefinitionOf(detail, id), answers, { today }), id, trust),
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
            live.update(values as Answers)
          }}
          onSubmit={(answers, { intent }) => {
            if (intent === 'all') return forAll(answers)
            if (intent === 'shared') return share(answers)
            return saveAndNext(answers, intent === 'back' ? back : undefined)
          }}
          formRef={form}
          className="space-y-7"
        >
          <Suspense>{removed && <RemovedElsewhere name={subject} />}</Suspense>
          <QuestionList
            questions={detail.questions}
            about={subject}
            beside={(name) =>
              name === 'distributionAge' && (
                <>
                  <AgeEffect trust={trust} />
                  <AgeNow trust={trust} id={id} />
                </>
              )
            }
          />
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
            {subjects.length > 1 && (
              <Suspense fallback={null}>
                <ShareButton detail={detail} id={id} trust={trust} busy={busy} />
              </Suspense>
            )}
          </StepActions>
        </Form>
      </StepShell>
    </BesideStep>
  )
}

/** What the buttons of a detail page do. */
function useDetailSaving(
  detail: DetailStep,
  id: string,
  trust: TrustRecord,
  removed: TrustPatch | undefined,
  draft: StepDraft,
  way: WayBack | undefined,
) {
  const today = useToday()
  const navigate = useNavigate()
  const { saveTrustData } = useTrustActions()
  const { busy, run } = useSaving(detail.page)

  const change = useChangeOpenedFrom()
  const save = async (patch: TrustPatch, rest: Answers = {}) => {
    if (removed && trust.signings && !change) {
      const code = await withTimeout(import('./lists/entry-questions.ts'))
      if (code && !(await code.mayPutBack(trust, removed))) return false
    }
    const labels = detail.questions.filter(({ name }) => name in rest).map(({ label }) => label)
    const words = {
      saved: () => (labels.length > 0 ? leftBehind(labels) : detail.saved),
      failed: () => detail.saveFailed,
    }
    return run(
      async () =>
        Object.keys(patch).length > 0
          ? saveTrustData(await withCorrectionsElsewhere(trust, removed ? together([removed, patch]) : patch))
          : { saved: true as const, where: 'account' as const },
      words,
    )
  }
  const wayToNext = way?.continuesToNext ? way : undefined
  const next = (after: TrustRecord) => detail.next(after, id)
  const restOf = (answers: Answers) => unsavedDetails(detail, id, answers, trust, { today })
  const keepRest = (rest: Answers) => {
    if (Object.keys(rest).length > 0) draft.keep(rest)
    else draft.clear()
  }

  return {
    busy,
    saveAndNext: async (answers: Answers, back: WayBack | undefined) => {
      const patch = detail.change(answers, id, trust)
      if (!(await save(patch))) return
      draft.clear()
      await goOn(navigate, back, merge(trust, patch), next)
    },
    saveAndExit: async (answers: Answers) => {
      const rest = restOf(answers)
      if (!(await save(detailPatchOnSave(detail, id, answers, trust, { today }), rest))) return
      keepRest(rest)
      void navigate(detail.exit)
    },
    forAll: async (answers: Answers) => {
      const patch = detailPatchForAll(detail, id, answers, trust, { today })
      const rest = detail.notYet ? restOf(answers) : {}
      if (!(await save(patch, rest))) return
      keepRest(rest)
      await goOn(navigate, wayToNext, merge(trust, patch), next)
    },
    share: async (answers: Answers) => {
      const { detailPatchShared } = await import('#domain/trust/details/shared-answers.ts')
      const patch = detailPatchShared(detail, id, answers, trust)
      if (!(await save(patch))) return
      draft.clear()
      await goOn(navigate, wayToNext, merge(trust, patch), next)
    },
    notYet: async (answers: Answers) => {
      const patch = detailPatchOnNotYet(detail, id, answers, trust, { today })
      const rest = restOf(answers)
      if (!(await save(patch, rest))) return
      keepRest(rest)
      await goOn(navigate, wayToNext, merge(trust, patch), next)
    },
  }
}
