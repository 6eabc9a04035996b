import { NewVersionNotice } from './new-version-notice.tsx'
import { usePrefetchedPages } from './prefetch-pages.ts'
import { usePaymentUpdates } from './use-payment-updates.ts'
import { useTakeoverNotice } from './use-takeover-notice.ts'

/** What runs on every page beside its content, in one file that loads once the browser is idle. */
export default function IdleParts() {
  useTakeoverNotice()
  usePaymentUpdates()
  usePrefetchedPages()
  return <NewVersionNotice />
}
