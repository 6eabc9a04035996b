import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyWithRetry } from '#web/app/lazy-with-retry.tsx'
import { Spinner } from '#web/components/progress.tsx'
import { timeOf } from '#web/components/times.ts'
import { device, onStorageChange } from '#web/features/trust-sync/browser.ts'
import type { SavingState } from '#web/features/trust-sync/snapshot.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'

const Nothing = () => null
const RejectedNotice = lazyWithRetry(() => import('./rejected-notice.tsx'), Nothing)
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
      {rejected.length > 0 && (
        <Suspense>
          <RejectedNotice />
        </Suspense>
      )}
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
