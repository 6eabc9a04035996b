import { fill, own, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import { RULE } from '../lines.ts'
import type { Block, Run, SignatureLine } from '../model.ts'
import { asTrustee } from './parties.ts'
import { personSignature, venue } from './signature.ts'
import { onlyTrusteeIsOnlyBeneficiary } from './sole-trustee.ts'
import { type TrusteeNature, trusteeNature } from './trustee-nature.ts'

const SIGNED: SignatureLine = { label: 'Signature' }
const DATED: SignatureLine = { label: 'Date signed' }

/** What the officer does who finds two capacities. */
const STRIKES: Run = own('(the notarial officer strikes the capacity that does not apply)')

export function grantorSignature(facts: Facts): Block {
  return personSignature('Grantor', facts.grantor.name)
}

const WHO_SIGNS: Readonly<Record<TrusteeNature, (name: Run) => SignatureLine[]>> = {
  individual: (name) => [SIGNED, { label: 'Printed name', printed: name }],
  organization: (name) => [
    { label: 'Trustee', printed: name },
    { label: 'By (signature of authorized officer)' },
    { label: 'Printed name of officer' },
    { label: 'Title of officer' },
  ],
  unknown: (name) => [
    { label: 'Trustee', printed: name },
    SIGNED,
    { label: 'If the trustee is a bank or trust company, name and title of authorized officer' },
  ],
}

/** The line of a block that a person or an organization may come to sign. */
export const TITLE_IF_ORGANIZATION: SignatureLine = { label: 'Title, if signing for a bank or trust company' }

/** A block for each trustee, with lines of its own after the name where a document needs more; an organization signs by an officer. */
export function trusteeSignatures(facts: Facts, more: readonly SignatureLine[] = []): Block[] {
  return facts.trustees.map(({ name }, at) => ({
    kind: 'signature',
    role: facts.trustees.length > 1 ? 'Co-Trustee' : 'Trustee',
    lines: [
      ...WHO_SIGNS[trusteeNature(facts, at)](name),
      { label: 'Capacity', printed: asTrustee(facts) },
      ...more,
      DATED,
    ],
  }))
}

/** The block of the co-trustee without whom no trust exists, whose name is written by hand; none where nobody is lacking. */
export function coTrusteeSignature(facts: Facts, more: readonly SignatureLine[] = []): Block[] {
  return onlyTrusteeIsOnlyBeneficiary(facts)
    ? [
        personSignature('Co-Trustee (qualified to serve as Independent Trustee)', undefined, [
          TITLE_IF_ORGANIZATION,
          ...more,
        ]),
      ]
    : []
}

/** The acknowledgment that belongs to {@link coTrusteeSignature}. */
export function coTrusteeAcknowledgment(facts: Facts): Block[] {
  if (!onlyTrusteeIsOnlyBeneficiary(facts)) return []
  const capacity = say`${asTrustee(facts)}, or as authorized officer of ${RULE}, ${asTrustee(facts)} ${STRIKES}`
  return [{ kind: 'notary', act: 'representative', capacity }]
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
      ...acknowledgedBy(facts, trustee.name, trusteeNature(facts, at)),
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
    ...(onlyTrusteeIsOnlyBeneficiary(facts) ? [fill('Initials of co-trustee and date')] : []),
  ]
}
