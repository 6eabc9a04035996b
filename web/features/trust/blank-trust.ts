import { newTrust, type TrustRecord } from '#domain/trust/record.ts'

/** What the pages are filled from while there is no trust; the first save of a step creates one. */
export const blankTrust: TrustRecord = newTrust('', '1970-01-01T00:00:00.000Z')
