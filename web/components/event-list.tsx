import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { AccountEvent } from '#api/account-event.ts'
import { Button } from './button.tsx'
import { momentOf } from './times.ts'

/** So many events are shown at first. */
const FIRST = 10

interface EventListProps {
  /** Newest first. */
  events: readonly AccountEvent[]
  /** The id of the heading. */
  labelledBy: string
  /** What happened, in words. */
  children: (event: AccountEvent) => ReactNode
}

/** Events of an account: when, what, and from which network. */
export function EventList({ events, labelledBy, children }: EventListProps) {
  const [all, setAll] = useState(false)
  const shown = all ? events : events.slice(0, FIRST)
  return (
    <>
      <ul aria-labelledby={labelledBy} className="mt-4 divide-y divide-hairline text-base">
        {shown.map((event, place) => {
          const { at, network } = event
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may come in one millisecond, and the list only grows at its top
            <li key={`${at} ${place}`} className="py-2 wrap-anywhere">
              <time dateTime={at} className="font-semibold">
                {momentOf(at)}
              </time>
              : {children(event)}
              {network !== 'unknown' && (
                <span className="text-ink-soft">
                  <Trans>, from {network}</Trans>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {events.length > FIRST && (
        <Button variant="quiet" size="small" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t`Show fewer` : t`Show all ${events.length}`}
        </Button>
      )}
    </>
  )
}
