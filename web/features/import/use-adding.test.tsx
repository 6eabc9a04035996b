import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { recordOf, samples } from '#samples/families.ts'
import { ShareTotals } from './beneficiaries-page.tsx'
import { undoneWords, untouchedOf } from './use-adding.ts'

const trust = recordOf(samples.complete)

test('shares that would add up to more than the whole are reported before anything is added', () => {
  render(<ShareTotals trust={trust} chosen={[{ id: 'x', name: 'Ada', relationship: 'friend', sharePercent: 40 }]} />)
  expect(screen.getByText(/add up to 140%\. The agreement then adjusts them/)).toBeDefined()
})

test('so are those that would get nothing, and a sum that stays whole is not worth a word', () => {
  const { container, rerender } = render(
    <ShareTotals trust={trust} chosen={[{ id: 'x', name: 'Ada', relationship: 'friend' }]} />,
  )
  expect(container.textContent).toMatch(/leave nothing for those without one/)
  rerender(<ShareTotals trust={trust} chosen={[{ id: 'x', name: 'Ada', relationship: 'friend', isPrimary: false }]} />)
  expect(container.textContent).toBe('')
  rerender(<ShareTotals trust={trust} chosen={[]} />)
  expect(container.textContent).toBe('')
})

const added: readonly Beneficiary[] = [
  { id: 'a', name: 'Red Cross', relationship: 'charity', sharePercent: 10, ein: '53-0196605' },
  { id: 'b', name: 'Ben Whitlock', relationship: 'child', birthYear: 1985 },
  { id: 'c', name: 'Ada Pine', relationship: 'friend' },
]

test('what came back from the account in another order of its answers is untouched', () => {
  const list = [
    ...added.slice(1),
    { id: 'a', name: 'Red Cross', relationship: 'charity' as const, ein: '53-0196605', sharePercent: 10 },
  ]
  expect(untouchedOf(added, list)).toEqual({ untouched: ['a', 'b', 'c'], changed: 0 })
})

test('what was changed since stays, and what was taken out is neither', () => {
  const list = [{ id: 'b', name: 'Ben Whitlock', relationship: 'child' as const, birthYear: 1986 }, ...added.slice(2)]
  expect(untouchedOf(added, list)).toEqual({ untouched: ['c'], changed: 1 })
  expect(untouchedOf(added)).toEqual({ untouched: [], changed: 0 })
})

test('an undo says what left the list, what is as before and what stays', () => {
  const said = (removed: number, restored: number, kept: number) => english(undoneWords({ removed, restored, kept }))
  expect(said(56, 0, 0)).toBe('56 added entries were removed from your list.')
  expect(said(2, 1, 1)).toBe(
    '2 added entries were removed from your list. 1 entry is as before. 1 entry that you have changed since then stays on your list.',
  )
  expect(said(0, 0, 0)).toBe('0 added entries were removed from your list.')
  expect(said(0, 0, 3)).toBe('3 entries that you have changed since then stay on your list.')
})

test('shares of updated beneficiaries count once', () => {
  const [first] = trust.beneficiaries ?? []
  const { container } = render(<ShareTotals trust={trust} chosen={first ? [first] : []} />)
  expect(container.textContent).toBe('')
})
