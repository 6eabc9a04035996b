import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import { unansweredOf } from '#domain/trust/details/missing-details.ts'
import { type Answered, type AnsweredEntry, answersInOrder } from '#domain/trust/questions/answers.ts'
import type { ListField, TrustRecord } from '#domain/trust/record.ts'
import { Card } from '#web/components/card.tsx'
import type { SummaryEntry } from '#web/features/summary/section-answers.ts'
import { AnswerList, EntryList } from '#web/features/summary/summary-section.tsx'
import { translate, translateAnswer } from '#web/i18n/i18n.ts'

const NOUNS: Readonly<Record<ListField, string>> = {
  beneficiaries: 'beneficiaries',
  assets: 'assets',
  trustees: 'trustees',
  acknowledgements: 'acknowledgements',
  people: 'people',
  witnesses: 'witnesses',
  signings: 'documents',
  contacts: 'contacts',
}

const entryOf = ({ id, name, answers }: AnsweredEntry, list: ListField): SummaryEntry => ({
  id,
  name: list === 'acknowledgements' ? translate(name) : name,
  facts: answers.map(
    ({ label, value }) => `${translate(label)}: ${value === undefined ? t`Not answered` : translateAnswer(value)}`,
  ),
})

const inWords = (answers: readonly Answered[]) =>
  answers.map(({ label, value }) => ({ label, ...(value !== undefined && { value: translateAnswer(value) }) }))

/** Every question with its answer as it was, section by section. */
export function AnswersThen({ trust }: { trust: TrustRecord }) {
  const sections = useMemo(() => answersInOrder(trust, unansweredOf), [trust])
  return (
    <div className="mt-8 grid max-w-4xl grid-cols-1 gap-5">
      {sections.map(({ slug, name, answers, lists }) => (
        <Card as="section" key={slug} aria-labelledby={`then-${slug}`}>
          <h2 id={`then-${slug}`} className="text-2xl">
            {translate(name)}
          </h2>
          {answers.length > 0 && <AnswerList answers={inWords(answers)} />}
          {lists.map(({ list, entries }) => (
            <EntryList key={list} entries={entries.map((entry) => entryOf(entry, list))} noun={NOUNS[list]} />
          ))}
        </Card>
      ))}
    </div>
  )
}

/** Says whether replacing the answers ends or restores a trust's completion; `undefined` if it does neither. */
export function completionChange(now: TrustRecord, then: TrustRecord): string | undefined {
  if (now.completedAt && !then.completedAt)
    return t`Your trust is then no longer complete, and its documents are marked as drafts until you complete it again.`
  if (!now.completedAt && then.completedAt) return t`Your trust is then complete again.`
  return undefined
}
