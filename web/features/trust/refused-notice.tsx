import { Link } from 'react-router'
import { english } from '#domain/message.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import type { RefusedPatch } from '#web/features/trust-sync/changes.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { locale } from '#web/spanish/language.ts'
import { say } from '#web/spanish/say.ts'
import { refusedValues } from './refused-values.ts'

/** Changes that the server refused: their values and why, in sight until the user discards them. */
export function RefusedNotice() {
  const { refused } = useTrust()
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
