import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { readiness } from '#domain/trust/readiness.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { type StepSlug, stepPath } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { AnswerList } from './answer-list.tsx'
import { answersOf } from './answers-of.ts'
import { assetEntries, beneficiaryEntries } from './entries-of.ts'
import { EntryList } from './entry-list.tsx'

/** One section of the summary: its answers, folded on a phone and whole on paper, and the way to change them. */
export function SummarySection({ slug, trust }: { slug: StepSlug; trust: TrustRecord }) {
  const { name } = stepOf(slug)
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby={`section-${slug}`} className="max-md:p-4! print:mt-3 print:border-0 print:p-0">
      <div className="flex items-start justify-between gap-3">
        <h2 id={`section-${slug}`} className="min-w-0 text-2xl">
          {translate(name)}
        </h2>
        <div className="flex shrink-0 gap-2 print:hidden">
          <Button
            variant="quiet"
            size="small"
            className="md:hidden"
            aria-expanded={isOpen}
            aria-controls={`answers-${slug}`}
            aria-label={isOpen ? t`Hide ${translate(name)}` : t`Show ${translate(name)}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t`Hide` : t`Show`}
          </Button>
          <LinkButton
            to={`${stepPath(slug)}?from=summary`}
            variant="secondary"
            size="small"
            aria-label={t`Edit ${translate(name)}`}
          >
            <Trans>Edit</Trans>
          </LinkButton>
        </div>
      </div>
      <div id={`answers-${slug}`} className={isOpen ? undefined : 'max-md:hidden print:block'}>
        <Content slug={slug} trust={trust} />
      </div>
    </Card>
  )
}

function Content({ slug, trust }: { slug: StepSlug; trust: TrustRecord }) {
  if (slug === 'beneficiaries') return <EntryList entries={beneficiaryEntries(trust)} noun="beneficiaries" />
  if (slug === 'assets') return <EntryList entries={assetEntries(trust)} noun="assets" />
  // A directive that was filled in before it was skipped can still be downloaded, so its answers stay in sight.
  if (slug === 'health-care-directive' && trust.healthCareDirectiveSkipped && readiness(slug, trust) === 0)
    return (
      <p className="mt-3">
        <Trans>You skipped this optional section.</Trans>
      </p>
    )
  return <AnswerList answers={answersOf(stepOf(slug), trust)} />
}
