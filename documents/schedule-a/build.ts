import type { TrustRecord } from '#domain/trust/record.ts'
import { p } from '../compose.ts'
import { type Facts, factsOf } from '../facts.ts'
import { type Block, type Doc, textOf } from '../model.ts'
import { initials } from '../wording/execution.ts'
import { namedTrust, officeOf, trusteesNamedIn } from '../wording/parties.ts'
import { value } from '../wording/value.ts'
import { beneficiaryTable } from './beneficiary-table.ts'
import { reading } from './reading.ts'
import { onlyContingent, repeated, totals } from './remarks.ts'

function tables(facts: Facts): Block[] {
  if (facts.beneficiaries.length === 0)
    return [
      p`Primary Beneficiary: ${value(undefined, '[Beneficiary Name]', { field: 'beneficiaries', label: 'Beneficiaries' })}`,
    ]
  return [
    ...(facts.primary.length > 0 ? [beneficiaryTable('Primary', facts.primary, facts)] : []),
    ...(facts.contingent.length > 0 ? [beneficiaryTable('Contingent', facts.contingent, facts)] : []),
  ]
}

/** Two signed copies that differ would leave it open who takes. */
const COPY = p`This document is an identical copy of the schedule that is attached to the agreement. If the two differ, the attached schedule controls.`

/** The schedule's text: the same in the agreement and, but for a sentence on the copy, in the document of its own. */
export function scheduleABlocks(facts: Facts, attached: boolean): Block[] {
  return [
    { kind: 'heading', text: 'SCHEDULE A - BENEFICIARY SCHEDULE', ...(attached ? { pageBreak: true as const } : {}) },
    p`This schedule is part of the Irrevocable Trust Agreement of ${namedTrust(facts)}, dated as of ${facts.trustDate}, made by ${facts.grantor.name} as Grantor with ${trusteesNamedIn('its Article\u00A012', facts, officeOf(facts))}. It is incorporated in that agreement. If the two conflict, the agreement controls. Terms defined in the agreement have the same meaning in this schedule.`,
    ...(attached ? [] : [COPY]),
    ...tables(facts),
    ...onlyContingent(facts),
    ...repeated(facts),
    ...totals(facts),
    ...reading(facts),
    ...initials(facts),
  ]
}

/** Schedule A - Beneficiary Schedule, as a document of its own. */
export function scheduleA(trust: TrustRecord): Doc {
  const facts = factsOf(trust)
  return {
    title: 'Schedule A - Beneficiary Schedule',
    subject: textOf(facts.trustName),
    header: textOf(facts.trustName),
    lang: 'en-US',
    ...(trust.createdAt && { created: trust.createdAt }),
    blocks: scheduleABlocks(facts, false),
  }
}
