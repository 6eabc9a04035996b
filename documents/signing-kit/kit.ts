import { type DocumentId, SIGNING_ORDER } from '#domain/trust/documents.ts'
import type { SourcedFact } from '#domain/trust/funding-tasks.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { type Facts, factsOf } from '../facts.ts'
import { einInstructions, healthCareDirective, pourOverWill, powerOfAttorney } from './own-papers.ts'
import { namedInDocuments } from './people.ts'
import type { Person, SigningSheet } from './sheet.ts'
import {
  assignmentOfAssets,
  certificateOfTrust,
  scheduleA,
  trustAgreement,
  trusteeAppointment,
} from './trust-papers.ts'

export interface SigningKit {
  /** What is on the table before anybody signs. */
  bring: readonly SourcedFact[]
  notary: { facts: readonly SourcedFact[]; named: readonly Person[] }
  /** One for each of the nine documents, in the order of signing. */
  sheets: readonly SigningSheet[]
}

const SHEETS: { readonly [Id in DocumentId]: (facts: Facts) => SigningSheet } = {
  'trust-agreement': trustAgreement,
  'schedule-a': scheduleA,
  'trustee-appointment': trusteeAppointment,
  'certificate-of-trust': certificateOfTrust,
  'assignment-of-assets': assignmentOfAssets,
  'pour-over-will': pourOverWill,
  'power-of-attorney': powerOfAttorney,
  'health-care-directive': healthCareDirective,
  'ein-instructions': einInstructions,
}

const NOTARY_FACTS: readonly SourcedFact[] = [
  {
    text: 'The officer identifies each who signs: by personal knowledge, by an identification that is current or expired for less than three years, or by a credible witness.',
    source: 'W.S. 32-3-101 to 32-3-131',
  },
  {
    text: 'The certificate is made at the time, names the county and state where it happens, and carries date, signature, title and stamp.',
    source: 'W.S. 32-3-114',
  },
  {
    text: 'Remote notarization of ink signatures serves acknowledgments only, not the oaths of a self-proving will.',
    source: 'W.S. 32-3-101 to 32-3-131',
  },
  {
    text: 'Nobody may be the notarial officer who is a party, benefits, or is named in the document, or whose spouse is or does.',
    source: 'W.S. 32-3-123',
  },
]

function toBring(facts: Facts): SourcedFact[] {
  const has = (type: string) => facts.assets.some((asset) => asset.type === type)
  return [
    { text: 'Each document on paper, read and complete, with its lines for handwriting still open.' },
    { text: 'Identification of everyone who signs before a notary.', source: 'W.S. 32-3-101 to 32-3-131' },
    {
      text: 'Two witnesses for the will, who may also witness the health care directive if they are none of those it excludes.',
      source: 'W.S. 2-6-112, 35-22-403',
    },
    ...(has('real_estate')
      ? [
          {
            text: 'The deed and the statement of consideration for each piece of land.',
            source: 'W.S. 34-1-113, 34-1-142',
          },
        ]
      : []),
    ...(has('vehicle') ? [{ text: 'The certificate of title of each vehicle.', source: 'W.S. 31-2-104' }] : []),
    { text: 'A pen: dates, initials and signatures are written by hand.' },
  ]
}

/** Who signs what, before whom, in which order, from the answers of a trust. Pure; facts only, each with its source. */
export function signingKit(trust: TrustRecord): SigningKit {
  const facts = factsOf(trust)
  return {
    bring: toBring(facts),
    notary: { facts: NOTARY_FACTS, named: namedInDocuments(facts) },
    sheets: SIGNING_ORDER.map((id) => SHEETS[id](facts)),
  }
}
