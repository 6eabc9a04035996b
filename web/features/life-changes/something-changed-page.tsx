import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { product } from '#domain/product.ts'
import { subjectName } from '#domain/trust/life-changes/answers.ts'
import {
  isLifeEvent,
  LIFE_EVENTS,
  type LifeEvent,
  lifeEvents,
  OFF_LIST,
  subjectsOf,
} from '#domain/trust/life-changes/events.ts'
import { formerSubjects } from '#domain/trust/life-changes/since.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { SIGNING_DAY, SOMETHING_CHANGED } from '#domain/trust/routes.ts'
import { isSigned } from '#domain/trust/signing-day.ts'
import { Button } from '#web/components/button.tsx'
import { FieldFrame } from '#web/components/field-frame.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { DownloadsProvider } from '#web/features/documents/download/downloads.tsx'
import { useDownloadRecords } from '#web/features/documents/freshness/use-freshness.ts'
import { NoHistory } from '#web/features/history/load-history.tsx'
import { openedFrom, useChangeHere } from '#web/features/questionnaire/way-back.ts'
import { SaveNotices } from '#web/features/trust/saving.tsx'
import { TrustName, TrustSheet } from '#web/features/trust/trust-sheet.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { ChangePlan } from './change-plan.tsx'
import { rememberAnswers, useAnswersMade, useAnswersThen } from './use-answers-then.ts'

/** After a marriage, a birth, a death, a house or a move: the answers and documents that it touches. */
export default function SomethingChangedPage() {
  return (
    <TrustSheet
      title={t`Something Changed`}
      awaited={t`Loading your answers...`}
      none={t`Start a trust, and this page will say what to do when something in your life changes.`}
    >
      {(trust) => (
        <DownloadsProvider trust={trust} makesNewOnes>
          <div className="max-w-4xl print:max-w-none">
            <TrustName trust={trust} />
            <div className="print:hidden">
              <SaveNotices />
            </div>
            <SomethingChanged trust={trust} />
            <p className="mt-8 max-w-prose text-base text-ink-soft">
              <Trans>This page states facts and their sources. It gives no advice.</Trans>{' '}
              {/* On the screen it is in the page's foot. */}
              <span className="hidden print:inline">{translate(product.notALawFirm)}</span>
            </p>
          </div>
        </DownloadsProvider>
      )}
    </TrustSheet>
  )
}

/** What was chosen is in the address: it outlasts a reload, and can be kept or opened on another device. */
const addressOf = (event: LifeEvent, about: string | null, since: number) =>
  `?${new URLSearchParams({ event, ...(about !== null && { about }), since: String(since) })}`

function SomethingChanged({ trust }: { trust: TrustRecord }) {
  const [search] = useSearchParams()
  const { version } = useTrust()
  const [event, about, since] = ['event', 'about', 'since'].map((name) => search.get(name))
  if (!isLifeEvent(event ?? null)) return <Events trust={trust} />
  const chosen = event as LifeEvent
  if (subjectsOf(chosen, trust) && !about) return <ChooseSubject event={chosen} trust={trust} />
  const from = since && /^\d{1,9}$/.test(since) ? Number(since) : version
  return <Planned key={search.toString()} event={chosen} trust={trust} about={about ?? null} since={from} />
}

function Events({ trust }: { trust: TrustRecord }) {
  const { version } = useTrust()
  const signed = isSigned(trust, 'trust-agreement')
  return (
    <>
      <p className="mt-3 max-w-prose">
        <Trans>
          Choose what happened. You will see which of your answers it touches, what to do with each document, and what a
          signed trust can and cannot change.
        </Trans>
      </p>
      {!signed && <NotSigned />}
      <ul className="mt-6 grid gap-3 sm:grid-cols-2">
        {lifeEvents.map((event) => (
          <li key={event}>
            <Link
              to={addressOf(event, null, version)}
              onClick={() => rememberAnswers(trust, version)}
              className="flex min-h-14 items-center rounded-md border border-edge bg-surface px-4 py-2 font-semibold hover:bg-sage"
            >
              {translate(LIFE_EVENTS[event])}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function NotSigned() {
  const here = useChangeHere()
  return (
    <Notice className="mt-5 max-w-prose" title={t`The agreement is not checked off as signed`}>
      <Trans>
        Until it is signed, you can change any answer and make any document again. If it has been signed, please check
        it off on the page{' '}
        <Link to={openedFrom(here, SIGNING_DAY)} className="link">
          Signing Day
        </Link>{' '}
        first. This page will then say what can still be changed.
      </Trans>
    </Notice>
  )
}

const QUESTIONS: Readonly<Partial<Record<LifeEvent, string>>> = {
  divorce: 'Who is the spouse?',
  death: 'Who died?',
  name: 'Whose name changed?',
  family: 'Who married or divorced?',
  'home-sold': 'Which home or land was sold?',
  'asset-sold': 'What was sold?',
}
const HELP: Readonly<Partial<Record<LifeEvent, string>>> = {
  death: 'The list has everyone named in your answers, and the witnesses and notary planned for signing day.',
}
const NOBODY: Readonly<Partial<Record<LifeEvent, string>>> = {
  divorce: 'No answer names a spouse or says that you are married. If you were, first say so in Grantor Information.',
  death: 'Nobody is named yet.',
  name: 'Nobody is named yet.',
  family: 'Your answers list no such beneficiary.',
  'home-sold': 'No home or land is listed among the assets.',
  'asset-sold': 'Your answers list no such asset.',
}

function ChooseSubject({ event, trust }: { event: LifeEvent; trust: TrustRecord }) {
  const navigate = useNavigate()
  const { versions } = useAnswersMade(trust, useDownloadRecords(trust.uid))
  const { version } = useTrust()
  const id = useId()
  const [error, setError] = useState('')
  const present = (subjectsOf(event, trust) ?? []).map((subject) => ({ ...subject, since: version }))
  const former = formerSubjects(event, trust, versions)
  const subjects = [...present, ...former]
  const keyOf = ({ id, since }: { id: string; since: number }) => (since === version ? id : `${id} ${since}`)
  const mayBeOffList = event.endsWith('-sold') && isSigned(trust, 'trust-agreement')
  const choose = (form: FormEvent<HTMLFormElement>) => {
    form.preventDefault()
    const chosen = String(new FormData(form.currentTarget).get('about') ?? '')
    if (!chosen) {
      setError('Please choose from the list.')
      document.getElementById(id)?.focus()
      return
    }
    const { id: about, since } = subjects.find((subject) => keyOf(subject) === chosen) ?? {
      id: OFF_LIST,
      since: version,
    }
    if (since === version) rememberAnswers(trust, version)
    void navigate(addressOf(event, about, since))
  }
  return (
    <>
      <EventHeading event={event} />
      {subjects.length === 0 && !mayBeOffList ? (
        <p className="mt-3">{translate(NOBODY[event] ?? '')}</p>
      ) : (
        <form onSubmit={choose} className="mt-4">
          <FieldFrame id={id} label={QUESTIONS[event] ?? ''} help={HELP[event]} error={error}>
            <select
              id={id}
              name="about"
              className="input max-w-md"
              dir="auto"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : HELP[event] && `${id}-help`}
            >
              {/* Nobody is said to have died, or to be divorced, before the user says so. */}
              {(subjects.length > 1 || mayBeOffList || /^(death|divorce)$/.test(event)) && (
                <option value="">{t`Please choose`}</option>
              )}
              {present.map((subject) => (
                <option key={keyOf(subject)} value={keyOf(subject)}>
                  {subject.name}
                </option>
              ))}
              {former.map(({ name, ...subject }) => (
                <option key={keyOf(subject)} value={keyOf(subject)}>
                  {t`${name} (no longer in your answers)`}
                </option>
              ))}
              {mayBeOffList && <option value={OFF_LIST}>{t`An asset no longer on your list`}</option>}
            </select>
          </FieldFrame>
          <Button type="submit" className="mt-4 block">
            <Trans>Show what to do</Trans>
          </Button>
        </form>
      )}
    </>
  )
}

/** What was chosen, and the way to choose another. It takes the focus that the choice had. */
function EventHeading({ event, name }: { event: LifeEvent; name?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const words = translate(LIFE_EVENTS[event])
  return (
    <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <h2 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere">
        {name ? setApart(`${words}: ${name}`) : words}
      </h2>
      <Link to={SOMETHING_CHANGED} className="link print:hidden">
        <Trans>Something else changed</Trans>
      </Link>
    </div>
  )
}

interface PlannedProps {
  event: LifeEvent
  trust: TrustRecord
  about: string | null
  since: number
}

function Planned({ event, trust, about, since }: PlannedProps) {
  const { earlier: then, failed, retry } = useAnswersThen(trust, since)
  const made = useAnswersMade(trust, useDownloadRecords(trust.uid))
  if (!then && failed) return <NoHistory retry={retry} />
  if (!then) return <Waiting>{t`Loading your answers...`}</Waiting>
  const subjects = subjectsOf(event, then)
  const name = subjectName(event, then, about)
  // An address that was typed, or kept too long, may name nobody.
  if (subjects && name === undefined && !(about === OFF_LIST && event.endsWith('-sold')))
    return <ChooseSubject event={event} trust={trust} />
  return (
    <>
      <EventHeading event={event} name={name} />
      {event === 'death' && (
        <p className="mt-2">
          <Trans>We are sorry for your loss. Nothing here has to be done today.</Trans>
        </p>
      )}
      {event === 'divorce' && name === undefined && (
        <p className="mt-2 max-w-prose">
          <Trans>
            No answer names your spouse, and this page does not guess. Change the answers below that name your former
            spouse.
          </Trans>
        </p>
      )}
      {!isSigned(trust, 'trust-agreement') && <NotSigned />}
      <ChangePlan event={event} about={about} then={then} trust={trust} made={made} />
    </>
  )
}
