import { expect, test } from 'vitest'
import type { OfficeField } from '#domain/trust/people/offices.ts'
import { recordOf, samples } from '#samples/families.ts'
import { suggesting } from './register.tsx'

const SPOUSE = 'Thomas Edward Whitlock'
const whole = recordOf({ ...samples.complete, spouseName: SPOUSE })
const offered = (typed: string, ...before: string[]) => offeredIn('spouseName', typed, ...before)
const offeredIn = (field: OfficeField, typed: string, ...before: string[]) =>
  suggesting(whole, { field, questions: {}, answers: () => ({}), before: () => before })
    .optionsFor(typed)
    .map(({ name }) => name)

test('whose name is being corrected in the field is not suggested there, and is again for another', () => {
  expect(offered('Tho', '', '')).toContain(SPOUSE)
  expect(offered('Thomas Edwin', SPOUSE, SPOUSE)).toEqual([])
  expect(offered('Tho', SPOUSE, SPOUSE)).not.toContain(SPOUSE)
  expect(offered('Tho', 'Thomas Ed', SPOUSE), 'the correction was left half way').not.toContain(SPOUSE)
  expect(offered('', SPOUSE, SPOUSE), 'the whole list').toContain(SPOUSE)
  expect(offered('Tho', 'Eleanor Grace Park', SPOUSE), 'after somebody else was picked').toContain(SPOUSE)
  expect(offeredIn('guardianName', 'Tho', SPOUSE, SPOUSE), 'it was only proposed').toContain(SPOUSE)
})
