import { Trans } from '@lingui/react/macro'
import { memo, useMemo } from 'react'
import { Button } from '#web/components/button.tsx'
import { VisuallyHidden } from '#web/components/visually-hidden.tsx'
import { useLanguage } from '#web/i18n/language.ts'
import type { ListOnScreen } from './list-on-screen.ts'

interface RowsProps<Entry extends { id: string; name: string }> {
  list: ListOnScreen<Entry>
  entries: readonly Entry[]
  unsaved: readonly Entry[]
  onEdit: (id: string) => void
  onRemove: (entry: Entry) => void
}

export function EntryRows<Entry extends { id: string; name: string }>(props: RowsProps<Entry>) {
  const { list, entries, unsaved, onEdit, onRemove } = props
  const waiting = useMemo(() => new Set(unsaved.map(({ id }) => id)), [unsaved])
  if (entries.length === 0)
    return (
      <p className="mt-3 text-ink-soft">
        <Trans>None yet. Add the first one above.</Trans>
      </p>
    )
  return (
    <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
      {entries.map((entry) => (
        <MemoRow
          key={entry.id}
          entry={entry}
          factsOf={list.facts as (entry: Named) => Facts}
          unsaved={waiting.has(entry.id)}
          onEdit={onEdit}
          onRemove={onRemove as (entry: Named) => void}
        />
      ))}
    </ul>
  )
}

type Named = { id: string; name: string }
type Facts = ReturnType<ListOnScreen<never>['facts']>

interface RowProps {
  entry: Named
  factsOf: (entry: Named) => Facts
  unsaved: boolean
  onEdit: (id: string) => void
  onRemove: (entry: Named) => void
}

// A list may hold a thousand entries; a row is rendered again only when its own entry changes.
const MemoRow = memo(function Row({ entry, factsOf, unsaved, onEdit, onRemove }: RowProps) {
  useLanguage()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
      <div className="min-w-0 flex-1 basis-48">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {entry.name}
        </p>
        <p className="text-base text-ink-soft wrap-anywhere">{factsOf(entry).filter(Boolean).join(' · ')}</p>
        {unsaved && (
          <p className="text-base font-semibold text-clay">
            <Trans>Not saved yet. Next tries again.</Trans>
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button id={`edit-${entry.id}`} variant="secondary" size="small" onClick={() => onEdit(entry.id)}>
          <Trans>
            Edit <VisuallyHidden>{entry.name}</VisuallyHidden>
          </Trans>
        </Button>
        <Button variant="secondary" size="small" onClick={() => onRemove(entry)}>
          <Trans>
            Remove <VisuallyHidden>{entry.name}</VisuallyHidden>
          </Trans>
        </Button>
      </div>
    </li>
  )
})
