import { expect, test } from 'vitest'
import { Refuse } from '../../refuse.ts'
import { refuseFutureDates } from './future-dates.ts'

const bornIn = (birthYear: number, now: string) => () =>
  refuseFutureDates({ beneficiaries: { put: [{ id: 'a' }, { id: 'b', birthYear }] } }, new Date(now))

test('a year of birth is not after the year that it is somewhere', () => {
  expect(bornIn(2026, '2026-11-24T10:00:00Z')).not.toThrow()
  expect(bornIn(2027, '2026-12-31T10:00:00Z')).not.toThrow()
  const field = 'beneficiaries.put.1.birthYear'
  const refusal = new Refuse('invalid-field', 'The year of birth cannot be in the future.', { field })
  expect(bornIn(2027, '2026-11-24T10:00:00Z')).toThrow(refusal)
  expect(bornIn(2028, '2026-12-31T10:00:00Z')).toThrow(refusal)
})

test('a date is at most tomorrow in UTC', () => {
  const dated = (trustDate: string) => () => refuseFutureDates({ trustDate }, new Date('2026-11-24T10:00:00Z'))
  expect(dated('2026-11-25')).not.toThrow()
  expect(dated('2026-11-26')).toThrow('The date cannot be in the future.')
})
