import { own, say } from '../compose.ts'
import type { Run } from '../model.ts'
import { LIMIT_BELOW_THE_AGE } from './takers.ts'

/** Who stands in whose place, in a trust that is one fund: Article 9 makes it so, and this says it. */
export const FUND_FOR_GENERATIONS: Run[][] = [
  say`The trust property is held for the Primary Beneficiaries and, as they die, for those who take in their place. When a Primary Beneficiary who is a descendant of the Grantor dies, that Beneficiary’s descendants become Primary Beneficiaries in that Beneficiary’s place, per stirpes, as Article 9 provides. The same applies in every later generation until the Termination Date. Article 9 states who takes in every other case.`,
  say`During the life of a Primary Beneficiary who is a descendant of the Grantor, the Trustee may also distribute to that Beneficiary’s living descendants, or apply for their benefit, as much of the income and principal as the Trustee considers advisable for their health, education, maintenance and support. The needs of the Primary Beneficiaries come first.`,
]

/** Until the trust divides, the descendants of those who take first may be helped as well. */
export const DESCENDANTS_BEFORE_DIVISION = say`The Trustee may also distribute to the living descendants of a Primary Beneficiary who is a descendant of the Grantor, or apply for their benefit, as much of the income and principal as the Trustee considers advisable for their health, education, maintenance and support. Distributions may be unequal and may exclude one or more of these individuals.`

/** Each share is a trust for one line: for one life, then for the descendants by right of representation. */
const LINES = say`The Beneficiary of a share is the individual for whom it is held. What is not distributed from a share remains in trust for the life of that Beneficiary and then passes under Article 9. If that Beneficiary was a descendant of the Grantor and has descendants then living, it passes to those descendants, per stirpes, and the Trustee shall hold what each of them takes in trust on the terms of this Section. The same applies in every later generation until the Termination Date. Article 9 states who takes in every other case.`

const toTheBeneficiary = (howMuch: Run[]): Run[] =>
  say`After the Division Date, the Trustee may distribute to the Beneficiary of a share, or apply for that Beneficiary’s benefit, as much of the income and principal of the share as the Trustee considers advisable for ${howMuch}. Income that is not distributed shall be added to the principal of that share.`

/** Distributions to those who are next in line, while the one for whom the share is held lives. */
const toDescendants = (what: Run): Run[] =>
  say`If the Beneficiary of a share is a descendant of the Grantor, the Trustee may also distribute to that Beneficiary’s living descendants, or apply for their benefit, ${what}. The needs of the Beneficiary of the share come first. Distributions may be unequal, may exclude one or more of these individuals, and are not charged against the part that any of them takes later.`

const SUPPORT: Run[][] = [
  LINES,
  toTheBeneficiary(say`that Beneficiary’s health, education, maintenance and support`),
  toDescendants(
    own(
      'as much of the income and principal of the share as the Trustee considers advisable for their health, education, maintenance and support',
    ),
  ),
]

const INCOME: Run[][] = [
  LINES,
  say`After the Division Date, the Trustee shall distribute the whole of the net income of a share to the Beneficiary of the share at least annually. Net income is income, as Wyoming law defines it for trusts, less the expenses charged to income. Net income that has neither been distributed nor been retained for the Beneficiary under Article 7 when the Beneficiary dies shall be added to the principal of that share.`,
  say`After the Division Date, the Trustee may, in the Trustee’s sole and absolute discretion, distribute to the Beneficiary of a share, or apply for that Beneficiary’s benefit, all, part or none of the principal of the share. No Beneficiary has a right to compel a distribution of principal. ${LIMIT_BELOW_THE_AGE}`,
  toDescendants(
    own(
      'as much of the principal of the share as the Trustee considers advisable for their health, education, maintenance and support',
    ),
  ),
]

/** Standards by which the trustee judges: none depends on marriage, divorce or belief. */
const INCENTIVE: Run[][] = [
  LINES,
  toTheBeneficiary(
    say`that Beneficiary’s health and education and, while that Beneficiary is a minor, is a student, or is unable to earn a living by reason of age, illness, disability, or the care of a child or other family member, for that Beneficiary’s maintenance and support`,
  ),
  say`After the Division Date, the Trustee may also, in the Trustee’s sole and absolute discretion, distribute income and principal of a share to the Beneficiary of the share, or apply them for that Beneficiary’s benefit, for the following four purposes. ${LIMIT_BELOW_THE_AGE}`,
  say`Education. When the Beneficiary completes a degree, an apprenticeship, or the training for a trade or a professional license, the Trustee may distribute an amount that the Trustee considers a fair recognition of that work.`,
  say`Earned income. In a calendar year, the Trustee may distribute an amount not exceeding the wages, salary and net earnings from self-employment that the Beneficiary received in the preceding calendar year, as shown by tax returns or other evidence satisfactory to the Trustee. The Trustee may treat a reasonable amount as so received for a period in which the Beneficiary cared for a child or other family member, served in the armed forces, or worked for a charitable organization for little or no pay.`,
  say`A home. The Trustee may distribute what the Trustee considers a prudent part of the cost of buying, building or substantially improving the Beneficiary’s principal residence.`,
  say`A business. The Trustee may distribute what the Trustee considers prudent to start, buy or expand a business or professional practice in which the Beneficiary is to take an active part, on a written plan that the Trustee considers sound.`,
  say`The Trustee judges whether and how far a purpose is met, and how much, if anything, to distribute for it. The purposes guide the Trustee’s discretion. They are not conditions of any interest in the Trust and give no person a right to compel a distribution. The Trustee shall not treat an illness or a disability as a failure to meet a purpose. In judging these purposes, the Trustee shall give no weight to whether a person marries, stays married or divorces, or to a person’s religious or political beliefs.`,
  toDescendants(
    own(
      'income and principal of the share on the standards, for the purposes and within the limits that this Section states for the Beneficiary of a share, including health, education, maintenance and support, as if each of them were that Beneficiary',
    ),
  ),
]

/** The paragraphs that state how each share is held for generations, between its making and the notice. */
export const LINES_FOR_GENERATIONS = { support: SUPPORT, income: INCOME, incentive: INCENTIVE } as const
