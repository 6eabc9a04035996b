import { fill, own, say } from '../compose.ts'
import type { Facts, TrusteeParty } from '../facts.ts'
import { RULE } from '../lines.ts'
import type { Block, Run, SignatureLine } from '../model.ts'
import { asTrustee, isByHand } from './parties.ts'
import { personSignature, venue } from './signature.ts'
import { type TrusteeNature, trusteeNature } from './trustee-nature.ts'

const SIGNED: SignatureLine = { label: 'Signature' }
const DATED: SignatureLine = { label: 'Date signed' }

/** What the officer does who finds two capacities. */
const STRIKES: Run = own('(the notarial officer strikes the capacity that does not apply)')

export function grantorSignature(facts: Facts): Block {
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

function roleOf({ trustees }: Facts, { required }: TrusteeParty): string {
  if (required) return 'Co-Trustee (qualified to serve as Independent Trustee)'
  return trustees.length > 1 ? 'Co-Trustee' : 'Trustee'
}

/** A block for each trustee, with lines of its own after the name where a document needs more; an organization signs by an officer. */
export function trusteeSignatures(facts: Facts, more: readonly SignatureLine[] = []): Block[] {
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
export function grantorAcknowledgment(facts: Facts): Block {
  return {
    kind: 'notary',
    act: 'individual',
    signer: facts.grantor.name,
    ...venue(facts.grantor.address, facts.trust),
  }
}

/** W.S. 32-3-115(a)(ii): each trustee's acknowledgment in a representative capacity. */
export function trusteeAcknowledgments(facts: Facts): Block[] {
  return facts.trustees.map(
    (trustee, at): Block => ({
      kind: 'notary',
      act: 'representative',
      ...acknowledgedBy(facts, isByHand(trustee) ? RULE : trustee.name, trusteeNature(facts, at)),
      ...venue(trustee.address, facts.trust),
    }),
  )
}

function acknowledgedBy(facts: Facts, name: Run, nature: TrusteeNature): { signer?: Run; capacity: Run[] } {
  if (nature === 'individual') return { signer: name, capacity: asTrustee(facts) }
  const officer = say`authorized officer of ${name}, ${asTrustee(facts)}`
  return { capacity: nature === 'organization' ? officer : say`${asTrustee(facts)}, or as ${officer} ${STRIKES}` }
}

/** The lines on which grantor and trustees initial a schedule. */
export function initials(facts: Facts): Block[] {
  const several = facts.trustees.length > 1
  return [
    fill('Initials of Grantor and date'),
    ...facts.trustees.map((_, at) =>
      fill(several ? `Initials of co-trustee ${at + 1} and date` : 'Initials of Trustee and date'),
    ),
  ]
}
