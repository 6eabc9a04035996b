import { describe, expect, test } from 'vitest'
import type { TrustRecord } from '#domain/trust/record.ts'
import { blanksOf } from '../build.ts'
import type { TableBlock } from '../model.ts'
import { textOf } from '../model.ts'
import { plainText } from '../plain-text.ts'
import { durablePowerOfAttorney } from './build.ts'

const family: TrustRecord = {
  uid: 'u',
  trustName: 'Hollis Trust',
  trustDate: '2025-07-04',
  grantorName: 'Margaret Hollis',
  trusteeName: 'Dan Reyes',
  dpoa_principalName: 'Margaret Hollis',
  dpoa_principalAddress: '1 Elm Street',
  dpoa_agentName: 'Ruth Park',
  dpoa_agentAddress: '3 Fir Street',
  dpoa_financialAuthority: true,
  dpoa_trustManagementAuthority: false,
}
const text = (changes: Partial<TrustRecord> = {}) =>
  plainText(durablePowerOfAttorney({ ...family, ...changes }))
    .join('\n')
    .replaceAll('\u00A0', ' ')
const tables = (trust: TrustRecord) =>
  durablePowerOfAttorney(trust).blocks.filter((block): block is TableBlock => block.kind === 'table')

test('a complete power of attorney leaves no blank', () => {
  expect(blanksOf(durablePowerOfAttorney(family))).toEqual([])
})

test('the parts follow the order of the statutory form', () => {
  const headings = durablePowerOfAttorney(family).blocks.flatMap((block) =>
    block.kind === 'heading' ? [block.text] : [],
  )
  expect(headings).toEqual([
    'IMPORTANT INFORMATION',
    'DESIGNATION OF AGENT',
    'DESIGNATION OF SUCCESSOR AGENT(S) (OPTIONAL)',
    'GRANT OF GENERAL AUTHORITY',
    'GRANT OF SPECIFIC AUTHORITY (OPTIONAL)',
    'LIMITATION ON AGENT’S AUTHORITY',
    'SPECIAL INSTRUCTIONS (OPTIONAL)',
    'EFFECTIVE DATE',
    'NOMINATION OF CONSERVATOR OR GUARDIAN (OPTIONAL)',
    'RELIANCE ON THIS POWER OF ATTORNEY',
    'SIGNATURE AND ACKNOWLEDGMENT',
    'IMPORTANT INFORMATION FOR AGENT',
    'AGENT’S DUTIES',
    'TERMINATION OF AGENT’S AUTHORITY',
    'LIABILITY OF AGENT',
    'ACCEPTANCE BY AGENT (OPTIONAL)',
    'ANNEX: AGENT’S CERTIFICATION AS TO THE VALIDITY OF POWER OF ATTORNEY AND AGENT’S AUTHORITY',
    'SIGNATURE AND ACKNOWLEDGMENT OF THE AGENT',
  ])
})

test('every line of initials is left for ink, whatever was chosen', () => {
  const [general, specific] = tables(family)
  expect([general?.rows.length, specific?.rows.length]).toEqual([14, 8])
  for (const row of [...(general?.rows ?? []), ...(specific?.rows ?? [])])
    expect(textOf(row[0] ?? [])).toBe('(________)')
  expect(durablePowerOfAttorney(family).blocks.some(({ kind }) => kind === 'check')).toBe(false)
})

const FINANCIAL = [
  'Stocks and bonds',
  'Banks and other financial institutions',
  'Personal and family maintenance',
  'Taxes',
]
const [MONEY, OFFICE] = ['Marked (Financial Matters)', 'Marked (Trust Management)']
const TRUST = ['Estates, trusts and other beneficial interests']

test.each<[string, boolean | undefined, boolean | undefined, string, string]>([
  ['both chosen', true, true, MONEY, OFFICE],
  ['only money', true, false, MONEY, ''],
  ['only trusts', false, true, '', OFFICE],
  ['neither', false, false, '', ''],
  ['never answered', undefined, undefined, MONEY, OFFICE],
])('the mark beside a subject: %s', (_, financial, trust, money, trusts) => {
  const [general] = tables({ ...family, dpoa_financialAuthority: financial, dpoa_trustManagementAuthority: trust })
  for (const row of general?.rows ?? []) {
    const [subject, mark] = [textOf(row[1] ?? []), textOf(row[2] ?? [])]
    if (FINANCIAL.includes(subject)) expect(mark).toBe(money)
    else if (TRUST.includes(subject)) expect(mark).toBe(trusts)
    else expect(mark).toBe('')
  }
})

describe('what must be in it', () => {
  test.each([
    ['the agent', 'Name of agent: Ruth Park'],
    ['no health care', 'does not authorize the agent to make health care decisions for you'],
    ['durability', 'It is durable: it is not terminated by my incapacity (W.S. 3-9-104).'],
    ['the caution', '(CAUTION: Granting any of the following'],
    ['the trust is the trustee’s', 'The property of the Hollis Trust, dated as of July 4, 2025, is held in trust.'],
    ['no power to fund the trust', 'does not permit my agent to transfer my property to that irrevocable trust'],
    ['older powers stay', 'revokes only the earlier powers of attorney listed here (W.S. 3-9-110)'],
    ['e-mail only by express grant', 'W.S. 2-3-1009'],
    ['land', 'it must also be recorded (W.S. 34-1-104)'],
    ['the acknowledgment', '(date) by Margaret Hollis.'],
    ['how the agent signs', 'Margaret Hollis by Ruth Park as Agent'],
    ['a springing choice', 'Person(s) authorized to determine my incapacity (if none, write “none”):\t'],
    ['one rule on two nominations', 'my health care directive controls as to a guardian of my person'],
    ['limits on tax acts', 'Authority over taxes does not permit my agent'],
    ['the annex', 'certify under penalty of perjury that Margaret Hollis granted me authority'],
  ])('%s', (_, words) => {
    expect(text()).toContain(words)
  })
})

test('a principal who is trustee delegates that office only by initials', () => {
  const own = text({ trusteeType: 'self', trusteeName: 'Margaret Hollis' })
  expect(own).toContain('I am a trustee of the Hollis Trust')
  expect(own).toContain(
    'is not my own property, and no authority granted above extends to it, except that my agent may',
  )
  expect(own).toContain('if I have initialed above the authority to exercise fiduciary powers')
  expect(text()).not.toContain('I am a trustee')
})

test('a principal outside Wyoming reads what that means', () => {
  const oregon = text({ dpoa_principalAddress: '5 Pine St, Portland, OR 97201' })
  expect(oregon).toContain('The principal’s address is in Oregon. This power of attorney is made under Wyoming law.')
  expect(text()).not.toContain('The principal’s address is in')
})

test('where the state cannot be read, acceptance depends on the law there, and no paper names Wyoming as the place', () => {
  const abroad = text({
    dpoa_principalAddress: 'Lindenweg 5, 10117 Berlin',
    dpoa_agentAddress: '1 Elm, Lander, WY 82520',
  })
  expect(abroad).toContain('Its acceptance depends on the law of the place where the principal is domiciled.')
  expect(abroad).toContain(
    'Note. If that place is outside Wyoming, an attorney admitted there should review this document',
  )
  expect(abroad).not.toContain('State of Wyoming (change')
})

test('a spouse may sign a joint return', () => {
  expect(text()).toContain('from signing a joint income tax return with me.')
})

test('an agent whom Schedule A shows to be a minor acts only as an adult', () => {
  const ruth = (birthYear: number) => ({ id: 'r', name: 'Ruth Park', relationship: 'grandchild' as const, birthYear })
  const words =
    'Ruth Park may act as my agent only after reaching the age of 18 years. Until then, the successor agent named above may act.'
  expect(text({ beneficiaries: [ruth(2012)] })).toContain(words)
  expect(text({ beneficiaries: [ruth(2000)] })).not.toContain(words)
})
