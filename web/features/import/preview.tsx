import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { useId } from 'react'
import { LIMITS } from '#domain/formats/text-rules.ts'
import type { FoundBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS, type Relationship } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { Button } from '#web/components/button.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { beneficiaryCount } from './beneficiary-count.ts'
import { FileErrorList } from './file-error-list.tsx'
import { FoundRow } from './found-row.tsx'
import { ShareTotals } from './share-totals.tsx'
import { usePreview } from './use-preview.ts'

/** So many rows are laid out only where they are looked at; of fewer, none moves as the reader scrolls. */
const MANY = 250

interface PreviewProps {
  fileName: string
  found: FoundBeneficiaries
  trust: TrustRecord
  busy: boolean
  onAdd: (chosen: readonly Beneficiary[]) => void
}

/** What is in the file, entry by entry, with what was wrong and what is on the list already; nothing is added before it is ticked. */
export function Preview({ fileName, found, trust, busy, onAdd }: PreviewProps) {
  const preview = usePreview(found, trust)
  const { addable, ticked, alike } = preview
  const errors = [...found.errors, ...found.entries.flatMap((entry) => entry.errors)].sort(
    (one, other) => one.line - other.line,
  )
  const room = LIMITS.list - (trust.beneficiaries?.length ?? 0)
  const tooMany = ticked.size > room
  const words = useId()
  return (
    <section aria-labelledby="found" className="mt-10">
      <h2 id="found" className="text-2xl wrap-anywhere">
        <Trans>
          In <bdi>{fileName}</bdi> <span className="text-ink-soft tabular-nums">({found.entries.length})</span>
        </Trans>
      </h2>
      <p className="mt-1">
        <Trans>
          Selected entries are added to your list as shown here. Likely duplicates and entries with problems are not
          selected.
        </Trans>
      </p>
      {found.unread.length > 0 && (
        <p className="mt-2 text-base text-ink-soft wrap-anywhere">
          <Trans>
            Columns that are not read: <bdi>{found.unread.join(', ')}</bdi>.
          </Trans>
        </p>
      )}
      {errors.length > 0 && <FileErrorList errors={errors} />}
      {addable.some(({ relationship }) => !relationship) && (
        <RelationshipOfOthers value={preview.others} onChange={preview.setOthers} />
      )}
      {addable.length > 0 && (
        <div className="mt-6 flex flex-wrap gap-x-2 gap-y-1">
          <Button variant="quiet" size="small" className="-ml-3.5" onClick={() => preview.tickAll(true)}>
            <Trans>Select all</Trans>
          </Button>
          <Button variant="quiet" size="small" onClick={() => preview.tickAll(false)}>
            <Trans>Select none</Trans>
          </Button>
        </div>
      )}
      <ul
        aria-labelledby="found"
        className={clsx(
          'mt-2 divide-y divide-hairline border-y border-hairline',
          found.entries.length > MANY && '[&>li]:[contain-intrinsic-size:auto_5rem] [&>li]:[content-visibility:auto]',
        )}
      >
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
      </ul>
      <ShareTotals trust={trust} chosen={preview.chosen(() => 'preview')} />
      <div className="mt-6">
        <Button
          busy={busy}
          aria-disabled={ticked.size === 0 || tooMany || undefined}
          aria-describedby={words}
          onClick={() => onAdd(preview.chosen(newUuid))}
        >
          <Trans>Add {beneficiaryCount(ticked.size)}</Trans>
        </Button>
        <p id={words} role={tooMany ? 'alert' : undefined} className="mt-2 text-base text-ink-soft">
          {ticked.size === 0 && t`Nothing is selected.`}
          {tooMany &&
            t`A trust has at most ${LIMITS.list.toLocaleString('en-US')} beneficiaries, and yours has room for ${room.toLocaleString('en-US')} more.`}
        </p>
      </div>
    </section>
  )
}

interface OthersProps {
  value: Relationship
  onChange: (relationship: Relationship) => void
}

function RelationshipOfOthers({ value, onChange }: OthersProps) {
  const id = useId()
  return (
    <div className="mt-6">
      <label htmlFor={id} className="block font-semibold">
        <Trans>Relationship if the file has none</Trans>
      </label>
      <p id={`${id}-help`} className="text-base text-ink-soft">
        <Trans>You can choose another one for each of them below.</Trans>
      </p>
      <select
        id={id}
        aria-describedby={`${id}-help`}
        value={value}
        className="input mt-1.5 max-w-60"
        onChange={({ currentTarget }) => {
          const chosen = Object.keys(RELATIONSHIPS).find((known) => known === currentTarget.value)
          if (chosen) onChange(chosen as Relationship)
        }}
      >
        {Object.entries(RELATIONSHIPS).map(([relationship, shown]) => (
          <option key={relationship} value={relationship}>
            {translate(shown)}
          </option>
        ))}
      </select>
    </div>
  )
}
