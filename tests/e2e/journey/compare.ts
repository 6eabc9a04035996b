import { expect } from '@playwright/test'
import { distributionClause } from '#documents/wording/distribution.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import type { TrustRecord } from '#domain/trust/record.ts'

const withoutIds = (list: readonly { id: string }[] = []) => list.map(({ id: _, ...entry }) => entry)

/** A record without what the server or the moment decides: ids, instants, whose it is. */
function typed({ uid: _, createdAt, lastUpdated, completedAt, ...record }: TrustRecord): object {
  return {
    ...record,
    beneficiaries: withoutIds(record.beneficiaries),
    assets: withoutIds(record.assets),
    trustees: withoutIds(record.trustees),
  }
}

/** Asserts that a record holds a sample's answers to the thirteen steps, field by field, and nothing besides. */
export function expectSameAnswers(record: TrustRecord, sample: TrustRecord): void {
  // The handover is written later, on a page of its own.
  const { handoverOriginals: _, handoverOpening: _2, handoverNotes: _3, contacts: _4, ...answers } = sample
  const expected: TrustRecord = {
    ...answers,
    distributionRules: distributionClause(sample),
    certificateData: { ...sample.certificateData, signatureDate: localDate(new Date()) },
  }
  expect(typed(record)).toEqual(typed(expected))
}
