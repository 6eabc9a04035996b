import { expect, test } from 'vitest'
import { newRecoveryCodes, recoveryHash } from './code-check.ts'

test('ten codes are made, all different, of letters that nobody takes for others', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
})

test('each letter is as likely as any other', () => {
  const letters = Array.from({ length: 200 }, newRecoveryCodes).flat().join('').replaceAll('-', '')
  const counts = Map.groupBy(letters, (letter) => letter)
  expect(counts.size).toBe(31)
  for (const [, { length }] of counts) expect(length / letters.length).toBeCloseTo(1 / 31, 2)
})

test('however a code is typed, it is the same, and another user’s is another', () => {
  const hash = recoveryHash('ann', 'k7mq-2xw9-h4td-8rfn')
  for (const typed of ['k7mq2xw9h4td8rfn', ' K7MQ 2XW9 H4TD 8RFN ', 'k7mq–2xw9–h4td–8rfn'])
    expect(recoveryHash('ann', typed)).toBe(hash)
  expect(recoveryHash('tom', 'k7mq-2xw9-h4td-8rfn')).not.toBe(hash)
})
