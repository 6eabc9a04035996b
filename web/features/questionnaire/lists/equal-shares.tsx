import { Trans } from '@lingui/react/macro'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { classesOf, statesShare } from '#domain/trust/shares.ts'
import { Button } from '#web/components/button.tsx'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'

interface EqualSharesProps {
  entries: readonly Beneficiary[]
  /** Says what was done, in the list's own live region. */
  announce: (words: string) => void
}

/** Takes the stated shares of the primary beneficiaries away, so that these are treated alike; shown while there are any. */
export function EqualShares({ entries, announce }: EqualSharesProps) {
  const { saveTrustData } = useTrustActions()
  const { primary } = classesOf(entries)
  // Without its code the shares can still be taken away, one by one.
  const divide = () =>
    import('./divide-equally.ts').then(
      (code) => code.divideEqually(entries, saveTrustData, announce),
      () => {},
    )
  if (primary.length < 2 || !primary.some(statesShare)) return null
  return (
    <Button variant="secondary" size="small" className="mt-2" onClick={divide}>
      <Trans>Divide equally</Trans>
    </Button>
  )
}
