import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { addressedPart } from '#web/components/addressed-part.ts'

/** Brings the heading that the address names into sight: the text comes after the browser has looked for it. */
export function useAddressedPart(): void {
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes of the hash are the browser's own business
  useEffect(() => {
    addressedPart(hash)?.scrollIntoView()
  }, [])
}
