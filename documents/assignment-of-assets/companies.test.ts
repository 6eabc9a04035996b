import { expect, test } from 'vitest'
import type { Asset } from '#domain/trust/entries.ts'
import { text } from './family-for-tests.ts'

const company = (entityType: string, state: string): Partial<Asset> => ({
  type: 'business',
  businessDetails: { entityType, state },
})
const LLC = company('LLC', 'Wyoming')
const OTHERS = [company('LLC', 'Delaware'), company('corporation', 'Wyoming'), company('limited partnership', 'WY')]
const OF_FORMATION = 'passes as the law under which the entity was formed and its own agreement require.'

test('Wyoming’s law of limited liability companies is stated for them alone', () => {
  expect(text(LLC)).toContain('A transferee of an interest in a limited liability company is entitled only')
  expect(text(LLC)).not.toContain(OF_FORMATION)
  for (const other of OTHERS) {
    expect(text(other)).toContain(`An interest in an entity ${OF_FORMATION}`)
    expect(text(other)).not.toContain('17-29-502')
  }
  expect(text(LLC, ...OTHERS)).toContain('A transferee of an interest in a Wyoming limited liability company is')
  expect(text(LLC, ...OTHERS)).toContain(`An interest in any other entity ${OF_FORMATION}`)
})
