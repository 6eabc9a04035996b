import { unprintable } from './bad-inputs.ts'
import type { Field } from './fields.ts'

const TEXTS = /Rules|terminationEvent|Preference|amendmentDetails|description|legalDescription|acknowledgements.*text/
const DATES = /Date$|funding\.date$/

function longest({ path }: Field): number {
  if (/email$/i.test(path)) return 254
  if (TEXTS.test(path)) return 20_000
  if (/funding\.note$/.test(path)) return 1_000
  return /address$|street|titleHolding/i.test(path) ? 500 : 200
}

const notText = [5, -1, 1.5, true, [], ['a'], {}, { a: 1 }]
const dates = [
  '1899-12-31',
  '2024-02-31',
  '2025-13-01',
  '0000-00-00',
  '2025-1-1',
  '01/02/2025',
  'today',
  '2999-12-31T00:00:00Z',
]
const numbers = ['5', '', true, [], {}, -1, 1e308, Number.MIN_SAFE_INTEGER]

const byType: Record<string, (field: Field) => readonly unknown[]> = {
  string: (field) => [
    ...notText,
    ...unprintable.map(({ typed }) => typed),
    'x'.repeat(longest(field) + 1),
    ...(DATES.test(field.path) ? dates : []),
    ...(/trustDate|einCreationDate/.test(field.path) ? ['2999-12-31'] : []),
    ...(/email$/i.test(field.path) ? ['ann', 'ann@', '@family.example', 'ann@family'] : []),
    ...(/ssn$/i.test(field.path) ? ['abc', '12a456789', '1234567890', '123-45-678', '-1', ''] : []),
    ...(/\.ein$/.test(field.path) ? ['123456789', '12-345678', '12-34567890', 'ab-cdefghi', ''] : []),
    ...(/\.value$/.test(field.path) ? ['-5', '1.5', '1e9', '$5', '1'.repeat(16)] : []),
    ...(/accountNumber$/.test(field.path) ? ['12345', '<b>'] : []),
  ],
  number: ({ path }) => [...numbers, ...(/currentStep/.test(path) ? [0, 14, 1.5] : [])],
  boolean: () => ['true', '', 1, 0, [], {}],
  enum: () => [...notText, '', 'nobody', 'toString', '__proto__'],
  literal: () => [...notText, '', 'trust'],
  object: () => [5, true, 'text', [], [{}]],
}

/** Values that this field must reject. */
export function badValuesOf(field: Field): readonly unknown[] {
  const values = byType[field.type]?.(field)
  if (!values) throw new Error(`There are no bad values for ${field.path}, a field of type ${field.type}.`)
  return field.clearable ? values : [...values, null]
}
