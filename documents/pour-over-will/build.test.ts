import { describe, expect, test } from 'vitest'
import type { TrustRecord } from '#domain/trust/record.ts'
import { blanksOf } from '../build.ts'
import { numbered } from '../model.ts'
import { plainText } from '../plain-text.ts'
import { pourOverWill } from './build.ts'

const family: TrustRecord = {
  uid: 'u',
  trustName: 'Hollis Trust',
  trustDate: '2025-07-04',
  grantorName: 'Margaret Hollis',
  trusteeName: 'Dan Reyes',
  testatorName: 'Margaret Hollis',
  testatorAddress: '1 Elm Street, Jackson, WY 83001',
  county: 'Teton',
  executorName: 'Ruth Park',
  executorAddress: '3 Fir Street',
  guardianName: 'Eve Stone',
  guardianAddress: '4 Ash Street',
  willDate: '2025-07-05',
  beneficiaries: [
    { id: 's', name: 'Thomas Hollis', relationship: 'spouse' },
    { id: 'a', name: 'Ada Hollis', relationship: 'child' },
    { id: 'b', name: 'Ben Hollis', relationship: 'child', isPrimary: false },
    { id: 'f', name: 'Frida Berg', relationship: 'friend' },
  ],
}
const text = (changes: Partial<TrustRecord> = {}) =>
  plainText(pourOverWill({ ...family, ...changes }))
    .join('\n')
    .replaceAll('\u00A0', ' ')

test('a complete will leaves no blank', () => {
  expect(blanksOf(pourOverWill(family))).toEqual([])
})

test('the articles that the text refers to by number have the subject that the text means', () => {
  const articles = numbered(pourOverWill(family)).flatMap(({ block, number }) =>
    block.kind === 'article' ? [`${number} ${block.text}`] : [],
  )
  expect(articles[3]).toBe('ARTICLE 4. GIFT OF THE RESIDUE TO MY TRUST')
  expect(
    text()
      .match(/Article \d/g)
      ?.every((found) => found === 'Article 4'),
  ).toBe(true)
  expect(articles[2]).toBe('ARTICLE 3. TANGIBLE PERSONAL PROPERTY')
  expect(text().match(/Except as Articles 3 and 4 provide, I /g)).toHaveLength(1)
})

describe('what must be in it', () => {
  test.each([
    ['identity and domicile', 'I am domiciled in the county of Teton, Wyoming.'],
    ['age and mind', 'I am of legal age and of sound mind, and I make this will freely.'],
    ['revocation', 'I revoke all wills and codicils that I have previously made.'],
    ['debts', 'my legally enforceable debts'],
    ['no exoneration', 'W.S. 2-6-111'],
    ['the list of things', 'W.S. 2-6-124'],
    [
      'the trust, by all its marks',
      'to the Trustee of the Hollis Trust, dated as of July 4, 2025. That trust (the “Trust”) is evidenced by the written Irrevocable Trust Agreement made by Margaret Hollis as Grantor with Dan Reyes as Trustee, which was signed before this will',
    ],
    ['its terms at death', 'as validly changed before my death (W.S. 2-6-103)'],
    ['a separate trust', 'as a separate trust on the same terms (W.S. 4-10-418)'],
    ['the fallback', 'to be held under this will on the terms of that agreement as they exist when I sign this will'],
    ['the heirs', 'W.S. 2-4-101'],
    ['survivorship', 'thirtieth day after my death'],
    ['a child in gestation', 'living on the thirtieth day after birth, is treated as having survived me'],
    ['the executor', 'I nominate Ruth Park, of 3 Fir Street, as executor'],
    ['an alternate by hand', 'Alternate executor, full legal name (if none, write “none”):\t'],
    ['an executor from elsewhere', 'shall appoint an agent in Wyoming for service of process (W.S. 2-11-301)'],
    ['no bond', 'be required to furnish bond or other security in any jurisdiction (W.S. 2-3-111)'],
    ['digital assets', 'content of my electronic communications'],
    ['the spouse’s share', 'W.S. 2-5-101'],
    ['what the will disposes of', 'only of property that I own at my death and that does not pass in another way'],
    ['that probate is not avoided', 'That property is subject to probate'],
    ['two witnesses', 'Two competent witnesses are required (W.S. 2-6-112)'],
    ['presence and hearing', 'in the presence and hearing of the testator'],
    ['an officer who is no witness', 'who is not one of the two witnesses'],
    ['the oath', 'Subscribed, sworn to and acknowledged before me on'],
    ['no law firm', 'not a law firm'],
  ])('%s', (_, words) => {
    expect(text()).toContain(words)
  })
})

test('the date of signing is written by hand, whatever day was planned', () => {
  expect(text().match(/^Date signed:\t$/gm)).toHaveLength(3)
  expect(text()).toContain('The date of this will is the date written by hand below.')
  expect(text()).not.toContain('July 5')
})

describe('domicile', () => {
  test('is in the state of the address', () => {
    const oregon = text({ testatorAddress: '5 Pine St, Portland, OR 97201', county: 'Multnomah' })
    expect(oregon).toContain('I am domiciled in the county of Multnomah, Oregon.')
    expect(text({ county: 'Teton County' })).toContain('in the county of Teton, Wyoming.')
    expect(oregon).toContain('The testator’s address is in Oregon.')
    expect(oregon).toContain('I am domiciled outside Wyoming.')
    expect(oregon).not.toContain('State of Wyoming')
  })

  test('is written by hand where the address names no state', () => {
    const unknown = text({ testatorAddress: '1 Elm Street' })
    expect(unknown).toContain('State or country of domicile of the testator:\t')
    expect(unknown).not.toContain('Teton, Wyoming')
  })

  test('in Wyoming needs no remark', () => {
    expect(text()).not.toContain('outside Wyoming.')
    expect(text()).not.toContain('The testator’s address is in')
  })
})

test('children born or adopted later are treated as in the trust', () => {
  expect(text()).toContain(
    'under its terms, and a child who is born to me after the date of the Trust, or whom I legally adopt after that date and before the child is 18 years old, benefits as the Trust provides.',
  )
  expect(text({ afterbornChildren: 'excluded' })).toContain(
    'except that I do not exclude that child from the heirs who take if every other gift fails',
  )
  expect(text({ testatorName: 'Thomas Hollis' })).not.toContain('benefits as the Trust provides')
})

describe('guardian', () => {
  test('is nominated, not appointed', () => {
    expect(text()).toContain('I nominate Eve Stone, of 4 Ash Street, as guardian of the child.')
    expect(text()).toContain('This is a nomination and not an appointment.')
  })
  test.each([undefined, '', '  '])(
    'an empty name (%j) is a line to write on, with and without listed children',
    (guardianName) => {
      for (const beneficiaries of [family.beneficiaries, []]) {
        const open = text({ guardianName, guardianAddress: undefined, beneficiaries })
        expect(open).toContain('Guardian of a minor child, full legal name (if none, write “none”):')
        expect(open).toContain('Alternate guardian, full legal name (if none, write “none”):')
        expect(open).toContain('This is a nomination and not an appointment.')
        expect(open).not.toContain('[Guardian')
      }
    },
  )
  test('a missing address is a blank', () => {
    expect(blanksOf(pourOverWill({ ...family, guardianAddress: undefined }))).toEqual([
      { field: 'guardianAddress', label: 'Guardian address' },
    ])
  })
})

test.each<[string, Partial<TrustRecord>, string[], string[]]>([
  [
    'the grantor’s own will names the family of the schedule',
    {},
    ['My spouse is Thomas Hollis.', 'My children are Ada Hollis and Ben Hollis.'],
    ['Frida', 'Marital status'],
  ],
  [
    'another person’s will names nobody’s family',
    { testatorName: 'Thomas Hollis' },
    ['Marital status', 'Full legal names of all living children'],
    ['My spouse is', 'Ada Hollis'],
  ],
  [
    'two spouses on the schedule are none',
    { beneficiaries: [...(family.beneficiaries ?? []), { id: 'z', name: 'Zoe', relationship: 'spouse' }] },
    ['Marital status'],
    ['My spouse is'],
  ],
])('%s', (_, changes, present, absent) => {
  const will = text(changes)
  for (const words of present) expect(will).toContain(words)
  for (const words of absent) expect(will).not.toContain(words)
})

test.each<[string, Partial<TrustRecord>, RegExp]>([
  ['single', { maritalStatus: 'single' }, /\nI am not married\.\n/],
  ['widowed', { maritalStatus: 'widowed' }, /\nI am not married\. My spouse has died\.\n/],
  ['divorced', { maritalStatus: 'divorced' }, /\nI am not married\. My marriage ended by divorce\.\n/],
  ['married to nobody named', { maritalStatus: 'married' }, /\nI am married\.\nFull legal name of spouse:\t\n/],
  ['not asked', {}, /\nMarital status \(.*\):\t\nFull legal name of spouse \(if none.*\n/],
  ['not married, and a spouse named', { maritalStatus: 'single', spouseName: 'Z' }, /\nMarital status \(/],
  ['of the grantor, who is another', { maritalStatus: 'single', testatorName: 'Z' }, /\nMarital status \(/],
])('the marital status: %s', (_, changes, said) => {
  const will = text({ beneficiaries: [], ...changes })
  expect(will).toMatch(said)
  expect(will.includes('I am not married')).toBe(said.source.includes('not married'))
  expect(text({ maritalStatus: 'married' })).toContain('My spouse is Thomas Hollis.')
})

test('for a testator elsewhere, what Wyoming law provides is stated as Wyoming law', () => {
  const oregon = text({ testatorAddress: '5 Pine St, Portland, OR 97201', guardianName: undefined, beneficiaries: [] })
  expect(oregon.match(/to the extent that Wyoming law governs,/gi)).toHaveLength(4)
  expect(text()).not.toMatch(/to the extent that Wyoming law governs/i)
  expect(text({ testatorAddress: 'Rural Route 4' })).toContain(
    'If I am domiciled in Wyoming, the law of Wyoming governs',
  )
})

test('the county of a testator elsewhere is no county of Wyoming', () => {
  const oregon = text({ testatorAddress: '5 Pine St, Portland, OR 97201', county: 'Teton' })
  expect(oregon).toContain('I am domiciled in Oregon, in the county written below before I sign.')
  expect(oregon).toContain('County of domicile of the testator:')
})

test('a child who is entered twice is named once', () => {
  const twice = [...(family.beneficiaries ?? []), { id: 'a2', name: 'ada hollis', relationship: 'child' } as const]
  expect(text({ beneficiaries: twice })).toContain('My children are Ada Hollis and Ben Hollis.')
})

test('of one child, or of none who is named, the will speaks in the singular', () => {
  const one = text({ beneficiaries: [{ id: 'a', name: 'Ada Hollis', relationship: 'child' }] })
  expect(one).toContain('My child is Ada Hollis.')
  for (const will of [one, text({ beneficiaries: [] })]) {
    expect(will).toContain('“child of mine” includes each child named or described above and each child who')
    expect(will).not.toMatch(/(?:my|these) children/)
  }
})

test('several trustees take as Trustees', () => {
  const trustees = ['Dan Reyes', 'Eve Stone'].map((name, at) => ({ id: `t${at}`, name, address: '2 Oak Street' }))
  expect(text({ trustees })).toContain('to the Trustees of the Hollis Trust, dated as of July 4, 2025. That trust')
  expect(text({ trustees })).toContain('with Dan Reyes and Eve Stone as Trustees, which was signed')
  expect(text({ trustees })).toContain(
    'to those trustees named in that agreement who serve or, if none of them serves, to',
  )
  expect(text()).toContain('to the trustee named in that agreement or, if that trustee does not serve, to')
})

describe('a minor', () => {
  const ben = { id: 'b', name: 'Ben Hollis', relationship: 'child', birthYear: 2015 } as const
  test.each<[string, Partial<TrustRecord>, string]>([
    [
      'as executor',
      { executorName: 'Ben Hollis' },
      'of 3 Fir Street, if an adult at my death, as executor of this will. If that person does not survive me, is not then an adult, fails',
    ],
    [
      'as guardian',
      { guardianName: 'Ben Hollis' },
      'I nominate Ben Hollis, of 4 Ash Street, if then an adult, as guardian',
    ],
    [
      'as trustee',
      { trusteeName: 'Ben Hollis' },
      'made by Margaret Hollis as Grantor with the person whose name is written as trustee in Article 12 of that agreement, as Trustee, which',
    ],
  ])('%s', (_, changes, words) => {
    expect(text({ beneficiaries: [ben], ...changes })).toContain(words)
    expect(text(changes)).not.toMatch(/if an adult|if then an adult|whose name is written as/)
  })
})

test('trust property bears only the tax that the law itself charges to it', () => {
  expect(text()).toContain(
    'No debt, expense or tax shall be charged under this will to property so held, except a tax that the law itself charges',
  )
  expect(text()).toContain('other than property held in the Trust described in Article 4 at my death')
})

test('a child of the testator’s name is distinguished by hand', () => {
  const line = 'How the child who bears my name is distinguished from me:'
  expect(text()).not.toContain(line)
  expect(text({ beneficiaries: [{ id: 'm', name: 'Margaret Hollis', relationship: 'child' }] })).toContain(line)
})
