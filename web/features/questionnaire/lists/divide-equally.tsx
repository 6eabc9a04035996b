import { Trans } from '@lingui/react/macro'
import { percent } from '#domain/formats/numbers.ts'
import { listOf, message } from '#domain/message.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { classesOf, statesShare, withoutShares } from '#domain/trust/shares.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'

/** Asks whether the stated shares of the primary beneficiaries are to go, and takes them away. */
async function divideEqually(
  entries: readonly Beneficiary[],
  save: (patch: TrustPatch) => Promise<{ saved: boolean }>,
  announce: (words: string) => void,
): Promise<void> {
  const { primary } = classesOf(entries)
  const stated = primary.filter(statesShare)
  const sure = await askToConfirm({
    title: 'Treat the primary beneficiaries alike?',
    body: message(
      '{stated, plural, one {{names} no longer has} other {{names} no longer have}} a stated share. Wherever the agreement divides the property, each of the {count} primary beneficiaries then takes an equal part, {equal}.',
      {
        names: listOf(stated.map(({ name }) => name)),
        stated: stated.length,
        count: primary.length,
        equal: percent(100 / primary.length),
      },
    ),
    yes: 'Divide equally',
    no: 'Keep the shares',
  })
  if (!sure || !(await save({ beneficiaries: withoutShares(entries) })).saved) return
  announce('No shares are stated now.')
  // The button is gone.
  document.getElementById('entries')?.focus()
}

interface EqualSharesProps {
  entries: readonly Beneficiary[]
  /** Says what was done, in the list's own live region. */
  announce: (words: string) => void
}

/** Takes the stated shares of the primary beneficiaries away, so that these are treated alike; shown while there are any. */
export default function EqualShares({ entries, announce }: EqualSharesProps) {
  const { saveTrustData } = useTrustActions()
  const { primary } = classesOf(entries)
  if (primary.length < 2 || !primary.some(statesShare)) return null
  return (
    <Button
      variant="secondary"
      size="small"
      className="mt-2"
      onClick={() => divideEqually(entries, saveTrustData, announce)}
    >
      <Trans>Divide equally</Trans>
    </Button>
  )
}
