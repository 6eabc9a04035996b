import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LIMITS } from '#domain/formats/text-rules.ts'
import type { FoundBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS, type Relationship } from '#domain/trust/enumerations.ts'
import { termsOf } from '#domain/trust/overview/terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { shareErrors } from '#domain/trust/shares.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { Notice } from '#web/components/notice.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { FoundRow } from './found-row.tsx'
import type { PreviewProps } from './list-from-file.tsx'
import { AddButton, ChooseForAll, FoundRows, FoundSection, roomIn, SelectAll } from './preview-parts.tsx'
import { usePreview } from './use-preview.ts'

type Props = PreviewProps<FoundBeneficiaries, Beneficiary>

/** What is in the file, entry by entry, with what was wrong and what is on the list already; nothing is added before it is ticked. */
export function BeneficiariesPreview({ fileName, found, trust, busy, onAdd }: Props) {
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
export const beneficiaryCount = (count: number): string =>
  plural(count, { one: '# beneficiary', other: '# beneficiaries' })
