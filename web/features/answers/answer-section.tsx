import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { Answered, AnsweredEntry, AnsweredSection } from '#domain/trust/questions/answers.ts'
import type { ListField, TrustRecord } from '#domain/trust/record.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { translate, translateAnswer } from '#web/i18n/i18n.ts'

const isSkipped = ({ slug }: AnsweredSection, trust: TrustRecord) =>
  slug === 'health-care-directive' && trust.healthCareDirectiveSkipped === true

interface AnswerSectionProps {
  section: AnsweredSection
  trust: TrustRecord
  /** What is said about the step that may be skipped, when it was. */
  skipped?: string
  /** What is after the answers. */
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

const NOUNS: Readonly<Record<ListField, string>> = {
  beneficiaries: 'Beneficiary',
  assets: 'Asset',
  trustees: 'Trustee',
  acknowledgements: 'Statement',
  people: 'Person',
  witnesses: 'Witness',
  signings: 'Document',
  contacts: 'Contact',
}

interface EntryTablesProps {
  list: ListField
  entries: readonly AnsweredEntry[]
}

/** The entries of a list, each with all that is known of it. */
function EntryTables({ list, entries }: EntryTablesProps) {
  return (
    <ol className="print:columns-2 print:gap-x-[7mm]">
      {entries.map(({ id, name, answers }, at) => (
        <li key={id} className="mt-5 print:mt-0 print:break-inside-avoid print:pt-1.5">
          <h3 className="text-lg font-semibold wrap-anywhere print:text-[9pt]">
            <span className="font-normal text-ink-soft">
              {translate(NOUNS[list])} {at + 1}:{' '}
            </span>
            <bdi>{list === 'acknowledgements' ? translate(name) : name}</bdi>
          </h3>
          {answers.length > 0 && <AnswerTable answers={answers} />}
        </li>
      ))}
    </ol>
  )
}

const NOT_ANSWERED = 'Not answered'

/** Questions with their answers, whole. */
function AnswerTable({ answers }: { answers: readonly Answered[] }) {
  return (
    <dl className="divide-y divide-hairline">
      {answers.map(({ path, label, value }) => (
        <div
          key={path}
          className="grid gap-x-6 py-2 sm:grid-cols-[15rem_minmax(0,1fr)] print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:py-0.5"
        >
          <dt className="text-base text-ink-soft">{translate(label)}</dt>
          {value === undefined ? (
            <dd className="text-ink-soft italic">{translate(NOT_ANSWERED)}</dd>
          ) : (
            <dd dir="auto" className="min-w-0 whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">
              {translateAnswer(value)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
