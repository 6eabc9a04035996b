import { percent } from '#domain/formats/numbers.ts'
import type { Stage } from '#domain/trust/distribution-ages.ts'
import { type Terms, termsOf } from '#domain/trust/distribution-terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { fixed, sentence, series } from '../compose.ts'
import { type Run, textOf } from '../model.ts'
import { answer, cleanLine, prose } from './answer.ts'
import { agesParagraph, dividedByPercentage, LIMIT_BELOW_THE_AGE, onlyCharitiesFirst, SEPARATE } from './takers.ts'

/** Who stands in whose place, in a trust that is one fund: Article 9 makes it so, and this says it. */
export const FUND_FOR_GENERATIONS: Run[][] = [
  sentence`The trust property is held for the Primary Beneficiaries and, as they die, for those who take in their place. When a Primary Beneficiary who is a descendant of the Grantor dies, that Beneficiary’s descendants become Primary Beneficiaries in that Beneficiary’s place, per stirpes, as Article 9 provides. The same applies in every later generation until the Termination Date. Article 9 states who takes in every other case.`,
  sentence`During the life of a Primary Beneficiary who is a descendant of the Grantor, the Trustee may also distribute to that Beneficiary’s living descendants, or apply for their benefit, as much of the income and principal as the Trustee considers advisable for their health, education, maintenance and support. The needs of the Primary Beneficiaries come first.`,
]

/** Until the trust divides, the descendants of those who take first may be helped as well. */
export const DESCENDANTS_BEFORE_DIVISION = sentence`The Trustee may also distribute to the living descendants of a Primary Beneficiary who is a descendant of the Grantor, or apply for their benefit, as much of the income and principal as the Trustee considers advisable for their health, education, maintenance and support. Distributions may be unequal and may exclude one or more of these individuals.`

/** Each share is a trust for one line: for one life, then for the descendants by right of representation. */
const LINES = sentence`The Beneficiary of a share is the individual for whom it is held. What is not distributed from a share remains in trust for the life of that Beneficiary and then passes under Article 9. If that Beneficiary was a descendant of the Grantor and has descendants then living, it passes to those descendants, per stirpes, and the Trustee shall hold what each of them takes in trust on the terms of this Section. The same applies in every later generation until the Termination Date. Article 9 states who takes in every other case.`

const toTheBeneficiary = (howMuch: Run[]): Run[] =>
  sentence`After the Division Date, the Trustee may distribute to the Beneficiary of a share, or apply for that Beneficiary’s benefit, as much of the income and principal of the share as the Trustee considers advisable for ${howMuch}. Income that is not distributed shall be added to the principal of that share.`

/** Distributions to those who are next in line, while the one for whom the share is held lives. */
const toDescendants = (what: Run): Run[] =>
  sentence`If the Beneficiary of a share is a descendant of the Grantor, the Trustee may also distribute to that Beneficiary’s living descendants, or apply for their benefit, ${what}. The needs of the Beneficiary of the share come first. Distributions may be unequal, may exclude one or more of these individuals, and are not charged against the part that any of them takes later.`

const SUPPORT: Run[][] = [
  LINES,
  toTheBeneficiary(sentence`that Beneficiary’s health, education, maintenance and support`),
  toDescendants(
    fixed(
      'as much of the income and principal of the share as the Trustee considers advisable for their health, education, maintenance and support',
    ),
  ),
]

const INCOME: Run[][] = [
  LINES,
  sentence`After the Division Date, the Trustee shall distribute the whole of the net income of a share to the Beneficiary of the share at least annually. Net income is income, as Wyoming law defines it for trusts, less the expenses charged to income. Net income that has neither been distributed nor been retained for the Beneficiary under Article 7 when the Beneficiary dies shall be added to the principal of that share.`,
  sentence`After the Division Date, the Trustee may, in the Trustee’s sole and absolute discretion, distribute to the Beneficiary of a share, or apply for that Beneficiary’s benefit, all, part or none of the principal of the share. No Beneficiary has a right to compel a distribution of principal. ${LIMIT_BELOW_THE_AGE}`,
  toDescendants(
    fixed(
      'as much of the principal of the share as the Trustee considers advisable for their health, education, maintenance and support',
    ),
  ),
]

/** Standards by which the trustee judges: none depends on marriage, divorce or belief. */
const INCENTIVE: Run[][] = [
  LINES,
  toTheBeneficiary(
    sentence`that Beneficiary’s health and education and, while that Beneficiary is a minor, is a student, or is unable to earn a living by reason of age, illness, disability, or the care of a child or other family member, for that Beneficiary’s maintenance and support`,
  ),
  sentence`After the Division Date, the Trustee may also, in the Trustee’s sole and absolute discretion, distribute income and principal of a share to the Beneficiary of the share, or apply them for that Beneficiary’s benefit, for the following four purposes. ${LIMIT_BELOW_THE_AGE}`,
  sentence`Education. When the Beneficiary completes a degree, an apprenticeship, or the training for a trade or a professional license, the Trustee may distribute an amount that the Trustee considers a fair recognition of that work.`,
  sentence`Earned income. In a calendar year, the Trustee may distribute an amount not exceeding the wages, salary and net earnings from self-employment that the Beneficiary received in the preceding calendar year, as shown by tax returns or other evidence satisfactory to the Trustee. The Trustee may treat a reasonable amount as so received for a period in which the Beneficiary cared for a child or other family member, served in the armed forces, or worked for a charitable organization for little or no pay.`,
  sentence`A home. The Trustee may distribute what the Trustee considers a prudent part of the cost of buying, building or substantially improving the Beneficiary’s principal residence.`,
  sentence`A business. The Trustee may distribute what the Trustee considers prudent to start, buy or expand a business or professional practice in which the Beneficiary is to take an active part, on a written plan that the Trustee considers sound.`,
  sentence`The Trustee judges whether and how far a purpose is met, and how much, if anything, to distribute for it. The purposes guide the Trustee’s discretion. They are not conditions of any interest in the Trust and give no person a right to compel a distribution. The Trustee shall not treat an illness or a disability as a failure to meet a purpose. In judging these purposes, the Trustee shall give no weight to whether a person marries, stays married or divorces, or to a person’s religious or political beliefs.`,
  toDescendants(
    fixed(
      'income and principal of the share on the standards, for the purposes and within the limits that this Section states for the Beneficiary of a share, as if each of them were that Beneficiary',
    ),
  ),
]

/** The paragraphs that state how each share is held for generations, between its making and the notice. */
export const LINES_FOR_GENERATIONS = { support: SUPPORT, income: INCOME, incentive: INCENTIVE } as const

const STANDARD = sentence`the Trustee may distribute to any one or more of the Primary Beneficiaries who are individuals, or apply for their benefit, as much of the income and principal as the Trustee considers advisable for their health, education, maintenance and support, in equal or unequal amounts.`
const ADDED = fixed('Income that is not distributed shall be added to principal.')

/**
 * What the trustee may pay until the trust divides: under an ascertainable standard, and nothing to a charity. The
 * grantor's own words may say otherwise.
 */
function untilDivision(trust: TrustRecord, directed = false, others: Run[] = []): Run[] {
  const otherwise = fixed(directed ? ', and except as the direction provides otherwise,' : '')
  if (onlyCharitiesFirst(trust))
    return sentence`While no Primary Beneficiary is an individual${directed ? otherwise : fixed(',')} no distribution shall be made before the Division Date and all income shall be added to principal. If an individual becomes a Primary Beneficiary, then until the Division Date${otherwise} ${STANDARD} ${others}${ADDED}`
  return sentence`${fixed(directed ? 'Until the Division Date' : 'During that time')}${otherwise} ${STANDARD} ${others}${ADDED}`
}

type Paragraphs = Run[][]

/** Whether a term gives sole and absolute discretion over principal, which Article 6 cuts below the Distribution Age. */
export const isWide = ({ parts, divided, generations }: Terms): boolean =>
  parts === undefined && divided !== 'income' && generations !== 'support'

const beforeDivision = (trust: TrustRecord, others: Run[] = []) =>
  sentence`Until the Division Date (the date of the Grantor’s death), the Trustee shall hold the trust property as a single trust. ${untilDivision(trust, false, others)} A distribution before the Division Date is not charged against any share.`
const LAPSED = sentence`The share of a Primary Beneficiary who is not then living or in existence passes under Article 9. No share is created or distributed before the Division Date. The Trustee may divide in kind, pro rata or non-pro rata, at values on the date of division and so that each share fairly reflects changes in value since the Division Date. Income received after the Division Date and before division belongs to the shares in proportion.`
const SHARES = sentence`As of the Division Date, the Trustee shall divide the trust property into separate shares, one for each Primary Beneficiary, in the proportions determined under Article 4. ${SEPARATE} ${LAPSED}`
const BEFORE_THE_AGE = sentence`After the Division Date and until the Beneficiary of a share attains the Distribution Age, the Trustee may distribute to the Beneficiary, or apply for the Beneficiary’s benefit, as much of the income and principal of the share as the Trustee considers advisable for the Beneficiary’s health, education, maintenance and support. Income that is not distributed shall be added to principal.`
const DISCRETION = sentence`The Trustee may, in the Trustee’s sole and absolute discretion, distribute to any one or more of the Primary Beneficiaries, or apply for their benefit, all, part or none of the income and principal. Distributions may be unequal and may exclude one or more Beneficiaries. Income that is not distributed is added to principal. No Beneficiary has a right to compel a distribution. ${LIMIT_BELOW_THE_AGE}`
const UNDIVIDED = sentence`The trust property is held as a single trust, during the Grantor’s life and after the Grantor’s death, and is not divided into shares before the Termination Date.`
const SHARE_DISCRETION = sentence`After the Division Date, the Trustee may, in the Trustee’s sole and absolute discretion, distribute to the individual for whom a share is held, or apply for that individual’s benefit, all, part or none of the income and principal of the share. Income that is not distributed shall be added to the principal of that share. No such individual has a right to compel a distribution. ${LIMIT_BELOW_THE_AGE}`
const LEAVES_THE_TRUST = sentence`Notice. Property distributed outright leaves the Trust. It then belongs to the Beneficiary, can be reached by the Beneficiary’s creditors, forms part of the Beneficiary’s own estate, and no longer has the protection of the Trust for later generations.`

const STAYS = fixed('until the Trustee distributes it or the Termination Date arrives.')
const AGE_IS_NO_RIGHT = fixed('Notice. The Distribution Age gives no Beneficiary a right to a distribution.')
const SHARE_STAYS = sentence`${AGE_IS_NO_RIGHT} The share of an individual remains in trust, in the Trustee’s discretion, ${STAYS}`
const PROPERTY_STAYS = sentence`${AGE_IS_NO_RIGHT} The trust property remains in trust, in the Trustee’s discretion, ${STAYS}`

const SINGLE: Paragraphs = [UNDIVIDED, DISCRETION, PROPERTY_STAYS]

const hasCharity = (trust: TrustRecord) =>
  (trust.beneficiaries ?? []).some(({ relationship }) => relationship === 'charity')
const CHARITY_SHARE = sentence`A charity has no Distribution Age. The Trustee shall distribute the charity’s share to it outright on the Division Date.`
const charityShare = (trust: TrustRecord): Paragraphs => (hasCharity(trust) ? [CHARITY_SHARE] : [])

function lumpSum(trust: TrustRecord): Paragraphs {
  return [
    beforeDivision(trust),
    SHARES,
    BEFORE_THE_AGE,
    sentence`When the Beneficiary of a share attains the Distribution Age or, if later, when the share is created, the Trustee shall distribute the whole of the share to the Beneficiary outright, subject to the Trustee’s power in Article 6 to postpone a distribution.`,
    agesParagraph(trust, false),
    ...charityShare(trust),
    LEAVES_THE_TRUST,
  ]
}

/** `20% at the age of 25 years, 30% at the age of 30 years and 50% at the age of 35 years`. */
const statedParts = (stages: readonly Stage[]): Run[] =>
  series(stages.map((stage) => [fixed(`${percent(stage.percent)} at the age of ${stage.age} years`)]))

/** The family's own ages and parts; a later Distribution Age of a Beneficiary prevails over a younger age among them. */
const inStages = (trust: TrustRecord, stages: readonly Stage[]): Paragraphs => [
  beforeDivision(trust),
  SHARES,
  sentence`The Trustee shall distribute each share to its Beneficiary outright in these parts: ${statedParts(stages)}. Each part is due when the Beneficiary attains the age stated for it or, if later, the Distribution Age. If the Distribution Age is later than an age stated here, the parts for the earlier ages are therefore due together at the Distribution Age. No part is due before the share is created. A Beneficiary who has attained one or more of these ages by the date on which the share is created shall receive the parts then due on that date. Every part is subject to the Trustee’s power in Article 6 to postpone a distribution.`,
  sentence`To compute a part, the Trustee shall multiply what then remains of the share by a fraction. The numerator is the percentage of that part. The denominator is the total of that percentage and the percentages of all later parts. The last part is the whole of what then remains.`,
  agesParagraph(trust, false),
  sentence`After the Division Date and until a share has been distributed in full, the Trustee may distribute to the Beneficiary, or apply for the Beneficiary’s benefit, as much of the income and principal of the undistributed part of the share as the Trustee considers advisable for the Beneficiary’s health, education, maintenance and support. Income that is not distributed shall be added to principal. A part that is not due by the Termination Date shall be distributed under Article 11.`,
  ...charityShare(trust),
  LEAVES_THE_TRUST,
]

function staggered(trust: TrustRecord): Paragraphs {
  const { stages } = termsOf(trust)
  if (stages) return inStages(trust, stages)
  return [
    beforeDivision(trust),
    SHARES,
    BEFORE_THE_AGE,
    sentence`The Trustee shall distribute each share to its Beneficiary outright in three parts: one-third of the share when the Beneficiary attains the Distribution Age, one-half of the balance when the Beneficiary is five years older than the Distribution Age, and the remaining balance when the Beneficiary is ten years older than the Distribution Age. No part is due before the share is created. A Beneficiary who has attained one or more of these ages by the date on which the share is created shall receive the parts for those ages on that date. Every part is subject to the Trustee’s power in Article 6 to postpone a distribution.`,
    agesParagraph(trust, true),
    sentence`Between these ages, the Trustee may distribute to the Beneficiary, or apply for the Beneficiary’s benefit, as much of the income and principal of the undistributed part of the share as the Trustee considers advisable for the Beneficiary’s health, education, maintenance and support. Income that is not distributed shall be added to principal. A part that is not due by the Termination Date shall be distributed under Article 11.`,
    ...charityShare(trust),
    LEAVES_THE_TRUST,
  ]
}

const equal = (trust: TrustRecord): Paragraphs => [
  beforeDivision(trust),
  sentence`As of the Division Date, the Trustee shall divide the trust property into equal shares, one for each Primary Beneficiary. ${SEPARATE} Percentages stated on Schedule A - Beneficiary Schedule do not apply. Each charity takes one share. ${LAPSED}`,
  SHARE_DISCRETION,
  ...charityShare(trust),
  SHARE_STAYS,
]

const percentage = (trust: TrustRecord): Paragraphs => [
  beforeDivision(trust),
  sentence`${dividedByPercentage(trust)} ${LAPSED}`,
  SHARE_DISCRETION,
  ...charityShare(trust),
  SHARE_STAYS,
]

const spendthrift = (): Paragraphs => [
  sentence`Every interest of a Beneficiary in income and principal is held subject to the spendthrift trust of Article 10, including the exception in Section 10.4.`,
  ...SINGLE,
]

const incomeOnly = (): Paragraphs => [
  sentence`From the time when property is first transferred to the Trustee, during the Grantor’s life and after the Grantor’s death, the Trustee shall distribute all of the net income to the Primary Beneficiaries at least annually, in the proportions determined under Article 4 for income. Net income is income, as Wyoming law defines it for trusts, less the expenses charged to income. Net income that has neither been distributed nor been retained under Article 7 when a Primary Beneficiary dies shall be added to principal.`,
  sentence`Principal remains in trust and is not divided into shares before the Termination Date. The Trustee may distribute principal to a Primary Beneficiary, or apply it for that Beneficiary’s benefit, only for the Beneficiary’s health or in an emergency for which the Beneficiary has no other adequate resources.`,
  sentence`Notice. Income belongs to the Beneficiary once it has been received and can then be reached by the Beneficiary’s creditors. The Distribution Age gives no Beneficiary a right to principal. Principal remains in trust until the Trustee distributes it or the Termination Date arrives.`,
]

const forGenerations =
  (how: keyof typeof LINES_FOR_GENERATIONS, stays: Run[] = SHARE_STAYS) =>
  (trust: TrustRecord): Paragraphs => [
    beforeDivision(trust, sentence`${DESCENDANTS_BEFORE_DIVISION} `),
    SHARES,
    ...LINES_FOR_GENERATIONS[how],
    ...charityShare(trust),
    stays,
  ]

const INCOME_LEAVES = sentence`Notice. Income belongs to the Beneficiary once it has been received and can then be reached by the Beneficiary’s creditors. The Distribution Age gives no Beneficiary a right to principal. The principal of a share remains in trust ${STAYS}`

const DIRECTS = sentence`The Grantor directs:`

/** The rules typed for the custom and the specific type, as they were written. */
function rules(trust: TrustRecord): Paragraphs {
  const lines = prose(trust.customRules, { field: 'customRules' })
  return lines.length > 0 ? lines.map((line) => [line]) : [[answer(trust, 'customRules')]]
}

/** The grantor's own words, when they take effect that name no time, and what holds until then and for the rest. */
const directed = (trust: TrustRecord, introduced: Run[], words: Paragraphs): Paragraphs => [
  introduced,
  ...words,
  sentence`Unless the direction states another time, the Trustee shall carry it out on the Division Date (the date of the Grantor’s death). ${untilDivision(trust, true)} Section 5.6 states the rules for the direction.`,
  sentence`From the Division Date, trust property that the direction does not dispose of is held on the following terms, subject to every payment and right for which the direction provides, such as a right to occupy a home. ${DISCRETION}`,
  sentence`Notice. Trust property that the direction does not require to be distributed is not divided into shares on the Division Date. It remains in trust, in the Trustee’s discretion, ${STAYS}`,
]

const unspecified = (): Paragraphs => [
  [
    {
      text: 'Distribution method not specified.',
      blank: { field: 'distributionType', label: 'Distribution type' },
    },
  ],
  sentence`The Grantor therefore adopts the following provisions as the distribution terms of the Trust.`,
  ...SINGLE,
]

const WORDING = new Map<string, (trust: TrustRecord) => Paragraphs>(
  Object.entries({
    'lump-sum': lumpSum,
    staggered,
    staged: staggered,
    'age-based': staggered,
    custom: (trust) => directed(trust, DIRECTS, rules(trust)),
    equal,
    percentage,
    specific: (trust) =>
      directed(
        trust,
        sentence`The Grantor directs the Trustee to distribute specific assets as follows:`,
        rules(trust),
      ),
    discretionary: () => [UNDIVIDED, DISCRETION, ...FUND_FOR_GENERATIONS, PROPERTY_STAYS],
    hems: forGenerations('support'),
    'income-principal': forGenerations('income', INCOME_LEAVES),
    incentive: forGenerations('incentive'),
    none: unspecified,
    spendthrift,
    income: incomeOnly,
    'income-only': incomeOnly,
  }),
)

/**
 * The distribution provisions of Article 5 as paragraphs of runs. Each says when: lump-sum, staggered, equal and
 * percentage and the lines for generations divide the trust at the grantor's death and pay under an ascertainable standard
 * until then; the grantor's own words are carried out at that death unless they name another time; the other types never divide it.
 */
export function distributionParagraphs(trust: TrustRecord): Paragraphs {
  const type = cleanLine(trust.distributionType ?? '')
  const wording = WORDING.get(type.toLowerCase().replace(/[\s_]+/g, '-'))
  if (wording) return wording(trust)
  if (type === '') return unspecified()
  // A type that is none of those known: the grantor's words stand in its place.
  const words = prose(trust.distributionType, { field: 'distributionType' })
  return directed(
    trust,
    DIRECTS,
    words.map((line) => [line]),
  )
}

/**
 * The clause of Article 5 for the record's distribution type, in plain text, paragraphs apart by an empty line; with
 * the distribution ages of the beneficiaries. The step shows it and the agreement prints it: the words are the same.
 */
export function distributionClause(trust: TrustRecord): string {
  return distributionParagraphs(trust).map(textOf).join('\n\n')
}
