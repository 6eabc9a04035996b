import { ssnDigits } from '../formats/social-security-number.ts'
import { patchBetween } from '../trust/history/patch-between.ts'
import { withTrueMarks } from '../trust/lifecycle.ts'
import type { TrustPatch } from '../trust/patch.ts'
import { SECRET_FIELDS, type TrustRecord } from '../trust/record.ts'
import type { EarlierAnswers, SecretField } from './personal-data.ts'

/** A social security number that is not taken from the file, and why. */
export interface PreservedNumber {
  field: SecretField
  /** `masked`: the file shows it masked. `shorter`: it has fewer digits there than the one that is known. */
  why: 'masked' | 'shorter'
  /** Whether there is one already, which stays. */
  present: boolean
}

/** What taking the answers of an earlier export over makes of the present ones. */
export interface Replacement {
  wanted: TrustRecord
  /** The one change that leads there; empty when they are the same. */
  patch: TrustPatch
  kept: readonly PreservedNumber[]
}

const WHOLE_NUMBER = 9

function keptNumber({ record, masked }: EarlierAnswers, present: TrustRecord, field: SecretField): PreservedNumber[] {
  const known = present[field]
  if (masked.includes(field)) return [{ field, why: 'masked', present: known !== undefined }]
  const digits = ssnDigits(record[field] ?? '')
  const isPart = digits !== '' && digits.length < WHOLE_NUMBER
  return isPart && ssnDigits(known ?? '').length === WHOLE_NUMBER ? [{ field, why: 'shorter', present: true }] : []
}

/**
 * The answers of the file instead of the present ones: every answer, the lists with their order, and how far the
 * questions were. A whole social security number gives way only to another whole one, or to none. Pure.
 */
export function replacementBy(found: EarlierAnswers, present: TrustRecord): Replacement {
  const kept = SECRET_FIELDS.flatMap((field) => keptNumber(found, present, field))
  const { uid, createdAt, lastUpdated } = present
  const wanted: TrustRecord = { ...found.record, uid, createdAt, lastUpdated }
  for (const { field } of kept) {
    if (present[field] === undefined) delete wanted[field]
    else wanted[field] = present[field]
  }
  const marked = withTrueMarks(wanted)
  return { wanted: marked, patch: patchBetween(present, marked), kept }
}
