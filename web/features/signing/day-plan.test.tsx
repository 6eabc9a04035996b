import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { attendance } from '#documents/signing-kit/attendance.ts'
import { families } from '#samples/families.ts'
import { suggesting } from '#web/features/people/register.tsx'
import { DayPlanFields } from './day-plan.tsx'
import type { DayPlan } from './use-day-plan.ts'

const trust = {
  ...families.complete,
  people: [
    { id: 'p', name: 'Ada Hollis' },
    { id: 'o', name: 'Hollis Bank', kind: 'organization' as const },
  ],
}
vi.mock('#web/features/people/use-suggestions.ts', () => ({
  useSuggestions: (inHand: Parameters<typeof suggesting>[1]) => suggesting(trust, inHand),
}))
afterEach(cleanup)

const plan = {
  valueOf: () => '',
  errorOf: () => undefined,
  type: vi.fn(),
  save: vi.fn(async () => undefined),
  witnessIds: ['witness-1', 'witness-2'],
} as unknown as DayPlan
const options = (field: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: field }))
  return screen.getAllByRole('option')
}

test('a witness is suggested from the register, those without a part first, and those who may not are marked', () => {
  render(<DayPlanFields plan={plan} trust={trust} coming={attendance(trust)} />)
  const found = options('Witness 1')
  const texts = found.map(({ textContent }) => textContent ?? '')
  expect(texts[0]).toBe('Ada Hollis')
  expect(texts.join('\n')).not.toContain('Hollis Bank')
  const marked = texts.map((text) => /[✕!]/.test(text))
  expect(marked).toEqual(marked.toSorted((one, other) => +one - +other))
  expect(texts.some((text) => text.includes('! Better somebody else'))).toBe(true)
  fireEvent.click(found[0] as HTMLElement)
  expect(plan.type).toHaveBeenCalledWith('witness/witness-1', 'Ada Hollis')
  expect(plan.save).toHaveBeenCalledWith('witness/witness-1')
})

test('so is the notary, whom the documents may not name', () => {
  render(<DayPlanFields plan={plan} trust={trust} coming={attendance(trust)} />)
  const [first, ...others] = options('Notary').map(({ textContent }) => textContent)
  expect(first).toBe('Ada Hollis')
  expect(others.every((text) => text?.includes('✕ May not be the notary'))).toBe(true)
})
