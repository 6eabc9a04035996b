import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { AccountEvent, AccountEventKind } from '#api/account-event.ts'
import { Button } from '#web/components/button.tsx'
import { momentOf } from '#web/components/times.ts'
import { translate } from '#web/i18n/i18n.ts'

const FIRST = 10
/** The most that are answered: there may have been more. */
const MOST = 100

/** What is said before the link and after it. */
const words: Partial<Record<AccountEventKind, readonly [before: string, after: string]>> = {
  'review-link-made': ['You made', ''],
  'review-link-revoked': ['You ended', ''],
  'review-opened': ['Somebody opened', ''],
  'review-refused': ['Somebody tried', ' with a wrong pass-phrase or none'],
  'review-commented': ['A comment came through', ''],
  'review-proposed': ['A proposal came through', ''],
  'review-proposal-withdrawn': ['A proposal was withdrawn through', ''],
}

interface ActivityListProps {
  /** Newest first. */
  events: readonly AccountEvent[]
  /** Of the links, by their ids. */
  labels: ReadonlyMap<string, string>
}

/** What happened with the links, and from which network. */
export function ActivityList({ events, labels }: ActivityListProps) {
  const [all, setAll] = useState(false)
  const shown = all ? events : events.slice(0, FIRST)
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="text-2xl">
        <Trans>Activity</Trans>
      </h2>
      <p className="mt-2 max-w-prose text-base text-ink-soft">
        {events.length < MOST
          ? t`Every opening, comment, proposal and wrong pass-phrase, newest first. Of a network address the last part is left out.`
          : t`The newest hundred openings, comments, proposals and wrong pass-phrases. Of a network address the last part is left out.`}
      </p>
      <ul className="mt-4 divide-y divide-hairline text-base">
        {shown.map(({ at, event, network, about = '' }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may come in one millisecond, and the list only grows at its top
          <li key={`${at} ${place}`} className="py-2 wrap-anywhere">
            <time dateTime={at} className="font-semibold">
              {momentOf(at)}
            </time>
            : <Deed event={event} label={labels.get(about)} />
            {network !== 'unknown' && (
              <span className="text-ink-soft">
                <Trans>, from {network}</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      {events.length > FIRST && (
        <Button variant="quiet" size="small" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t`Show fewer` : t`Show all ${events.length}`}
        </Button>
      )}
    </section>
  )
}

function Deed({ event, label }: { event: AccountEventKind; label: string | undefined }) {
  const [before, after] = words[event] ?? [event, '']
  return (
    <>
      {translate(before)} {label === undefined ? t`a link that is removed` : t`the link for `}
      {label !== undefined && <bdi>{label}</bdi>}
      {translate(after)}
    </>
  )
}
