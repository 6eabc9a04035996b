import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { StepSlug } from '#domain/trust/routes.ts'
import { goesIntoWords, type Step, shellPercent, TERMS, type TermName } from '#domain/trust/steps/step.ts'
import { Button } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Progress } from '#web/components/progress.tsx'
import { useInstallation } from '#web/features/account/auth/auth-state.ts'
import { SaveNotices, SavingIndicator, SavingStateWords } from '#web/features/trust/saving.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { EnglishNote } from '#web/i18n/english-note.tsx'
import { translate } from '#web/i18n/i18n.ts'
import type { WayBack } from './way-back.ts'

interface StepShellProps {
  /** One of the thirteen; absent for the pages of details. */
  slug?: StepSlug
  number: number
  total: number
  heading: string
  description: string
  goesInto?: Step['goesInto']
  /** The documents that print its answers, where they are not those of `goesInto`. */
  printedIn?: readonly DocumentId[]
  badge?: string
  terms?: readonly TermName[]
  back: string
  busy: boolean
  onSaveAndExit: () => void
  /** A remark above the questions. */
  note?: ReactNode
  children: ReactNode
}

/** What every page of the questionnaire has around its questions (specification T 2.4). */
export function StepShell({
  slug,
  number,
  total,
  heading,
  description,
  goesInto,
  printedIn = goesInto?.documents ?? [],
  badge,
  terms = [],
  back,
  busy,
  onSaveAndExit,
  note,
  children,
}: StepShellProps) {
  const navigate = useNavigate()
  const { trust } = useTrust()
  return (
    <div className="mx-auto max-w-prose py-6 sm:py-10">
      <div className="flex items-center justify-between gap-4">
        <Button variant="quiet" size="small" className="-ml-3.5" onClick={() => navigate(back)}>
          <Trans>
            <span aria-hidden="true">←</span> Back
          </Trans>
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={busy || undefined}
          aria-describedby="save-and-exit-help"
          onClick={onSaveAndExit}
        >
          <Trans>Save and Exit</Trans>
        </Button>
      </div>
      <p id="save-and-exit-help" className="mt-1 text-right text-base text-ink-soft">
        <Trans>Save and Exit keeps what you typed. You can come back any time.</Trans>
      </p>
      <Progress
        className="mt-6"
        value={shellPercent({ number, total })}
        label={t`Step ${number} of ${total}`}
        detail={t`${shellPercent({ number, total })}% Complete`}
      />
      <div className="mt-7 mb-8">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PageTitle>{translate(heading)}</PageTitle>
          {badge && (
            <span className="rounded-full border border-edge bg-sage px-3 py-0.5 text-base font-semibold">
              {translate(badge)}
            </span>
          )}
        </div>
        <p className="mt-3 text-ink-soft">{translate(description)}</p>
        {goesInto && <p className="mt-1 text-base text-ink-soft">{translate(goesIntoWords({ goesInto }))}</p>}
        <EnglishNote about="step" className="mt-5" />
        <StepTerms terms={terms} />
      </div>
      {/* No box of its own, in which what is in reach would stay: on a small screen it begins below the window. */}
      <div className="contents space-y-8">
        <SaveNotices />
        {trust?.signings && (
          <Suspense>
            <SignedAnswers documents={printedIn} trust={trust} />
          </Suspense>
        )}
        {slug && <ReviewRemarks step={slug} />}
        {note}
        {children}
      </div>
      <SavingIndicator busy={busy} />
    </div>
  )
}

/** What the words of this page mean, where they are met and not on a page of their own. */
function StepTerms({ terms }: { terms: readonly TermName[] }) {
  if (terms.length === 0) return null
  return (
    <dl aria-label={t`Terms on this page`} className="mt-5 space-y-1 border-l-2 border-brass pl-4 text-base">
      {terms.map((name) => (
        <div key={name}>
          <dt className="inline font-semibold">
            <dfn className="not-italic">{translate(TERMS[name].term)}</dfn>:
          </dt>{' '}
          <dd className="inline text-ink-soft">{translate(TERMS[name].meaning)}</dd>
        </div>
      ))}
    </dl>
  )
}

// What readers said must not keep the step from being answered when it cannot be fetched.
const SignedAnswers = lazy(() =>
  import('#web/features/trust/agreement-signed.tsx').then(
    ({ SignedAnswers }) => ({ default: SignedAnswers }),
    () => ({ default: () => null }),
  ),
)

const StepComments = lazy(() =>
  import('#web/features/review-links/owner/step-comments.tsx').catch(() => ({ default: () => null })),
)

/** What readers have remarked on a step, where the installation has links for readers. */
function ReviewRemarks({ step }: { step: StepSlug }) {
  const { reviewLinks } = useInstallation()
  if (!reviewLinks) return null
  return (
    <Suspense fallback={null}>
      <StepComments step={step} />
    </Suspense>
  )
}

/** The id of Next where it stays in reach. */
export const NEXT_IN_REACH = 'next-in-reach'

interface StepActionsProps {
  next: string
  previous: string
  busy: boolean
  /** The page the step was opened from, where it can be saved and left for it. */
  back?: WayBack | undefined
  /** Whether Next stays in the window while a long list scrolls above it. Its form must not be a box then. */
  inReach?: boolean
  children?: ReactNode
}

/** Next, which is the form's submit, and the other ways on from a step. */
export function StepActions({ next, previous, busy, back, inReach, children }: StepActionsProps) {
  const navigate = useNavigate()
  const others = (
    <>
      {children}
      <Button variant="secondary" onClick={() => navigate(previous)}>
        <Trans>Previous</Trans>
      </Button>
    </>
  )
  return (
    <div className={inReach ? 'contents' : 'border-t border-hairline pt-6'}>
      <div className={clsx('flex flex-wrap gap-3', inReach && 'in-reach')}>
        <Button {...(inReach && { id: NEXT_IN_REACH })} type="submit" value="next" busy={busy}>
          {translate(next)}
        </Button>
        {back && (
          <Button type="submit" value="back" variant="secondary" aria-disabled={busy || undefined}>
            {translate(back.label)}
          </Button>
        )}
        {!inReach && others}
      </div>
      {inReach && <div className="mt-1 flex flex-wrap gap-3">{others}</div>}
      <div className="mt-3">
        <SavingStateWords />
      </div>
    </div>
  )
}
