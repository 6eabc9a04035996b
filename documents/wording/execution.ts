import { fill, own } from '../compose.ts'
import type { Facts, Party } from '../facts.ts'
import type { Block, SignatureLine } from '../model.ts'
import { asTrustee } from './parties.ts'
import { personSignature, venue } from './signature.ts'

const SIGNED: SignatureLine = { label: 'Signature' }
const DATED: SignatureLine = { label: 'Date signed' }

export function grantorSignature(facts: Facts): Block {
  return personSignature('Grantor', facts.grantor.name)
}

/** The trustee who signs by an officer is the bank or trust company of step 3, the first. */
const isCorporate = (facts: Facts, at: number) => facts.corporate && at === 0

/** A block for each trustee, with lines of its own after the name where a document needs more; a bank or trust company signs by an officer. */
export function trusteeSignatures(facts: Facts, more: readonly SignatureLine[] = []): Block[] {
  return facts.trustees.map((trustee, at) => trusteeSignature(facts, trustee, isCorporate(facts, at), more))
}

function trusteeSignature(facts: Facts, trustee: Party, corporate: boolean, more: readonly SignatureLine[]): Block {
  const capacity: SignatureLine = { label: 'Capacity', printed: asTrustee(facts) }
  return {
    kind: 'signature',
    role: facts.trustees.length > 1 ? 'Co-Trustee' : 'Trustee',
    lines: corporate
      ? [
          { label: 'Trustee', printed: trustee.name },
          { label: 'By (signature of authorized officer)' },
          { label: 'Printed name of officer' },
          { label: 'Title of officer' },
          capacity,
          ...more,
          DATED,
        ]
      : [SIGNED, { label: 'Printed name', printed: trustee.name }, capacity, ...more, DATED],
  }
}

/** W.S. 32-3-115(a)(i): acknowledgment in an individual capacity. */
export function grantorAcknowledgment(facts: Facts): Block {
  return {
    kind: 'notary',
    act: 'individual',
    signer: facts.grantor.name,
    ...venue(facts.grantor.address, facts.county),
  }
}

/** W.S. 32-3-115(a)(ii): each trustee's acknowledgment in a representative capacity. */
export function trusteeAcknowledgments(facts: Facts): Block[] {
  return facts.trustees.map((trustee, at) => trusteeAcknowledgment(facts, trustee, isCorporate(facts, at)))
}

function trusteeAcknowledgment(facts: Facts, trustee: Party, corporate: boolean): Block {
  return {
    kind: 'notary',
    act: 'representative',
    ...(corporate ? {} : { signer: trustee.name }),
    capacity: corporate
      ? [own('authorized officer of '), trustee.name, own(', '), ...asTrustee(facts)]
      : asTrustee(facts),
    ...venue(trustee.address, facts.county),
  }
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
