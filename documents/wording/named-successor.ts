import { sameName } from '#domain/formats/same-name.ts'
import type { Facts } from '../facts.ts'

/** Article 12 of the agreement does not let the grantor become a successor trustee, so that such an answer names nobody. */
export const grantorIsSuccessor = ({ trust }: Facts): boolean => sameName(trust.backupTrusteeName, trust.grantorName)
