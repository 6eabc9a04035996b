import { Trans } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { addressOnOneLine } from '#domain/formats/address.ts'
import { isBlank, sameName } from '#domain/formats/same-name.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { focusField } from '#web/components/link-targets.ts'

interface GrantorsAddressProps {
  trust: TrustRecord
  /** The questions that ask for the name and the address. */
  name: string
  address: string
}

/** Offers the grantor's address for somebody of the household, while that person has none. */
export function GrantorsAddress({ trust, name, address }: GrantorsAddressProps) {
  const { setValue, formState } = useFormContext()
  const [named, given]: unknown[] = useWatch({ name: [name, address] })
  const { grantorName, grantorAddress } = trust
  const person = String(named ?? '')
  if (isBlank(grantorAddress) || isBlank(person) || !isBlank(String(given ?? '')) || sameName(person, grantorName))
    return null
  const use = () => {
    setValue(address, grantorAddress, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    // The button is gone then, and what was filled in is in sight.
    focusField(address)
  }
  return (
    <button type="button" className="link mt-1 py-2 text-left text-base" onClick={use}>
      <Trans>Same address as the grantor: {addressOnOneLine(grantorAddress ?? '')}</Trans>
    </button>
  )
}
