import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { holdsNumber, ssnDigits } from '#domain/formats/numbers.ts'
import { SECRET_FIELDS, type TrustRecord } from '#domain/trust/record.ts'
import { useTrustValue } from '#web/features/trust-sync/trust-provider.tsx'

/** As one text, which is the same one while the numbers are. */
function wholeNumbers(trust: TrustRecord | null): string {
  const numbers = SECRET_FIELDS.map((field) => ssnDigits(trust?.[field] ?? ''))
  return numbers.filter((digits) => digits.length === 9).join()
}

/** A remark on a social security number in a text that is kept as it is typed. It rejects nothing. */
export function NumberNote({ text }: { text: string }) {
  const numbers = useTrustValue(wholeNumbers)
  const known = useMemo(() => new Set(numbers.split(',').filter((digits) => digits !== '')), [numbers])
  return (
    // Not of the role 'status': a page has many of these, and all but one in a thousand stay empty.
    <div aria-live="polite">
      {holdsNumber(text, known) && (
        <p className="mt-2 text-base font-semibold text-clay">
          <Trans>
            This looks like a social security number. Here it is stored as you typed it, not encrypted, and it is shown
            and printed in full. You can continue with it.
          </Trans>
        </p>
      )}
    </div>
  )
}

/** The remark below the question of that name. */
export function NumberNoteOf({ name }: { name: string }) {
  const value: unknown = useWatch({ name })
  return typeof value === 'string' ? <NumberNote text={value} /> : null
}
