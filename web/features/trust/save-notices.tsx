import { Suspense, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { english } from '#domain/message.ts'
import { onTextsChange } from '#web/features/trust-sync/browser.ts'
import type { RefusedPatch } from '#web/features/trust-sync/changes.ts'
import { device } from '#web/features/trust-sync/device.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { lazyWithRetry } from '#web/shell/lazy-with-retry.tsx'
import { locale } from '#web/spanish/language.ts'
import { say } from '#web/spanish/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { refusedValues } from './refused-values.ts'

const OverwrittenNotice = lazyWithRetry(
  () => import('#web/features/conflicts/overwritten-notice.tsx'),
  () => null,
)

/** What became of saved answers: those that the server refused, and those that another device overwrote. */
export function SaveNotices() {
  const { trust } = useTrust()
  const [announced, setAnnounced] = useState('')
  const text = useSyncExternalStore(
    onTextsChange,
    () => device.overwritten.text(),
    () => null,
  )
  return (
    <>
      <RefusedNotice />
      {/* A live region that exists before its words: not every screen reader reads one that is added with them. */}
      <p role="status" className="sr-only">
        {announced}
      </p>
      {trust && text !== null && (
        <Suspense>
          <OverwrittenNotice trust={trust} text={text} announce={setAnnounced} />
        </Suspense>
      )}
    </>
  )
}

/** Changes that the server refused: their values and why, in sight until the user discards them. */
function RefusedNotice() {
  const { refused } = useTrust()
  if (refused.length === 0) return null
  const title =
    refused.length === 1 ? say('One change could not be saved') : say`${refused.length} changes could not be saved`
  return (
    <Notice kind="error" title={title} live className="mt-4 max-w-prose">
      <p>Your trust is as it was before. What you typed is kept here, so that you can correct it and save it again.</p>
      <ul className="mt-3 space-y-4">
        {refused.map((change) => (
          <RefusedChange key={change.patchId} change={change} />
        ))}
      </ul>
    </Notice>
  )
}

const moment = () => new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' })

function RefusedChange({ change }: { change: RefusedPatch }) {
  const { dismissRefused } = useTrust()
  const values = refusedValues(change.patch)
  const when = moment().format(new Date(change.at))
  return (
    <li className="border-t border-hairline pt-3">
      <p className="wrap-anywhere">
        <span className="font-semibold">{when}:</span> {say(change.text ?? change.message)}
      </p>
      {values.length > 0 && (
        <dl className="mt-1">
          {values.map(({ label, value, path }) => (
            <div key={`${english(label)}: ${value}`}>
              <dt>
                <Link to={path} className="link">
                  {say(label)}
                </Link>
              </dt>
              <dd dir="auto" className="line-clamp-6 wrap-anywhere whitespace-pre-line">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Button
        variant="secondary"
        size="small"
        className="mt-2"
        aria-label={`Discard the change of ${when}`}
        onClick={() => dismissRefused(change.patchId)}
      >
        Discard
      </Button>
    </li>
  )
}
