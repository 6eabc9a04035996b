import type * as z from 'zod/mini'

/** Whether a schema takes a value and changes nothing about it. `false` also where only the whole schema can tell. */
type TakenAsIs = (value: unknown) => boolean
type Run = (payload: z.core.ParsePayload<never>) => unknown

/** Whether zod finds nothing in the value, and leaves it. */
function isLeft(run: Run, value: unknown): boolean {
  const payload = { value: value as never, issues: [] }
  const read = (run(payload) ?? payload) as z.core.ParsePayload | Promise<never>
  return !(read instanceof Promise) && read.issues.length === 0 && Object.is(read.value, value)
}
const asked = (schema: z.core.$ZodType) => (value: unknown) =>
  isLeft((payload) => schema._zod.run(payload, { async: false }), value)

/** As zod checks it; what most texts are checked for without zod, which takes twice as long. */
function checkTaken({ _zod }: z.core.$ZodCheck): TakenAsIs {
  const { def } = _zod as (z.core.$ZodChecks | z.core.$ZodCustom)['_zod']
  if (def.check === 'overwrite') return (value) => def.tx(value) === value
  if (def.check === 'max_length') return (value) => (value as string).length <= def.maximum
  if (def.check === 'custom' && 'fn' in def) return (value) => def.fn(value) === true
  return (value) => isLeft(_zod.check, value)
}

function fieldsTaken({ shape, catchall }: z.core.$ZodObjectDef): TakenAsIs {
  if (catchall?._zod.def.type !== 'never') return () => false
  // A map, and not the shape itself: that knows names like `constructor`, which nobody gave it.
  const fields = new Map(Object.entries(shape).map(([name, field]) => [name, takenAsIs(field)]))
  const required = Object.entries(shape).filter(([, field]) => !isOptional(field))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const given = value as Record<string, unknown>
    for (const name in given) if (!fields.get(name)?.(given[name])) return false
    return required.every(([name]) => Object.hasOwn(given, name))
  }
}

/** Whether it can be left out, with nothing taking its place. */
const isOptional = (schema: z.core.$ZodType) => schema._zod.optin !== undefined && asked(schema)(undefined)

/** Without what is checked beside the type. Undefined where only zod can tell. */
function typeTaken(schema: z.core.$ZodType): TakenAsIs | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  // What is a check itself asks for more than its type, and what coerces for less.
  if ('check' in def || 'coerce' in def) return undefined
  switch (def.type) {
    case 'string':
    case 'boolean':
      return (value) => typeof value === def.type
    case 'number':
      return Number.isFinite
    case 'object':
      return fieldsTaken(def)
    case 'array': {
      const taken = takenAsIs(def.element)
      return (value) => Array.isArray(value) && value.every(taken)
    }
    case 'nullable': {
      const taken = takenAsIs(def.innerType)
      return (value) => value === null || taken(value)
    }
    case 'optional':
      return takenAsIs(def.innerType)
    default:
      return undefined
  }
}

function workedOut(schema: z.core.$ZodType): TakenAsIs {
  const type = typeTaken(schema)
  if (!type) return asked(schema)
  const checks = (schema._zod.def.checks ?? []).map(checkTaken)
  return checks.length === 0 ? type : (value) => type(value) && checks.every((taken) => taken(value))
}

const known = new WeakMap<z.core.$ZodType, TakenAsIs>()

/**
 * What tells of a value whether the schema takes it as it is, for a part of what reading it with the schema costs: that
 * looks for every field there could be, and makes a copy. What it does not know, zod tells.
 */
export function takenAsIs(schema: z.core.$ZodType): TakenAsIs {
  const taken = known.get(schema) ?? workedOut(schema)
  known.set(schema, taken)
  return taken
}
