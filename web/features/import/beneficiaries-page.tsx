import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import { sameName } from '#domain/formats/names.ts'
import { maybeOtherForm } from '#domain/formats/similar-names.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { alikeIn, otherFormsIn } from '#domain/import/alike.ts'
import { type FoundBeneficiaries, readBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import { BENEFICIARY_COLUMNS, sampleBeneficiaries } from '#domain/import/beneficiary-columns.ts'
import { beneficiaryOf, type FoundEntry } from '#domain/import/check-entry.ts'
import { message } from '#domain/message.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS, type Relationship } from '#domain/trust/enumerations.ts'
import { termsOf } from '#domain/trust/overview/terms.ts'
import { peopleOf } from '#domain/trust/people/people.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { shareErrors } from '#domain/trust/shares.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { Notice } from '#web/components/notice.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { ColumnsTable } from './columns-table.tsx'
import { FoundRow } from './found-row.tsx'
import { type ListFromFile, ListFromFilePage, type PreviewProps } from './list-from-file.tsx'
import { AddButton, ChooseForAll, FoundRows, FoundSection, roomIn, SelectAll } from './preview-parts.tsx'

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

type Props = PreviewProps<FoundBeneficiaries, Beneficiary>

/** What is in the file, entry by entry, with what was wrong and what is on the list already; nothing is added before it is ticked. */
function BeneficiariesPreview({ fileName, found, trust, busy, onAdd }: Props) {
  const preview = usePreview(found, trust)
  const { addable, ticked, alike } = preview
  const room = roomIn(trust.beneficiaries)
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
      {addable.some(({ relationship }) => !relationship) && (
        <ChooseForAll
          label={t`Relationship if the file has none`}
          help={t`You can choose another one for each of them below.`}
          value={preview.others}
          choices={Object.entries(RELATIONSHIPS).map(([value, words]) => [value as Relationship, translate(words)])}
          onChange={preview.setOthers}
        />
      )}
      {addable.length > 0 && <SelectAll onAll={preview.tickAll} />}
      <FoundRows count={found.entries.length}>
        {found.entries.map((entry) => (
          <FoundRow
            key={entry.line}
            found={entry}
            alike={alike.get(entry.line)}
            isGrantor={preview.isGrantor(entry)}
            otherForm={preview.otherForms.get(entry.line)}
            relationship={preview.relationshipOf(entry)}
            ticked={ticked.has(entry.line)}
            onTick={preview.tick}
            onRelate={preview.relate}
          />
        ))}
      </FoundRows>
      <ShareTotals trust={trust} chosen={preview.chosen(() => 'preview')} />
      <AddButton
        label={t`Add ${beneficiaryCount(ticked.size)}`}
        busy={busy}
        adding={ticked.size}
        room={room}
        full={t`A trust has at most ${LIMITS.list.toLocaleString('en-US')} beneficiaries, and yours has room for ${room.toLocaleString('en-US')} more.`}
        onAdd={() => onAdd({ added: preview.chosen(newUuid), updated: [] })}
      />
    </FoundSection>
  )
}

/** Where the shares would not add up to the whole with those that are ticked: what they come to, and what follows. */
export function ShareTotals({ trust, chosen }: { trust: TrustRecord; chosen: readonly Beneficiary[] }) {
  if (chosen.length === 0 || termsOf(trust).divided === 'equally') return null
  const errors = shareErrors([...(trust.beneficiaries ?? []), ...chosen])
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

const nobody: readonly Beneficiary[] = []

/** What is ticked in a file, and what those are to the grantor of whom it does not say. */
function usePreview({ entries }: FoundBeneficiaries, trust: TrustRecord) {
  const list = trust.beneficiaries ?? nobody
  const alike = useMemo(() => alikeIn(list, entries), [list, entries])
  const otherForms = useMemo(() => {
    const grantor = trust.grantorName
    return otherFormsIn(
      peopleOf(trust).flatMap(({ name }) => (sameName(name, grantor) ? [] : [name])),
      entries,
    )
  }, [trust, entries])
  const isGrantor = ({ name }: FoundEntry) =>
    sameName(name, trust.grantorName) || maybeOtherForm(name, trust.grantorName)
  const addable = entries.filter(({ answers }) => answers)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () =>
      new Set(
        addable
          .filter((entry) => !entry.isHeld && entry.errors.length === 0 && !isGrantor(entry))
          .filter(({ line }) => !alike.has(line) && !otherForms.has(line))
          .map(({ line }) => line),
      ),
  )
  const [others, setOthers] = useState<Relationship>('other')
  const [own, setOwn] = useState<ReadonlyMap<number, Relationship>>(new Map())

  const tick = useCallback((line: number, on: boolean) => {
    setTicked((before) => {
      const after = new Set(before)
      if (on) after.add(line)
      else after.delete(line)
      return after
    })
  }, [])
  const relate = useCallback((line: number, relationship: Relationship) => {
    setOwn((before) => new Map(before).set(line, relationship))
  }, [])
  const relationshipOf = ({ line, relationship }: FoundEntry) => relationship ?? own.get(line) ?? others

  return {
    alike,
    otherForms,
    addable,
    ticked,
    tick,
    tickAll: (on: boolean) => setTicked(new Set(on ? addable.map(({ line }) => line) : [])),
    relate,
    others,
    setOthers,
    isGrantor,
    relationshipOf,
    /** The entries that are ticked, as they are put on the list, in the order of the file. */
    chosen: (newId: () => string): Beneficiary[] =>
      addable
        .filter(({ line }) => ticked.has(line))
        .flatMap((entry) => beneficiaryOf(entry, relationshipOf(entry), newId()) ?? []),
  }
}
