import { describe, expect, test } from 'vitest'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { KNOWN_DISTRIBUTIONS, termsOf } from '#domain/trust/distribution-terms.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { distributionClause } from './distribution.ts'

const family: Beneficiary[] = [
  { id: 'a', name: 'Ada Hollis', relationship: 'child', distributionAge: 25, sharePercent: 60 },
  { id: 'b', name: 'Ben Hollis', relationship: 'child', distributionAge: 30 },
  { id: 'c', name: 'Teton Fund', relationship: 'charity', ein: '12-3456789' },
  { id: 'd', name: 'Dora Hollis', relationship: 'sibling', isPrimary: false },
]
const trust = (changes: Partial<TrustRecord>): TrustRecord => ({ uid: 'u', beneficiaries: family, ...changes })
const clause = (distributionType: string | undefined, changes: Partial<TrustRecord> = {}) =>
  distributionClause(trust({ ...(distributionType !== undefined && { distributionType }), ...changes })).replaceAll(
    '\u00A0',
    ' ',
  )

const DISCRETION = 'may, in the Trustee’s sole and absolute discretion'

describe('each type has its wording', () => {
  test.each([
    ['lump-sum', 'the whole of the share to the Beneficiary outright'],
    ['lump-sum', 'Property distributed outright leaves the Trust.'],
    ['staggered', 'one-third of the share when the Beneficiary attains the Distribution Age'],
    ['staged', 'one-third of the share when the Beneficiary attains the Distribution Age'],
    ['age-based', 'one-third of the share when the Beneficiary attains the Distribution Age'],
    ['Age Based', 'one-third of the share when the Beneficiary attains the Distribution Age'],
    ['equal', 'into equal shares, one for each Primary Beneficiary'],
    ['percentage', '60% for Ada Hollis; an equal share for Ben Hollis; and an equal share for Teton Fund.'],
    ['specific', 'The Grantor directs the Trustee to distribute specific assets as follows:'],
    ['discretionary', DISCRETION],
    ['spendthrift', 'subject to the spendthrift trust of Article 10'],
    ['spendthrift', DISCRETION],
    ['income only', 'all of the net income to the Primary Beneficiaries at least annually'],
    ['income_only', 'all of the net income to the Primary Beneficiaries at least annually'],
    ['half to each twin', 'half to each twin'],
    ['half to each twin', DISCRETION],
    ['constructor', DISCRETION],
  ])('%s', (type, words) => {
    expect(clause(type)).toContain(words)
  })

  test.each([undefined, '', '  ', 'none', 'None'])(
    'without a type (%j) it says so and the trust is still complete',
    (type) => {
      expect(clause(type)).toMatch(/^Distribution method not specified\.\n\n/)
      expect(clause(type)).toContain(DISCRETION)
    },
  )
})

test('a discretionary clause commands nothing', () => {
  expect(clause('discretionary')).not.toMatch(/\bshall\b/)
})

test.each([
  ['one stated', [30, undefined], 'as follows: 30% for Ada Hollis and an equal share for Ben Hollis.'],
  ['no percentage', [undefined, undefined], 'into equal shares, one for each of Ada Hollis and Ben Hollis.'],
  ['one taker', [40], 'the whole of the trust property is the share of Ada Hollis.'],
] as const)('percentage, %s', (_, shares, words) => {
  const beneficiaries = shares.map((sharePercent, at) => ({ ...family[at], sharePercent }) as Beneficiary)
  expect(clause('percentage', { beneficiaries })).toContain(words)
  expect(clause('percentage', { beneficiaries })).toMatch(
    /Article 4 controls as to Afterborn Children|subject to the rights of Afterborn Children under Article 4/,
  )
  expect(clause('percentage', { beneficiaries, afterbornChildren: 'excluded' })).not.toContain('Afterborn')
})

test('a person entered twice is named once, and the Grantor not at all', () => {
  const [ada, ben] = [family[0], family[1]] as [Beneficiary, Beneficiary]
  const beneficiaries: Beneficiary[] = [
    ada,
    ben,
    { ...ada, id: 'x', sharePercent: undefined },
    { ...ben, id: 'y', name: 'Grace Hollis', relationship: 'other' },
  ]
  const words = clause('percentage', { beneficiaries, grantorName: 'Grace Hollis' })
  expect(words).toContain('60% and an equal share for Ada Hollis, and an equal share for Ben Hollis.')
  expect(clause('lump-sum', { beneficiaries, grantorName: 'Grace Hollis' })).toContain(
    '25 years for Ada Hollis and 30 years for Ben Hollis.',
  )
})

test.each([
  ['equal', 'The share of an individual remains in trust'],
  ['percentage', 'The share of an individual remains in trust'],
  ['discretionary', 'The trust property remains in trust'],
  ['spendthrift', 'The trust property remains in trust'],
  ['none', 'The trust property remains in trust'],
  ['income-only', 'Income belongs to the Beneficiary once it has been received'],
])('%s gives notice that an age is no right', (type, words) => {
  expect(clause(type)).toContain(words)
  expect(clause(type)).toContain('The Distribution Age gives no Beneficiary a right to')
})

test.each(['custom', 'specific', 'half to each twin'])('%s: what is not directed has terms of its own', (type) => {
  expect(clause(type)).toContain('trust property that the direction does not dispose of is held on the following terms')
})

test('the ages are said', () => {
  expect(clause('lump-sum')).toContain('The Distribution Age is 25 years for Ada Hollis and 30 years for Ben Hollis.')
})

test('a staggered plan discloses all three ages', () => {
  expect(clause('staggered')).toContain(
    'The Distribution Age and the two later ages are 25, 30 and 35 years for Ada Hollis, and 30, 35 and 40 years for Ben Hollis.',
  )
  expect(clause('staggered')).toContain(
    'If no age is stated for an individual, the Distribution Age is 21 years and the later ages are 26 and 31 years.',
  )
})

test('children of one age stand together, and a child without an age has the default', () => {
  const beneficiaries = family.map((beneficiary) => ({ ...beneficiary, distributionAge: undefined }))
  expect(clause('lump-sum', { beneficiaries })).toContain(
    'The Distribution Age is 21 years for Ada Hollis and Ben Hollis.',
  )
})

describe('when the trust divides', () => {
  const divided = ['lump-sum', 'staggered', 'equal', 'percentage']
  const UNTIL =
    'Until the Division Date (the date of the Grantor’s death), the Trustee shall hold the trust property as a single trust.'
  const STANDARD = 'for their health, education, maintenance and support'

  test.each(divided)(
    '%s: at the grantor’s death; until then under a standard, and nobody is paid on day one',
    (type) => {
      expect(clause(type)).toContain(UNTIL)
      expect(clause(type)).toContain(STANDARD)
      expect(clause(type)).toContain('As of the Division Date, the Trustee shall divide the trust property into')
      expect(clause(type)).toContain('No share is created or distributed before the Division Date.')
    },
  )

  test.each(divided)('%s: a charity is paid at the division, and is mentioned only where there is one', (type) => {
    const words = 'The Trustee shall distribute the charity’s share to it outright on the Division Date.'
    expect(clause(type)).toContain(words)
    expect(clause(type, { beneficiaries: family.slice(0, 2) })).not.toContain(words)
  })

  test.each([
    [
      'lump-sum',
      'When the Beneficiary of a share attains the Distribution Age or, if later, when the share is created,',
    ],
    ['staggered', 'No part is due before the share is created.'],
  ])('%s: no age is of use before it', (type, words) => {
    expect(clause(type)).toContain(words)
  })

  test.each(['custom', 'specific', 'half to each twin'])(
    '%s: as the words say, else at the grantor’s death',
    (type) => {
      expect(clause(type, { customRules: 'The house to Ada.' })).toContain(
        'Unless the direction states another time, the Trustee shall carry it out on the Division Date (the date of the Grantor’s death). Until the Division Date, and except as the direction provides otherwise, the Trustee may',
      )
      expect(clause(type)).toContain(STANDARD)
    },
  )

  test.each(['discretionary', 'spendthrift', ''])('%o: never before the trust ends', (type) => {
    expect(clause(type)).toContain('is not divided into shares before the Termination Date')
    expect(clause(type)).not.toContain('Division Date')
  })

  test('income-only: never, and income is paid from the beginning', () => {
    expect(clause('income-only')).toContain(
      'From the time when property is first transferred to the Trustee, during the Grantor’s life and after the Grantor’s death,',
    )
    expect(clause('income-only')).toContain('is not divided into shares before the Termination Date')
  })
})

test.each(['discretionary', 'percentage', 'custom'])('a discretion says what Article 6 takes from it: %s', (type) => {
  expect(clause(type)).toContain('Article 6 limits outright distributions of principal')
})

describe('custom', () => {
  test('the rules are printed as they were written, framed', () => {
    const words = clause('custom', { customRules: 'Pay for school.\nThen $& <help>.' })
    expect(words).toMatch(
      /^The Grantor directs:\n\nPay for school\.\n\nThen \$& <help>\.\n\nUnless the direction states another time,[^\n]*Section 5\.6 states the rules for the direction\.\n\nFrom/,
    )
  })

  test('without rules there is a marked blank and the trust is still complete', () => {
    expect(clause('custom')).toContain('[Custom Distribution Rules]')
    expect(clause('custom')).toContain(DISCRETION)
  })
})

test.each(['custom', 'specific', 'half to each twin'])('%s: another person may be given a home to live in', (type) => {
  const words = clause(type, { customRules: 'My sister may live in the house as long as she wishes.' })
  expect(words).toContain(
    'subject to every payment and right for which the direction provides, such as a right to occupy a home.',
  )
})

test('a thousand beneficiaries do not make it longer than the record can keep', () => {
  const many = Array.from(
    { length: 1000 },
    (_, at) => ({ ...family[0], id: `b${at}`, name: 'N'.repeat(200) }) as Beneficiary,
  )
  for (const type of ['lump-sum', 'staggered', 'percentage', 'equal']) {
    const words = clause(type, { beneficiaries: many })
    expect(words.length).toBeLessThan(LIMITS.text)
    expect(clause(type, { beneficiaries: many.slice(0, 40) }).length).toBeLessThan(LIMITS.text)
  }
})

test('what is stated of principal is what a division by percentage prints', () => {
  const [ada, ben] = family as [Beneficiary, Beneficiary]
  const beneficiaries = [
    { ...ada, principalShare: 25 },
    { ...ben, principalShare: 75 },
  ]
  const words = clause('percentage', { beneficiaries })
  expect(words).toContain('by percentage, as follows: 25% for Ada Hollis and 75% for Ben Hollis.')
  expect(words).not.toContain('60%')
})

test('a beneficiary who bears the Grantor’s name is distinguished', () => {
  const changes = { grantorName: 'Ada Hollis' }
  expect(clause('lump-sum', changes)).toContain('25 years for the Beneficiary Ada Hollis and 30 years for Ben Hollis.')
  expect(clause('percentage', changes)).toContain('60% for the Beneficiary Ada Hollis; an equal share for Ben Hollis')
})

test.each(['custom', 'specific', 'half to each twin'])('%s: what the words leave stays in trust', (type) => {
  expect(clause(type)).toMatch(
    /\n\nNotice\. Trust property that the direction does not require to be distributed is not divided into/,
  )
})

test('income has no rule of its own beside Article 4', () => {
  expect(clause('income-only')).toContain(
    'at least annually, in the proportions determined under Article 4 for income.',
  )
})

const kinds = ['', 'As the trustee sees fit', 'Staggered', 'lump sum', 'income_only', ...KNOWN_DISTRIBUTIONS]

test.each(kinds)('the pictures show shares and ages under %o exactly where the agreement fixes them', (kind) => {
  const clause = distributionClause({ ...newTrust('u1', '2025-05-03T16:00:00.000Z'), distributionType: kind }).replace(
    /\s+/g,
    ' ',
  )
  const { divided, parts, ownWords, open } = termsOf({ distributionType: kind })
  expect(divided === 'principal').toBe(
    /one for each Primary Beneficiary, in the proportions|by percentage/.test(clause),
  )
  expect(divided === 'equally').toBe(/into equal shares/.test(clause))
  expect(divided === 'income').toBe(/all of the net income/.test(clause))
  expect(parts === 1).toBe(/the whole of the share to the Beneficiary outright/.test(clause))
  expect(parts === 3).toBe(/outright in three parts/.test(clause))
  expect(ownWords === true).toBe(/Unless the direction states another time/.test(clause))
  expect(open === true).toBe(/not specified/.test(clause))
})
