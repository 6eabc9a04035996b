import { expect, test } from 'vitest'
import type { InTheProduct } from './in-the-product.ts'
import { verdicts } from './verdicts.ts'

const product: InTheProduct = {
  first: [60],
  unprepared: [500],
  warm: [10],
  changed: [60],
  packet: [120],
  packetAgain: [500],
  preview: [150],
  previewAgain: [500],
  longTasks: { ahead: [], unprepared: [], single: [], packet: [], preview: [], typing: [] },
}
/** Milliseconds for so many beneficiaries; the last 500 cost `last` each, those before them 1. */
const growth = (last = 1) => [
  { size: 10, cost: 10 },
  { size: 500, cost: 500 },
  { size: 1_000, cost: 500 + 500 * last },
]
const missed = (changed: Partial<InTheProduct>, costs = growth()) =>
  verdicts({ ...product, ...changed }, costs).filter(({ within }) => !within).length

test('each time is held to its limit, by its median', () => {
  expect(missed({})).toBe(0)
  expect(missed({ first: [61], warm: [11], changed: [61], packet: [121], preview: [151] })).toBe(5)
  expect(missed({ first: [10, 20, 900] })).toBe(0)
  expect(() => missed({ warm: [] })).toThrow('Nothing was measured.')
})

test('one long task is one too many, wherever tasks are measured', () => {
  for (const where of Object.keys(product.longTasks))
    expect(missed({ longTasks: { ...product.longTasks, [where]: [51] } })).toBe(1)
})

test('growth is held to what the last ones cost', () => {
  expect(missed({}, growth(1.2))).toBe(0)
  expect(missed({}, growth(1.21))).toBe(1)
})
