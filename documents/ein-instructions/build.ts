import type { TrustRecord } from '#domain/trust/record.ts'
import { companion } from '../companion.ts'
import { p, say } from '../compose.ts'
import { factsOf } from '../facts.ts'
import type { Doc } from '../model.ts'
import { afterwards, beforeYouStart, channels } from './guidance.ts'
import { lineTable } from './line-table.ts'
import { thingsToCheck } from './things-to-check.ts'
import { worksheetNotes } from './worksheet-notes.ts'

/**
 * The EIN Application Instructions, line by line of Form SS-4 (December 2025). Social security numbers are masked;
 * `fullSsn` prints them whole, only for the user's own worksheet and at the user's own wish.
 */
export function buildEinInstructions(trust: TrustRecord, { fullSsn = false }: { fullSsn?: boolean } = {}): Doc {
  const facts = factsOf(trust)
  return companion(trust, 'EIN Application Instructions', facts.trustName, [
    {
      kind: 'title',
      title: { text: 'EIN Application Instructions' },
      subtitle: 'Worksheet for Form SS-4',
      lines: [facts.trustName, say`dated as of ${facts.trustDate}`, say`Grantor: ${facts.grantor.name}`],
    },
    { kind: 'heading', text: 'ABOUT THIS WORKSHEET' },
    p`These instructions help the trustee complete Form SS-4, Application for Employer Identification Number. They are not the form and are not filed with it. They are general information, not tax advice, and the service that prepared them does not apply for the number. They follow the form as revised in December 2025. Before you file, compare them with the current form and its instructions on IRS.gov.`,
    ...beforeYouStart(),
    ...thingsToCheck(facts),
    ...lineTable(facts, fullSsn),
    ...worksheetNotes(facts),
    ...channels(),
    ...afterwards(),
  ])
}
