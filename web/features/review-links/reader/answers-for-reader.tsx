import { t } from '@lingui/core/macro'
import { useMemo, useState } from 'react'
import type { ReviewComment } from '#api/review-links.ts'
import { answersInOrder } from '#domain/trust/questions/answers.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { StepSlug } from '#domain/trust/routes.ts'
import { PrintButton } from '#web/components/printing.tsx'
import { AnswerSection } from '#web/features/answers/answer-section.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { CommentBox, type CommentBoxProps } from './comment-box.tsx'

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
export function AnswersForReader({ trust, comments, onSend }: AnswersForReaderProps) {
  const sections = useMemo(() => answersInOrder(trust), [trust])
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
