import { expect, test } from 'vitest'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { bodyXml } from '../docx/body.ts'
import { plainText } from '../plain-text.ts'
import { scheduleA } from './build.ts'

const text = (beneficiaries: Beneficiary[]) => plainText(scheduleA({ uid: 'u', beneficiaries }))
const ada: Beneficiary = { id: 'a', name: 'Ada', relationship: 'child', distributionAge: 25, sharePercent: 60 }

test('a row says who, how related, which class, which shares and what age', () => {
  const lines = text([ada])
  const at = lines.findIndex((line) => line.startsWith('Ada'))
  expect(lines.slice(at, at + 7)).toEqual([
    'Ada\nAddress: ____________________\nYear of birth: ________ (Article\u00A07 governs distributions while this beneficiary is under 18, and property retained for a minor until the age stated in that Article)',
    'Child',
    'Primary',
    '60%',
    'N/A',
    'N/A',
    '25',
  ])
})

test('an address that another answer gives of the same person is printed, and leads to that answer', () => {
  const trust: TrustRecord = {
    ...{ uid: 'u', executorName: 'ada', executorAddress: '2 Oak Street,\nCody, WY 82414' },
    ...{ backupTrusteeName: 'Ben', backupTrusteeAddress: '3 Ash Street' },
    beneficiaries: [ada, { ...ada, id: 'b', name: 'Ben', address: '4 Fir Street' }, { ...ada, id: 'c', name: 'Cleo' }],
    people: [{ id: 'p', name: 'Cleo', address: '5 Elm Street' }],
  }
  const lines = plainText(scheduleA(trust))
  expect(lines.find((line) => line.startsWith('Ada'))).toMatch(/^Ada\n2 Oak Street\nCody, WY 82414\n/)
  expect(lines.find((line) => line.startsWith('Ben'))).toMatch(/^Ben\n4 Fir Street\n/)
  expect(lines.find((line) => line.startsWith('Cleo'))).toMatch(/^Cleo\nAddress: ____/)
  const table = scheduleA(trust).blocks.find(({ kind }) => kind === 'table')
  expect(JSON.stringify(table)).toContain('"source":{"field":"executorAddress"}')
})

test('the rule for a number that is missing fits on one line of its column', () => {
  expect(text([{ id: 'c', name: 'Fund', relationship: 'charity' }]).join('\n')).toMatch(/\nEIN: _{12}\n/)
})

test('a charity shows its number and no age', () => {
  const lines = text([{ id: 'c', name: 'Fund', relationship: 'charity', ein: '12-3456789', distributionAge: 30 }])
  const at = lines.findIndex((line) => line.startsWith('Fund'))
  expect(lines.slice(at, at + 7)).toEqual([
    'Fund\nAddress: ____________________',
    'Charity Organization\nEIN: 12-3456789\nIf it qualifies under Article\u00A08 when paid',
    'Primary',
    'N/A',
    'N/A',
    'N/A',
    'N/A',
  ])
})

test('contingent beneficiaries stand apart and are not counted with the others', () => {
  const lines = text([
    { ...ada, sharePercent: 100 },
    { id: 'b', name: 'Ben', relationship: 'sibling', isPrimary: false, sharePercent: 100 },
  ])
  expect(lines).toContain('Contingent Beneficiaries')
  expect(lines.join('\n')).not.toContain('The stated shares')
})

test('shares that do not total 100 are said to be adjusted', () => {
  const both = [ada, { ...ada, id: 'b', name: 'Ben', sharePercent: 20 }]
  expect(text(both).join('\n')).toContain('total 80%, not 100%')
})

test('a thousand beneficiaries are a thousand rows', () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({ ...ada, id: `b${at}`, name: `Beneficiary ${at}` }))
  expect(text(many).filter((line) => line.startsWith('Beneficiary '))).toHaveLength(1000)
})

test('a minor, a charity without a number, the grantor and a repeated name are flagged', () => {
  const trust = {
    uid: 'u',
    trustDate: '2026-05-01',
    grantorName: 'Gail',
    beneficiaries: [
      { id: 'm', name: 'Mina', relationship: 'child', birthYear: 2012 },
      { id: 'n', name: 'Mina', relationship: 'child', birthYear: 2000 },
      { id: 'g', name: 'Gail', relationship: 'other' },
      { id: 'c', name: 'Fund', relationship: 'charity' },
    ],
  } as const
  const lines = plainText(scheduleA({ ...trust, beneficiaries: [...trust.beneficiaries] }))
  const flagged = lines.filter((line) => line.includes('A minor'))
  expect(flagged).toEqual([
    'Mina\nAddress: ____________________\nA minor when this schedule was prepared. Article\u00A07 governs distributions during minority and property retained for a minor until the age stated in that Article.',
  ])
  expect(lines.some((line) => line.includes('The Grantor: no effect (Article\u00A03)'))).toBe(true)
  expect(lines.some((line) => line.includes('EIN: ____'))).toBe(true)
  expect(lines.some((line) => line.startsWith('Mina is entered more than once.'))).toBe(true)
})

const words = (changes: Partial<TrustRecord>) =>
  plainText(scheduleA({ uid: 'u', beneficiaries: [ada], ...changes }))
    .join('\n')
    .replaceAll('\u00A0', ' ')
const ben: Beneficiary = { id: 'b', name: 'Ben', relationship: 'sibling', isPrimary: false }
const spouse: Beneficiary = { id: 's', name: 'Sam', relationship: 'spouse' }

test.each<[string, Partial<TrustRecord>, string]>([
  ['equal', { distributionType: 'equal' }, 'takes an equal share with all the Primary Beneficiaries (Article 4)'],
  ['no child is named', { beneficiaries: [spouse] }, 'is a Primary Beneficiary, and the shares above are reduced'],
  [
    'children are contingent',
    { beneficiaries: [spouse, { ...ada, isPrimary: false }] },
    'is a Contingent Beneficiary and takes a part of the share of the Grantor’s child who is named above as a Contingent',
  ],
  [
    'children are primary',
    { beneficiaries: [ada, { ...ada, id: 'b', name: 'Ben' }] },
    'takes a part of the combined share of the Grantor’s children who are named above as Primary',
  ],
  [
    'excluded',
    { afterbornChildren: 'excluded' },
    'is neither a Primary Beneficiary nor a Contingent Beneficiary, and is a Beneficiary only by taking as Article 9',
  ],
])('a child born or adopted later: %s', (_, changes, said) => {
  expect(words(changes)).toContain(
    'A child who is not named above and is born to the Grantor, or legally adopted by the Grantor before the age of 18 years, after the date',
  )
  expect(words(changes)).toContain(said)
})

test.each<[string | undefined, string | undefined, boolean]>([
  [undefined, 'The Trustee’s discretion is not bound by the shares', true],
  ['discretionary', 'They apply only when trust property is divided on the Termination Date or as Article 9', true],
  ['spendthrift', 'The Trustee’s discretion is not bound by the shares', true],
  [
    'income-only',
    'The shares apply to income from the creation of the Trust and to principal on the Termination',
    true,
  ],
  [
    'custom',
    'direction in Article 5 of the agreement, with the rules for it in Section 5.6, controls. Property that it does not dispose of is held subject to the Trustee’s discretion, which is not bound by the shares',
    true,
  ],
  ['lump-sum', undefined, false],
  ['staggered', undefined, false],
  ['percentage', undefined, true],
])('what the shares and the age do where distribution is %s', (distributionType, effect, limit) => {
  const text = words(distributionType ? { distributionType } : {})
  const effects = [
    'discretion is not bound',
    'The shares apply to income',
    'with the rules for it in Section 5.6, controls',
  ]
  if (effect) expect(text).toContain(effect)
  else for (const each of effects) expect(text).not.toContain(each)
  expect(text.includes('Attaining it does not by itself give a right to a distribution.')).toBe(limit)
})

test.each([
  ['lump-sum', false],
  ['income-only', true],
])('where distribution is %s, a total of the income counts: %s', (distributionType, counts) => {
  const text = words({ distributionType, beneficiaries: [{ ...ada, incomeShare: 30 }] })
  expect(text.includes('The stated shares of income of the Primary Beneficiaries total 30%')).toBe(counts)
})

test('equal shares print no percentage', () => {
  const text = words({ distributionType: 'equal' })
  expect(text).toContain('Primary\nEqual\nN/A\nN/A\n25')
  expect(text).not.toContain('60%')
})

test.each<[string, Partial<Beneficiary>, string | undefined]>([
  [
    'a child of 14',
    { birthYear: 2012 },
    'A minor when this schedule was prepared. Article 7 governs distributions during minority and property retained for a minor until the age stated in that Article.',
  ],
  [
    'one who turns 18 this year',
    { birthYear: 2008 },
    'Born in 2008. Article 7 governs distributions during minority and property retained for a minor until the age stated in that Article.',
  ],
  ['a grown child', { birthYear: 2007 }, undefined],
  [
    'a child of unknown age',
    {},
    'Year of birth: ________ (Article 7 governs distributions while this beneficiary is under 18, and property retained for a minor until the age stated in that Article)',
  ],
  ['a friend of unknown age', { relationship: 'friend' }, undefined],
])('the age of %s', (_, changes, said) => {
  const text = words({ trustDate: '2026-05-01', beneficiaries: [{ ...ada, ...changes }] })
  const row = text.slice(text.indexOf('Ada\n'), text.indexOf('How to read'))
  if (said) expect(row).toContain(said)
  else expect(row).not.toMatch(/Article 7|Born in|Year of birth/)
})

test.each<[Beneficiary['relationship'], string]>([
  ['friend', 'The Grantor: no effect (Article 3)'],
  ['other', 'The Grantor: no effect (Article 3)'],
  ['child', 'Same name as the Grantor. If this is a different person, state how they differ: ____'],
  ['parent', 'Same name as the Grantor. If this is a different person, state how they differ: ____'],
])('an entry of the Grantor’s name as %s', (relationship, said) => {
  expect(words({ grantorName: 'Ada', beneficiaries: [{ ...ada, relationship }] })).toContain(said)
})

test.each<[string, string | undefined]>([
  ['percentage', 'Other\nPrimary\n40%\nN/A\nN/A'],
  ['equal', 'Other\nPrimary\nN/A\nN/A\nN/A'],
])('an entry for the Grantor has no share where distribution is %s', (distributionType, row) => {
  const said = 'An entry for the Grantor has no share, and a percentage stated for it is disregarded (Article 3).'
  const own: Beneficiary = { id: 'g', name: 'Margaret Hollis', relationship: 'other', sharePercent: 40 }
  const changes = { distributionType, grantorName: own.name } as const
  const text = words({ ...changes, beneficiaries: [ada, own] })
  expect(text).toContain(said)
  expect(text).toContain(row)
  expect(words(changes)).not.toContain(said)
})

test('the totals of each class are remarked as that class’s', () => {
  const text = words({
    beneficiaries: [
      { ...ada, sharePercent: 50 },
      { ...ben, sharePercent: 40 },
      { ...ben, id: 'c', name: 'Cleo', sharePercent: 40 },
    ],
  })
  expect(text).toContain(
    'The stated shares of the Primary Beneficiaries total 50%. Article 4 increases them to 100%: Ada takes the whole. Contingent Beneficiaries do not take the remainder.',
  )
  expect(text).toContain('The stated shares of the Contingent Beneficiaries total 80%, not 100%.')
})

test.each([
  ['lump-sum', 'take only as Article 9 of the agreement provides'],
  ['custom', 'take only as Article 5 or Article 9 of the agreement provides'],
  ['hems', 'take only as Article 9 of the agreement or, as descendants of another Beneficiary, Article 5 provides'],
])('when contingents take under %s', (distributionType, said) => {
  expect(words({ distributionType, beneficiaries: [ada, ben] })).toContain(said)
})

test.each([
  ['discretionary', true],
  ['lump-sum', true],
  ['income-only', false],
  ['custom', false],
])('the income column under %s has no effect: %o', (distributionType, none) => {
  const text = words({ distributionType, beneficiaries: [{ ...ada, incomeShare: 30 }] })
  expect(text.includes('the income column has no effect')).toBe(none)
  expect(text.includes('stated shares of income')).toBe(!none)
})

test('contingents who stand alone take at once, and nothing says that they wait', () => {
  const text = words({ beneficiaries: [ben] })
  expect(text).toContain('the Contingent Beneficiaries are therefore the Primary Beneficiaries')
  expect(text).not.toContain('take only as Article 9')
})

test('divorce is mentioned only where a spouse is listed', () => {
  expect(words({})).not.toContain('ends by divorce or annulment')
  expect(words({ beneficiaries: [ada, spouse] })).toContain('ends by divorce or annulment (Article 4)')
})

test('the document of its own says that it is a copy', () => {
  expect(words({})).toContain('an identical copy of the schedule that is attached to the agreement')
})

test('the lines for initials stay on one page with the whole item before them', () => {
  const xml = bodyXml(scheduleA({ uid: 'u', trustees: [{ id: 't', name: 'Ann', address: '1 Elm Street' }] })).xml
  const [last = '', ...lines] = xml.split('<w:p>').slice(-3)
  expect(last).toContain('The Grantor may not change it afterward.')
  expect(last).toMatch(/^<w:pPr><w:pStyle w:val="Item"\/><w:keepNext\/><w:keepLines\/>/)
  expect(lines.map((line) => line.includes('<w:keepNext/>'))).toEqual([true, false])
  expect(lines.join()).toMatch(/Initials of Grantor and date:.*Initials of Trustee and date:/)
})
