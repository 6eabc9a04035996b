import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { dashedSsn } from '#domain/formats/social-security-number.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { translate } from '#web/i18n/i18n.ts'

export function EinNote() {
  return (
    <Notice title={t`Why the trust needs a number`}>
      <Trans>
        Your trust needs an Employer Identification Number (EIN) from the tax authority, the Internal Revenue Service.
        Instructions for the application will be generated from your answers.
      </Trans>
    </Notice>
  )
}

/** The responsible party of a trust is normally its grantor, whose answers are already there. */
export function UseTheGrantor({ trust }: { trust: TrustRecord }) {
  const { setValue } = useFormContext()
  const [told, setTold] = useState('')
  const use = () => {
    const set = (name: string, answer: string) => setValue(name, answer, { shouldDirty: true, shouldValidate: true })
    set('einResponsiblePartyName', trust.grantorName ?? '')
    const whole = trust.grantorSsn?.length === 9
    if (whole) set('einResponsiblePartySSN', dashedSsn(trust.grantorSsn ?? ''))
    setTold(
      whole
        ? 'The responsible party is now the grantor, with the number from step 2.'
        : 'The responsible party’s name is now the grantor’s. Please enter the full social security number.',
    )
  }
  if (!trust.grantorName) return null
  return (
    <div className="rounded-md border border-hairline bg-surface p-5">
      <p>
        <Trans>
          The responsible party of a trust is normally the grantor: <strong>{trust.grantorName}</strong>.
        </Trans>
      </p>
      <Button variant="secondary" size="small" className="mt-3" onClick={use}>
        <Trans>Use the grantor</Trans>
      </Button>
      <p role="status" className="mt-2 text-base text-ink-soft empty:mt-0">
        {translate(told)}
      </p>
    </div>
  )
}
