import type { Message } from '#domain/message.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { SourcedFact } from '#domain/trust/funding-tasks.ts'
import type { NotaryNeed, WitnessNeed } from '#domain/trust/signing-day.ts'
import type { Run } from '../model.ts'

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
  /** The user has chosen not to make this document. */
  skipped?: true
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
