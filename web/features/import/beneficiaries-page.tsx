import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { type FoundBeneficiaries, readBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import { BENEFICIARY_COLUMNS, sampleBeneficiaries } from '#domain/import/beneficiary-columns.ts'
import { termsOf } from '#domain/trust/distribution-terms.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS, type Relationship } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { shareErrors } from '#domain/trust/shares.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { Notice } from '#web/components/notice.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { BeneficiaryRow, useBeneficiariesPreview, usesOf } from './beneficiaries-preview.tsx'
import { ColumnsTable } from './file-field.tsx'
import { type ListFromFile, ListFromFilePage, type PreviewProps } from './list-from-file.tsx'
import {
  AddButton,
  ChooseForAll,
  ChooseForLikes,
  FoundRows,
  FoundSection,
  roomIn,
  SelectAll,
} from './preview-parts.tsx'

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
  doneWords: (added, updated) => {
    const put = plural(added, { one: '# beneficiary added', other: '# beneficiaries added' })
    const changed = plural(updated, { one: '# beneficiary updated', other: '# beneficiaries updated' })
    return updated === 0 ? put : added === 0 ? changed : `${put}, ${changed}`
  },
  saved: 'Beneficiaries saved',
  Columns: () => (
    <ColumnsTable
      columns={BENEFICIARY_COLUMNS}
      sample={sampleBeneficiaries}
      sampleName="kinstead-beneficiaries-sample.csv"
      intro={
        <Trans>
          The first line has the headings. Each line below it has one person or charity. Only the name is required.
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

type Props = PreviewProps<FoundBeneficiaries, Beneficiary>

/** What is in the file, entry by entry, with what was wrong and what is on the list already; nothing is added before it is ticked. */
function BeneficiariesPreview({ fileName, found, trust, busy, onAdd }: Props) {
  const preview = useBeneficiariesPreview(found, trust)
  const { shown } = preview
  const adding = shown.filter(({ use }) => use === 'add').length
  const changing = shown.filter(({ use }) => use === 'update').length
  const room = roomIn(trust.beneficiaries)
  const addable = shown.filter((each) => each.found.answers)
  const change = preview.change(() => 'preview')
  return (
    <FoundSection
      fileName={fileName}
      found={found}
      intro={
        <p>
          <Trans>
            Selected entries are added to your list as shown here. Likely duplicates and entries with problems are not
            selected.
          </Trans>
        </p>
      }
    >
      {addable.some(({ alike }) => alike?.beneficiary) && (
        <ChooseForLikes value={preview.likes} choices={usesOf()} onChange={preview.setLikes} />
      )}
      {addable.some((each) => !each.found.relationship) && (
        <ChooseForAll
          label={t`Relationship if the file has none`}
          help={t`You can choose another one for each of them below.`}
          value={preview.others}
          choices={Object.entries(RELATIONSHIPS).map(([value, words]) => [value as Relationship, translate(words)])}
          onChange={preview.setOthers}
        />
      )}
      {addable.length > 0 && <SelectAll onAll={preview.addAll} />}
      <FoundRows count={shown.length}>
        {shown.map((each) => (
          <BeneficiaryRow key={each.found.line} shown={each} onChoose={preview.choose} />
        ))}
      </FoundRows>
      <ShareTotals trust={trust} chosen={[...change.added, ...change.updated.map(({ after }) => after)]} />
      <AddButton
        label={buttonWords(adding, changing)}
        busy={busy}
        adding={adding}
        changing={changing}
        room={room}
        full={t`A trust has at most ${LIMITS.list.toLocaleString('en-US')} beneficiaries, and yours has room for ${room.toLocaleString('en-US')} more.`}
        onAdd={() => onAdd(preview.change(newUuid))}
      />
    </FoundSection>
  )
}

function buttonWords(adding: number, changing: number): string {
  if (changing === 0) return t`Add ${beneficiaryCount(adding)}`
  return adding === 0
    ? t`Update ${beneficiaryCount(changing)}`
    : t`Add ${beneficiaryCount(adding)} and update ${changing}`
}

/** Where the shares would not add up to the whole with those that are ticked: what they come to, and what follows. */
export function ShareTotals({ trust, chosen }: { trust: TrustRecord; chosen: readonly Beneficiary[] }) {
  if (chosen.length === 0 || termsOf(trust).divided === 'equally') return null
  const ids = new Set(chosen.map(({ id }) => id))
  const others = (trust.beneficiaries ?? []).filter(({ id }) => !ids.has(id))
  const errors = shareErrors([...others, ...chosen])
  if (errors.length === 0) return null
  return (
    <Notice title={t`With these on your list`} className="mt-6 max-w-prose">
      {errors.map(({ field, text, consequence }) => (
        <p key={field}>
          {translate(text)} {translate(consequence)}
        </p>
      ))}
    </Notice>
  )
}

/** `1 beneficiary`, `12 beneficiaries`. */
const beneficiaryCount = (count: number): string => plural(count, { one: '# beneficiary', other: '# beneficiaries' })
