import * as z from 'zod/mini'
import { errorCodes, errorMeanings } from '../errors.ts'
import { inFull, type NamedSchema, type Resource } from '../operation.ts'
import { type NamedOperation, operations, resources } from '../resources.ts'
import type { Schema } from './model.ts'
import { trustSchemas } from './trust-schemas.ts'

/** The operation whose response is a stream, not JSON. */
export const STREAM = 'trustEvents'

/** Every schema with a name, by its name. */
const named: Record<string, NamedSchema> = Object.assign(
  {},
  ...(resources as readonly Resource[]).map(({ schemas }) => schemas),
  trustSchemas,
)
const bySchema = new Map(
  Object.entries(named).map(([name, { schema, description }]) => [schema, { name, description }]),
)

/** The description of a schema with a name. */
export const descriptionOf = (schema: z.ZodMiniType) => bySchema.get(schema)?.description

/** The name in the document of the request or response schema of an operation. */
export function schemaName(schema: z.ZodMiniType, { id }: Pick<NamedOperation, 'id'>, use: 'Request' | 'Response') {
  return bySchema.get(schema)?.name ?? `${id[0]?.toUpperCase()}${id.slice(1)}${use}`
}

export const refTo = (name: string): Schema & { $ref: string } => ({ $ref: `#/components/schemas/${name}` })

export const ERROR_RESPONSE = 'ErrorResponse'
const errorResponse: Schema = {
  type: 'object',
  description: 'The body of every error response.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: {
          description: 'The reason, for programs.',
          oneOf: Object.entries(errorCodes).map(([code, status]) => ({
            const: code,
            description: `${status}: ${errorMeanings[code as keyof typeof errorCodes]}`,
          })),
        },
        message: { type: 'string', description: 'The reason in English, for the user.' },
        id: {
          type: 'string',
          description:
            'The English text of `message` in ICU message syntax, if it has values: the name of its translations.',
        },
        values: {
          type: 'object',
          description:
            'What stands in the places of `id`: a string, a number, or another text with an `id` and `values` of its own.',
          additionalProperties: { type: ['string', 'number', 'object'] },
        },
        field: {
          type: 'string',
          description: 'The dotted path of the invalid field, such as `beneficiaries.put.0.name`.',
        },
      },
    },
  },
}

/** Every schema of the document by name: those of the resources, and the requests and responses of single operations. */
export function componentSchemas(): Record<string, Schema> {
  const notes = new Map(Object.entries(named).map(([name, { fields }]) => [name, fields]))
  const registry = z.registry<{ id: string }>()
  for (const [id, { schema }] of Object.entries(named)) registry.add(schema, { id })
  for (const each of operations) {
    const { id, request, response, fields } = each
    if (request && !bySchema.has(request)) {
      registry.add(request, { id: schemaName(request, each, 'Request') })
      notes.set(schemaName(request, each, 'Request'), fields)
    }
    if (!bySchema.has(response) && id !== STREAM) registry.add(response, { id: schemaName(response, each, 'Response') })
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => refTo(id).$ref,
    // Very long, and the format is enough for programs.
    override: ({ jsonSchema }) => void (jsonSchema.format === 'date-time' && delete jsonSchema.pattern),
  })
  const described = Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [
    name,
    withNotes(schema as Schema, named[name]?.description, notes.get(name)),
  ])
  return { ...Object.fromEntries(described), [ERROR_RESPONSE]: errorResponse }
}

/** Adds the description of a schema, and the notes on its fields. */
function withNotes(
  { properties, ...rest }: Schema,
  description: string | undefined,
  notes: NamedSchema['fields'] = {},
): Schema {
  const schema = { ...(description && { description }), ...rest }
  if (!properties) return schema
  const withDescriptions = Object.entries(properties).map(([field, each]) => [
    field,
    { ...each, ...inFull(notes[field]) },
  ])
  return { ...schema, properties: Object.fromEntries(withDescriptions) }
}
