import type { TrustRecord } from '#domain/trust/record.ts'
import { say } from '../compose.ts'
import type { Run } from '../model.ts'
import { onlyCharitiesFirst } from './takers.ts'

/** What the trustee may pay until the trust divides, in mid-sentence: an ascertainable standard, and nothing to a charity. */
const STANDARD = say`the Trustee may distribute to any one or more of the Primary Beneficiaries who are individuals, or apply for their benefit, as much of the income and principal as the Trustee considers advisable for their health, education, maintenance and support, in equal or unequal amounts. Income that is not distributed shall be added to principal.`
const WHILE_ONLY_CHARITIES = say`no distribution shall be made, and all income shall be added to principal, while no Primary Beneficiary is an individual. If an individual becomes a Primary Beneficiary, ${STANDARD}`

export const untilDivision = (trust: TrustRecord): Run[] =>
  onlyCharitiesFirst(trust) ? WHILE_ONLY_CHARITIES : STANDARD
