import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type AddressParts, addressParts } from '#domain/formats/us-state.ts'
import { mailingConflict } from '#domain/trust/people/places.ts'
import { focusField } from '#web/components/link-targets.ts'
import { translate } from '#web/i18n/i18n.ts'

const CONFLICTS = {
  repeats: 'The city, state and ZIP code have their own fields below. Only the street or P.O. box belongs here.',
  differs: 'The city, state or ZIP code here is not the one in the fields below.',
  zip: 'The ZIP code below does not belong to the state below.',
} as const

/** Moves a mailing address on one line, as the certificate has it, into the form's fields for its parts. */
export default function DivideAddress() {
  const { setValue } = useFormContext()
  const [announcement, setAnnouncement] = useState('')
  const [einTrustMailingAddress = '', trustMailingCity, trustMailingState, trustMailingZip]: string[] = useWatch({
    name: ['einTrustMailingAddress', 'trustMailingCity', 'trustMailingState', 'trustMailingZip'],
  })
  const parts = addressParts(einTrustMailingAddress)
  const conflict = mailingConflict({ einTrustMailingAddress, trustMailingCity, trustMailingState, trustMailingZip })
  const divide = ({ street, city, state, zip }: AddressParts) => {
    const set = (name: string, answer: string) => setValue(name, answer, { shouldDirty: true, shouldValidate: true })
    set('einTrustMailingAddress', street)
    set('trustMailingCity', city)
    set('trustMailingState', state)
    set('trustMailingZip', zip)
    setAnnouncement('The city, state and ZIP code are in their fields now.')
    focusField('trustMailingCity')
  }
  return (
    <div>
      {parts && (
        <button type="button" className="link block py-2 text-left text-base" onClick={() => divide(parts)}>
          <Trans>
            Divide this address: <bdi>{parts.street}</bdi> · <bdi>{parts.city}</bdi> · {parts.state} · {parts.zip}
          </Trans>
        </button>
      )}
      <p role="status" className="text-base text-ink-soft empty:mt-0">
        {translate(conflict ? CONFLICTS[conflict] : announcement)}
      </p>
    </div>
  )
}
