import { beneficiaryAge } from './beneficiary-age.ts'
import { businessInfo } from './business-info.ts'
import { charityInfo } from './charity-info.ts'
import type { DetailStep } from './detail-step.ts'
import { realEstateInfo } from './real-estate-info.ts'

/** The four pages that ask for the details of one entry of a list. */
export const detailSteps: readonly DetailStep[] = [beneficiaryAge, charityInfo, realEstateInfo, businessInfo]
