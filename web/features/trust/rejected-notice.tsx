import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { longDate } from '#domain/formats/calendar-date.ts'
import { shownSsn } from '#domain/formats/numbers.ts'
import { english, type Message } from '#domain/message.ts'
import { Funding } from '#domain/trust/entries.ts'
import { FUNDING_STATUSES } from '#domain/trust/enumerations.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { questionOf } from '#domain/trust/question-of.ts'
import { SECRET_FIELDS } from '#domain/trust/record.ts'
import { FUNDING_PLAN } from '#domain/trust/routes.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import type { RejectedPatch } from '#web/features/trust-sync/changes.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'

/** Changes that were not saved: their values and why (validation, the server, or no room), in sight until the user discards them. */
export default function RejectedNotice() {
  const { rejected } = useTrust()
  const title = plural(rejected.length, { one: 'One change could not be saved', other: '# changes could not be saved' })
  return (
    <Notice kind="error" title={title} live className="mt-4 max-w-prose">
      <p>
        <Trans>
          Your trust is as it was before. What you typed is kept here, so that you can correct it and save it again.
        </Trans>
      </p>
      <ul className="mt-3 space-y-4">
        {rejected.map((change) => (
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
        aria-label={t`Discard the change from ${when}`}
        onClick={() => dismissRejected(change.patchId)}
      >
        <Trans>Discard</Trans>
      </Button>
    </li>
  )
}

/** One value of a change that was rejected, for the screen. */
interface RejectedValue {
  label: Message | string
  value: string
  /** The page where it can be given again. */
  path: string
}

const secret = new Set<string>(SECRET_FIELDS)

/** What the user had typed into a rejected change. Marks that nobody typed, such as the step reached, are left out. */
export function rejectedValues(patch: TrustPatch): RejectedValue[] {
  return Object.entries(patch).flatMap(([field, value]) => {
    if (field === 'certificateData') return certificateValues(value as NonNullable<TrustPatch['certificateData']>)
    if (isListPatch(value)) return listValue(field, value)
    return scalarValue(field, value)
  })
}

function certificateValues(data: NonNullable<TrustPatch['certificateData']>): RejectedValue[] {
  return Object.entries(data).flatMap(([field, value]) => scalarValue(`certificateData.${field}`, value))
}

function scalarValue(field: string, value: unknown): RejectedValue[] {
  const place = questionOf(field)
  if (field === 'completedAt') return place ? [{ ...place, value: t`Your confirmations` }] : []
  return place
    ? [{ ...place, value: words(secret.has(field) && value ? translate(shownSsn(String(value))) : value) }]
    : []
}

function words(value: unknown): string {
  if (value === null || value === '') return t`Emptied`
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  return String(value)
}

type AnyListPatch = { put?: readonly { id: string; name?: unknown; funding?: unknown }[]; remove?: readonly string[] }

const isListPatch = (value: unknown): value is AnyListPatch =>
  typeof value === 'object' && value !== null && ('put' in value || 'remove' in value)

function listValue(field: string, { put = [], remove = [] }: AnyListPatch): RejectedValue[] {
  const place = questionOf(field)
  if (!place) return []
  const noted = put.flatMap(({ funding }) => fundingValue(funding))
  const others = put.filter(({ funding }) => funding === undefined)
  if (noted.length > 0 && others.length === 0 && remove.length === 0) return noted
  const changed = others.map(({ name }) => (typeof name === 'string' && name ? name : t`A detail of an entry`))
  const removed = remove.length === 0 ? [] : [t`${remove.length} removed`]
  return [...noted, { ...place, value: [...changed, ...removed].join(', ') }]
}

/** What was noted in the funding plan about an asset, in words. */
function fundingValue(funding: unknown): RejectedValue[] {
  if (funding === undefined) return []
  const { data } = Funding.safeParse(funding)
  const value = data
    ? [translate(FUNDING_STATUSES[data.status]), data.date && longDate(data.date, locale()), data.note]
        .filter(Boolean)
        .join(', ')
    : words(null)
  return [{ label: 'Funding plan', path: FUNDING_PLAN, value }]
}
