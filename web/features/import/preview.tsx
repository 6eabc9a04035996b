import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { useId, useState } from 'react'
import { LIMITS } from '#domain/formats/text-rules.ts'
import type { FoundBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import type { FileError } from '#domain/import/raw-entry.ts'
import { english } from '#domain/message.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS, type Relationship } from '#domain/trust/enumerations.ts'
import { termsOf } from '#domain/trust/overview/terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { shareErrors } from '#domain/trust/shares.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { FoundRow } from './found-row.tsx'
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

/** How many are shown before somebody asks for all of them. */
const FIRST = 10

/** What is wrong in a file, by line: where, what stands there, what is wrong with it and how to fix it. */
function FileErrorList({ errors }: { errors: readonly FileError[] }) {
  const [whole, setWhole] = useState(false)
  const shown = whole ? errors : errors.slice(0, FIRST)
  return (
    <section aria-labelledby="file-errors" className="mt-6 border-l-4 border-brass pl-5">
      <h3 id="file-errors" className="text-lg font-semibold">
        <Trans>Problems ({errors.length})</Trans>
      </h3>
      <p className="text-base text-ink-soft">
        <Trans>
          You can correct the file and choose it again, or add the entry without this value and correct it in your list.
        </Trans>
      </p>
      <ul className="mt-2 space-y-1.5 text-base">
        {shown.map((error) => (
          <li key={`${error.line} ${error.column} ${english(error.words)}`} className="wrap-anywhere">
            <span className="font-semibold">
              <Trans>
                Line {error.line}
                {error.column && (
                  <>
                    , <bdi>{error.column}</bdi>
                  </>
                )}
              </Trans>
            </span>
            {error.value && (
              <>
                {' '}
                “<bdi>{error.value}</bdi>”
              </>
            )}
            : {translate(error.words)}
          </li>
        ))}
      </ul>
      {errors.length > FIRST && (
        <Button variant="quiet" size="small" className="mt-1" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t`Show fewer` : t`Show all ${errors.length}`}
        </Button>
      )}
    </section>
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
