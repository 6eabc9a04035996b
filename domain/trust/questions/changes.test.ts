import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { CertificateData } from '../entries.ts'
import { type ListField, listFields, scalarFields, type TrustRecord } from '../record.ts'
import { answerChanges, BOOKKEEPING, changeSubject, changeWords } from './changes.ts'
import { entryFields, sections, systemFields } from './fields.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>
const bare = (type: z.ZodMiniType): z.ZodMiniType =>
  type._zod.def.type === 'optional' ? bare((type as z.ZodMiniOptional).def.innerType as z.ZodMiniType) : type

/** Every field of a schema that holds one value, with two values that differ. */
function leaves(shape: Shape, above = ''): { path: string; one: unknown; other: unknown }[] {
  return Object.entries(shape).flatMap(([name, type]) => {
    const path = above === '' ? name : `${above}.${name}`
    const inner = bare(type)
    switch (inner._zod.def.type) {
      case 'object':
        return leaves((inner as z.ZodMiniObject).shape as Shape, path)
      case 'boolean':
        return [{ path, one: false, other: true }]
      case 'number':
        return [{ path, one: 1, other: 2 }]
      default:
        return [{ path, one: '123-45-6789', other: '987-65-4321' }]
    }
  })
}

function holding(path: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = path.split('.')
  return { [first]: rest.length === 0 ? value : holding(rest.join('.'), value) }
}

const scalars = [...leaves(scalarFields), ...leaves(CertificateData.shape, 'certificateData')]
const withField = (path: string, value: unknown) => ({ uid: 'u', ...holding(path, value) }) as TrustRecord

const [kept, told] = [true, false].map((is) => scalars.filter(({ path }) => BOOKKEEPING.has(path) === is))

test.each(kept ?? [])('a change of $path is not reported', ({ path, one, other }) => {
  expect(answerChanges(withField(path, one), withField(path, other))).toEqual([])
})

test.each(told ?? [])('a change of $path is reported in words of its own', ({ path, one, other }) => {
  const changes = answerChanges(withField(path, one), withField(path, other))
  expect(changes.map((change) => change.path)).toEqual([path])
  expect(changes.map((change) => changeSubject(change)).join()).toMatch(/^[A-Z].{3,}/u)
  expect(changes.map((change) => changeWords(change)).join()).not.toMatch(/undefined|\[object/)
})

const entryLeaves = (Object.keys(listFields) as ListField[]).flatMap((list) =>
  leaves(listFields[list].shape)
    .filter(({ path }) => path !== 'id')
    .map((leaf) => ({ list, ...leaf })),
)

test.each(entryLeaves)('a change of $path of an entry of $list names the entry', ({ list, path, one, other }) => {
  const trust = (value: unknown) =>
    ({
      uid: 'u',
      [list]: [
        { id: 'e', ...(list === 'acknowledgements' ? { text: 'Clara' } : { name: 'Clara' }), ...holding(path, value) },
      ],
    }) as unknown as TrustRecord
  const changes = answerChanges(trust(one), trust(other))
  expect(changes.map((change) => change.path)).toEqual([`${list}/e/${path}`])
  const named = path === 'name' || path === 'text' ? '987-65-4321' : 'Clara'
  expect(changeSubject(changes[0] ?? { words: '' })).toMatch(new RegExp(`^[A-Z][a-z ]+ ${named}: [A-Za-z]`))
})

test('no two fields are called the same', () => {
  const ofRecord = [...sections.flatMap(({ fields }) => fields), ...systemFields].map(({ words }) => words)
  expect(new Set(ofRecord).size).toBe(ofRecord.length)
  for (const fields of Object.values(entryFields))
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length)
})

test('of somebody whom the register has under another id, only what differs is said', () => {
  const register = (...people: TrustRecord['people'] & {}): TrustRecord => ({ uid: 'u', people })
  const [david, eve] = [
    { name: 'David Allan Ruiz', birthYear: 1970 },
    { id: 'e', name: 'Eve Lund' },
  ]
  const words = (before: TrustRecord, after: TrustRecord) =>
    answerChanges(before, after).map((change) => changeWords(change))
  const before = register({ id: '1', ...david }, eve)
  expect(words(before, register(eve, { id: '2', ...david }))).toEqual([])
  expect(words(before, register(eve, { id: '2', ...david, birthYear: 1971 }))).toEqual([
    'Person David Allan Ruiz: birth year 1970 → 1971',
  ])
  expect(words(before, register(eve))).toEqual(['Person David Allan Ruiz removed'])
})
