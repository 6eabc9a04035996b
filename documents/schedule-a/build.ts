import { termsOf } from '#domain/trust/overview/terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { columnsThatCount, sharesOf } from '#domain/trust/shares.ts'
import { isGrantorsEntry } from '#domain/trust/who-may-serve.ts'
import { own, p } from '../compose.ts'
import { type Facts, factsOf } from '../facts.ts'
import { RULE } from '../lines.ts'
import { type Block, type Doc, textOf } from '../model.ts'
import { value } from '../wording/answer.ts'
import { prorationNote } from '../wording/division.ts'
import { namedTrust, officeOf, trusteesNamedIn } from '../wording/parties.ts'
import { initials } from '../wording/signatures.ts'
import { byPerson, nameOf, takersOf } from '../wording/takers.ts'
import { beneficiaryTable } from './beneficiary-table.ts'
import { reading } from './reading.ts'

/** Article 4 lets contingent beneficiaries take from the beginning where nobody is named before them. */
function onlyContingent(facts: Facts): Block[] {
  const { primary } = takersOf(facts.trust)
  if (primary.length === 0 || primary.some(({ isPrimary }) => isPrimary !== false)) return []
  return [
    p`No Primary Beneficiary ${own(facts.primary.length > 0 ? 'other than the Grantor ' : '')}is named. As Article 4 of the agreement provides, the Contingent Beneficiaries are therefore the Primary Beneficiaries from the creation of the Trust.`,
  ]
}

/** One person entered twice, or two persons of one name: the schedule says which it is before it is signed. */
export function repeated({ trust, beneficiaries }: Facts): Block[] {
  return byPerson(beneficiaries.filter((one) => !isGrantorsEntry(one, trust))).flatMap(([one, ...again]) =>
    again.length > 0
      ? [
          p`${nameOf(one)} is entered more than once. Before signing, strike out an entry made by mistake or, if these are different persons, state how they differ: ${RULE}. Otherwise Article 4 applies.`,
        ]
      : [],
  )
}

/** What the stated shares of each class come to, and what Article 4 makes of them; of a column without effect nothing. */
export function totals({ trust }: Facts): Block[] {
  const { divided } = termsOf(trust)
  const { primary, contingent } = takersOf(trust)
  const alone = byPerson(primary).length === 1 && contingent.length > 0
  const classes = [
    { of: 'Primary', among: primary },
    { of: 'Contingent', among: contingent },
  ] as const
  return classes.flatMap(({ of, among }) =>
    columnsThatCount(among, divided).flatMap((field) => {
      const { any, all, total } = sharesOf(among, field)
      if (field === 'sharePercent' && any && all && total === 100)
        return [p`The shares of the ${own(of)} Beneficiaries total 100%.`]
      const sentence = prorationNote(among, field, of)
      if (!sentence) return []
      const remainder = of === 'Primary' && alone && field === 'sharePercent' && total < 100
      return [p`${sentence}${remainder ? own(' Contingent Beneficiaries do not take the remainder.') : []}`]
    }),
  )
}

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
    p`This schedule is part of the Irrevocable Trust Agreement of ${namedTrust(facts)}, dated as of ${facts.trustDate}, made by ${facts.grantor.name} as Grantor with ${trusteesNamedIn('its Article\u00A012', facts, officeOf(facts))}. It is incorporated in that agreement. If the two conflict, the agreement controls. Terms defined in the agreement have the same meanings in this schedule.`,
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
