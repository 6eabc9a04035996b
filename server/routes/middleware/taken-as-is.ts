import type * as z from 'zod/mini'
import { LIMITS } from '#domain/formats/text-rules.ts'

/** Whether a schema takes a value and answers just the same. `false` also where only reading it would tell. */
type TakenAsIs = (value: unknown) => boolean
type Run = (payload: z.core.ParsePayload<never>) => unknown

const never: TakenAsIs = () => false

/** Whether zod, run on a single value, finds nothing wrong with it and answers the same. */
function passesUnchanged(run: Run, value: unknown): boolean {
  const payload = { value: value as never, issues: [] }
  const read = (run(payload) ?? payload) as z.core.ParsePayload | Promise<never>
  return !(read instanceof Promise) && read.issues.length === 0 && Object.is(read.value, value)
}
const byZod = (schema: z.core.$ZodType) => (value: unknown) =>
  passesUnchanged((payload) => schema._zod.run(payload, { async: false }), value)

/** What surely passes the commonest checks, said in half the time that zod takes for it; `undefined` for the others. */
function surelyPasses({ _zod }: z.core.$ZodCheck): TakenAsIs | undefined {
  const { def } = _zod as (z.core.$ZodChecks | z.core.$ZodCustom)['_zod']
  switch (def.check) {
    case 'overwrite':
      return (value) => def.tx(value) === value
    case 'max_length':
      return (value) => (value as string).length <= def.maximum
    case 'min_length':
      // A character has at most two units.
      return (value) => (value as string).length >= def.minimum * 2
    case 'greater_than':
      return (value) => (value as number) > (def.value as number) || (def.inclusive && value === def.value)
    case 'less_than':
      return (value) => (value as number) < (def.value as number) || (def.inclusive && value === def.value)
    case 'number_format':
      return def.format === 'safeint' ? Number.isSafeInteger : undefined
    case 'string_format': {
      const { format, pattern } = def
      // One with a memory would go on where it found something before.
      if (format !== 'regex' || !pattern || pattern.global || pattern.sticky) return undefined
      return (value) => pattern.test(value as string)
    }
    case 'custom':
      return 'fn' in def ? (value) => def.fn(value) === true : undefined
    default:
      return undefined
  }
}

function checkTaken(check: z.core.$ZodCheck): TakenAsIs {
  const surely = surelyPasses(check)
  const byZodItself: TakenAsIs = (value) => passesUnchanged(check._zod.check, value)
  return surely ? (value) => surely(value) || byZodItself(value) : byZodItself
}

/** Whether a field may be missing, and stays so: nothing is put in its place. */
const mayBeMissing = (field: z.core.$ZodType) => field._zod.optin !== undefined && byZod(field)(undefined)

/** Fields in the schema's own order, as zod would answer them: whoever compares answers as JSON relies on it. */
function fieldsTaken({ shape, catchall }: z.core.$ZodObjectDef): TakenAsIs {
  if (catchall?._zod.def.type !== 'never') return never
  // A map, and not the shape itself: that knows names like `constructor`, which nobody gave it.
  const fields = new Map(
    Object.entries(shape).map(([name, field], place) => [name, { place, taken: takenAsIs(field) }]),
  )
  const required = Object.keys(shape).filter((name) => !mayBeMissing(shape[name] as z.core.$ZodType))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const given = value as Record<string, unknown>
    let last = -1
    for (const name in given) {
      const field = fields.get(name)
      if (!field || field.place < last || !field.taken(given[name])) return false
      last = field.place
    }
    return required.every((name) => Object.hasOwn(given, name))
  }
}

/** The type alone, without the checks that a schema adds to it. */
function typeTaken(schema: z.core.$ZodType): TakenAsIs {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'boolean':
      return (value) => typeof value === def.type
    case 'number':
      return Number.isFinite
    case 'enum':
    case 'literal': {
      const { values } = schema._zod
      return values ? (value) => values.has(value as z.core.util.Primitive) : byZod(schema)
    }
    case 'object':
      return fieldsTaken(def)
    case 'array': {
      const taken = takenAsIs(def.element)
      // No list is allowed more, and zod refuses one that has it before it looks at what is in it.
      return (value) => Array.isArray(value) && value.length <= LIMITS.list && value.every(taken)
    }
    case 'nullable': {
      const taken = takenAsIs(def.innerType)
      return (value) => value === null || taken(value)
    }
    case 'optional':
      return takenAsIs(def.innerType)
    default:
      return never
  }
}

const SIMPLE = ['string', 'number', 'boolean']

function workedOut(schema: z.core.$ZodType): TakenAsIs {
  const { def } = schema._zod
  // A format of texts and `z.int()` are checks themselves, and what is coerced need not be of the type.
  if ('check' in def || 'coerce' in def) return SIMPLE.includes(def.type) ? byZod(schema) : never
  const type = typeTaken(schema)
  const checks = (def.checks ?? []).map(checkTaken)
  if (checks.length === 0) return type
  // Of what may be null as well, zod leaves some checks out.
  if (def.type === 'nullable' || def.type === 'optional') return never
  return (value) => type(value) && checks.every((taken) => taken(value))
}

const known = new WeakMap<z.core.$ZodType, TakenAsIs>()

/**
 * The question whether the schema takes a value as it is, worked out from the schema once. Asking it costs a quarter of
 * reading the value with the schema, which looks for every field that there could be, and makes a copy.
 */
export function takenAsIs(schema: z.core.$ZodType): TakenAsIs {
  const before = known.get(schema)
  if (before) return before
  // A schema can have itself among its parts, and then finds this one while it is being worked out.
  let taken: TakenAsIs = never
  known.set(schema, (value) => taken(value))
  taken = workedOut(schema)
  known.set(schema, taken)
  return taken
}
