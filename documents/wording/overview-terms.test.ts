import { expect, test } from 'vitest'
import { KNOWN_DISTRIBUTIONS, termsOf } from '#domain/trust/overview/terms.ts'
import { newTrust } from '#domain/trust/record.ts'
import { distributionClause } from './distribution.ts'

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
