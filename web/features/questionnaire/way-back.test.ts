import { expect, test } from 'vitest'
import { isReplacing, openedFrom } from './way-back.ts'

test('a question opened after a death or a divorce, and no other, puts somebody else into the place', () => {
  const opened = (from: Parameters<typeof openedFrom>[0]) =>
    isReplacing(new URL(openedFrom(from, '/trust-builder/pour-over-will#executor'), 'http://localhost').search)
  expect(opened('change:event=divorce&about=beneficiaries/b-thomas&since=1')).toBe(true)
  expect(opened('change:event=death&about=trusteeName&since=1')).toBe(true)
  expect(opened('change:event=move&since=1')).toBe(false)
  expect(opened('summary')).toBe(false)
  expect(isReplacing('')).toBe(false)
})
