import * as z from 'zod/mini'
import { errorCodes, errorMeanings } from '../errors.ts'
import type { FieldNote, NamedSchema, Resource } from '../operation.ts'
import { resources as allResources, type NamedOperation, operationsOf } from '../resources.ts'
import type { Schema } from './model.ts'
import { trustSchemas } from './trust-schemas.ts'

/** The operation whose answer is a stream, not JSON. */
export const STREAM = 'trustEvents'

const schemasOf = (resources: readonly Resource[]): Record<string, NamedSchema> =>
  Object.assign({}, ...resources.map(({ schemas }) => schemas), trustSchemas)

const nameOf = new Map(Object.entries(schemasOf(allResources)).map(([name, { schema }]) => [schema, name]))

/** The name in the document of a schema that an operation takes or returns. */
export function schemaName(schema: z.ZodMiniType, { id }: Pick<NamedOperation, 'id'>, use: 'Request' | 'Answer') {
  return nameOf.get(schema) ?? `${id[0]?.toUpperCase()}${id.slice(1)}${use}`
}

export const refTo = (name: string): Schema & { $ref: string } => ({ $ref: `#/components/schemas/${name}` })

const refusal: Schema = {
  type: 'object',
  description: 'The body of every refusal.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: {
          description: 'Why, for programs.',
          oneOf: Object.entries(errorCodes).map(([code, status]) => ({
            const: code,
            description: `${status}: ${errorMeanings[code as keyof typeof errorCodes]}`,
          })),
        },
        message: { type: 'string', description: 'Why, in English, for the person at the screen.' },
        field: {
          type: 'string',
          description: 'The dotted path of the field that is wrong, such as `beneficiaries.put.0.name`.',
        },
      },
    },
  },
}

/** Every schema of the document by name: those of the resources, and what single operations take and return. */
export function componentSchemas(resources: readonly Resource[]): Record<string, Schema> {
  const named = schemasOf(resources)
  const notes = new Map(Object.entries(named).map(([name, { fields }]) => [name, fields]))
  const registry = z.registry<{ id: string }>()
  for (const [id, { schema }] of Object.entries(named)) registry.add(schema, { id })
  for (const each of operationsOf(resources)) {
    const { id, request, response, fields } = each
    if (request && !nameOf.has(request)) {
      registry.add(request, { id: schemaName(request, each, 'Request') })
      notes.set(schemaName(request, each, 'Request'), fields)
    }
    if (!nameOf.has(response) && id !== STREAM) registry.add(response, { id: schemaName(response, each, 'Answer') })
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => refTo(id).$ref,
    // As long as a page, and no program needs it besides the format.
    override: ({ jsonSchema }) => void (jsonSchema.format === 'date-time' && delete jsonSchema.pattern),
  })
  const made = Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [
    name,
    withNotes(schema as Schema, named[name]?.description, notes.get(name)),
  ])
  return { ...Object.fromEntries(made), Refusal: refusal }
}

const inFull = (note: string | FieldNote = {}): FieldNote => (typeof note === 'string' ? { description: note } : note)

/** Adds the description of a schema, and the notes on its fields. */
function withNotes(
  { properties, ...rest }: Schema,
  description: string | undefined,
  notes: NamedSchema['fields'] = {},
): Schema {
  const schema = { ...(description && { description }), ...rest }
  if (!properties) return schema
  const noted = Object.entries(properties).map(([field, each]) => [field, { ...each, ...inFull(notes[field]) }])
  return { ...schema, properties: Object.fromEntries(noted) }
}
