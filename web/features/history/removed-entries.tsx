import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { TrustHistory } from '#api/trust.ts'
import { includesName, isBlank } from '#domain/formats/names.ts'
import { english } from '#domain/message.ts'
import { broughtBack, type RemovedEntry, removedEntries } from '#domain/trust/history/history.ts'
import { entryWords } from '#domain/trust/questions/changes.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { FindByName } from '#web/components/find-by-name.tsx'
import { setApart } from '#web/components/set-apart.tsx'
import { momentOf } from '#web/components/times.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** So many are shown before somebody looks for one by its name. */
const FIRST = 5

const called = ({ list, entry }: RemovedEntry) => translate(entryWords(list, entry.name))

/** The entries that were taken out of the lists, each with the way to have it back alone. */
export function RemovedEntries({ uid, history }: { uid: string; history: TrustHistory }) {
  const removed = useMemo(() => removedEntries(uid, history.base.record, history.changes), [uid, history])
  const { saveTrustData } = useTrustActions()
  const [wanted, setWanted] = useState('')
  const [busy, setBusy] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const none = removed.length === 0
  const back = useRef(false)
  useEffect(() => {
    // With the last entry its section is gone, and the focus with it.
    if (none && back.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus()
  }, [none])
  if (none) return null
  const shown = isBlank(wanted) ? removed.slice(0, FIRST) : removed.filter((each) => includesName(called(each), wanted))

  const bringBack = async (each: RemovedEntry) => {
    setBusy(each.entry.id)
    const outcome = await saveTrustData(broughtBack(each))
    setBusy('')
    // The toast of saving reports a failure.
    if (!outcome.saved) return console.error(`Saving the entry failed: ${english(outcome.message)}`)
    back.current = true
    heading.current?.focus()
    showToast({ title: 'Brought back', description: entryWords(each.list, each.entry.name) })
  }

  return (
    <section aria-labelledby="removed" className="mt-9 max-w-4xl">
      <h2 id="removed" ref={heading} tabIndex={-1} className="text-2xl">
        <Trans>Removed from your lists</Trans>
      </h2>
      <p className="mt-1 text-base text-ink-soft">
        <Trans>Only the entry comes back, with all its details.</Trans>
      </p>
      {removed.length > FIRST && <FindByName value={wanted} onChange={setWanted} className="mt-3" />}
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {shown.map((each) => (
          <li
            key={`${each.list}/${each.entry.id}`}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3"
          >
            <p className="wrap-anywhere">
              <span className="font-semibold">{setApart(called(each))}</span>
              <span className="block text-base text-ink-soft">{t`Removed ${momentOf(each.at)}`}</span>
            </p>
            <Button
              variant="secondary"
              size="small"
              busy={busy === each.entry.id}
              aria-label={t`Bring back ${called(each)}`}
              onClick={() => void bringBack(each)}
            >
              <Trans>Bring back</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-base text-ink-soft">
        {shown.length < removed.length && t`Shown: ${shown.length} of ${removed.length}.`}
      </p>
    </section>
  )
}
