import { sameName } from '#domain/formats/same-name.ts'
import { DEFAULT_AGE } from '#domain/trust/distribution-ages.ts'
import { termsOf } from '#domain/trust/glance/terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { sharesOf } from '#domain/trust/shares.ts'
import { item, lead, p } from '../compose.ts'
import { type Facts, factsOf } from '../facts.ts'
import { RULE } from '../lines.ts'
import { type Block, type Doc, textOf } from '../model.ts'
import { nameOf } from '../wording/ages.ts'
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
    ...(facts.primary.length > 0 ? [beneficiaryTable('Primary Beneficiaries', facts.primary, facts)] : []),
    ...(facts.contingent.length > 0 ? [beneficiaryTable('Contingent Beneficiaries', facts.contingent, facts)] : []),
  ]
}

/** Article 4 lets contingent beneficiaries take from the beginning where nobody is named before them. */
function onlyContingent(facts: Facts): Block[] {
  return facts.primary.length === 0 && facts.contingent.length > 0
    ? [
        p`No Primary Beneficiary is named. As Article 4 of the agreement provides, the Contingent Beneficiaries are therefore the Primary Beneficiaries from the creation of the Trust.`,
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

/** One person entered twice, or two persons of one name: the schedule says which it is before it is signed. */
function repeated({ beneficiaries }: Facts): Block[] {
  const again = beneficiaries.filter(
    ({ name }, at) => beneficiaries.findIndex((other) => sameName(other.name, name)) < at,
  )
  return again.map(
    (one) =>
      p`${nameOf(one)} is entered more than once. Each entry takes its own share. If the entries are meant to be different persons, state how they differ: ${RULE}`,
  )
}

function totals(facts: Facts): Block[] {
  const { any, all, total } = sharesOf(facts.primary, 'sharePercent')
  return any && all && total === 100 && !equally(facts) ? [p`The shares of the Primary Beneficiaries total 100%.`] : []
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
    p`This schedule is part of the Irrevocable Trust Agreement of ${namedTrust(facts)}, dated as of ${facts.trustDate}, made by ${facts.grantor.name} as Grantor with ${trusteeNames(facts)} as Trustee. It is incorporated in that agreement. If the two conflict, the agreement controls. Terms defined in the agreement have the same meaning in this schedule.`,
    ...tables(facts),
    ...onlyContingent(facts),
    ...repeated(facts),
    ...totals(facts),
    ...prorations(facts),
    lead`How to read this schedule:`,
    ...percentages(facts),
    item`Age is the Distribution Age in whole years. Where the age column states “N/A”, the Distribution Age of an individual is ${{ text: String(DEFAULT_AGE) }} years; a charity has no Distribution Age.`,
    item`The share of an individual who has died passes as Article 9 of the agreement provides: if the individual was a descendant of the Grantor, first to that individual’s descendants, per stirpes; otherwise to the other Primary Beneficiaries who are individuals and, if there are none, to the Contingent Beneficiaries.`,
    item`A Beneficiary described as the Grantor’s spouse ceases to be a Beneficiary when the marriage to the Grantor ends by divorce or annulment (Article 4).`,
    facts.afterbornShare
      ? item`A child of the Grantor born or adopted after the date of the agreement shares with the Grantor’s children named above (Article 4).`
      : item`A child of the Grantor born or adopted after the date of the agreement does not share (Article 4).`,
    item`The Grantor and the Trustee initial this schedule when the agreement is signed. The Grantor may not change it afterward. It may be changed only as Article 3 of the agreement permits without a power of the Grantor, such as by court order or by a nonjudicial settlement agreement (W.S. 4-10-111).`,
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
