import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Tabs } from 'radix-ui'
import { Suspense, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Review, ReviewComment } from '#api/review-links.ts'
import { localDate, longDate } from '#domain/formats/calendar-date.ts'
import { listOf, message } from '#domain/message.ts'
import { joiningAs } from '#domain/trust/advisory/spouses.ts'
import { unansweredOf } from '#domain/trust/details/missing-details.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { answersInOrder } from '#domain/trust/questions/answers.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { StepSlug } from '#domain/trust/routes.ts'
import { documentsToSign } from '#domain/trust/signing-day.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { PrintButton } from '#web/components/printing.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { AnswerSection } from '#web/features/answers/answer-section.tsx'
import { SourcedText } from '#web/features/trust/sourced-facts.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { CommentBox, type CommentBoxProps } from './comment-box.tsx'
import { OwnDetails } from './own-details.tsx'
import type { ReviewActions } from './use-review.ts'

const BeforeSigningForReader = lazyWithRetry(() => import('./before-signing-for-reader.tsx'), PartMissing)
const DocumentsForReader = lazyWithRetry(() => import('./documents-for-reader.tsx'), PartMissing)

export const TAB =
  '-mb-px min-h-12 border-b-3 border-transparent px-2 font-semibold text-ink-soft hover:text-ink data-[state=active]:border-brass data-[state=active]:text-ink sm:px-6 forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]'

interface TrustForReaderProps {
  review: Review
  deeds: ReviewActions
}

/** A trust as a reader sees it: every answer, the documents, a place for remarks, and one for the reader's own details. */
export function TrustForReader({ review, deeds }: TrustForReaderProps) {
  const { record, label, expiresAt, comments, previews, person, purpose, signed } = review
  const toSign = documentsToSign(record)
  const all = toSign.length
  const isAllSigned = toSign.every(({ document }) => signed.includes(document))
  const [shown, setShown] = useState('answers')
  const paper = shown === 'documents' ? 'printable' : 'printed-sheet print:max-w-none print:p-0'
  const isAttorney = purpose === 'attorney'
  return (
    <div className={`page-width py-10 ${paper}`}>
      <div className="screen-only">
        <PageTitle>{t`A Trust to Read`}</PageTitle>
        <p dir="auto" className="mt-2 text-xl wrap-anywhere print:text-[11pt]">
          {record.trustName?.trim() || t`Untitled Trust`}
        </p>
        <p className="mt-3 max-w-prose print:max-w-none">
          <Trans>
            For <bdi className="font-semibold">{label}</bdi>. These are the owner’s answers as they are now. You can
            read all of them and comment on each section; only the owner can change them. Only the last four digits of
            social security numbers are shown.
          </Trans>
        </p>
        <p className="mt-2 max-w-prose text-base text-ink-soft print:hidden">
          <Trans>
            This link works until {longDate(localDate(new Date(expiresAt)), locale())}, and its owner sees when it is
            opened. Keep it to yourself.
          </Trans>
        </p>
      </div>
      {signed.length > 0 && (
        <Notice className="screen-only mt-6 max-w-4xl">
          <p>
            {isAllSigned
              ? t`All ${all} documents to sign are checked off as signed.`
              : t`Checked off as signed: ${translate(listOf(signed.map((id) => message(documentNames[id]))))}.`}{' '}
            <Trans>What was signed governs, even where these answers say something else.</Trans>
          </p>
        </Notice>
      )}
      {person !== null && !isAllSigned && <JoiningNote person={person} trust={record} />}
      {person !== null && <OwnDetails person={person} review={review} deeds={deeds} />}
      <Tabs.Root value={shown} onValueChange={setShown} className="mt-8 print:mt-2">
        <Tabs.List
          aria-label={t`What to read`}
          className="screen-only flex flex-wrap border-b border-hairline print:hidden"
        >
          <Tabs.Trigger value="answers" className={TAB}>
            <Trans>Answers</Trans>
          </Tabs.Trigger>
          {isAttorney && (
            <Tabs.Trigger value="before-signing" className={TAB}>
              {isAllSigned ? t`Points to Check` : t`Before You Sign`}
            </Tabs.Trigger>
          )}
          <Tabs.Trigger value="documents" className={TAB}>
            <Trans>Documents</Trans>
          </Tabs.Trigger>
        </Tabs.List>
        {/* Stays in the page, so that what is being written in it is not lost. */}
        <Tabs.Content value="answers" forceMount className="data-[state=inactive]:hidden">
          <AnswersForReader trust={record} comments={comments} onSend={deeds.send} />
        </Tabs.Content>
        {isAttorney && (
          <Tabs.Content value="before-signing" className="pt-6 print:pt-0">
            <Suspense fallback={<Waiting>{t`Loading the list...`}</Waiting>}>
              <BeforeSigningForReader
                trust={record}
                onShow={(section) => {
                  flushSync(() => setShown('answers'))
                  goTo(section)
                }}
              />
            </Suspense>
          </Tabs.Content>
        )}
        <Tabs.Content value="documents" className="pt-6 print:pt-0">
          <Suspense fallback={<Waiting>{t`Loading the documents...`}</Waiting>}>
            <DocumentsForReader trust={record} previews={previews} {...(isAttorney && { onCopy: deeds.copy })} />
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}

interface AnswersForReaderProps extends Pick<CommentBoxProps, 'onSend'> {
  trust: TrustRecord
  comments: readonly ReviewComment[]
}

function goTo(slug: StepSlug) {
  const heading = document.getElementById(slug)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** Every answer in the order of the questions, each section with the remarks on it. */
function AnswersForReader({ trust, comments, onSend }: AnswersForReaderProps) {
  const sections = useMemo(() => answersInOrder(trust, unansweredOf), [trust])
  const [writing, setWriting] = useState<StepSlug>()
  const [name, setName] = useState('')
  return (
    <div className="max-w-4xl pt-6 print:max-w-none print:pt-0">
      <nav aria-label={t`Sections`} className="print:hidden">
        <ol className="flex flex-wrap gap-x-6 gap-y-1">
          {sections.map((section) => (
            <li key={section.slug}>
              <a
                href={`#${section.slug}`}
                className="link"
                onClick={(event) => {
                  // The address holds the link itself.
                  event.preventDefault()
                  goTo(section.slug)
                }}
              >
                {translate(section.name)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="mt-5 print:hidden">
        <PrintButton />
      </div>
      {sections.map((section) => (
        <AnswerSection
          key={section.slug}
          section={section}
          trust={trust}
          skipped="The owner skipped this optional step."
        >
          <CommentBox
            step={section.slug}
            section={translate(section.name)}
            comments={comments.filter(({ step }) => step === section.slug)}
            writing={writing === section.slug}
            onWriting={(on) => setWriting(on ? section.slug : undefined)}
            name={name}
            onNamed={setName}
            onSend={onSend}
          />
        </AnswerSection>
      ))}
    </div>
  )
}

/** What it would cost the reader, a beneficiary, to give up an interest of his or her own. */
function JoiningNote({ person, trust }: { person: string; trust: TrustRecord }) {
  const finding = joiningAs(person, trust)
  if (!finding) return null
  const { text, consequence, source } = finding
  return (
    <Notice className="mt-8 max-w-4xl">
      <p className="font-semibold wrap-anywhere">{setApart(translate(text))}</p>
      <p className="mt-1">
        <SourcedText fact={{ text: consequence, ...(source && { source }) }} />
      </p>
    </Notice>
  )
}
