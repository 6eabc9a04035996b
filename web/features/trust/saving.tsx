import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { Suspense, useState, useSyncExternalStore } from 'react'
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
import { lazyWithRetry } from '#web/app/lazy-with-retry.tsx'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Spinner } from '#web/components/progress.tsx'
import { timeOf } from '#web/components/times.ts'
import { device, onStorageChange } from '#web/features/trust-sync/browser.ts'
import type { RejectedPatch } from '#web/features/trust-sync/changes.ts'
import type { SavingState } from '#web/features/trust-sync/snapshot.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'

const Nothing = () => null
const OverwrittenNotice = lazyWithRetry(() => import('#web/features/conflicts/overwritten-notice.tsx'), Nothing)

/** What became of saved answers: those that the server rejected, and those that another device overwrote. */
export function SaveNotices() {
  const { trust, rejected } = useTrust()
  const [announced, setAnnounced] = useState('')
  const text = useSyncExternalStore(
    onStorageChange,
    () => device.overwritten.text(),
    () => null,
  )
  return (
    <>
      {/* Its code is there before it is needed: that may be when the server is gone. */}
      {rejected.length > 0 && <RejectedNotice />}
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

/** Changes that the server rejected: their values and why, in sight until the user discards them. */
function RejectedNotice() {
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
        aria-label={t`Discard the change of ${when}`}
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

/** What has become of the answers, in words. Nothing is said before the first save. */
function savingWords(saving: SavingState): string {
  switch (saving.kind) {
    case 'idle':
      return ''
    case 'saving':
      return t`Saving your answers…`
    case 'saved':
      return t`Saved here and in your account at ${timeOf(saving.at)}.`
    case 'device-only':
      return t`Saved on this device only. Your answers go to your account when the connection improves.`
    case 'not-saved':
      return t`Not saved: ${translate(saving.message).replace(/\.?\s*$/, '')}. What you typed is kept on this page.`
  }
}

/** The state of saving the answers, in words. */
export function SavingStateWords({ className = 'min-h-7' }: { className?: string }) {
  const { saving, rejected } = useTrust()
  // What was rejected has a notice of its own, beside which no sentence may say that all is well.
  const words = rejected.length > 0 && saving.kind === 'saved' ? '' : savingWords(saving)
  return (
    <p role="status" className={clsx('text-base text-ink-soft', className)}>
      {words}
    </p>
  )
}

/** The floating mark while a save runs. The words beside the buttons announce it to screen readers. */
export function SavingIndicator({ busy }: { busy: boolean }) {
  const { saving } = useTrust()
  if (!busy && saving.kind !== 'saving') return null
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed right-4 bottom-4 z-40 flex items-center gap-2 rounded-md border border-edge bg-surface px-4 py-2 text-base shadow-md"
    >
      <Trans>
        <Spinner className="size-4 text-spruce" />
        Saving...
      </Trans>
    </div>
  )
}
