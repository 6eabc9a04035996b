import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'
import { Binder } from './binder.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const LINES = 'h2, h3, h4, p, li, dt, dd, th, td, caption'

/** The text of each innermost block, in order. */
function linesOf(trust: TrustRecord, accepted: string): string {
  const { container } = render(<Binder trust={trust} accepted={accepted} />)
  const innermost = [...container.querySelectorAll(LINES)].filter((block) => !block.querySelector(LINES))
  const lines = innermost.map((block) => (block.textContent ?? '').trim()).filter((line) => line !== '')
  return `${lines.join('\n')}\n`
}

test('the binder of the complete family, with dates', async () => {
  await expect(linesOf(families.complete, '2026-11-27')).toMatchFileSnapshot('../../../tests/handover/complete.txt')
})

test('the binder of a trust without answers, without a day', async () => {
  await expect(linesOf(families.empty, '')).toMatchFileSnapshot('../../../tests/handover/empty.txt')
})

test('every beneficiary of a family of two hundred is in both tables', () => {
  const { container } = render(<Binder trust={families.veryLarge} accepted="" />)
  const rows = (name: RegExp) =>
    [...container.querySelectorAll('table')].find((table) => name.test(table.caption?.textContent ?? ''))?.tBodies[0]
      ?.rows.length
  expect(rows(/notify/)).toBe(200)
  expect(rows(/The beneficiaries/)).toBe(200)
})
