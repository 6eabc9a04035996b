import { expect, test } from 'vitest'
import { plainText } from '../plain-text.ts'
import { assignmentOfAssets } from './build.ts'
import { text, withAssets } from './family-for-tests.ts'

const CONFIRMED = 'Confirmed only: assigned before'
const trust = {
  ...withAssets([
    { name: 'House', type: 'real_estate', address: '1 Elm Street', ownership: 'joint', value: '400000' },
    { name: 'Savings', type: 'bank_account', value: '1000' },
    { name: 'Boat', value: '70' },
  ]),
  spouseName: 'Thomas Hollis',
}
const further = (...assignedBefore: string[]) =>
  plainText(assignmentOfAssets(trust, { assignedBefore })).join('\n').replaceAll('\u00A0', ' ')

test('lists what is newly assigned and what is only confirmed apart, each with its date', () => {
  const words = further('x0', 'x1', 'gone')
  const [assigned = '', before = ''] = words.split(`2.5 ${CONFIRMED}`)
  expect(assigned).toContain('Interest assigned\nValue (for information only)\n1\nBoat')
  expect(assigned).not.toMatch(/House|Savings/)
  expect(assigned).toContain('is newly assigned, with effect from the date on which this Assignment takes effect')
  expect(assigned).toContain('with effect from the date on which the earlier assignment written beside it took effect')
  expect(before).toMatch(/^\n.*does not assign it again\.\nProperty assigned before\n/)
  expect(before).toMatch(/\n2\nHouse\n1 Elm Street\n_+\n3\nSavings\n_+\nARTICLE 3\. EXTENT/)
})

test('asks nobody to sign, values nothing and lets no home of what was assigned before', () => {
  const words = further('x0')
  expect(words).not.toMatch(/JOINDER|RIDER|Joint property\./)
  expect(words).toContain('The stated values total $1,070.')
})

test('leaves the numbers to the Grantor where it is not known which were assigned, or all were', () => {
  const byHand = 'Only confirmed: numbers and dates (if none, write “none”)'
  for (const words of [further(), further('x0', 'x1', 'x2'), further('gone'), text({})]) {
    expect(words).toContain(byHand)
    expect(words).toContain('(a) newly assigned: the property whose number is not written on the line below.')
    expect(words).toContain('other than property that is only confirmed as stated below')
    expect(words).not.toContain(CONFIRMED)
  }
})
