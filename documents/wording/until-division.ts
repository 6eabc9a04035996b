import type { TrustRecord } from '#domain/trust/record.ts'
import { own, say } from '../compose.ts'
import type { Run } from '../model.ts'
import { onlyCharitiesFirst } from './takers.ts'

const STANDARD = say`the Trustee may distribute to any one or more of the Primary Beneficiaries who are individuals, or apply for their benefit, as much of the income and principal as the Trustee considers advisable for their health, education, maintenance and support, in equal or unequal amounts. Income that is not distributed shall be added to principal.`

/**
 * What the trustee may pay until the trust divides: under an ascertainable standard, and nothing to a charity. The
 * grantor's own words may say otherwise.
 */
export function untilDivision(trust: TrustRecord, directed = false): Run[] {
  const otherwise = own(directed ? ', and except as the direction provides otherwise,' : '')
  if (onlyCharitiesFirst(trust))
    return say`While no Primary Beneficiary is an individual${directed ? otherwise : own(',')} no distribution shall be made before the Division Date and all income shall be added to principal. If an individual becomes a Primary Beneficiary, then until the Division Date${otherwise} ${STANDARD}`
  return say`${own(directed ? 'Until the Division Date' : 'During that time')}${otherwise} ${STANDARD}`
}
