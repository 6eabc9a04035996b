import { DEFAULT_AGE } from '#domain/trust/distribution-ages.ts'
import { termsOf } from '#domain/trust/glance/terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { item, lead, p } from '../compose.ts'
import { type Facts, factsOf } from '../facts.ts'
import { type Block, type Doc, textOf } from '../model.ts'
import { initials } from '../wording/execution.ts'
import { namedTrust, trusteeNames } from '../wording/parties.ts'
import { prorationNote } from '../wording/shares.ts'
import { value } from '../wording/value.ts'
import { beneficiaryTable } from './beneficiary-table.ts'

function tables(facts: Facts): Block[] {
  if (facts.beneficiaries.length === 0)
    return [
      p`Primary Beneficiary: ${value(undefined, '[Beneficiary Name]', { field: 'beneficiaries', label: 'Beneficiaries' })}`,
    ]
  return [
    ...(facts.primary.length > 0 ? [beneficiaryTable('Primary Beneficiaries', facts.primary)] : []),
    ...(facts.contingent.length > 0 ? [beneficiaryTable('Contingent Beneficiaries', facts.contingent)] : []),
  ]
}

/** Article 4 lets contingent beneficiaries take from the beginning where nobody is named before them. */
function onlyContingent(facts: Facts): Block[] {
  return facts.primary.length === 0 && facts.contingent.length > 0
    ? [
        p`No Primary Beneficiary is named. As Article 4 of the agreement provides, the Contingent Beneficiaries are then the Primary Beneficiaries from the beginning.`,
      ]
    : []
}

/** The distribution type `equal` leaves percentages out. */
const equally = (facts: Facts) => termsOf(facts.trust).divided === 'equally'

function percentages(facts: Facts): Block[] {
  if (equally(facts))
    return [
      item`Article 4 of the agreement makes the shares equal, and no percentage stated in this schedule applies. The shares of Contingent Beneficiaries are computed separately, because Contingent Beneficiaries take only as Article 9 of the agreement provides.`,
    ]
  return [
    item`Percentages are parts of the whole for all Primary Beneficiaries together. The shares of Contingent Beneficiaries are computed separately, because Contingent Beneficiaries take only as Article 9 of the agreement provides.`,
    item`“N/A” in the share column means an equal share of what the stated percentages leave, and never zero. “N/A” throughout the income or principal column means that the share column applies.`,
  ]
}

function prorations(facts: Facts): Block[] {
  if (equally(facts)) return []
  return (['sharePercent', 'incomeShare', 'principalShare'] as const).flatMap((field) => {
    const sentence = prorationNote(facts.primary, field)
    return sentence ? [p`${{ text: sentence }}`] : []
  })
}

/** The schedule's text: the same in the agreement and in the document of its own. */
export function scheduleABlocks(facts: Facts, attached: boolean): Block[] {
  return [
    { kind: 'heading', text: 'SCHEDULE A - BENEFICIARY SCHEDULE', ...(attached ? { pageBreak: true as const } : {}) },
    p`This schedule is part of the Irrevocable Trust Agreement of ${namedTrust(facts)}, dated as of ${facts.trustDate}, made by ${facts.grantor.name} as Grantor with ${trusteeNames(facts)} as Trustee. It is incorporated in that agreement. If the two conflict, the agreement prevails. Words defined in the agreement have the same meaning here.`,
    ...tables(facts),
    ...onlyContingent(facts),
    ...prorations(facts),
    lead`How to read this schedule:`,
    ...percentages(facts),
    item`Age is the Distribution Age in whole years. Where the age column states “N/A”, the Distribution Age of an individual is ${{ text: String(DEFAULT_AGE) }} years; a charity has no Distribution Age.`,
    item`The share of an individual who has died passes as Article 9 of the agreement provides: if the individual was a descendant of the Grantor, first to that individual’s descendants, per stirpes; otherwise to the other Primary Beneficiaries who are individuals and, if there are none, to the Contingent Beneficiaries.`,
    item`This schedule is initialed when the agreement is signed. The Grantor cannot change it afterwards.`,
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
