import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { type Attendance, attendance } from '#documents/signing-kit/attendance.ts'
import { longDate } from '#domain/formats/calendar-date.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { fundingProgress } from '#domain/trust/funding.ts'
import { questionOf } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { FUNDING_PLAN, SIGNING_KIT } from '#domain/trust/routes.ts'
import { isSkipped, NOTARY_WORDS, signingNeeds, signingTasks } from '#domain/trust/signing-day.ts'
import { LinkButton } from '#web/components/button.tsx'
import { focusField, questionIn } from '#web/components/link-targets.ts'
import { PrintButton } from '#web/components/printing.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { useToday } from '#web/components/times.ts'
import { SigningProgress } from '#web/features/trust/after-completion.tsx'
import { SaveNotices, SavingIndicator, SavingStateWords } from '#web/features/trust/saving.tsx'
import { TrustName, TrustSheet } from '#web/features/trust/trust-sheet.tsx'
import { type StepDraft, useDraft } from '#web/features/trust-sync/use-draft.ts'
import { locale, translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { DayPlanFields, Objections } from './day-plan.tsx'
import { SignList } from './sign-list.tsx'
import { AllFiles } from './signed-files.tsx'
import { useStoredFiles } from './stored-files.ts'
import { useDayPlan } from './use-day-plan.ts'

const AWAITED = 'Loading your answers...'

export default function SigningDayPage() {
  const draft = useDraft('signing-day')
  return (
    <TrustSheet
      title={t`Signing Day`}
      awaited={AWAITED}
      none={t`Start a trust, and this page will help you plan the day you sign its documents.`}
    >
      {(trust) => (draft.ready ? <SigningDay trust={trust} draft={draft} /> : <Waiting>{AWAITED}</Waiting>)}
    </TrustSheet>
  )
}

/** The plan of the day, and a checklist for each document. Every answer and every mark is saved when it is made. */
function SigningDay({ trust, draft }: { trust: TrustRecord; draft: StepDraft }) {
  const plan = useDayPlan(trust, draft)
  const coming = attendance(trust)
  const stored = useStoredFiles()
  const { key, state } = useLocation()
  // The fields come once what was typed before is read: later than the page's own look for the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that leads here has its own key
  useEffect(() => {
    const question = key === 'default' ? undefined : questionIn(state)
    if (question) focusField(question)
  }, [key])
  return (
    <div className="max-w-4xl print:max-w-none">
      <TrustName trust={trust} />
      <div className="print:hidden">
        <SavingStateWords />
        <SaveNotices />
      </div>
      <SigningProgress trust={trust} className="mt-3 max-w-prose print:hidden" />
      <NextTask trust={trust} />
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <PrintButton />
        <LinkButton to={SIGNING_KIT} variant="quiet">
          <Trans>Go to the signing-day kit</Trans>
        </LinkButton>
        <LinkButton to={FUNDING_PLAN} variant="quiet">
          <Trans>Go to the funding plan</Trans>
        </LinkButton>
      </div>
      <section aria-labelledby="plan" className="mt-8 print:mt-3">
        <h2 id="plan" className="mb-3 text-2xl print:mb-0">
          <Trans>The Plan</Trans>
        </h2>
        <DayPlanFields plan={plan} trust={trust} coming={coming} />
        <PlanOnPaper trust={trust} />
      </section>
      <section aria-labelledby="coming" className="mt-8 print:mt-3">
        <h2 id="coming" className="mb-2 text-2xl print:mb-0">
          <Trans>Who Must Be There</Trans>
        </h2>
        <Coming coming={coming} hasDirective={!isSkipped('health-care-directive', trust)} />
      </section>
      <section aria-labelledby="documents" className="mt-8 print:mt-3">
        <h2 id="documents" className="mb-2 text-2xl print:mb-0">
          <Trans>Documents, in the Order of Signing</Trans>
        </h2>
        <p className="mb-3 max-w-prose print:hidden">
          <Trans>
            Check off each item when it is done. Several people can do so at once, each on their own phone, even without
            a connection. The{' '}
            <Link className="link" to={SIGNING_KIT}>
              signing-day kit
            </Link>{' '}
            says how each document is signed.
          </Trans>
        </p>
        <SignList trust={trust} stored={stored} />
      </section>
      <AllFiles stored={stored} />
      <div className="print:hidden">
        <SavingIndicator busy={false} />
      </div>
    </div>
  )
}

/** The first thing that is left to do, or that nothing is. */
function NextTask({ trust }: { trust: TrustRecord }) {
  const [next] = signingTasks(trust, useToday())
  const { done, total } = fundingProgress(trust.assets ?? [])
  return (
    <p role="status" className="mt-3 max-w-prose font-semibold print:hidden">
      {!next && (done < total ? t`Every document is signed. The funding plan is next.` : t`Every document is signed.`)}
      {next?.document && `${translate(documentNames[next.document])}: `}
      {next && setApart(translate(next.label))}
    </p>
  )
}

/** The plan in words, with room for what is filled in by hand. */
function PlanOnPaper({ trust }: { trust: TrustRecord }) {
  const { signingDate: day, signingTime, signingPlace, signingNotary, witnesses = [] } = trust
  const rows: [string, string | undefined][] = [
    [t`Day and time`, [day && longDate(day, locale()), signingTime].filter(Boolean).join(', ')],
    [t`Place`, signingPlace],
    [t`Witnesses`, witnesses.map(({ name }) => name).join('; ')],
    [t`Notary`, signingNotary],
  ]
  return (
    <dl className="hidden grid-cols-[30mm_minmax(0,1fr)] items-end gap-x-3 print:grid">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="font-semibold">{term}</dt>
          <dd dir="auto" className="flex min-h-[8mm] items-end border-b border-hairline wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const NOTARIZED = ['pour-over-will', 'power-of-attorney'] as const
const notaryWords = (id: DocumentId) => NOTARY_WORDS[signingNeeds(id, {}).notary]

interface ComingProps {
  coming: Attendance
  hasDirective: boolean
}

function Coming({ coming, hasDirective }: ComingProps) {
  const { signers, witnesses, notary, witnessesToFind, notaryToFind } = coming
  return (
    <ul className="space-y-2 print:space-y-0">
      {signers.map(({ name, as, documents }) => {
        const place = name?.blank && questionOf(name.blank.field, name.blank.entryId)
        return (
          <li key={`${name?.text} ${translate(as)}`}>
            {place ? (
              <Link to={place.path} state={{ question: place.question }} className="link">
                {translate(name?.text)}
              </Link>
            ) : name ? (
              <bdi className="font-semibold wrap-anywhere">{name.text}</bdi>
            ) : (
              <span className="inline-block w-40 border-b border-ink">&nbsp;</span>
            )}
            <span className="text-ink-soft">
              , {translate(as)}: {documents.map((id) => translate(documentNames[id])).join('; ')}
            </span>
          </li>
        )
      })}
      {witnesses.map(({ id, name, objections }) => (
        <li key={id}>
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          <span className="text-ink-soft">
            , <Trans>witness</Trans>
          </span>
          {/* On the screen they are at the field. */}
          <div className="hidden print:block">
            <Objections of={objections} />
          </div>
        </li>
      ))}
      {witnessesToFind > 0 && (
        <li>
          {witnessesToFind === 2
            ? t`Still needed: two witnesses whom the law allows.`
            : t`Still needed: one more witness whom the law allows.`}
        </li>
      )}
      {notary.name && (
        <li>
          <bdi className="font-semibold wrap-anywhere">{notary.name}</bdi>
          <span className="text-ink-soft">
            , <Trans>notary</Trans>
          </span>
          <div className="hidden print:block">
            <Objections of={notary.objections} />
          </div>
        </li>
      )}
      {notaryToFind && (
        <li>
          {notary.name ? <Trans>Still needed: a notary whom the law allows.</Trans> : <Trans>No notary yet.</Trans>}{' '}
          {NOTARIZED.map((id) => `${translate(documentNames[id])}: ${translate(notaryWords(id))}.`).join(' ')}
        </li>
      )}
      {hasDirective && (
        <li className="text-ink-soft">
          <Trans>
            A witness to the health care directive may also not be a health care provider who treats the principal, an
            employee of that provider, or the operator or an employee of a community care or residential care facility
            (W.S. 35-22-403). Your answers do not say who is.
          </Trans>
        </li>
      )}
    </ul>
  )
}
