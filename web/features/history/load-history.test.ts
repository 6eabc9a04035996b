import { beforeEach, expect, test, vi } from 'vitest'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { changeThatSigned } from './load-history.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/api/call.ts', () => ({ call }))

const change = (version: number, patch: object) => ({ version, at: `2026-05-03T10:0${version}:00.000Z`, patch })
const signs = (version: number, on = true) => change(version, markPatch('trust-agreement', 'signed', on))
const stretch = (version: number, ...changes: object[]) => ({ base: { version, record: null }, changes })
const found = async () => (await changeThatSigned({ ...families.complete }, 'trust-agreement'))?.version
beforeEach(() => call.mockReset())

test('a document was signed when it was last checked off, and no other mark or document counts', async () => {
  const marks = [
    change(5, markPatch('trust-agreement', 'copied', true)),
    change(6, markPatch('schedule-a', 'signed', true)),
  ]
  call.mockResolvedValue(stretch(0, signs(1), signs(2, false), signs(3), change(4, { trustName: 'Oak' }), ...marks))
  expect(await found()).toBe(3)
  call.mockResolvedValue(stretch(0, ...marks))
  expect(await found()).toBeUndefined()
})

test('an old check mark is looked for in earlier stretches, each read once', async () => {
  const trust = { ...families.complete }
  call
    .mockResolvedValueOnce(stretch(4, change(5, { trustName: 'Oak' })))
    .mockResolvedValueOnce(stretch(0, change(1, {}), signs(2)))
  expect((await changeThatSigned(trust, 'trust-agreement'))?.version).toBe(2)
  expect(await changeThatSigned(trust, 'pour-over-will')).toBeUndefined()
  expect(call.mock.calls.map(([, , { query }]) => query)).toEqual([{}, { before: '5' }])
})
