/**
 * The nine documents (T 1), light enough for any screen: the builders are loaded only when one is wanted.
 */
export const DOCUMENTS = [
  entry('trust-agreement', 'Irrevocable Trust Agreement', 'Trust_Agreement', [1, 2, 7, 9], true),
  entry('certificate-of-trust', 'Certificate of Trust', 'Certificate_of_Trust', [4], true),
  entry('trustee-appointment', 'Trustee Appointment and Acceptance', 'Trustee_Appointment', [3, 8], true),
  entry('schedule-a', 'Schedule A - Beneficiary Schedule', 'Schedule_A_Beneficiaries', [5], true),
  entry('assignment-of-assets', 'Assignment of Assets', 'Assignment_of_Assets', [6], true),
  entry('pour-over-will', 'Pour-Over Will', 'Pour_Over_Will', [10], true),
  entry('durable-power-of-attorney', 'Durable Power of Attorney', 'Durable_POA', [11], true),
  entry('health-care-directive', 'Health Care Directive', 'Health_Care_Directive', [12], true),
  entry('ein-instructions', 'EIN Application Instructions', 'EIN_Application_Instructions', [13], true),
] as const

export type DocumentId = (typeof DOCUMENTS)[number]['id']
export type DocumentName = (typeof DOCUMENTS)[number]['name']

/** A document of the catalogue. */
export interface CatalogueEntry {
  id: DocumentId
  name: DocumentName
  /** The middle of the file's name (T 9). */
  fileStem: string
  /** The dashboard's sections whose card downloads it. */
  steps: readonly number[]
  /** Whether its template exists yet. */
  written: boolean
}

function entry<Id extends string, Name extends string>(
  id: Id,
  name: Name,
  fileStem: string,
  steps: readonly number[],
  written: boolean,
) {
  return { id, name, fileStem, steps, written } as const
}

/** The entry of that name, or `undefined`. */
export function documentNamed(name: string): CatalogueEntry | undefined {
  return DOCUMENTS.find((document) => document.name === name)
}

/** The document that a dashboard section's card downloads. */
export function documentOfStep(step: number): CatalogueEntry | undefined {
  return DOCUMENTS.find((document) => document.steps.includes(step))
}
