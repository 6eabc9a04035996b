import { t } from '@lingui/core/macro'
import type { StepSlug } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { Waiting } from '#web/components/spinner.tsx'
import { WithTrust } from '#web/features/trust/trust-gate.tsx'
import { useDraft } from '#web/features/trust-sync/use-draft.ts'
import { StepForm } from './step-form.tsx'

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
