import type { TrustRecord } from '#domain/trust/record.ts'
import { leadNote, own, p } from '../compose.ts'
import type { Block } from '../model.ts'
import { initialsTable } from '../wording/initials-table.ts'

type Answered = 'dpoa_financialAuthority' | 'dpoa_trustManagementAuthority'

/** The subjects of W.S. 3-9-301 in its order, with the answer that speaks of them. */
const SUBJECTS: readonly (readonly [string, Answered?])[] = [
  ['Real property'],
  ['Tangible personal property'],
  ['Stocks and bonds', 'dpoa_financialAuthority'],
  ['Commodities and options'],
  ['Banks and other financial institutions', 'dpoa_financialAuthority'],
  ['Operation of entity or business'],
  ['Insurance and annuities'],
  ['Estates, trusts and other beneficial interests', 'dpoa_trustManagementAuthority'],
  ['Claims and litigation'],
  ['Personal and family maintenance', 'dpoa_financialAuthority'],
  ['Benefits from governmental programs or civil or military service'],
  ['Retirement plans'],
  ['Taxes', 'dpoa_financialAuthority'],
  ['All preceding subjects'],
]

const NAMES = { dpoa_financialAuthority: 'Financial Matters', dpoa_trustManagementAuthority: 'Trust Management' }

/** Both authorities count as chosen unless they were taken away (T 3.1); only ink grants them. */
function chosen(trust: TrustRecord, field: Answered | undefined): string {
  return field === undefined || trust[field] === false ? '' : `Marked (${NAMES[field]})`
}

export function generalAuthority(trust: TrustRecord): Block[] {
  return [
    { kind: 'heading', text: 'GRANT OF GENERAL AUTHORITY' },
    p`I grant my agent and any successor agent general authority to act for me with respect to the following subjects as defined in the Uniform Power of Attorney Act (W.S. 3-9-101 through 3-9-403).`,
    p`INITIAL each subject you want to include in the agent’s general authority. If you wish to grant general authority over all of the subjects you may initial “All preceding subjects” instead of initialing each subject.`,
    leadNote`The last column shows which subjects were marked as suggestions when this form was prepared. A mark grants no authority. Authority is granted only by the initials that you write in ink in the first column.`,
    initialsTable(
      'Subjects of general authority',
      'Subject',
      SUBJECTS.map(([subject]) => own(subject)),
      { head: 'Suggested when prepared (grants nothing)', of: (at) => own(chosen(trust, SUBJECTS[at]?.[1])) },
    ),
  ]
}
