import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Message } from '#domain/message.ts'
import { FieldError } from '#web/components/field-frame.tsx'
import { translate } from '#web/i18n/i18n.ts'

interface FundingFieldProps {
  id: string
  label: string
  /** Named in the label for screen readers, which meet many fields with the same words. */
  asset: string
  error?: Message | string
  className?: string
  children: ReactNode
}

/** Label and error above one control of a row. */
export function FundingField({ id, label, asset, error, className, children }: FundingFieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-base font-semibold">
        {translate(label)}
        <span className="sr-only">
          <Trans> of {asset}</Trans>
        </span>
      </label>
      {/* Told aloud, for it comes when the field has been left. */}
      <div role="status">
        <FieldError id={id}>{error}</FieldError>
      </div>
      {children}
    </div>
  )
}
