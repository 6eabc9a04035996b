import { expect, test } from 'vitest'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { type ListField, listFields } from '#domain/trust/record.ts'
import { mayWait, SMALL } from './record-state.ts'

const SMALLEST: Record<ListField, Record<string, unknown>> = {
  beneficiaries: { id: 'a', name: 'A', relationship: 'child' },
  assets: { id: 'a', name: 'A', type: 'other', ownership: 'sole' },
  trustees: { id: 'a', name: '', address: '' },
  acknowledgements: { id: 'a', text: '', checked: true },
}

test.each(Object.entries(SMALLEST))('no list of %s in a small record is too long', (field, entry) => {
  const schema = listFields[field as ListField]
  expect(schema.safeParse(entry).success).toBe(true)
  // Nothing can be left out of it, and the texts that anybody may choose are as short as they may be.
  for (const name of Object.keys(entry)) {
    const { [name]: _, ...others } = entry
    expect(schema.safeParse(others).success, `without its ${name}`).toBe(false)
  }
  expect((JSON.stringify(entry).length + ','.length) * LIMITS.list).toBeGreaterThanOrEqual(SMALL)
})

const state = { base: 1, version: 1, at: '2026-01-01T00:00:00.000Z', size: 6_000, kept: 6_000, day: 6_000 }
const none = { base: null, version: null, at: null, size: null, kept: null, day: null }
const waiting = (uid: string) => Array.from({ length: 16 }, (_, version) => mayWait(uid, { ...state, version }, '{}'))

test('every eighth change is laid into the record, for one user at another version than for the next', () => {
  const [of, ofNext] = [waiting('a'), waiting('b')]
  for (const each of [of, ofNext]) expect(each.filter((waits) => !waits)).toHaveLength(2)
  expect(of).not.toEqual(ofNext)
  expect(of.slice(0, 8)).toEqual(of.slice(8))
})

test('so is the first, one after a record that is just beginning, and one with which it would be large', () => {
  const version = waiting('a').indexOf(true)
  const at = (others: object, patch = '{}') => mayWait('a', { ...state, version, ...others }, patch)
  expect(at({})).toBe(true)
  expect(mayWait('a', none, '{}')).toBe(false)
  expect(at({ base: 0 })).toBe(false)
  expect(at({ size: SMALL - 2 })).toBe(true)
  expect(at({ size: SMALL - 2 }, '{ }')).toBe(false)
})
