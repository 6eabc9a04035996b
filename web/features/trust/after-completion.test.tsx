import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Asset } from '#domain/trust/entries.ts'
import type { FundingStatus } from '#domain/trust/enumerations.ts'
import { FundingProgress } from './after-completion.tsx'

afterEach(cleanup)

function progressOf(...statuses: FundingStatus[]) {
  const assets = statuses.map((status, n): Asset => {
    return { id: `a-${n}`, name: 'Cabin', type: 'real_estate', ownership: 'sole', funding: { status } }
  })
  const { container } = render(<FundingProgress trust={{ uid: 'u', assets }} />)
  return container.textContent
}

test('what is moved is counted, without what needs no moving', () => {
  expect(progressOf('done', 'to-do', 'not-needed')).toBe('1 of 2 assets moved into the trust1 not needed50%')
  expect(progressOf()).toBe('')
})

test('what passes by designation is not counted, and it is said why', () => {
  const assets = ['Cabin', 'Traditional IRA'].map(
    (name, n): Asset => ({ id: `a-${n}`, name, type: 'investment', ownership: 'sole' }),
  )
  const { container } = render(<FundingProgress trust={{ uid: 'u', assets }} />)
  expect(container.textContent).toMatch(/^0 of 1 asset moved into the trust0%One asset is not counted: a retirement/)
})

test('where nothing needs to be moved, nothing of nothing is not counted', () => {
  expect(progressOf('not-needed', 'not-needed')).toBe('None of your assets needs to be moved2 not needed100%')
  expect(screen.getByRole('progressbar')).toBeTruthy()
})
