import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { message } from '#domain/message.ts'
import { translate } from '#web/i18n/i18n.ts'
import { Button } from './button.tsx'

/** So many entries of a list are on a page, so that what is below a list of hundreds stays within reach. */
export const PAGE = 20

/** A list shown a page at a time, narrowed to what is sought by `find`; `first` is an entry on the page that comes first. */
export function usePages<Entry>(
  entries: readonly Entry[],
  find: (entries: readonly Entry[], sought: string) => readonly Entry[],
  first = 0,
) {
  const [wanted, setWanted] = useState('')
  const [page, setPage] = useState(Math.max(0, Math.floor(first / PAGE)))
  const top = useRef<HTMLUListElement>(null)
  // Hundreds of names take longer to compare than a letter to type.
  const sought = useDeferredValue(wanted).trim()
  const found = useMemo(() => (sought === '' ? entries : find(entries, sought)), [entries, sought, find])
  const current = Math.min(page, Math.max(0, Math.ceil(found.length / PAGE) - 1))
  return {
    wanted,
    seek: (typed: string) => {
      setWanted(typed)
      setPage(0)
    },
    /** Shows the page of one of the entries, and ends the search. */
    show: (at: number) => {
      setWanted('')
      setPage(Math.floor(at / PAGE))
    },
    turn: (next: number) => {
      setPage(next)
      top.current?.focus()
    },
    /** For the element that has the focus when the page is turned. */
    top,
    isPaged: entries.length > PAGE,
    isSought: sought !== '',
    found,
    current,
    onPage: found.slice(current * PAGE, (current + 1) * PAGE),
  }
}

interface PagesProps {
  all: number
  found: number
  /** From 0. */
  page: number
  onTurn: (page: number) => void
}

/** Which entries of a list are shown, and the ways to the others. */
export function Pages({ all, found, page, onTurn }: PagesProps) {
  const [first, last] = [page * PAGE + 1, Math.min((page + 1) * PAGE, found)]
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-base text-ink-soft tabular-nums">
        {found === 0
          ? t`No name on this list matches.`
          : translate(
              found < all
                ? message('{first, number}–{last, number} of {found, number} that match', { first, last, found })
                : message('{first, number}–{last, number} of {all, number}', { first, last, all }),
            )}
      </p>
      {found > PAGE && (
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="small"
            aria-disabled={page === 0 || undefined}
            onClick={() => page > 0 && onTurn(page - 1)}
          >
            <Trans>Previous page</Trans>
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-disabled={last === found || undefined}
            onClick={() => last < found && onTurn(page + 1)}
          >
            <Trans>Next page</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
