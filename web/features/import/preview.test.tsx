import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordOf, samples } from '#samples/families.ts'
import { ShareTotals } from './preview.tsx'

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
