import { defaultAge, dividedByShares, type Terms, termsOf } from '#domain/trust/distribution-terms.ts'
import type { Relationship } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { columnsThatCount, sharesOf } from '#domain/trust/shares.ts'
import { isGrantorsEntry } from '#domain/trust/who-may-serve.ts'
import { fixed, item, lead, leadItem, p, sentence } from '../compose.ts'
import { type DocumentValues, documentValuesOf } from '../document-values.ts'
import { RULE } from '../lines.ts'
import { type Block, type Doc, type Run, textOf } from '../model.ts'
import { value } from '../wording/answer.ts'
import { namedTrust, officeOf, trusteesNamedIn } from '../wording/parties.ts'
import { initials } from '../wording/signatures.ts'
import { afterbornOf, byPerson, nameOf, prorationNote, takersOf } from '../wording/takers.ts'
import { beneficiaryTable } from './beneficiary-table.ts'

/** To what the stated shares apply, where Article 5 does not simply divide by them. */
function effect({ divided, ownWords }: Terms): Block[] {
  if (divided === 'income')
    return [item`The shares apply to income from the creation of the Trust and to principal on the Termination Date.`]
  if (ownWords)
    return [
      item`The Grantor’s direction in Article 5 of the agreement, with the rules for it in Section 5.6, controls. Property that it does not dispose of is held subject to the Trustee’s discretion, which is not bound by the shares stated in this schedule. The shares apply only when that property is divided on the Termination Date, as Article 9 or Section 11.5 of the agreement provides, or as the direction itself provides.`,
    ]
  return divided
    ? []
    : [
        item`The Trustee’s discretion is not bound by the shares stated in this schedule. They apply only when trust property is divided on the Termination Date or as Article 9 or Section 11.5 of the agreement provides.`,
      ]
}

function percentages(facts: DocumentValues): Block[] {
  const terms = termsOf(facts.trust)
  const onlyAs = terms.generations
    ? sentence`Article 9 of the agreement or, as descendants of another Beneficiary, Article 5 provides`
    : sentence`${fixed(terms.ownWords ? 'Article\u00A05 or ' : '')}Article 9 of the agreement provides`
  const grantors = facts.beneficiaries.some((one) => isGrantorsEntry(one, facts.trust))
    ? sentence` An entry for the Grantor has no share, and a percentage stated for it is disregarded (Article 3).`
    : []
  const apart: Run[] =
    takersOf(facts.trust).contingent.length > 0
      ? sentence` The shares of Contingent Beneficiaries are computed separately, because Contingent Beneficiaries take only as ${onlyAs}.`
      : []
  const columns = fixed(
    dividedByShares(terms) === 'principal'
      ? '“N/A” throughout the principal column means that the share column applies. Article\u00A05 of the agreement does not divide income among the Beneficiaries, and the income column has no effect.'
      : '“N/A” throughout the income or principal column means that the share column applies.',
  )
  if (terms.divided === 'equally')
    return [
      item`Article 4 of the agreement makes the shares equal. “N/A” in the income and principal columns means that the share column applies.${grantors}${apart}`,
    ]
  return [
    ...effect(terms),
    item`The percentages of the Primary Beneficiaries are parts of the whole that they take together.${apart}`,
    item`“N/A” in the share column means an equal share of what the stated percentages leave, and never zero. ${columns}${grantors}`,
  ]
}

function ages(terms: Terms): Block {
  const { parts, stages, ownWords } = terms
  const basic = sentence`Age is the Distribution Age in whole years. Where the age column states “N/A”, the Distribution Age of an individual is ${fixed(String(defaultAge(terms)))} years; a charity has no Distribution Age.`
  if (stages)
    return item`${basic} A part of a share whose age in Article 5 of the agreement is younger is due at the Distribution Age.`
  if (parts) return item`${basic}`
  if (terms.generations === 'support')
    return item`${basic} Article 5 of the agreement does not use the Distribution Age. It applies only to property retained for a minor under Article 7.`
  const exception = fixed(ownWords ? ', except as the Grantor’s direction in Article\u00A05 expressly provides' : '')
  return item`${basic} The Distribution Age limits outright distributions of principal before that age${exception}. Attaining it does not by itself give a right to a distribution.`
}

function afterborn({ trust }: DocumentValues): Block {
  const child = fixed(
    'A child who is not named above and is born to the Grantor, or legally adopted by the Grantor before the age of 18 years, after the date of the agreement',
  )
  const found = afterbornOf(trust)
  if (!found)
    return item`${child} is neither a Primary Beneficiary nor a Contingent Beneficiary, and is a Beneficiary only by taking as Article 9 of the agreement${fixed(termsOf(trust).ownWords ? ', or an express term of the Grantor’s direction in Article\u00A05,' : '')} provides (Article 4).`
  const kind = fixed(found.class)
  if (termsOf(trust).divided === 'equally')
    return item`${child} takes an equal share with all the ${kind} Beneficiaries (Article 4).`
  const directed = fixed(
    termsOf(trust).ownWords
      ? ' Under the Grantor’s direction in Article\u00A05, that child takes only as the direction, or Article\u00A04, provides.'
      : '',
  )
  if (found.named === 0)
    return item`${child} is a ${kind} Beneficiary, and the shares above are reduced as Article 4 of the agreement provides.${directed}`
  const named = fixed(
    found.named === 1
      ? `the share of the Grantor’s child who is named above as a ${found.class} Beneficiary`
      : `the combined share of the Grantor’s children who are named above as ${found.class} Beneficiaries`,
  )
  return item`${child} is a ${kind} Beneficiary and takes a part of ${named}. No other share changes (Article 4).${directed}`
}

/** What follows from a death, a divorce and the word `Child`, as far as such a person is listed. */
function persons(facts: DocumentValues): Block[] {
  const lists = (...among: Relationship[]) =>
    facts.beneficiaries.some(({ relationship }) => among.includes(relationship))
  const then =
    takersOf(facts.trust).contingent.length > 0
      ? sentence`if there are none, to the Contingent Beneficiaries, and then as Article 9 further provides`
      : sentence`if there are none, as Article 9 further provides`
  return [
    item`The share of an individual who has died passes as Article 9 of the agreement provides: if the individual was a descendant of the Grantor, first to that individual’s descendants, per stirpes; if there are none, or if the individual was not a descendant of the Grantor, to the other Primary Beneficiaries who are individuals and, ${then}.`,
    ...(lists('spouse')
      ? [
          item`A Beneficiary described as the Grantor’s spouse ceases to be a Beneficiary when the marriage to the Grantor ends by divorce or annulment (Article 4).`,
        ]
      : []),
    ...(lists('child', 'other')
      ? [
          item`A person described as the Grantor’s child is a child by birth or legal adoption. A stepchild whom the Grantor has not adopted is entered as “Other”, is not a descendant of the Grantor, and does not cease to be a Beneficiary on divorce.`,
        ]
      : []),
  ]
}

/** How the tables are read with the agreement. */
export function reading(facts: DocumentValues): Block[] {
  return [
    lead`How to read this schedule:`,
    ...percentages(facts),
    ages(termsOf(facts.trust)),
    ...persons(facts),
    afterborn(facts),
    leadItem`The Grantor and the Trustee initial this schedule when the agreement is signed. The Grantor may not change it afterward. It may be changed only as Article 3 of the agreement permits without the exercise of a power by the Grantor, such as by court order or by a nonjudicial settlement agreement (W.S. 4-10-111).`,
  ]
}

/** Article 4 lets contingent beneficiaries take from the beginning where nobody is named before them. */
function onlyContingent(facts: DocumentValues): Block[] {
  const { primary } = takersOf(facts.trust)
  if (primary.length === 0 || primary.some(({ isPrimary }) => isPrimary !== false)) return []
  return [
    p`No Primary Beneficiary ${fixed(facts.primary.length > 0 ? 'other than the Grantor ' : '')}is named. As Article 4 of the agreement provides, the Contingent Beneficiaries are therefore the Primary Beneficiaries from the creation of the Trust.`,
  ]
}

/** One person entered twice, or two persons of one name: the schedule says which it is before it is signed. */
export function repeated({ trust, beneficiaries }: DocumentValues): Block[] {
  return byPerson(beneficiaries.filter((one) => !isGrantorsEntry(one, trust))).flatMap(([one, ...again]) =>
    again.length > 0
      ? [
          p`${nameOf(one)} is entered more than once. Before signing, strike out an entry made by mistake or, if these are different persons, state how they differ: ${RULE}. Otherwise Article 4 applies.`,
        ]
      : [],
  )
}

/** What the stated shares of each class come to, and what Article 4 makes of them; of a column without effect nothing. */
export function totals({ trust }: DocumentValues): Block[] {
  const divided = dividedByShares(termsOf(trust))
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
        return [p`The shares of the ${fixed(of)} Beneficiaries total 100%.`]
      const proration = prorationNote(among, field, of)
      if (!proration) return []
      const remainder = of === 'Primary' && alone && field === 'sharePercent' && total < 100
      return [p`${proration}${remainder ? fixed(' Contingent Beneficiaries do not take the remainder.') : []}`]
    }),
  )
}

function tables(facts: DocumentValues): Block[] {
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
export function scheduleABlocks(facts: DocumentValues, attached: boolean): Block[] {
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
  const facts = documentValuesOf(trust)
  return {
    title: 'Schedule A - Beneficiary Schedule',
    subject: textOf(facts.trustName),
    header: textOf(facts.trustName),
    lang: 'en-US',
    ...(trust.createdAt && { created: trust.createdAt }),
    blocks: scheduleABlocks(facts, false),
  }
}
