import type { Step, Words } from './step.ts'

/** A step whose answer is a list, added to and taken from one entry at a time. */
export interface ListStep extends Step {
  list: 'beneficiaries' | 'assets'
  /** The toast when Next finds nothing in the list. */
  emptyList: Words
  /** The toast when an entry is added without a name. */
  nameMissing: Words
  /** The toast when the save that Next makes fails, where it differs from `saveFailed`. */
  nextFailed?: Words
  /** The toast when neither this device nor the server knows what is on the list. */
  loadFailed?: Words
}
