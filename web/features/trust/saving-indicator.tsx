import { Trans } from '@lingui/react/macro'
import { Spinner } from '#web/components/spinner.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'

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
