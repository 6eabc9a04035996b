import { stateOf } from '#domain/formats/us-state.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Block, Run, SignatureLine } from '../model.ts'
import { countyAt } from './county.ts'

/** The block in which a person signs for himself, by any further lines before the date. */
export function personSignature(role: string, name: Run | undefined, further: readonly SignatureLine[] = []): Block {
  return {
    kind: 'signature',
    role,
    lines: [
      { label: 'Signature' },
      { label: 'Printed name', ...(name && { printed: name }) },
      ...further,
      { label: 'Date signed' },
    ],
  }
}

/** The block in which an officer signs for an organization that is named. */
export function officerSignature(role: string, name: Run, further: readonly SignatureLine[]): Block {
  return {
    kind: 'signature',
    role,
    lines: [
      { label: 'Bank or trust company', printed: name },
      { label: 'By (signature of authorized officer)' },
      { label: 'Printed name of officer' },
      { label: 'Title of officer' },
      ...further,
      { label: 'Date signed' },
    ],
  }
}

/** A witness, name and address by hand. The block says when the law does not require one. */
export function witness(which: 'First' | 'Second', optional = false): Block {
  return personSignature(`${which} witness${optional ? ' (optional)' : ''}`, undefined, [{ label: 'Address' }])
}

/** Two witnesses in one block, so that no page break parts them; each `further` line is asked of both. */
export function witnessesTogether(further: readonly string[] = [], dated = true): Block {
  const lines = (which: string): SignatureLine[] =>
    [`Signature of ${which} witness`, 'Printed name', ...further].map((label) => ({ label }))
  return {
    kind: 'signature',
    role: 'Witnesses',
    lines: [...lines('first'), ...lines('second'), ...(dated ? [{ label: 'Date signed' }] : [])],
  }
}

/**
 * Where a person of this address probably signs, for a notary block: Wyoming where the address lies there, and else a
 * line for the officer. The county is suggested only where it is known to be that of this address.
 */
export function venue(address: Run | undefined, trust: TrustRecord): { state?: string; county?: Run } {
  const state = stateOf(address?.text)
  if (state !== 'Wyoming') return {}
  const county = countyAt(address?.text, trust)
  return { state, ...(county && { county }) }
}
