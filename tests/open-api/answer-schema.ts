import { Ajv2020 } from 'ajv/dist/2020.js'
import { openApiDocument } from '#api/open-api/document.ts'
import type { ApiResponse, Reference, Schema } from '#api/open-api/model.ts'
import { isCalendarDate } from '#domain/formats/calendar-date.ts'

/** Rejects fields that the schema does not name, so that an answer with more than the document says is noticed. */
function closed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(closed) as T
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]))
  return {
    ...inner,
    ...('properties' in inner && !('additionalProperties' in inner) && { additionalProperties: false }),
  } as T
}

const document = openApiDocument()
const ajv = new Ajv2020({ strict: false, allErrors: true })
ajv.addFormat('date', isCalendarDate)
ajv.addFormat('date-time', (text: string) => new Date(text).toISOString() === text)
ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
ajv.addSchema({ $id: 'https://kinstead.example/openapi.json', components: closed(document.components) })

const operations = new Map(
  Object.values(document.paths).flatMap((methods) => Object.values(methods).map((each) => [each.operationId, each])),
)

function responseOf(id: string, status: number): ApiResponse | undefined {
  const named: ApiResponse | Reference | undefined = operations.get(id)?.responses[status]
  if (!named || !('$ref' in named)) return named
  return document.components.responses[named.$ref.split('/').at(-1) ?? '']
}

/** What is wrong with an answer by the document: a status or code it does not have, a body of another shape. Empty when nothing is. */
export function errorsOf(id: string, { status, data }: { status: number; data: unknown }): string[] {
  const response = responseOf(id, status)
  if (!response) return [`${id} answered ${status}, which the document does not have`]
  const content = response.content?.['application/json']
  if (!content) return []
  const schema: Schema = content.schema
  ajv.validate({ $ref: `https://kinstead.example/openapi.json${schema.$ref}` }, data)
  const errors = (ajv.errors ?? []).map(({ instancePath, message }) => `${id}: ${instancePath} ${message}`)
  const codes = response['x-error-codes']
  const { code } = (data as { error?: { code: string } } | null)?.error ?? {}
  return codes && !codes.includes(code ?? '') ? [...errors, `${id}: the code ${code} is not among ${codes}`] : errors
}

/** The ids of all operations. */
export const operationIds = [...operations.keys()]
