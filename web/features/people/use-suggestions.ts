import { useDeferredValue, useEffect, useState } from 'react'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { OfficeField } from '#domain/trust/people/offices.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { whenIdle } from '#web/app/scheduling.ts'
import { isReplacing } from '#web/features/questionnaire/way-back.ts'
import { useTrustValue } from '#web/features/trust-sync/trust-provider.tsx'
import type { NameForm, suggesting } from './register.tsx'

// The register's code loads once the page is idle. Until it loads, name fields offer no suggestions and saves change nothing elsewhere.

type Code = typeof import('./register.tsx')
type Suggestions = ReturnType<typeof suggesting>
let loaded: Code | undefined

const NONE: Suggestions = {
  people: [],
  suggests: false,
  optionsFor: () => [],
  picked: () => undefined,
  typedOut: () => ({}),
}
const completeTrust = (trust: TrustRecord | null) => trust

function useRegisterCode(): Code | undefined {
  const [code, setCode] = useState(loaded)
  useEffect(() => {
    if (code) return
    const arrived = (found: Code) => {
      loaded = found
      setCode(found)
    }
    return whenIdle(() => void import('./register.tsx').then(arrived, () => undefined))
  }, [code])
  return code
}

/** What a name field suggests; nothing until the code is there. */
export function useSuggestions(form: NameForm): typeof NONE {
  // The register of hundreds takes a while to make: not before what the user did is on screen.
  const trust = useDeferredValue(useTrustValue(completeTrust))
  const code = useRegisterCode()
  return code ? code.suggesting(trust, form) : NONE
}

/** What offers the addresses of those who hold these offices, or of a household, once the code is there. */
export function useKnownAddresses(offices?: readonly OfficeField[]) {
  const trust = useDeferredValue(useTrustValue(completeTrust))
  return useRegisterCode()?.offeredOf(trust, offices)
}

/** Longest wait for code, in milliseconds: a save does not hang on it. */
const TIMEOUT = 3_000

/** Code that is loaded now; nothing where it cannot be, or not soon. */
export const withTimeout = <T>(code: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    code.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT)),
  ])

/** The save with the corrections that follow from it in other answers, if the user agrees: see `askForCorrections`. */
export async function withCorrectionsElsewhere(trust: TrustRecord, patch: TrustPatch): Promise<TrustPatch> {
  const code = await withTimeout(import('./ask-for-corrections.ts'))
  return code ? code.askForCorrections(trust, patch, isReplacing(location.search)) : patch
}

/** The other offices of a person who is taken out of one place, in words. */
export async function officesBesides(trust: TrustRecord, placeId: string, name: string): Promise<string[]> {
  const code = await withTimeout(import('#domain/trust/people/people.ts'))
  return code ? code.otherOffices(trust, placeId, name) : []
}
