import type { Message } from '#domain/message.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { SourcedFact } from '#domain/trust/funding-tasks.ts'
import type { Run } from '../model.ts'

/** Somebody who signs, or who is named; without a name the questionnaire does not ask for it, and it is written by hand. */
export interface Person {
  name?: Run
  /** In which capacity, such as `Grantor` or `Trustee, by an authorized officer`. */
  as: Message | string
}

/** Whether witnesses are needed: two and no fewer, two who are welcome, two instead of a notary, or none. */
export type WitnessNeed = 'two' | 'optional' | 'two-or-notary' | 'none'
/**
 * Whether a notarial officer is needed: for what the facts say, `refusable` where others may refuse the paper without one,
 * `deeds` where papers that go with it need one, instead of two witnesses, or not at all. No document is void for want of one alone.
 */
export type NotaryNeed = 'optional' | 'refusable' | 'deeds' | 'two-or-notary' | 'none'

/** What is to be known on the day one document is signed. */
export interface SigningSheet {
  document: DocumentId
  /** The user has chosen not to make this document. */
  skipped?: true
  signers: readonly Person[]
  /** How they sign, where there is more to it than a signature. */
  signing: readonly SourcedFact[]
  witnesses: {
    need: WitnessNeed
    facts: readonly SourcedFact[]
    /** Who may not be one, or loses something by it: by name, from the answers. */
    named: readonly Person[]
    /** What those who are named have in common, in words to stand before the names. */
    namedAs?: string
  }
  notary: { need: NotaryNeed; facts: readonly SourcedFact[] }
  /** What it means when witnesses or notary are missing. */
  ifMissing: readonly SourcedFact[]
  /** Where the signed original is kept, and what is done with it. */
  afterwards: readonly SourcedFact[]
}
