import { NewVersionNotice } from './new-version-notice.tsx'
import { usePrefetchedPages } from './prefetch-pages.ts'
import { useHearPayment } from './use-hear-payment.ts'
import { useTellTakeover } from './use-tell-takeover.ts'

/** What runs on every page beside its content, in one file that loads once the browser is idle. */
export default function IdleParts() {
  useTellTakeover()
  useHearPayment()
  usePrefetchedPages()
  return <NewVersionNotice />
}
