import { Trans } from '@lingui/react/macro'
import { memo, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { includesName } from '#domain/formats/names.ts'
import { detailsLinkOf } from '#domain/trust/detail-pages.ts'
import { BUILDER } from '#domain/trust/routes.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { FindByName } from '#web/components/field.tsx'
import { fieldId } from '#web/components/link-targets.ts'
import { Pages, usePages } from '#web/components/pages.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { type CameFrom, openedFrom } from '../way-back.ts'
import type { ListOnScreen } from './list-on-screen.tsx'

interface RowsProps<Entry extends { id: string; name: string }> {
  list: ListOnScreen<Entry>
  entries: readonly Entry[]
  unsaved: readonly Entry[]
  /** The entry that was added last: its page is the one to see. */
  latest: string | undefined
  onEdit: (id: string) => void
  onRemove: (entry: Entry) => void
}

const byName = <Entry extends { name: string }>(entries: readonly Entry[], sought: string) =>
  entries.filter(({ name }) => includesName(name, sought))

function Rows<Entry extends { id: string; name: string }>(props: RowsProps<Entry>) {
  useLanguage()
  const { list, entries, unsaved, latest, onEdit, onRemove } = props
  const waiting = useMemo(() => new Set(unsaved.map(({ id }) => id)), [unsaved])
  const pages = usePages(entries, byName)
  const [seen, setSeen] = useState<string>()

  if (latest !== seen) {
    const at = entries.findIndex(({ id }) => id === latest)
    // An entry is on the list a moment after it was added.
    if (at >= 0) {
      setSeen(latest)
      pages.show(at)
    }
  }
  if (entries.length === 0)
    return (
      <p className="mt-3 text-ink-soft">
        <Trans>None yet. Add the first one above.</Trans>
      </p>
    )
  return (
    <>
      {pages.isPaged && <FindByName value={pages.wanted} onChange={pages.seek} className="mt-3" />}
      <ul ref={pages.top} tabIndex={-1} className="mt-4 divide-y divide-hairline border-y border-hairline">
        {pages.onPage.map((entry) => (
          <MemoRow
            key={entry.id}
            entry={entry}
            detailsOf={list.facts as (entry: Named) => Facts}
            unsaved={waiting.has(entry.id)}
            onEdit={onEdit}
            onRemove={onRemove as (entry: Named) => void}
          />
        ))}
      </ul>
      {pages.isPaged && (
        <Pages all={entries.length} found={pages.found.length} page={pages.current} onTurn={pages.turn} />
      )}
    </>
  )
}

/** Rendered again only when the list changes. */
export const EntryRows = memo(Rows) as typeof Rows

type Named = { id: string; name: string }
type Facts = ReturnType<ListOnScreen<never>['facts']>

interface RowProps {
  entry: Named
  detailsOf: (entry: Named) => Facts
  unsaved: boolean
  onEdit: (id: string) => void
  onRemove: (entry: Named) => void
}

// A row is rendered again only when its own entry changes.
const MemoRow = memo(function Row({ entry, detailsOf, unsaved, onEdit, onRemove }: RowProps) {
  useLanguage()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {entry.name}
        </p>
        <p className="text-base text-ink-soft wrap-anywhere">{detailsOf(entry).filter(Boolean).join(' · ')}</p>
        {unsaved && (
          <p className="text-base font-semibold text-clay">
            <Trans>Not saved yet. Press Next to try again.</Trans>
          </p>
        )}
      </div>
      <div id={fieldId(entry.id)} className="flex gap-2">
        <DetailsLink entry={entry} />
        <Button id={`edit-${entry.id}`} variant="secondary" size="small" onClick={() => onEdit(entry.id)}>
          <Trans>
            Edit <span className="sr-only">{entry.name}</span>
          </Trans>
        </Button>
        <Button variant="secondary" size="small" onClick={() => onRemove(entry)}>
          <Trans>
            Remove <span className="sr-only">{entry.name}</span>
          </Trans>
        </Button>
      </div>
    </li>
  )
})

/** The way from a list to the page with the details of an entry, where its kind has one, and back to what is open here. */
export function DetailsLink({ entry }: { entry: { id: string; name: string } }) {
  const { pathname, search } = useLocation()
  const { name } = entry
  const link = detailsLinkOf(entry)
  const here = `${pathname.slice(BUILDER.length + 1)}:${search.slice(1)}` as CameFrom
  return (
    link && (
      <LinkButton to={openedFrom(here, link.path)} variant="secondary" size="small">
        {translate(link.label)} <span className="sr-only">{name}</span>
      </LinkButton>
    )
  )
}
