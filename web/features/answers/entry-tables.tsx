import type { AnsweredEntry } from '#domain/trust/questions/answers.ts'
import type { ListField } from '#domain/trust/record.ts'
import { translate } from '#web/i18n/i18n.ts'
import { AnswerTable } from './answer-table.tsx'

const NOUNS: Readonly<Record<ListField, string>> = {
  beneficiaries: 'Beneficiary',
  assets: 'Asset',
  trustees: 'Trustee',
  acknowledgements: 'Statement',
  people: 'Person',
}

interface EntryTablesProps {
  list: ListField
  entries: readonly AnsweredEntry[]
}

/** The entries of a list, each with all that is known of it. */
export function EntryTables({ list, entries }: EntryTablesProps) {
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
