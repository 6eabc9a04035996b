import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { AnsweredSection } from '#domain/trust/questions/answers.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { translate } from '#web/i18n/i18n.ts'
import { AnswerTable, NOT_ANSWERED } from './answer-table.tsx'
import { EntryTables } from './entry-tables.tsx'

const isSkipped = ({ slug }: AnsweredSection, trust: TrustRecord) =>
  slug === 'health-care-directive' && trust.healthCareDirectiveSkipped === true

interface AnswerSectionProps {
  section: AnsweredSection
  trust: TrustRecord
  /** What is said of the step that may be skipped, when it was. */
  skipped?: string
  /** What stands after the answers. */
  children?: ReactNode
}

/** The questions of one section with their answers. */
export function AnswerSection({
  section,
  trust,
  skipped = 'You skipped this optional step.',
  children,
}: AnswerSectionProps) {
  const { slug, name, answers, lists } = section
  return (
    <section aria-labelledby={slug} className="mt-10 print:mt-3">
      <h2 id={slug} tabIndex={-1} className="border-b-2 border-ink pb-1 text-2xl print:pb-0.5">
        {stepOf(slug).number}. {translate(name)}
      </h2>
      {isSkipped(section, trust) ? (
        <p className="mt-3 print:mt-1">{translate(skipped)}</p>
      ) : (
        answers.length > 0 && <AnswerTable answers={answers} />
      )}
      {lists.map(({ list, entries }) =>
        entries.length > 0 ? (
          <EntryTables key={list} list={list} entries={entries} />
        ) : (
          <p key={list} className="mt-3 text-ink-soft italic print:mt-1">
            {list === 'trustees' ? t`Trustees: Not answered` : translate(NOT_ANSWERED)}
          </p>
        ),
      )}
      {children}
    </section>
  )
}
