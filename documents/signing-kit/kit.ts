import type { Message } from '#domain/message.ts'
import { isCorporation } from '#domain/trust/companies.ts'
import { type DocumentId, SIGNING_ORDER } from '#domain/trust/documents.ts'
import type { SourcedFact } from '#domain/trust/funding-tasks.ts'
import { isLandElsewhere } from '#domain/trust/real-estate.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isSkipped, type NotaryNeed, signingNeeds, type WitnessNeed } from '#domain/trust/signing-day.ts'
import { type DocumentValues, documentValuesOf } from '../document-values.ts'
import type { Run } from '../model.ts'
import { einInstructions, healthCareDirective, pourOverWill, powerOfAttorney } from './own-papers.ts'
import { namedInDocuments } from './people.ts'
import {
  assignmentOfAssets,
  certificateOfTrust,
  scheduleA,
  trustAgreement,
  trusteeAppointment,
} from './trust-papers.ts'

/** Somebody who signs, or who is named; without a name the questionnaire does not ask for it, and it is written by hand. */
export interface Person {
  name?: Run
  /** In which capacity, such as `Grantor` or `Trustee, by an authorized officer`. */
  as: Message | string
  /** Nothing is missing without this signature. */
  optional?: true
}

/** What the kit says about one document; whether it needs witnesses and a notary is in the domain. */
export interface SheetFacts {
  document: DocumentId
  signers: readonly Person[]
  /** How they sign, where there is more to it than a signature. */
  signing: readonly SourcedFact[]
  witnesses: {
    facts: readonly SourcedFact[]
    /** Who may not be one, or loses something by it: by name, from the answers. */
    named: readonly Person[]
    /** What those who are named have in common, in words to stand before the names. */
    namedAs?: string
  }
  notary: { facts: readonly SourcedFact[] }
  /** What it means when witnesses or notary are missing. */
  ifMissing: readonly SourcedFact[]
  /** Where the signed original is kept, and what is done with it. */
  afterwards: readonly SourcedFact[]
}

/** What is to be known on the day one document is signed. */
export interface SigningSheet extends SheetFacts {
  witnesses: SheetFacts['witnesses'] & { need: WitnessNeed }
  notary: SheetFacts['notary'] & { need: NotaryNeed }
}

export interface SigningKit {
  /** What is on the table before anybody signs. */
  bring: readonly SourcedFact[]
  notary: { facts: readonly SourcedFact[]; named: readonly Person[] }
  /** One for each document that is made, in the order of signing. */
  sheets: readonly SigningSheet[]
}

const SHEETS: { readonly [Id in DocumentId]: (facts: DocumentValues) => SheetFacts } = {
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
    text: 'The officer identifies each signer by personal knowledge, by an identification document that is current or that expired less than three years ago, or by a credible witness.',
    source: 'W.S. 32-3-101 to 32-3-131',
  },
  {
    text: 'The notarial certificate is completed when the act is performed. It names the county and state, and bears the date and the officer’s signature, title and stamp.',
    source: 'W.S. 32-3-114',
  },
  {
    text: 'The county and state are those in which the officer is at the time. Where a certificate has another state printed, it is changed before the officer signs.',
    source: 'W.S. 32-3-104, 32-3-114',
  },
  {
    text: 'Remote notarization of an ink signature is available for acknowledgments only, not for the oaths of a self-proving will.',
    source: 'W.S. 32-3-101 to 32-3-131',
  },
  {
    text: 'The officer may not act if the officer or the officer’s spouse is a party to the document, has a direct beneficial interest in it, or is named in it.',
    source: 'W.S. 32-3-123',
  },
]

function toBring(facts: DocumentValues): SourcedFact[] {
  const has = (type: string) => facts.assets.some((asset) => asset.type === type)
  const land = facts.assets.filter(({ type }) => type === 'real_estate')
  return [
    { text: 'Each document, printed and read through, complete except for the lines to be filled in by hand.' },
    { text: 'Identification for everyone who signs before a notary.', source: 'W.S. 32-3-101 to 32-3-131' },
    facts.trust.healthCareDirectiveSkipped
      ? { text: 'Two witnesses for the will.', source: 'W.S. 2-6-112' }
      : {
          text: 'Two witnesses for the will. They may also witness the health care directive unless it excludes them.',
          source: 'W.S. 2-6-112, 35-22-403',
        },
    ...(land.some((each) => !isLandElsewhere(each))
      ? [
          {
            text: 'The deed and the sworn statement of consideration for each parcel of land in Wyoming.',
            source: 'W.S. 34-1-113, 34-1-142',
          },
        ]
      : []),
    ...(land.some(isLandElsewhere)
      ? [{ text: 'The deed for each parcel of land outside Wyoming, in the form required where the land lies.' }]
      : []),
    ...(has('business')
      ? [
          {
            text: 'The consents that the agreement of each company requires, to be attached to the assignment.',
            source: 'Assignment of Assets',
          },
        ]
      : []),
    ...(facts.assets.some(isCorporation)
      ? [{ text: 'Any share certificate of each corporation, to be endorsed.', source: 'Assignment of Assets' }]
      : []),
    ...(has('vehicle') ? [{ text: 'The certificate of title for each vehicle.', source: 'W.S. 31-2-104' }] : []),
    { text: 'A pen. Signatures, initials and dates are written by hand.' },
  ]
}

/** Who signs what, before whom, in which order, from the answers of a trust. Pure; facts only, each with its source. */
export function signingKit(trust: TrustRecord): SigningKit {
  const facts = documentValuesOf(trust)
  return {
    bring: toBring(facts),
    notary: { facts: NOTARY_FACTS, named: namedInDocuments(facts) },
    sheets: SIGNING_ORDER.filter((id) => !isSkipped(id, trust)).map((id) => {
      const sheet = SHEETS[id](facts)
      const needs = signingNeeds(id, trust)
      return {
        ...sheet,
        witnesses: { ...sheet.witnesses, need: needs.witnesses },
        notary: { ...sheet.notary, need: needs.notary },
      }
    }),
  }
}
