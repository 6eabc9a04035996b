import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { addressOnOneLine } from '#domain/formats/address.ts'
import { type Message, message } from '#domain/message.ts'
import { ALL_DOCUMENTS } from '#domain/trust/documents.ts'
import type { TouchedAnswer } from '#domain/trust/life-changes/answers.ts'
import type { LifeEvent } from '#domain/trust/life-changes/events.ts'
import { actionFor, legalNotesOf, WAYS_TO_CHANGE } from '#domain/trust/life-changes/law.ts'
import { isFixed, isNamedSince, whatFixes, withoutAddedSince } from '#domain/trust/life-changes/signing.ts'
import {
  answerNow,
  isAddition,
  isAnswered,
  type TouchedSince,
  touchedSince,
  withoutDetails,
} from '#domain/trust/life-changes/since.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { FUNDING_PLAN, PEOPLE } from '#domain/trust/routes.ts'
import { PrintButton } from '#web/components/printing.tsx'
import { openedFrom, useChangeHere } from '#web/features/questionnaire/way-back.ts'
import { SourcedFacts } from '#web/features/trust/sourced-facts.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { DocumentsToMake } from './documents-to-make.tsx'
import { type AnswersMade, kindOf, useDocumentsTouched } from './use-answers-then.ts'

interface ChangePlanProps {
  event: LifeEvent
  about: string | null
  /** The answers when the event was chosen. */
  then: TrustRecord
  trust: TrustRecord
  /** What is known of the answers that were signed or copied. */
  made: AnswersMade
}

/** The answers, the documents and the facts that follow from one event. What is done is marked automatically. */
export function ChangePlan({ event, about, then, trust, made }: ChangePlanProps) {
  const { signed } = made
  const touched = touchedSince(event, about, { chosen: then, earlier: [...made.versions.values()], now: trust })
  const isFixedNow = ({ answer }: TouchedSince) => isFixed(trust, answer, signed)
  const here = useChangeHere()
  const { printed, changed, failed } = useDocumentsTouched(touched, then, trust, made)
  const beforeOf = ({ answer, before }: TouchedSince) =>
    answer.what === 'add' && before === then ? withoutAddedSince(event, then, signed) : before
  const isDone = (one: TouchedSince) => isAnswered(one.answer, beforeOf(one), trust)
  const lackingIn = (one: TouchedSince) => withoutDetails(one.answer, beforeOf(one), trust)
  const isComplete = (one: TouchedSince) => isDone(one) && lackingIn(one).length === 0
  const open = touched.filter((one) => one.answer.what !== 'check' && !isFixedNow(one))
  const counts = (one: TouchedSince) => one.answer.what !== 'check' || isDone(one)
  const printing = (fixed: boolean) =>
    new Set(
      touched
        .filter((one) => counts(one) && isFixedNow(one) === fixed)
        .flatMap((one) => printed?.get(kindOf(one)) ?? []),
    )
  const changing = touched.filter((one) => counts(one) && !isFixedNow(one)).map(({ answer }) => answer)
  const mayChange = touched.some((one) => !counts(one) && !isFixedNow(one))
  const [moved, kept] = [printing(false), printing(true)]
  const documents = ALL_DOCUMENTS.map((id) => ({ id, ...actionFor(id, trust, changing, event) })).filter(
    // Of a fixed answer, only what it is fixed in is named: nobody makes another document for it.
    ({ id, action }) => moved.has(id) || (kept.has(id) && action === 'keep'),
  )
  // What happened is judged by the answers of then, and what is signed, moved and bought as it is now.
  const assets = then.assets?.map((asset) => trust.assets?.find(({ id }) => id === asset.id) ?? asset)
  const judged = event === 'home-bought' ? trust : { ...then, ...(assets && { assets }), signings: trust.signings }
  const facts = legalNotesOf(event, judged, about, signed)
  return (
    <>
      <div className="mt-4 print:hidden">
        <PrintButton />
      </div>
      <Part title={t`Your Answers`}>
        {touched.length === 0 ? (
          <p>
            <Trans>No answer has to change.</Trans>
          </p>
        ) : (
          <>
            <p role="status" className="mb-3 text-ink-soft">
              {open.length > 0 && t`${open.filter(isComplete).length} of ${open.length} answers changed`}
            </p>
            <ul className="border-t border-hairline">
              {touched.map((one) => (
                <AnswerRow
                  key={one.answer.path}
                  answer={one.answer}
                  done={isComplete(one)}
                  lacking={lackingIn(one)}
                  now={isDone(one) ? answerNow({ ...one, before: beforeOf(one) }, trust) : undefined}
                  fixed={
                    isFixedNow(one) &&
                    (isNamedSince(one.answer, then, signed) ? 'since' : whatFixes(trust, one.answer.path, signed))
                  }
                />
              ))}
            </ul>
          </>
        )}
      </Part>
      <Part title={t`Your Documents`}>
        {failed ? (
          <p role="alert">
            <Trans>The documents could not be loaded. Please check your connection and reload the page.</Trans>
          </p>
        ) : !printed ? (
          <p className="text-ink-soft">
            <Trans>Checking your documents...</Trans>
          </p>
        ) : documents.length === 0 ? (
          <p>
            {mayChange ? (
              <Trans>Unless one of these answers changes, no document has to be made again because of this.</Trans>
            ) : (
              <Trans>No document has to be made again because of this.</Trans>
            )}
          </p>
        ) : (
          <DocumentsToMake documents={documents} changed={changed} trust={trust} />
        )}
      </Part>
      {facts.length > 0 && (
        <Part title={t`What Your Documents and the Law Say`}>
          <SourcedFacts facts={facts} className="max-w-prose" />
          {/^(home|asset)-/.test(event) && (
            <p className="mt-3">
              <Link to={openedFrom(here, FUNDING_PLAN)} className="link">
                <Trans>Go to the funding plan</Trans>
              </Link>
            </p>
          )}
          {event === 'name' && (
            <p className="mt-3">
              <Link to={openedFrom(here, PEOPLE)} className="link">
                <Trans>Go to People</Trans>
              </Link>
            </p>
          )}
        </Part>
      )}
      <Part title={t`What a Signed Trust Can Change`}>
        <SourcedFacts facts={WAYS_TO_CHANGE} className="max-w-prose" />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8 print:mt-3">
      <h3 id={id} className="mb-2 text-xl">
        {title}
      </h3>
      {children}
    </section>
  )
}

interface AnswerRowProps {
  answer: TouchedAnswer
  done: boolean
  /** What was added and still lacks its details. */
  lacking: ReturnType<typeof withoutDetails>
  /** What stands there now, once it has changed. */
  now: Message | string | undefined
  /** What has fixed it, if anything; `since` for another name than the signed one. */
  fixed: false | ReturnType<typeof whatFixes> | 'since'
}

/** The words of the link to an answer. A screen reader reads the answer's name after them. */
const LINK_WORDS: Readonly<Record<TouchedAnswer['what'], string>> = {
  replace: 'Change',
  remove: 'Remove or change',
  add: 'Add',
  check: 'Check it',
}

function stateWords(answer: TouchedAnswer, done: boolean, fixed: AnswerRowProps['fixed']): string {
  const { what, path } = answer
  if (fixed === 'since' || (fixed && (what === 'add' || isAddition(answer)))) return 'The signed agreement decides'
  // An entry that was added since is in no signed document.
  if (fixed === 'perhaps' && path.includes('/')) return 'Stays as it was signed, if a signed document lists it'
  if (fixed === 'moved') return 'Belongs to the trust: it has been moved'
  if (fixed) return 'Stays as it was signed'
  if (done) return '✓ Changed'
  if (what !== 'check') return 'To do'
  return isAddition(answer) ? 'Optional' : 'May stay as it is'
}

/** What an answer says: as it was, and once it has changed, as it is. */
function valueWords({ was, chosen }: TouchedAnswer, now: AnswerRowProps['now']): Message | string | undefined {
  const before = chosen === undefined ? was && addressOnOneLine(was) : message(chosen)
  const after = typeof now === 'string' ? addressOnOneLine(now) : now
  if (after === undefined || (after === '' && !before)) return before || undefined
  if (!before) return after
  if (after === '') return message('No longer in your answers: {was}', { was: before })
  // Another part of the answer has changed.
  if (translate(after) === translate(before)) return after
  return message('{now} (before: {was})', { now: after, was: before })
}

function AnswerRow({ answer, done, lacking, now, fixed }: AnswerRowProps) {
  const here = useChangeHere()
  const { words, place, what } = answer
  const name = translate(words)
  const value = valueWords(answer, fixed ? undefined : now)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 border-b border-hairline py-3 print:break-inside-avoid print:py-1">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <span className="block font-semibold first-letter:uppercase">{setApart(name)}</span>
        {value && <span className="text-ink-soft">{setApart(translate(value))}</span>}
        {!fixed &&
          lacking.map(({ name, path, question }) => (
            <span key={path} className="block">
              <Trans>
                Added; its details are still missing:{' '}
                <Link to={openedFrom(here, path)} state={{ question }} className="link">
                  <bdi>{name}</bdi>
                </Link>
              </Trans>
            </span>
          ))}
      </p>
      <p className={clsx('text-base', done && !fixed ? 'font-semibold text-spruce' : 'text-ink-soft')}>
        {translate(stateWords(answer, done, fixed))}
      </p>
      {!fixed && (
        <Link to={openedFrom(here, place.path)} state={{ question: place.question }} className="link print:hidden">
          {translate(LINK_WORDS[isAddition(answer) ? 'add' : done ? 'replace' : what])}
          <span className="sr-only">: {name}</span>
        </Link>
      )}
    </li>
  )
}
