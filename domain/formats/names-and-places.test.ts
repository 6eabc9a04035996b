import { describe, expect, test } from 'vitest'
import { isWyomingCounty, mayBeWyomingCounty, sameAddress } from './address.ts'
import { maybeCorrected, maybeSameName } from './similar-names.ts'
import { addressKey, addressParts, mistypedZip, stateInWords, stateOf, unclearZip } from './us-state.ts'

describe('similar names', () => {
  test.each([
    ['Peter Lindqvist', 'Peter Gustav Lindqvist'],
    ['Hal Wojcik', 'Harold "Hal" Wójcik'],
    ['harold wojcik', 'Harold “Hal” Wójcik'],
    ['Hal Wójcik', "Harold 'Hal' Wójcik, Jr."],
    ['Harold Wojcik III', 'Mr. Harold (Hal) Wójcik'],
    ['Jose Garcia', 'José García'],
    ['Lukasz Nowak', 'Łukasz Nowak'],
    ['Maeve O’Neil', 'Maeve Ann O’Neil'],
  ])('%s may be %s', (one, other) => {
    expect([maybeSameName(one, other), maybeSameName(other, one)]).toEqual([true, true])
  })

  test.each([
    ['Peter Lindqvist', 'peter  lindqvist'],
    ['Peter Lindqvist', 'Karl Lindqvist'],
    ['Peter Lindqvist', 'Peter Wójcik'],
    ['Peter', 'Peter Lindqvist'],
    ['Gustav Lindqvist', 'Peter Gustav Lindqvist'],
    ['', ''],
    [undefined, 'Peter Lindqvist'],
  ])('%s and %s are equal or clearly different', (one, other) => {
    expect(maybeSameName(one, other)).toBe(false)
  })

  test.each([
    ['Dorothy Kowalski', 'Dorothy Smith'],
    ['Dorothy', 'Dorothy Kowalski'],
    ['Daniel Joseph Reyes', 'Danial J. Reyes'],
    ['Daniel Reyes', 'Dan Reyes'],
    ['R. Ellison', 'Dr. Robert James Ellison'],
    ['Marian Cole', 'Marain Cole, Jr.'],
    ['Hal Wójcik', 'Harold "Hal" Wojcik'],
    ['First National Bank', 'First National Bank of Cheyenne'],
    ['Wyoming Trust Compnay', 'Wyoming Trust Company'],
    ['محمد علي', 'محمد علي حسن'],
    ['王小明', '王小明'],
  ])('%s may be corrected to %s', (old, now) => {
    expect(maybeCorrected(old, now)).toBe(true)
  })

  test.each([
    ['Marian Cole', 'Mark Dunn'],
    ['Dr. Amy Chen', 'Dr. Paul Chen'],
    ['Dorothy Kowalski', 'Dora Kowalski'],
    ['Dorothy Kowalski', 'Carol Kowalski'],
    ['Paul Cole', 'Paula Cole'],
    ['Maria Cole', 'Mario Cole'],
    ['Joan Cole', 'John Cole'],
    ['Danial Reyes', 'Daniel Park'],
    ['Max Hale, Sr.', 'Max Hale, Jr.'],
    ['First National Bank', 'First Wyoming Trust'],
    ['王小明', '王小红'],
    ['Linda Park', ''],
    ['Dr.', 'Dr. Paul Chen'],
  ])('%s is another than %s', (old, now) => {
    expect(maybeCorrected(old, now)).toBe(false)
  })
})

describe('addresses', () => {
  test.each<[string | undefined, string | undefined, boolean]>([
    ['1 Elm Street, Jackson, WY 83001', '1 elm street\nJackson WY  83001,', true],
    ['1 Elm St., Jackson', '1 Elm St, Jackson', true],
    ['1 Elm Street, Jackson', '11 Elm Street, Jackson', false],
    ['1 Elm Street', '1 Elm Street, Jackson', false],
    ['', ' ', false],
    [undefined, undefined, false],
  ])('%j and %j are one address: %s', (one, other, same) => {
    expect(sameAddress(one, other)).toBe(same)
  })

  test.each([
    'Natrona',
    'natrona',
    '  Hot   Springs ',
    'Teton County',
    'Teton County, Wyoming',
    'County of Big Horn',
    'Park Co.',
    'Laramie, WY',
  ])('%s is a county of Wyoming', (county) => expect(isWyomingCounty(county)).toBe(true))

  test.each(['', 'Multnomah', 'Casper', 'Tetons', 'County', 'WY'])('“%s” is not a county of Wyoming', (county) =>
    expect(isWyomingCounty(county)).toBe(false),
  )

  test('the beginning of a name may become one', () => {
    expect(['', 'Nat', 'hot s', 'Sheridan County'].filter((typed) => !mayBeWyomingCounty(typed))).toEqual([])
    expect(['Natz', 'Multnomah'].filter(mayBeWyomingCounty)).toEqual([])
  })
})

describe('states', () => {
  test.each([
    ['5 Pine St, Portland, OR 97201', 'Oregon'],
    ['5 Pine St, Portland, Oregon 97201-1234', 'Oregon'],
    ['5 Pine St\nPortland OR', 'Oregon'],
    ['5 pine st, portland, or', 'Oregon'],
    ['5 pine st portland or 97201', 'Oregon'],
    ['5 Pine St, Portland, OR, 97201\nUSA', 'Oregon'],
    ['318 Beech Street Casper, Wyoming 82601', 'Wyoming'],
    ['Casper, Natrona County, Wyoming, United States of America', 'Wyoming'],
    ['1600 Pennsylvania Avenue NW, Washington, DC', 'District of Columbia'],
    ['1600 Pennsylvania Avenue NW, Washington D.C. 20500', 'District of Columbia'],
    ['12 Oak St, Indiana, PA 15701', 'Pennsylvania'],
    ['28th Street SW, Wyoming, MI', 'Michigan'],
    ['Wyoming, Michigan', 'Michigan'],
    ['9 Hill Rd, Charleston, West Virginia', 'West Virginia'],
    ['9 Hill Rd, Little Rock, Arkansas', 'Arkansas'],
    ['1 Broadway, New York, N.Y. 10004', 'New York'],
    ['New York, New York', 'New York'],
    ['2207 Rumsey Avenue, Cody, WY 8241', 'Wyoming'],
    ['2207 Rumsey Avenue, Cody, WY 824144', 'Wyoming'],
    ['2207 Rumsey Avenue, Cody, WY 82414-12', 'Wyoming'],
    ['2207 Rumsey Avenue\nCody, Wyoming 2414', 'Wyoming'],
    ['2207 Rumsey Avenue, Cody WY 8241, USA', 'Wyoming'],
    ['9 Beacon St, Boston, MA 2108', 'Massachusetts'],
  ])('%j lies in %s', (address, state) => {
    expect(stateOf(address)).toBe(state)
  })

  test.each([
    [undefined],
    [''],
    ['1 Elm Street'],
    ['Wyoming'],
    ['100 K Street NE'],
    ['12 OAK CT'],
    ['12 Oak Ct, 82601'],
    ['100 K Street NE 20002'],
    ['5 K Street NW, Washington'],
    ['5 K Street NW, Washington 20001'],
    ['28 Division Avenue, Wyoming 49509'],
    ['Lindenweg 5, 10117 Berlin, DE'],
    ['Lindenweg 5, 10117 Berlin, Germany'],
    ['San Juan, PR 00901'],
    ['2207 Rumsey Avenue, Cody, WY 10001'],
    ['12 Hay Street, Perth, WA 6000'],
    ['3 Anna Salai, Chennai, TN 600001'],
    ['12 Oak Ct 8260'],
    ['5 K Street NW, Washington 2001'],
    ['4780 West Highway WY 220'],
  ])('%j does not say in which state it lies', (address) => {
    expect(stateOf(address)).toBeUndefined()
  })

  test.each([
    ['480 Elk Ridge Road, Wilson, WY 83014', '480 Elk Ridge Road|Wilson|WY|83014'],
    ['480 Elk Ridge Road\nUnit 2\nWilson, Wyoming, 83014-1234\nUSA', '480 Elk Ridge Road, Unit 2|Wilson|WY|83014-1234'],
    ['1 K Street, Washington, D.C. 20500', '1 K Street|Washington|DC|20500'],
    ['480 Elk Ridge Road, Wilson WY 83014', ''],
    ['480 Elk Ridge Road, Wilson, WY', ''],
    ['480 Elk Ridge Road, Wilson, WY 10001', ''],
    ['Lindenweg 5, 10117 Berlin, DE', ''],
    ['480 Elk Ridge Road', ''],
  ])('the parts of %j', (address, expected) => {
    const parts = addressParts(address)
    expect(parts ? [parts.street, parts.city, parts.state, parts.zip].join('|') : '').toBe(expected)
  })

  test.each([
    ['2207 Rumsey Avenue, Cody, WY 8241', 4],
    ['2207 Rumsey Avenue, Cody, WY 824144', 6],
    ['2207 Rumsey Avenue, Cody, WY 82414-12', 7],
    ['2207 Rumsey Avenue, Cody, WY 82414', undefined],
    ['2207 Rumsey Avenue, Cody, WY 82414-1234', undefined],
    ['2207 Rumsey Avenue, Cody, WY 10001', undefined],
    ['2207 Rumsey Avenue, Cody, WY', undefined],
    ['14 County Road 120', undefined],
    ['12 Hay Street, Perth, WA 6000', undefined],
    [undefined, undefined],
  ])('the ZIP code of %j has this many digits where they are not five: %j', (address, digits) => {
    expect(mistypedZip(address)).toBe(digits)
  })

  test.each([
    ['12 Elm St, Denver 80202', 'no-state'],
    ['5 K Street NW, Washington 20001', 'no-state'],
    ['12 Oak Ct, 82601-1234', 'no-state'],
    ['2207 Rumsey Avenue, Cody, WY 10001', 'another-state'],
    ['2207 Rumsey Avenue, Cody, WY 82414', undefined],
    ['12 Elm St, Denver', undefined],
    [undefined, undefined],
  ])('what is unclear with the ZIP code of %j: %j', (address, unclear) => {
    expect(unclearZip(address)).toBe(unclear)
  })

  const HOME = '2207 Rumsey Avenue, Cody, WY 82414'
  test.each([
    ['2207 Rumsey Avenue, Cody, WY 8241', true],
    ['2207 Rumsey Avenue, Cody, WY 12414', true],
    ['2207 rumsey ave. Cody Wyoming', true],
    ['2207 Rumsey Avenue\nCody, WY, 82414-1234\nUSA', true],
    ['2207 Rumsey Avenue, Cody, MT 82414', false],
    ['2207 Rumsey Avenue, Powell, WY 82414', false],
    ['2209 Rumsey Avenue, Cody, WY 82414', false],
  ])('the key of %j is that of the same house: %j', (address, same) => {
    expect(addressKey(address) === addressKey(HOME)).toBe(same)
  })

  test('the number of a road is no ZIP code', () => {
    expect(addressKey('14 County Road 120')).not.toBe(addressKey('14 County Road 130'))
  })

  test.each([
    ['WY', 'Wyoming'],
    [' d.e. ', 'Delaware'],
    ['Wyoming', 'Wyoming'],
    ['México', 'México'],
    ['British Virgin Islands', 'British Virgin Islands'],
  ])('%s in words is %s', (answer, words) => {
    expect(stateInWords(answer)).toBe(words)
  })
})
