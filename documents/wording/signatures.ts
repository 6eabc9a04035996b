import { stateOf } from '#domain/formats/us-state.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { fixed, sentence } from '../compose.ts'
import type { DocumentValues, TrusteeParty } from '../document-values.ts'
import { RULE } from '../lines.ts'
import type { Block, Run, Runs, SignatureLine, TableBlock } from '../model.ts'
import { asTrustee, isByHand, type TrusteeNature, trusteeNature } from './parties.ts'
import { countyAt } from './wyoming.ts'

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

const SIGNED: SignatureLine = { label: 'Signature' }
const DATED: SignatureLine = { label: 'Date signed' }

/** What the officer does who finds two capacities. */
const STRIKES: Run = fixed('(the notarial officer strikes the capacity that does not apply)')

export function grantorSignature(facts: DocumentValues): Block {
  return personSignature('Grantor', facts.grantor.name)
}

const WHO_SIGNS: Readonly<Record<TrusteeNature, (printed: { printed?: Run }) => SignatureLine[]>> = {
  individual: (name) => [SIGNED, { label: 'Printed name', ...name }],
  organization: (name) => [
    { label: 'Trustee', ...name },
    { label: 'By (signature of authorized officer)' },
    { label: 'Printed name of officer' },
    { label: 'Title of officer' },
  ],
  unknown: (name) => [
    { label: 'Trustee', ...name },
    SIGNED,
    { label: 'If the trustee is a bank or trust company, name and title of authorized officer' },
  ],
}

/** The line of a block that a person or an organization may come to sign. */
export const TITLE_IF_ORGANIZATION: SignatureLine = { label: 'Title, if signing for a bank or trust company' }

function roleOf({ trustees }: DocumentValues, { required }: TrusteeParty): string {
  if (required) return 'Co-Trustee (qualified to serve as Independent Trustee)'
  return trustees.length > 1 ? 'Co-Trustee' : 'Trustee'
}

/** A block for each trustee, with lines of its own after the name where a document needs more; an organization signs by an officer. */
export function trusteeSignatures(facts: DocumentValues, more: readonly SignatureLine[] = []): Block[] {
  return facts.trustees.map((trustee, at) => ({
    kind: 'signature',
    role: roleOf(facts, trustee),
    lines: [
      ...WHO_SIGNS[trusteeNature(facts, at)](isByHand(trustee) ? {} : { printed: trustee.name }),
      { label: 'Capacity', printed: asTrustee(facts) },
      ...more,
      DATED,
    ],
  }))
}

/** W.S. 32-3-115(a)(i): acknowledgment in an individual capacity. */
export function grantorAcknowledgment(facts: DocumentValues): Block {
  return {
    kind: 'notary',
    act: 'individual',
    signer: facts.grantor.name,
    ...venue(facts.grantor.address, facts.trust),
  }
}

/** W.S. 32-3-115(a)(ii): each trustee's acknowledgment in a representative capacity. */
export function trusteeAcknowledgments(facts: DocumentValues): Block[] {
  return facts.trustees.map(
    (trustee, at): Block => ({
      kind: 'notary',
      act: 'representative',
      ...acknowledgedBy(facts, isByHand(trustee) ? RULE : trustee.name, trusteeNature(facts, at)),
      ...venue(trustee.address, facts.trust),
    }),
  )
}

function acknowledgedBy(facts: DocumentValues, name: Run, nature: TrusteeNature): { signer?: Run; capacity: Run[] } {
  if (nature === 'individual') return { signer: name, capacity: asTrustee(facts) }
  const officer = sentence`authorized officer of ${name}, ${asTrustee(facts)}`
  return { capacity: nature === 'organization' ? officer : sentence`${asTrustee(facts)}, or as ${officer} ${STRIKES}` }
}

/** The lines on which grantor and trustees initial a schedule, on one page: no page has the last of them alone. */
export function initials(facts: DocumentValues): Block[] {
  const several = facts.trustees.length > 1
  const labels = [
    'Initials of Grantor and date',
    ...facts.trustees.map((_, at) =>
      several ? `Initials of co-trustee ${at + 1} and date` : 'Initials of Trustee and date',
    ),
  ]
  return labels.map((label, at) => ({ kind: 'fill', label, ...(at < labels.length - 1 && { keepNext: true }) }))
}

/** What a person initials by hand, each line with room for the initials; nothing is ever checked in advance. */
export function initialsTable(
  caption: string,
  subject: string,
  choices: readonly Runs[],
  remark?: { head: string; of: (at: number) => Runs },
): TableBlock {
  const mark = fixed('(________)')
  return {
    kind: 'table',
    caption,
    head: ['Initials', subject, ...(remark ? [remark.head] : [])],
    widths: remark ? [14, 54, 32] : [14, 86],
    rows: choices.map((choice, at) => [mark, choice, ...(remark ? [remark.of(at)] : [])]),
  }
}
