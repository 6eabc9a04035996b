import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { DocumentCopy } from '#api/documents.ts'
import { addressOnOneLine } from '#domain/formats/address.ts'
import { message } from '#domain/message.ts'
import { ALL_DOCUMENTS, type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { isAnswered, type TouchedAnswer } from '#domain/trust/life-changes/answers.ts'
import { type AnswersSigned, isFixed, isNamedSince } from '#domain/trust/life-changes/answers-signed.ts'
import type { LifeEvent } from '#domain/trust/life-changes/events.ts'
import { actionFor, type DocumentAction, factsOf, WAYS_TO_CHANGE } from '#domain/trust/life-changes/law.ts'
import { plannedForSigning } from '#domain/trust/life-changes/planned-for-signing.ts'
import { personPlaces } from '#domain/trust/people/places.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { FUNDING_PLAN, PEOPLE, SIGNING_KIT } from '#domain/trust/routes.ts'
import { isSigned } from '#domain/trust/signing-day.ts'
import { PrintButton } from '#web/components/printing.tsx'
import { setApart } from '#web/components/set-apart.tsx'
import { availability } from '#web/features/documents/download/availability.ts'
import { StillNeeded } from '#web/features/documents/download/document-list.tsx'
import { DownloadButton } from '#web/features/documents/download/download-buttons.tsx'
import { FreshnessNote } from '#web/features/documents/freshness/freshness-note.tsx'
import { useDownloadRecords } from '#web/features/documents/freshness/use-freshness.ts'
import { PreviewLink } from '#web/features/documents/preview/preview-link.tsx'
import { openedFrom, useChangeHere } from '#web/features/questionnaire/way-back.ts'
import { SourcedFacts, SourcedText } from '#web/features/trust/sourced-facts.tsx'
import { EnglishNote } from '#web/i18n/english-note.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { kindOf, useDocumentsTouched } from './use-answers-then.ts'

interface ChangePlanProps {
  event: LifeEvent
  about: string | null
  /** What the event touches in the answers `then`, when it was chosen. */
  answers: readonly TouchedAnswer[]
  then: TrustRecord
  trust: TrustRecord
  /** What is known of the answers that were signed. */
  signed: AnswersSigned
}

/** The answers, the documents and the facts that follow from one event. What is done is marked automatically. */
export function ChangePlan({ event, about, answers, then, trust, signed }: ChangePlanProps) {
  const isKnown = Object.keys(signed).length > 0
  const isFixedNow = (answer: TouchedAnswer) => isFixed(trust, answer, signed)
  const here = useChangeHere()
  const { printed, changed, failed } = useDocumentsTouched(answers, then, trust)
  const isDone = (answer: TouchedAnswer) => isAnswered(answer, then, trust)
  const names = new Map([...personPlaces(trust), ...plannedForSigning(trust)].map(({ id, name }) => [id, name]))
  const open = answers.filter((answer) => answer.what !== 'check' && !isFixedNow(answer))
  const counts = (answer: TouchedAnswer) => answer.what !== 'check' || isDone(answer)
  const printing = (fixed: boolean) =>
    new Set(
      answers
        .filter((answer) => counts(answer) && isFixedNow(answer) === fixed)
        .flatMap((answer) => printed?.get(kindOf(answer)) ?? []),
    )
  const changing = answers.filter((answer) => counts(answer) && !isFixedNow(answer))
  const [moved, kept] = [printing(false), printing(true)]
  const documents = ALL_DOCUMENTS.map((id) => ({ id, ...actionFor(id, trust, changing, event) })).filter(
    // Of a fixed answer, only what it is fixed in is named: nobody makes another document for it.
    ({ id, action }) => moved.has(id) || (kept.has(id) && action === 'keep'),
  )
  // What happened is judged by the answers of then, and what is signed, moved and bought as it is now.
  const assets = then.assets?.map((asset) => trust.assets?.find(({ id }) => id === asset.id) ?? asset)
  const judged = event === 'home-bought' ? trust : { ...then, ...(assets && { assets }), signings: trust.signings }
  const facts = factsOf(event, judged, about, signed)
  return (
    <>
      <div className="mt-4 print:hidden">
        <PrintButton />
      </div>
      <Part title={t`Your Answers`}>
        {answers.length === 0 ? (
          <p>
            <Trans>No answer has to change.</Trans>
          </p>
        ) : (
          <>
            <p role="status" className="mb-3 text-ink-soft">
              {open.length > 0 && t`${open.filter(isDone).length} of ${open.length} answers changed`}
            </p>
            <ul className="border-t border-hairline">
              {answers.map((answer) => (
                <AnswerRow
                  key={answer.path}
                  answer={answer}
                  done={isDone(answer)}
                  now={answer.what === 'replace' && isDone(answer) ? names.get(answer.path) : undefined}
                  fixed={isFixedNow(answer) && (isNamedSince(answer, then, signed) ? 'since' : isKnown || 'perhaps')}
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
            <Trans>No document has to be made again.</Trans>
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
  /** The name that stands there instead. */
  now?: string | undefined
  /** Whether signing has fixed it; `perhaps` while the answers that were signed are not known, `since` for another name than the signed one. */
  fixed: boolean | 'perhaps' | 'since'
}

/** The words of the link to an answer. A screen reader reads the answer's name after them. */
const LINK_WORDS: Readonly<Record<TouchedAnswer['what'], string>> = {
  replace: 'Change',
  remove: 'Remove or change',
  add: 'Add',
  check: 'Check it',
}

function stateWords({ what, path }: TouchedAnswer, done: boolean, fixed: AnswerRowProps['fixed']): string {
  if (fixed === 'since' || (fixed && what === 'add')) return 'The signed agreement decides'
  // An entry that was added since is in no signed document.
  if (fixed === 'perhaps' && path.includes('/')) return 'Stays as it was signed, if a signed document lists it'
  if (fixed) return 'Stays as it was signed'
  if (done) return '✓ Changed'
  return what === 'check' ? 'May stay as it is' : 'To do'
}

function AnswerRow({ answer, done, now, fixed }: AnswerRowProps) {
  const here = useChangeHere()
  const { words, was, chosen, place, what } = answer
  const name = translate(words)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 border-b border-hairline py-3 print:break-inside-avoid print:py-1">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <span className="block font-semibold first-letter:uppercase">{setApart(name)}</span>
        {was && (
          <bdi className="text-ink-soft">
            {now ? setApart(translate(message('{now} (before: {was})', { now, was }))) : addressOnOneLine(was)}
          </bdi>
        )}
        {chosen && <span className="text-ink-soft">{translate(chosen)}</span>}
      </p>
      <p className={clsx('text-base', done && !fixed ? 'font-semibold text-spruce' : 'text-ink-soft')}>
        {translate(stateWords(answer, done, fixed))}
      </p>
      {!fixed && (
        <Link to={openedFrom(here, place.path)} state={{ question: place.question }} className="link print:hidden">
          {translate(LINK_WORDS[what])}
          <span className="sr-only">: {name}</span>
        </Link>
      )}
    </li>
  )
}

const ACTIONS: Readonly<Record<DocumentAction, string>> = {
  make: 'Make it again',
  'sign-again': 'Make and sign a new one',
  'may-sign-again': 'Stays valid, and may be signed again',
  add: 'Sign an additional one',
  keep: 'Stays as it was signed',
}

type DocumentToMake = { id: DocumentId } & ReturnType<typeof actionFor>

interface DocumentsToMakeProps {
  documents: readonly DocumentToMake[]
  /** Those that say something else than when the change was chosen. */
  changed: readonly DocumentId[]
  trust: TrustRecord
}

function DocumentsToMake({ documents, changed, trust }: DocumentsToMakeProps) {
  const here = useChangeHere()
  const copies = useDownloadRecords(trust.uid)
  const toMake = documents.filter(({ action }) => action !== 'keep')
  return (
    <>
      <EnglishNote about="documents" className="mb-4" />
      {toMake.some(({ id }) => !changed.includes(id)) && (
        <p className="mb-3 text-ink-soft">
          <Trans>Each can be made once its answers above are changed.</Trans>
        </p>
      )}
      <ul className="border-t border-hairline">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            trust={trust}
            isChanged={changed.includes(document.id)}
            copies={copies}
          />
        ))}
      </ul>
      {toMake.length > 0 && isSigned(trust, 'trust-agreement') && (
        <p className="mt-3 max-w-prose">
          <Trans>
            The{' '}
            <Link to={openedFrom(here, SIGNING_KIT)} className="link">
              signing-day kit
            </Link>{' '}
            says how each one is signed. Keep the ones you signed before.
          </Trans>
        </p>
      )}
    </>
  )
}

interface DocumentRowProps {
  document: DocumentToMake
  trust: TrustRecord
  isChanged: boolean
  /** All that was downloaded or printed, newest first. */
  copies: readonly DocumentCopy[]
}

function DocumentRow({ document: { id, action, fact }, trust, isChanged, copies }: DocumentRowProps) {
  const here = useChangeHere()
  const { notReady } = availability(id, trust)
  const reason = useId()
  const kept = action === 'keep'
  return (
    <li className="border-b border-hairline py-3 print:break-inside-avoid print:py-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <p className="min-w-0 flex-1 basis-56">
          <span className="block font-semibold">{translate(documentNames[id])}</span>
          <span className="text-base text-ink-soft">{translate(ACTIONS[action])}</span>
        </p>
        {!kept && isChanged && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <PreviewLink document={id} from={here} />
            <DownloadButton document={id} unavailableBecause={notReady && reason} />
          </div>
        )}
      </div>
      {fact && (
        <p className="mt-1 max-w-prose text-base">
          <SourcedText fact={fact} />
        </p>
      )}
      {!kept && isChanged && <StillNeeded id={reason} document={id} trust={trust} from={here} />}
      {/* The row has the download, once the answers of this change are in it. */}
      {!kept && <FreshnessNote document={id} copies={copies} trust={trust} isReady={false} />}
    </li>
  )
}
