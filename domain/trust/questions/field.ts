import type { Question } from '../steps/step.ts'

/** How a stored value is put into words; `instant` is shown as done or not, since its day depends on where it is read. */
export type Reading = Question['kind'] | 'instant' | 'standing' | 'termination'

/** One field of the record, or of an entry of one of its lists. */
export interface Field {
  /** Dotted, within the record or the entry: `grantorName`, `certificateData.adminAddress`, `realEstateDetails.street`. */
  path: string
  /** The question's own short name. */
  label: string
  /** What it is called in a sentence, away from its page; of an entry, after the entry's name. */
  words: string
  reading: Reading
  choices?: Readonly<Record<string, string>>
  /** Set by the product, asked of nobody. */
  mark?: true
}
