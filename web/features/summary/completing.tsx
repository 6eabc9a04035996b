import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import type { CalendarDate } from '#domain/formats/calendar-date.ts'
import { CONFIRMATIONS, completion } from '#domain/trust/lifecycle.ts'
import { isBegun } from '#domain/trust/progress.ts'
import { type QuestionPlace, sectionOf } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { DASHBOARD, stepPath } from '#domain/trust/routes.ts'
import { isSigned } from '#domain/trust/signing-day.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Check } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { usePrinting } from '#web/components/printing.tsx'
import { useToday } from '#web/components/times.ts'
import { notSigned, questionsOf, useBlanks } from '#web/features/documents/blanks.tsx'
import { openedFrom } from '#web/features/questionnaire/way-back.ts'
import { useRemaining } from '#web/features/trust/next-up.tsx'
import { placeLabel, useUnsavedPlaces } from '#web/features/trust/unsaved-typing.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'

/** What is still open before the trust is completed: questions, blanks in the documents, typing that was not saved. It stops nobody, and of a complete trust there may be nothing to say. */
export function StillOpen({ trust }: { trust: TrustRecord }) {
  const remaining = useRemaining(trust)
  const questions = remaining.filter(({ part }) => part === 'questions')
  const byHand = remaining.filter((one) => one.byHand)
  const { blanks, state } = useBlanks(trust)
  const unsaved = useUnsavedPlaces(trust)
  const today = useToday()
  const asked = new Set(questions.map(({ path, question }) => `${path} ${question}`))
  const places = questionsOf(notSigned(blanks, trust), trust).filter(
    ({ path, question }) => !asked.has(`${path} ${question}`),
  )
  const [filledIn = [], blank = []] = [true, false].map((is) =>
    places.filter((place) => isFilledIn(place, trust, today) === is),
  )
  const sections = steps
    .map((step) => ({
      step,
      open: questions.filter((one) => sectionOf(one) === step.slug),
      filledIn: filledIn.filter((one) => sectionOf(one) === step.slug),
    }))
    .filter(({ open, filledIn }) => open.length + filledIn.length > 0)
  const anything = sections.length + blank.length + unsaved.length > 0
  const printing = usePrinting()
  if (trust.completedAt && !anything && byHand.length === 0) return null
  const named = printing ? blank : blank.slice(0, NAMED)
  return (
    <section
      aria-labelledby="still-open"
      className={clsx('mt-8 max-w-prose md:mt-12 print:mt-4', !anything && byHand.length === 0 && 'print:hidden')}
    >
      <h2 id="still-open" className="text-2xl">
        {trust.completedAt ? <Trans>Still to Do</Trans> : <Trans>Before You Complete</Trans>}
      </h2>
      <p className="mt-3">
        {anything && isSigned(trust, 'trust-agreement') ? (
          <Trans>You can still answer these for your own records. What is signed does not change.</Trans>
        ) : anything && trust.completedAt ? (
          <Trans>The trust stays complete, and you can still answer these.</Trans>
        ) : anything ? (
          <Trans>
            These are still open. You can complete the trust all the same and answer them later; a document with a blank
            says so.
          </Trans>
        ) : state === 'found' ? (
          <Trans>Every question is answered, and no document that is ready has a blank.</Trans>
        ) : state === 'failed' ? (
          <Trans>The documents could not be loaded. Please check your connection and reload the page.</Trans>
        ) : (
          <Trans>Checking your documents...</Trans>
        )}
      </p>
      {sections.length > 0 && (
        <ul aria-label={t`Sections with unanswered questions`} className="mt-3 space-y-1">
          {sections.map(({ step, open, filledIn }) => (
            <li key={step.slug}>
              <PlaceLink place={open[0] ?? filledIn[0]}>{translate(step.name)}</PlaceLink>{' '}
              <span className="text-base text-ink-soft">
                {isBegun(step, trust) ? openInWords(open.length, filledIn.length) : t`not started`}
              </span>
              {printing && isBegun(step, trust) && (
                <span className="text-base wrap-anywhere">
                  {': '}
                  {[...open, ...filledIn].map(({ label }) => translate(label)).join('; ')}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {blank.length > 0 && (
        <>
          <p id="blanks" className="mt-3">
            <Trans>Blank in the documents:</Trans>
          </p>
          <ul aria-labelledby="blanks" className="mt-1 space-y-1">
            {named.map((place) => (
              <li key={`${place.path} ${place.question}`}>
                <PlaceLink place={place}>{setApart(translate(place.label))}</PlaceLink>
              </li>
            ))}
            {blank.length > named.length && (
              <li>
                <Link to="#documents" className="link">
                  {t`and ${blank.length - named.length} more`}
                </Link>
              </li>
            )}
          </ul>
        </>
      )}
      {byHand.length > 0 && (
        <>
          <p id="by-hand" className="mt-3">
            <Trans>To complete by hand before signing, and not after:</Trans>
          </p>
          <ul aria-labelledby="by-hand" className="mt-1 space-y-1">
            {byHand.map(({ section, label, path }) => (
              <li key={path}>
                <Link to={path} className="link wrap-anywhere">
                  {translate(section)}: {translate(label)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {unsaved.length > 0 && (
        <ul aria-label={t`Typed and not saved yet`} className="mt-4 space-y-1">
          {unsaved.map(({ key, place }) => (
            <li key={key}>
              <Link to={place.path} className="link wrap-anywhere">
                {setApart(placeLabel(place))}
              </Link>{' '}
              <span className="text-base text-ink-soft">
                <Trans>typed and not saved</Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** So many blanks are named; the list of documents has the others. */
const NAMED = 8

type Place = Pick<QuestionPlace, 'path'> & { question?: string | undefined }

function PlaceLink({ place, children }: { place: Place | undefined; children: ReactNode }) {
  if (!place) return children
  return (
    <Link to={openedFrom('summary', place.path)} state={{ question: place.question }} className="link wrap-anywhere">
      {children}
    </Link>
  )
}

/** Whether a step shows an answer that the record does not have: a document prints a blank until the step is saved. */
function isFilledIn({ path, question }: QuestionPlace, trust: TrustRecord, today: CalendarDate): boolean {
  const step = steps.find(({ slug }) => stepPath(slug) === path)
  return Boolean(step?.initial(trust, { today })[question])
}

/** `3 unanswered questions; 5 filled in on its page, not saved yet` */
function openInWords(open: number, filledIn: number): string {
  const words = [
    open > 0 && plural(open, { one: '# unanswered question', other: '# unanswered questions' }),
    filledIn > 0 && t`${filledIn} filled in on its page, not saved yet`,
  ]
  return words.filter(Boolean).join('; ')
}

type Confirmed = Record<(typeof CONFIRMATIONS)[number]['id'], boolean>

const confirmed = (error: string) => z.boolean().check(z.refine((checked) => checked, error))
const schema: z.ZodMiniType<Confirmed, Confirmed> = z.object({
  assets: confirmed('Please confirm that the assets are accurate.'),
  beneficiaries: confirmed('Please confirm that the beneficiaries are accurate.'),
  trustees: confirmed('Please confirm that the trustee and successor trustee are accurate.'),
  documents: confirmed('Please confirm that you are responsible for reviewing all nine documents.'),
})
const none: Confirmed = { assets: false, beneficiaries: false, trustees: false, documents: false }

export function Confirmations({ isComplete }: { isComplete: boolean }) {
  const { saveTrustData } = useTrust()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const complete = async () => {
    // An earlier rejection would keep the good news waiting.
    dismissToast()
    setBusy(true)
    const outcome = await saveTrustData(completion(new Date().toISOString()))
    setBusy(false)
    if (!outcome.saved) {
      showToast({ title: 'Error', description: 'Failed to complete trust. Please try again.', destructive: true })
      return
    }
    // On this device only, the toast about it has just been replaced by this one.
    const description =
      outcome.where === 'device' ? 'Saved on this device; sent when the connection improves.' : undefined
    showToast({ title: 'Trust Complete', description })
    void navigate(DASHBOARD)
  }

  const showErrorToast = () =>
    showToast({
      title: 'Confirmation Required',
      description: 'Please confirm all sections before completing.',
      destructive: true,
    })

  return (
    <section aria-labelledby="confirmations" className="mt-8 max-w-prose md:mt-12 print:hidden">
      <h2 id="confirmations" className="mb-5 text-2xl">
        <Trans>Confirmations</Trans>
      </h2>
      {isComplete && (
        <p className="mb-5">
          <Trans>This trust is complete. Confirm again only to record a new completion after changes.</Trans>
        </p>
      )}
      <Form schema={schema} values={none} onSubmit={complete} onInvalid={showErrorToast} className="space-y-4">
        {CONFIRMATIONS.map(({ id, text }) => (
          <Check key={id} name={id} label={text} />
        ))}
        <Button type="submit" busy={busy} className="mt-2">
          <Trans>Complete Trust</Trans>
        </Button>
      </Form>
    </section>
  )
}
