import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type FoundBeneficiaries, readBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import { BENEFICIARY_COLUMNS, sampleBeneficiaries } from '#domain/import/beneficiary-columns.ts'
import { message } from '#domain/message.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { BeneficiariesPreview, beneficiaryCount } from './beneficiaries-preview.tsx'
import { ColumnsTable } from './columns-table.tsx'
import { type ListFromFile, ListFromFilePage } from './list-from-file.tsx'

const beneficiaries: ListFromFile<FoundBeneficiaries, Beneficiary> = {
  list: 'beneficiaries',
  what: 'the beneficiaries of a file',
  accept: '.csv,.tsv,.txt,.vcf,text/csv,text/vcard',
  read: readBeneficiaries,
  Preview: BeneficiariesPreview,
  words: () => ({
    awaited: t`Loading your beneficiaries...`,
    title: t`Add Beneficiaries from a File`,
    intro: (
      <Trans>
        From a table (CSV), which Excel, Numbers and Google Sheets can save, or from contacts (vCard). Your browser
        reads the file and does not upload it. You see what is in it before anything is added.
      </Trans>
    ),
    back: t`Back to your beneficiaries`,
    help: t`A table (.csv) or contacts (.vcf), of at most 10 MB and 1,000 entries.`,
    goTo: t`Go to your beneficiaries`,
  }),
  doneWords: (added) => t`${beneficiaryCount(added)} added`,
  done: (count) => ({
    title: 'Beneficiaries added',
    description: message('{count, plural, one {# beneficiary} other {# beneficiaries}} from the file.', { count }),
  }),
  undone: (count, kept) => ({
    title: 'Removed again',
    description:
      kept === 0
        ? message('{count, plural, one {# beneficiary} other {# beneficiaries}} of the file.', { count })
        : message(
            '{count, plural, one {# beneficiary} other {# beneficiaries}} of the file. {kept, plural, one {# beneficiary changed since stays} other {# beneficiaries changed since stay}} on your list.',
            { count, kept },
          ),
  }),
  Columns: () => (
    <ColumnsTable
      columns={BENEFICIARY_COLUMNS}
      sample={sampleBeneficiaries}
      sampleName="kinstead-beneficiaries-sample.csv"
      intro={
        <Trans>
          The first line has the headings, and each line below it one person or charity. Only the name is required.
        </Trans>
      }
    >
      <p className="mt-4">
        <Trans>
          From contacts (vCard), the name, email, postal address, birth year and relationship are read. Telephone
          numbers, pictures and notes are not. Social security numbers of beneficiaries are never asked for, and a
          column of them is not read.
        </Trans>
      </p>
    </ColumnsTable>
  ),
}

export const BeneficiariesFromFilePage = () => <ListFromFilePage of={beneficiaries} />
