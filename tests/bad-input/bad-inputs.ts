import type * as z from 'zod/mini'
import { addDays, localDate } from '#domain/formats/calendar-date.ts'
import { CertificateData } from '#domain/trust/entries.ts'
import { listFields, scalarFields } from '#domain/trust/record.ts'
import type { Question } from '#domain/trust/steps/step.ts'

/** One thing a hostile or unlucky hand types, and what the field must say about it. */
export interface BadInput {
  what: string
  typed: string
  says: RegExp
  /** What the field then holds, where the browser's own control or the field's own format takes something out. */
  left?: string
}

const CONTROL = /invisible control character/
/** Texts that no document can print. */
export const unprintable: readonly BadInput[] = [
  { what: 'U+0000', typed: 'Ann\u0000a', says: CONTROL },
  { what: 'U+0008', typed: 'Ann\u0008a', says: CONTROL },
  { what: 'U+000B', typed: 'Ann\u000Ba', says: CONTROL },
  { what: 'U+001B', typed: 'Ann\u001B[31ma', says: CONTROL },
  { what: 'U+0085', typed: 'Ann\u0085a', says: CONTROL },
  { what: 'U+2028', typed: 'Ann\u2028a', says: CONTROL },
  { what: 'U+FFFE', typed: 'Ann\uFFFEa', says: CONTROL },
  { what: 'a right-to-left override', typed: 'Ann\u202Egnp.exe', says: /invisible character that reverses text/ },
  { what: 'a right-to-left isolate', typed: 'Ann\u2067gnp.exe', says: /invisible character that reverses text/ },
  { what: 'half a surrogate pair', typed: 'Ann\uD83Da', says: /broken character/ },
  { what: 'the other half', typed: 'Ann\uDE00a', says: /broken character/ },
]

/** Text that is none of our business to reject, and everybody's to show as text. */
export const validButHostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "Robert'); DROP TABLE trusts;--",
  '{{7*7}} $& %s %00 &amp; <!-- \\',
  'عائشة بنت أبي بكر 王小明 👩‍👩‍👧‍👦',
] as const

function overLong(limit: number): BadInput {
  return {
    what: `${limit + 1} characters`,
    typed: 'x'.repeat(limit + 1),
    says: new RegExp(
      `keep this to ${limit.toLocaleString('en-US')} characters or fewer. You have ${(limit + 1).toLocaleString('en-US')}`,
    ),
  }
}

// One of each sort: the API's own test tries them all, and every round in the browser takes its time.
const inBrowser = new Set(['U+0000', 'U+000B', 'U+FFFE', 'a right-to-left override', 'half a surrogate pair'])
const someUnprintable = unprintable.filter(({ what }) => inBrowser.has(what))
const texts = (limit: number) => [overLong(limit), ...someUnprintable]
const says = (message: RegExp, ...typed: string[]): BadInput[] =>
  typed.map((text) => ({ what: text || 'nothing', typed: text, says: message }))

const NO_CODE = /^Please enter the code$/
const SIX_DIGITS = /^The code has six digits/
const WRONG_CODE = /^This (recovery )?code is wrong or was used before/
/** Where a code of an authenticator app is asked for. Few of these reach the server, which takes five wrong ones and no more. */
export const badCodes: readonly BadInput[] = [
  ...says(NO_CODE, '', '   '),
  ...says(SIX_DIGITS, '12345', '1234567', '12 34 5', '１２３'),
  { what: '101 letters', typed: 'x'.repeat(101), says: /^This is not a valid code/ },
  { what: 'digits of another script', typed: '٣'.repeat(6), says: WRONG_CODE },
  { what: 'half a surrogate pair', typed: '12\uD83D456', says: WRONG_CODE },
]

const INVALID_EMAIL = /^Invalid email address$/
const EIN = /two digits, a dash and seven digits/

/** The days around today, as the browser counts them. */
export const tomorrow = (): string => addDays(localDate(new Date()), 1)

/** The texts that are longer than most lines: an address may be. */
const LONGER_LINES = new Set(['street', 'titleHolding'])

/** For each kind of question, what is typed into it. Empty is tried apart, since what it means depends on the question. */
const byKind: Record<Question['kind'], (question: Question) => readonly BadInput[]> = {
  line: ({ name }) => texts(LONGER_LINES.has(name) ? 500 : 200),
  address: () => texts(500),
  paragraph: () => texts(20_000),
  email: () => [
    overLong(254),
    ...someUnprintable.slice(-2),
    ...says(
      INVALID_EMAIL,
      'ann@',
      '@family.example',
      'ann@family',
      'ann ann@family.example',
      '<script>alert(1)</script>',
    ),
  ],
  date: ({ notInFuture }) => [
    ...says(/cannot be before January 1, 1900|on or after January 1, 1900/, '1899-12-31', '0001-01-01'),
    ...(notInFuture ? says(/cannot be in the future/, tomorrow(), '9999-12-31') : []),
  ],
  ssn: () => [
    { what: 'letters', typed: 'abc-de-fghi', says: /SSN is required/, left: '' },
    { what: 'too few digits', typed: '123', says: /SSN is required/ },
    { what: 'a script', typed: '<script>alert(1)</script>', says: /SSN is required/, left: '1' },
  ],
  'dashed-ssn': () => [
    { what: 'letters', typed: 'abc-de-fghi', says: /Please enter a valid SSN/, left: '' },
    { what: 'too few digits', typed: '123-45', says: /Please enter a valid SSN/ },
  ],
  'whole-number': () => says(/Number of trustees is required/, '0', '-1', '1.5', '1001', '1e9', '99999999999999999999'),
  percent: () =>
    says(/A share must be between 0 and 100/, '101', '-1', '1e2', 'half', '50,500', '33 1/3', '9'.repeat(400), '0x10'),
  year: () => [
    ...says(/four digits/, '20', '-200', '20O8', '19999', '1e3'),
    ...says(/The year of birth cannot be|four digits/, '1899', '2201'),
  ],
  money: () => [
    ...says(/whole dollars, digits only/, 'a lot', '-5', '1.5', '1e9', '€100', '<script>'),
    ...says(/at most 15 digits/, '1'.repeat(16)),
  ],
  'last-four': () => says(/only the last four/, '12345', '12 4', '<b>1', '1\u00002'),
  ein: () => says(EIN, '12-345678', '12-34567890', 'ab-cdefghi', '<script>', '12\u00003456789'),
  age: () => [...says(/between 18 and 65/, '17', '66', '-1', '0', '999999999999'), ...says(/whole number/, '18.5')],
  // These hold only what the page offers; that nothing was chosen is the test of emptiness.
  choice: () => [],
  select: () => [],
  check: () => [],
  trustees: () => texts(200),
  stages: () => [
    ...says(/whole age from 18 to 90/, 'half', '17: 50%, 30: 50%', '91: 50%', '25.5: 100%', '25\u0000: 50%'),
    ...says(/an age above 30/, '30: 50%, 30: 50%'),
    ...says(/a percentage above 0/, '25: 0%, 30: 100%', '25: -5%', '25: 1e2%, 30: 1%'),
    ...says(/add up to 90%/, '25: 40%, 30: 50%'),
    ...says(/10 parts or fewer/, '25: 1%,'.repeat(11), 'x'.repeat(201)),
  ],
}

export function badInputsOf(question: Question): readonly BadInput[] {
  return byKind[question.kind](question)
}

const NUMBERS: readonly BadInput[] = ['914-63-7285', 'It is 914 63 7285.', '914.63.7285'].map((typed) => ({
  what: `the number ${typed}`,
  typed,
  says: /leave social security numbers out/,
}))
const blank = (message: RegExp): BadInput => ({ what: 'nothing but spaces', typed: '   ', says: message })

/** For each field about links for readers: the owner's two and the reader's two. */
export const reviewInputs = {
  label: [...texts(100), ...NUMBERS, blank(/say who this link is for/)],
  passphrase: says(/at least 6 characters|at most 128 characters/, 'cedar', '      ', 'x'.repeat(129)),
  name: [...texts(100), ...NUMBERS.slice(0, 1), blank(/enter your name/)],
  text: [...texts(2_000), ...NUMBERS, blank(/write your comment/)],
} as const satisfies Record<string, readonly BadInput[]>

const TEXTS = /Rules|terminationEvent|Preference|amendmentDetails|description|legalDescription|acknowledgements.*text/
const DATES = /Date$|funding\.date$/

function longest({ path }: Field): number {
  if (/email$/i.test(path)) return 254
  if (TEXTS.test(path)) return 20_000
  if (/funding\.note$/.test(path)) return 1_000
  if (/^handover(Originals|Notes)$/.test(path)) return 4_000
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

/** What a field of a patch takes, read from the schema's own shape so that a new field cannot be forgotten. */
interface Field {
  /** The dotted path by which a rejection names it. */
  path: string
  /** zod's word for the type, such as `string`, `enum` or `object`. */
  type: string
  /** May be cleared with `null`. */
  clearable: boolean
  /** A patch that gives this one field this one value. */
  patch(value: unknown): Record<string, unknown>
}

type Shape = Record<string, z.ZodMiniType>
interface Def {
  type: string
  innerType?: z.ZodMiniType
  shape?: Shape
  entries?: object
}
const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def

function innermost(schema: z.ZodMiniType): Def {
  const def = defOf(schema)
  return def.innerType ? innermost(def.innerType) : def
}

/** A right value for each choice that an entry's details cannot be without, so that only the wrong one beside it is rejected. */
function needed(shape: Shape): object {
  const required = Object.entries(shape).filter(([, schema]) => defOf(schema).type === 'enum')
  return Object.fromEntries(required.map(([name, schema]) => [name, Object.keys(defOf(schema).entries ?? {})[0]]))
}

function fieldsIn(shape: object, above: string, wrap: (change: object) => object): Field[] {
  const named = Object.entries(shape as Shape).filter(([name]) => name !== 'id')
  return named.flatMap(([name, schema]) => {
    const { type, shape: inner } = innermost(schema)
    const patch = (value: unknown) => ({ ...wrap({ [name]: value }) })
    const field: Field = { path: `${above}${name}`, type, clearable: defOf(schema).type === 'optional', patch }
    // What lies within an entry's details is replaced whole, so that nothing in it can be cleared by itself.
    const rest = inner && needed(inner)
    const within = inner
      ? fieldsIn(inner, `${field.path}.`, (change) => patch({ ...rest, ...change })).map((each) => ({
          ...each,
          clearable: false,
        }))
      : []
    return [field, ...within]
  })
}

/** The id of the one entry of every list. */
export const ENTRY = 'here'

/** Every field of `PATCH /api/trust`, those of the lists' entries too. */
export const fields: readonly Field[] = [
  ...fieldsIn(scalarFields, '', (change) => change),
  ...fieldsIn(CertificateData.shape, 'certificateData.', (certificateData) => ({ certificateData })),
  ...Object.entries(listFields).flatMap(([list, { shape }]) =>
    fieldsIn(shape, `${list}.put.0.`, (change) => ({ [list]: { put: [{ id: ENTRY, ...change }] } })),
  ),
]
