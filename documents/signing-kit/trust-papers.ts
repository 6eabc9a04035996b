import type { DocumentId } from '#domain/trust/documents.ts'
import type { SourcedFact } from '#domain/trust/funding-tasks.ts'
import { joining } from '../assignment-of-assets/joinder.ts'
import type { DocumentValues } from '../document-values.ts'
import { mayBeOrganization, successorBarred } from '../wording/parties.ts'
import type { SheetFacts } from './kit.ts'
import { coOwners, grantor, successor, trustees } from './people.ts'

const NO_WITNESSES = { facts: [], named: [] } as const
const NOTARY_FOR_PROOF: SourcedFact = {
  text: 'An acknowledgment is evidence of who signed. Banks and others may ask for one.',
  source: 'W.S. 32-3-115',
}
const BY_OFFICER: SourcedFact = {
  text: 'A bank or trust company signs by an authorized officer, who prints his or her name and title.',
  source: 'W.S. 32-3-115(a)(ii)',
}
const LEASE: SourcedFact = {
  text: 'The Occupancy Lease at the end of the assignment is for a grantor who goes on living in the home. It is filled in and signed before the deed is delivered, and takes effect when the trustee holds title to the home. A grantor who will not live there leaves it blank.',
  source: 'Assignment of Assets, rider',
}
const NUMBERS: SourcedFact = {
  text: 'A co-owner who assigns his or her own interest writes the numbers of that property in the signature block. With “none”, that interest does not pass.',
  source: 'Assignment of Assets, Article 6',
}
const byOfficer = (facts: DocumentValues) => (mayBeOrganization(facts) ? [BY_OFFICER] : [])

/** The line of Article 12 that the grantor completes before signing, or never. */
const INDEPENDENT_TRUSTEE: SourcedFact = {
  text: 'Article 12 has a line for an independent trustee, to be completed before signing: after signing, the grantor may not name one.',
  source: 'Irrevocable Trust Agreement, Article 12',
}

/** LF 9 puts the certificate before the assignment; its own words forbid to sign it while nothing is transferred. */
const AFTER_TRANSFER: SourcedFact = {
  text: 'It is signed only when every trustee has accepted and property has been transferred to the trustee. On the day of signing, that is after the Assignment of Assets or a deed.',
  source: 'Certificate of Trust',
}

/** What is done before this document is signed, and cannot be made up for afterwards. */
export function beforeItIsSigned(document: DocumentId, facts: DocumentValues): readonly SourcedFact[] {
  if (document === 'certificate-of-trust') return [AFTER_TRANSFER]
  return document === 'trust-agreement' && facts.grantorServes ? [INDEPENDENT_TRUSTEE] : []
}

const SCHEDULES: SourcedFact = {
  text: 'Schedule A and Schedule B, which are attached to it, are initialed and dated as well.',
  source: 'Irrevocable Trust Agreement, Article 22',
}

export function trustAgreement(facts: DocumentValues): SheetFacts {
  return {
    document: 'trust-agreement',
    signers: [grantor(facts), ...trustees(facts)],
    signing: [SCHEDULES, ...beforeItIsSigned('trust-agreement', facts), ...byOfficer(facts)],
    witnesses: {
      facts: [{ text: 'None are required. The document has lines for two.', source: 'W.S. 4-10-408' }],
      named: [],
    },
    notary: {
      facts: [
        { text: 'No acknowledgment is required. The document has one for each signer.', source: 'W.S. 4-10-408' },
      ],
    },
    ifMissing: [
      {
        text: 'The agreement is valid without witnesses or a notary, but is harder to prove.',
        source: 'W.S. 4-10-408',
      },
    ],
    afterwards: [
      {
        text: 'There is one signed original. The will, the certificate and the deeds refer to its date.',
        source: 'W.S. 2-6-103, 34-2-122',
      },
    ],
  }
}

export function scheduleA(facts: DocumentValues): SheetFacts {
  return {
    document: 'schedule-a',
    signers: [grantor(facts), ...trustees(facts)],
    signing: [
      { text: 'Schedule A is part of the agreement and is initialed and dated with it.', source: 'Schedule A' },
    ],
    witnesses: NO_WITNESSES,
    notary: { facts: [] },
    ifMissing: [],
    afterwards: [{ text: 'It is kept with the original agreement.', source: 'Schedule A' }],
  }
}

export function trusteeAppointment(facts: DocumentValues): SheetFacts {
  return {
    document: 'trustee-appointment',
    signers: [
      grantor(facts),
      ...trustees(facts),
      ...(successorBarred(facts) ? [] : [successor(facts)]),
      ...(facts.grantorServes
        ? [{ as: 'Independent trustee (only when one is named or appointed)', optional: true as const }]
        : []),
    ],
    signing: [
      ...byOfficer(facts),
      {
        text: 'A person named as trustee who declines signs the refusal instead of the acceptance.',
        source: 'Trustee Appointment and Acceptance',
      },
    ],
    witnesses: NO_WITNESSES,
    notary: { facts: [NOTARY_FOR_PROOF] },
    ifMissing: [
      {
        text: 'A trustee may also accept by taking possession of trust property or by acting as trustee. A person who does neither within a reasonable time is treated as having declined.',
        source: 'W.S. 4-10-701',
      },
    ],
    afterwards: [
      {
        text: 'Within 60 days after accepting, the trustee gives notice to the qualified beneficiaries.',
        source: 'W.S. 4-10-813',
      },
    ],
  }
}

export function certificateOfTrust(facts: DocumentValues): SheetFacts {
  const several = facts.trustees.length > 1
  return {
    document: 'certificate-of-trust',
    signers: trustees(facts),
    signing: [
      ...beforeItIsSigned('certificate-of-trust', facts),
      {
        text: several
          ? 'Any one of the trustees may sign. The grantor does not sign as grantor.'
          : 'The trustee signs. The grantor does not sign as grantor.',
        source: 'W.S. 4-10-1014',
      },
      ...byOfficer(facts),
    ],
    witnesses: NO_WITNESSES,
    notary: {
      facts: [
        {
          text: 'An acknowledgment is needed to record the certificate with a county clerk.',
          source: 'Certificate of Trust',
        },
      ],
    },
    ifMissing: [
      {
        text: 'The certificate is valid without an acknowledgment, but others may hesitate to rely on it.',
        source: 'Certificate of Trust',
      },
    ],
    afterwards: [
      { text: 'The certificate is shown to banks and others instead of the agreement.', source: 'W.S. 4-10-1014' },
    ],
  }
}

export function assignmentOfAssets(facts: DocumentValues): SheetFacts {
  const land = facts.assets.some(({ type }) => type === 'real_estate')
  const vehicle = facts.assets.some(({ type }) => type === 'vehicle')
  const joined = joining(facts)
  return {
    document: 'assignment-of-assets',
    signers: [grantor(facts), ...trustees(facts), ...coOwners(facts)],
    signing: [
      ...byOfficer(facts),
      ...(joined.length > 0
        ? [{ text: 'An owner who does not sign it transfers no interest by it.', source: 'Assignment of Assets' }]
        : []),
      ...(joined.some(({ assigns }) => assigns) ? [NUMBERS] : []),
      ...(facts.home ? [LEASE] : []),
    ],
    witnesses: NO_WITNESSES,
    notary: {
      facts: [
        { text: 'The document has an acknowledgment for each signer.', source: 'Assignment of Assets' },
        ...(land ? [{ text: 'Required for each deed.', source: 'W.S. 34-1-113' }] : []),
        ...(vehicle
          ? [{ text: 'Required to endorse the Wyoming certificate of title of a vehicle.', source: 'W.S. 31-2-104' }]
          : []),
      ],
    },
    ifMissing: [
      ...(land
        ? [{ text: 'A deed that is not acknowledged cannot be recorded.', source: 'W.S. 34-1-113, 34-1-118' }]
        : []),
      ...(vehicle
        ? [
            {
              text: 'The endorsement of a Wyoming certificate of title does not satisfy the statute.',
              source: 'W.S. 31-2-104',
            },
          ]
        : []),
    ],
    afterwards: [
      {
        text: 'The assignment is kept with the original agreement. The funding plan lists what remains to be done for each asset.',
      },
    ],
  }
}
