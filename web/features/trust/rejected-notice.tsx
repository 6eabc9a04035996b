import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { english } from '#domain/message.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import type { RejectedPatch } from '#web/features/trust-sync/changes.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'
import { rejectedValues } from './rejected-values.ts'

/** Changes that the server refused: their values and why, in sight until the user discards them. */
export function RejectedNotice() {
  const { refused } = useTrust()
  const title = plural(refused.length, { one: 'One change could not be saved', other: '# changes could not be saved' })
  return (
    <Notice kind="error" title={title} live className="mt-4 max-w-prose">
      <p>
        <Trans>
          Your trust is as it was before. What you typed is kept here, so that you can correct it and save it again.
        </Trans>
      </p>
      <ul className="mt-3 space-y-4">
        {refused.map((change) => (
          <RejectedChange key={change.patchId} change={change} />
        ))}
      </ul>
    </Notice>
  )
}

const moment = () => new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' })

function RejectedChange({ change }: { change: RejectedPatch }) {
  const { dismissRejected } = useTrust()
  const values = rejectedValues(change.patch)
  const when = moment().format(new Date(change.at))
  return (
    <li className="border-t border-hairline pt-3">
      <p className="wrap-anywhere">
        <span className="font-semibold">{when}:</span> {translate(change.text ?? change.message)}
      </p>
      {values.length > 0 && (
        <dl className="mt-1">
          {values.map(({ label, value, path }) => (
            <div key={`${english(label)}: ${value}`}>
              <dt>
                <Link to={path} className="link">
                  {translate(label)}
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
        aria-label={t`Discard the change of ${when}`}
        onClick={() => dismissRejected(change.patchId)}
      >
        <Trans>Discard</Trans>
      </Button>
    </li>
  )
}
