import { expect, test } from 'vitest'
import { passesByDesignation } from './by-designation.ts'
import type { Asset } from './entries.ts'

const of = (name: string, type: Asset['type'] = 'investment', description?: string) =>
  passesByDesignation({ name, type, ...(description && { description }) })

test.each([
  ...['Traditional IRA', 'My Roth IRA', 'roth ira at Vanguard', 'Inherited ira', 'SEP IRA', 'Two IRAs'],
  ...['401(k)', 'Acme 401k plan', '403(b)', '457 (b) deferred compensation', 'Roth 401(k)', 'Retirement account'],
  ...['State pension', 'Keogh plan', 'TSP', 'HSA', 'Health savings account'],
])('%s is a retirement account', (name) => {
  expect(of(name)).toBe('retirement')
})

test.each(['Term life insurance policy', 'Life Insurance', 'Whole life, Mutual of Lander', 'universal life'])(
  '%s is life insurance',
  (name) => {
    expect(of(name, 'other')).toBe('insurance')
  },
)

test.each([
  ...['Brokerage account', 'Ira Whitlock’s account', 'Roth Brothers shares', 'Non-retirement savings'],
  ...['Mirador fund', 'Account 40155', 'Wildlife fund', 'Lifetime membership', 'Simple savings'],
])('%s is neither', (name) => {
  expect(of(name)).toBeUndefined()
})

test('the description counts too, and land, a business or a thing is never one', () => {
  expect(of('Savings', 'bank_account', 'Held in a Roth IRA')).toBe('retirement')
  for (const type of ['real_estate', 'business', 'vehicle', 'personal_property'] as const)
    expect(of('Retirement home, 401(k), life insurance', type)).toBeUndefined()
})
