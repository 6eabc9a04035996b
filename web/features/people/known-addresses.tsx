import { Trans } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addressOnOneLine } from '#domain/formats/address.ts'
import { isBlank } from '#domain/formats/names.ts'
import type { KnownAddress } from '#domain/trust/people/suggestions.ts'
import { focusField } from '#web/components/link-targets.ts'

interface KnownAddressesProps {
  /** The question that asks for the address. */
  address: string
  /** The question that asks for the name of the person who lives there, where there is one. */
  name?: string | undefined
  /** The addresses to offer, for a person of that name; another function where they may have changed. */
  knownFor: (name: string) => readonly KnownAddress[]
}

/** Offers addresses that the answers hold, while the question for one is empty. */
export function KnownAddresses({ address, name = address, knownFor }: KnownAddressesProps) {
  const { setValue, formState } = useFormContext()
  const [given, named]: unknown[] = useWatch({ name: [address, name] })
  const use = (chosen: string) => {
    setValue(address, chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    // The button is gone then, and what it filled in is to be seen.
    focusField(address)
  }
  // A slow phone shows the letter first: names of hundreds take a while to compare.
  const typed = useDeferredValue(String(named ?? ''))
  const isAsked = isBlank(String(given ?? ''))
  const known = useMemo(() => (isAsked ? knownFor(typed) : []), [isAsked, knownFor, typed])
  return known.map((one) => (
    <button
      key={one.address}
      type="button"
      className="link mt-1 block py-2 text-left text-base"
      onClick={() => use(one.address)}
    >
      <Offer of={one} />
    </button>
  ))
}

function Offer({ of: { name, address } }: { of: KnownAddress }) {
  const line = addressOnOneLine(address)
  return name ? (
    <Trans>
      Same address as <bdi>{name}</bdi>: {line}
    </Trans>
  ) : (
    <Trans>Same address as the grantor: {line}</Trans>
  )
}
