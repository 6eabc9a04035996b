import { percent } from '#domain/formats/percent.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { own, say } from '../compose.ts'
import { type Run, textOf } from '../model.ts'
import { agesParagraph, MOST_NAMED, nameOf } from './ages.ts'
import { cleanLine } from './clean.ts'
import { answer } from './fallbacks.ts'
import { prose } from './value.ts'

type Paragraphs = Run[][]

const SHARES = say`The Trustee shall divide the trust property into separate shares, one for each Primary Beneficiary, in the proportions stated in Article 4, and shall hold each share as a separate trust for its Beneficiary.`
const BEFORE_THE_AGE = say`Until a Beneficiary reaches the Distribution Age, the Trustee may pay to the Beneficiary, or apply for the Beneficiary’s benefit, as much of the income and principal of the share as the Trustee considers advisable for the Beneficiary’s health, education, maintenance and support. Income that is not distributed is added to principal.`
const DISCRETION = say`The Trustee may, in the Trustee’s sole and absolute discretion, distribute to any one or more of the Primary Beneficiaries, or apply for their benefit, all, part or none of the income and principal. Distributions may be unequal and may leave out one or more Beneficiaries. Income that is not distributed is added to principal. No Beneficiary has a right to require a distribution.`
const SHARE_DISCRETION = say`The Trustee may, in the Trustee’s sole and absolute discretion, distribute to a Beneficiary, or apply for that Beneficiary’s benefit, all, part or none of the income and principal of the Beneficiary’s share. Income that is not distributed is added to the principal of that share. No Beneficiary has a right to require a distribution.`
const LEAVES_THE_TRUST = say`Notice. Property that is paid outright leaves the Trust. It then belongs to the Beneficiary, can be reached by the Beneficiary’s creditors, forms part of the Beneficiary’s own estate, and no longer has the protection of the Trust for later generations.`

/** What the grantor's own words cannot do, whatever they say. */
const PREVAILING = say`Articles 3, 10, 11, 14 and 18 prevail over the direction, and the direction gives the Grantor no power over and no interest in the trust property.`

const hasCharity = (trust: TrustRecord) =>
  (trust.beneficiaries ?? []).some(({ relationship }) => relationship === 'charity')
const CHARITY_SHARE = say`The share of a charity has no Distribution Age and shall be distributed to the charity outright when the share is created.`
const charityShare = (trust: TrustRecord): Paragraphs => (hasCharity(trust) ? [CHARITY_SHARE] : [])

function lumpSum(trust: TrustRecord): Paragraphs {
  return [
    SHARES,
    BEFORE_THE_AGE,
    say`When the Beneficiary reaches the Distribution Age, the Trustee shall distribute the whole of the share to the Beneficiary outright, subject to the Trustee’s right to hold back under Article 6. A Beneficiary who has reached the Distribution Age when the share is created receives the whole of the share then, subject to the same right.`,
    agesParagraph(trust, false),
    ...charityShare(trust),
    LEAVES_THE_TRUST,
  ]
}

function staggered(trust: TrustRecord): Paragraphs {
  return [
    SHARES,
    BEFORE_THE_AGE,
    say`The Trustee shall distribute the share to the Beneficiary outright in three parts: one third when the Beneficiary reaches the Distribution Age, one half of what remains when the Beneficiary is five years older than the Distribution Age, and the rest when the Beneficiary is ten years older than the Distribution Age. A Beneficiary who has already passed one or more of these ages when the share is created receives the parts for those ages then. Every part is subject to the Trustee’s right to hold back under Article 6.`,
    agesParagraph(trust, true),
    say`Between these ages the Trustee may use the undistributed part of the share for the Beneficiary’s health, education, maintenance and support. A part that is not due by the Termination Date is distributed under Article 11.`,
    ...charityShare(trust),
    LEAVES_THE_TRUST,
  ]
}

function directed(trust: TrustRecord): Paragraphs {
  const rules = prose(trust.customRules, { field: 'customRules' })
  return rules.length > 0 ? rules.map((rule) => [rule]) : [[answer(trust, 'customRules')]]
}

function custom(trust: TrustRecord): Paragraphs {
  return [
    say`The Grantor directs:`,
    ...directed(trust),
    say`If any part of this direction is unclear, incomplete or cannot be carried out, the Trustee may decide the matter as the Trustee considers closest to the direction. What the direction does not dispose of is held on the terms of the next paragraph. ${PREVAILING}`,
    DISCRETION,
  ]
}

const equal = (): Paragraphs => [
  say`The Trustee shall divide the trust property into equal shares, one for each Primary Beneficiary, and shall hold each share as a separate trust for its Beneficiary. Percentages on Schedule A - Beneficiary Schedule do not apply. A charity counts as one share. The descendants of a Primary Beneficiary who has died take that Beneficiary’s share, per stirpes.`,
  SHARE_DISCRETION,
]

function percentage(trust: TrustRecord): Paragraphs {
  const primary = (trust.beneficiaries ?? []).filter(({ isPrimary }) => isPrimary !== false)
  const list = primary.flatMap((beneficiary, at) => [
    ...(at === 0 ? [] : [own('; ')]),
    nameOf(beneficiary),
    own(`: ${beneficiary.sharePercent === undefined ? 'equal share' : percent(beneficiary.sharePercent)}`),
  ])
  const shares =
    list.length === 0 || primary.length > MOST_NAMED ? say`as stated on Schedule A - Beneficiary Schedule` : list
  return [
    say`The Trustee shall divide the trust property into separate shares for the Primary Beneficiaries by percentage: ${shares}. An equal share is an equal part of what the stated percentages leave. Article 4 says what applies when they do not total 100%.`,
    SHARE_DISCRETION,
  ]
}

function specific(trust: TrustRecord): Paragraphs {
  return [
    say`The Trustee shall distribute specific assets as the Grantor directs:`,
    ...directed(trust),
    say`An asset that the Trust does not hold when it is to be distributed is not replaced. If the trust property is not enough for all of these distributions and the debts, taxes and expenses, they are reduced in proportion to their values. All other trust property is held on the terms of the next paragraph. ${PREVAILING}`,
    DISCRETION,
  ]
}

const spendthrift = (): Paragraphs => [
  say`Every interest of a Beneficiary in income and principal is held subject to the spendthrift trust of Article 10. No Beneficiary can transfer an interest, and no creditor of a Beneficiary can reach it, before the Beneficiary has received it.`,
  DISCRETION,
]

const incomeOnly = (): Paragraphs => [
  say`The Trustee shall distribute all of the net income to the Primary Beneficiaries at least once a year, in the income shares stated on Schedule A - Beneficiary Schedule or, where none are stated, in the proportions of Article 4. Net income is income as Wyoming law defines it for trusts, after the expenses that are charged to income.`,
  say`Principal remains in trust. The Trustee may distribute principal to a Primary Beneficiary, or apply it for that Beneficiary’s benefit, only for health or in an emergency for which the Beneficiary has no other means.`,
]

const unspecified = (): Paragraphs => [
  [
    {
      text: 'Distribution method not specified.',
      blank: { field: 'distributionType', label: 'Distribution type' },
    },
  ],
  say`So that the terms of the Trust are complete, the following applies.`,
  DISCRETION,
]

const WORDING = new Map<string, (trust: TrustRecord) => Paragraphs>(
  Object.entries({
    'lump-sum': lumpSum,
    staggered,
    staged: staggered,
    'age-based': staggered,
    custom,
    equal,
    percentage,
    specific,
    discretionary: () => [DISCRETION],
    spendthrift,
    income: incomeOnly,
    'income-only': incomeOnly,
  }),
)

/** The distribution provisions of Article 5 as paragraphs of runs. */
export function distributionParagraphs(trust: TrustRecord): Paragraphs {
  const type = cleanLine(trust.distributionType ?? '')
  const wording = WORDING.get(type.toLowerCase().replace(/[\s_]+/g, '-'))
  if (wording) return wording(trust)
  if (type === '') return unspecified()
  return [
    ...prose(trust.distributionType, { field: 'distributionType' }).map((line) => [line]),
    say`Where this direction leaves a question open, the next paragraph applies. ${PREVAILING}`,
    DISCRETION,
  ]
}

/**
 * The clause of Article 5 for the record's distribution type, in plain text, paragraphs apart by an empty line; with
 * the distribution ages of the beneficiaries. The step shows it and the agreement prints it: the words are the same.
 */
export function distributionClause(trust: TrustRecord): string {
  return distributionParagraphs(trust).map(textOf).join('\n\n')
}
