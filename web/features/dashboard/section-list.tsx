import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { documentNames, documentOfStep } from '#domain/trust/documents.ts'
import { isBegun, isDirectiveSkipped, stepPercent } from '#domain/trust/progress.ts'
import { sectionOf } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { resumeSlug, stepPath } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import type { Step } from '#domain/trust/steps/step.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { Progress } from '#web/components/progress.tsx'
import { type Blanks, notSigned, questionsOf, useBlanks } from '#web/features/documents/blanks.tsx'
import { availability } from '#web/features/documents/download/availability.ts'
import { DownloadButton } from '#web/features/documents/download/download-buttons.tsx'
import { PreviewLink } from '#web/features/documents/preview/preview-link.tsx'
import { translate } from '#web/i18n/i18n.ts'

const OPTIONAL = 'health-care-directive'

/** The thirteen sections: a short list with the state of each, or, when asked for, their cards with previews and downloads. */
export function SectionList({ trust, cards }: { trust: TrustRecord; cards: boolean }) {
  const [, setSearch] = useSearchParams()
  const { blanks } = useBlanks(trust)
  const here = trust.completed ? undefined : resumeSlug(trust)
  const missing = Map.groupBy(questionsOf(notSigned(blanks, trust), trust), sectionOf)
  return (
    <section aria-labelledby="sections">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="sections" className="text-2xl">
          <Trans>Sections</Trans>
        </h2>
        <Button
          variant="quiet"
          size="small"
          onClick={() => setSearch(cards ? {} : { sections: 'cards' }, { replace: true, preventScrollReset: true })}
        >
          {cards ? t`Show the short list` : t`Show cards`}
        </Button>
      </div>
      {cards ? (
        <ol className="mt-4 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {steps.map((step) => (
            <SectionCard key={step.slug} step={step} trust={trust} blanks={blanks} />
          ))}
        </ol>
      ) : (
        <ol className="mt-1 border-t border-hairline">
          {steps.map((step) => (
            <SectionRow
              key={step.slug}
              step={step}
              trust={trust}
              isHere={step.slug === here}
              missing={missing.get(step.slug)?.length ?? 0}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

interface RowProps {
  step: Step
  trust: TrustRecord
  isHere: boolean
  /** How many of its questions a ready document prints as blanks. */
  missing: number
}

function SectionRow({ step, trust, isHere, missing }: RowProps) {
  const isComplete = stepPercent(step, trust) === 100
  const isOptional = step.slug === OPTIONAL
  const isSkipped = isOptional && isDirectiveSkipped(trust)
  const isWhole = isComplete && !isSkipped && missing === 0
  const state = isSkipped ? t`Skipped` : stateOf(step, trust, missing)
  const name = isOptional ? `${translate(step.name)}${t` (Optional)`}` : translate(step.name)
  const action = translate(isComplete ? 'Edit Details' : 'Complete Section')
  return (
    <li
      className={clsx('border-b border-hairline', isHere && 'border-l-4 border-l-brass pl-2')}
      aria-current={isHere ? 'step' : undefined}
    >
      <Link
        to={stepPath(step.slug)}
        aria-label={
          isWhole
            ? t`${step.number}. ${name}: complete. Edit Details`
            : isComplete
              ? t`${step.number}. ${name}: ${state}. ${action}`
              : t`${step.number}. ${name}: ${state}. Edit: ${action}`
        }
        className="group flex min-h-11 flex-wrap items-center gap-x-2.5 py-1 no-underline"
      >
        <span className="w-6 shrink-0 font-serif font-semibold text-ink-soft tabular-nums">{step.number}</span>{' '}
        <span className="min-w-min flex-1 leading-snug group-hover:underline">
          <span className={isHere ? 'font-semibold' : undefined}>{translate(step.name)}</span>
          {isOptional && <span className="text-base text-ink-soft">{t` (Optional)`}</span>}
        </span>{' '}
        <span
          className={
            isComplete && !isSkipped
              ? 'max-w-32 text-right text-base leading-snug font-semibold text-spruce'
              : 'text-base text-ink-soft tabular-nums'
          }
        >
          {isWhole ? (
            // Not the word of a button, which is another one in Spanish.
            <Trans>
              <span>Complete</span>
            </Trans>
          ) : (
            state
          )}
        </span>{' '}
        <span className="text-base text-spruce underline underline-offset-2">
          <Trans>Edit</Trans>
        </span>
      </Link>
    </li>
  )
}

/** How far a section is, in a word or two. */
function stateOf(step: Step, trust: TrustRecord, missing: number): string {
  const percent = stepPercent(step, trust)
  if (percent === 100) return plural(missing, { one: 'Complete with # blank', other: 'Complete with # blanks' })
  if (percent > 0) return `${percent}%`
  return isBegun(step, trust) ? t`begun` : t`not started`
}

/** One of the thirteen sections: how far it is, the way to its questions, and the document it feeds. */
function SectionCard({ step, trust, blanks }: { step: Step; trust: TrustRecord; blanks: Blanks }) {
  const percent = stepPercent(step, trust)
  const action = percent === 100 ? 'Edit Details' : 'Complete Section'
  const document = documentOfStep[step.slug]
  const { status, notReady } = availability(document, trust)
  const reason = useId()
  const missing = blanks.get(document)?.length ?? 0
  return (
    <Card as="li" className="flex flex-col gap-4 sm:p-5!">
      <div className="flex gap-3">
        <span className="font-serif text-xl font-semibold text-ink-soft tabular-nums">{step.number}</span>
        <h3 className="min-w-0 text-xl leading-snug">
          {translate(step.name)}
          {step.slug === OPTIONAL && (
            <span className="font-sans text-base font-normal text-ink-soft">
              <Trans> (Optional)</Trans>
            </span>
          )}
        </h3>
      </div>
      <div className="flex min-h-8 items-center gap-3">
        <Progress
          className="flex-1"
          value={percent}
          label={t`${translate(step.name)}: ${percent}% complete`}
          hideLabel
        />
        {percent === 100 ? (
          <CompleteBadge />
        ) : (
          <span aria-hidden="true" className="text-base text-ink-soft tabular-nums">
            {percent}%
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          to={stepPath(step.slug)}
          variant="secondary"
          size="small"
          aria-label={`${translate(action)}: ${translate(step.name)}`}
        >
          {translate(action)}
        </LinkButton>
        <PreviewLink document={document} />
        <DownloadButton document={document} unavailableBecause={notReady && reason} />
      </div>
      <p id={reason} className="text-base text-ink-soft">
        {translate(documentNames[document])}: {translate(notReady ?? status)}
        {missing > 0 && plural(missing, { one: ', with # blank', other: ', with # blanks' })}
      </p>
    </Card>
  )
}

function CompleteBadge() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 rounded-sm bg-sage px-2.5 py-0.5 text-base font-semibold text-spruce">
      <Trans>
        <svg
          viewBox="0 0 16 16"
          className="size-3.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="m3 8.5 3.2 3.2L13 5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        Complete
      </Trans>
    </span>
  )
}
