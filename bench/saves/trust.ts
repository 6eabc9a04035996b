import type { TrustPatch } from '#domain/trust/patch.ts'
import { complete } from '#samples/complete.ts'

/** With complete lists, for stores that cannot merge single items. */
type Fields = Record<string, unknown>

const RELATIONSHIPS = ['spouse', 'child', 'grandchild', 'sibling', 'parent', 'friend', 'charity', 'other'] as const
const { assets, acknowledgements, trustees, completed, isComplete, completedAt, ...answers } = complete

const beneficiaries = (seed: number) => ({
  put: Array.from({ length: 20 }, (_, index) => ({
    id: `b-${index}`,
    name: `Rowan Edward Whitlock ${seed % 97}-${index}`,
    relationship: RELATIONSHIPS[(seed + index) % RELATIONSHIPS.length],
    email: `rowan.${index}.${seed}@whitlock.example`,
    distributionAge: 18 + ((seed + index) % 17),
    address: `${100 + index} Cache Street, Jackson, WY 83001`,
    sharePercent: 5,
    isPrimary: index < 10,
  })),
})

/** A complete trust of about 6 KB, with 20 beneficiaries and both social security numbers. */
export const trustOf = (user: number): TrustPatch => ({
  ...answers,
  trustName: `The Whitlock Family Dynasty Trust ${user}`,
  beneficiaries: beneficiaries(user),
})

/** What a step saves, about 300 bytes. Fields are in the order of the schema, as the pages send them. */
export const answersOf = (number: number, trustName = `Trust ${number}`): TrustPatch => ({
  currentStep: 1 + (number % 13),
  trustName,
  county: 'Teton',
  testatorName: `Jordan Quinn Whitlock ${number}`,
  testatorAddress: `${number % 9_999} East Broadway Avenue, Jackson, WY 83001`,
  executorName: `Morgan Whitlock ${number}`,
  executorAddress: `${number % 999} Snow King Avenue, Jackson, WY 83001`,
  willDate: '2026-05-04',
  pourOverWillComplete: true,
})

/** All beneficiaries, about 4 KB. */
export const beneficiariesOf = (number: number): TrustPatch => ({
  currentStep: 5,
  trustName: `Trust ${number}`,
  beneficiaries: beneficiaries(number % 1_000),
})

/** The patch as plain fields. */
export const fieldsOf = (patch: TrustPatch): Fields =>
  Object.fromEntries(
    Object.entries(patch).map(([field, value]) => [
      field,
      typeof value === 'object' && value && 'put' in value ? value.put : value,
    ]),
  )

type Kind = 'text' | 'flag' | 'number' | 'object' | 'list'

function kindOf(value: unknown): Kind {
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'text'
  return Array.isArray(value) ? 'list' : 'object'
}

/** The measured fields of a trust, for stores with a schema. */
export const columns: readonly { name: string; kind: Kind }[] = Object.entries(
  fieldsOf({ ...trustOf(1), ...answersOf(1) }),
).map(([name, value]) => ({ name, kind: kindOf(value) }))

/** The fields with structured values. */
export const jsonFields = columns.filter(({ kind }) => kind === 'list' || kind === 'object').map(({ name }) => name)
