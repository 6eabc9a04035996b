/** The part of OpenAPI 3.1 and of JSON Schema that the document of this API uses. https://spec.openapis.org/oas/v3.1.1.html */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; summary: string; description: string }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    headers: Record<string, Header>
    parameters: Record<string, Parameter>
    responses: Record<string, ApiResponse>
    securitySchemes: Record<string, { type: string; in: string; name: string; description: string }>
  }
}

/** The operations at one path, by method in lower case. */
export type PathItem = Record<string, ApiOperation>

export interface ApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  /** One of these is enough; an empty list if anyone may call it. */
  security: Record<string, string[] | undefined>[]
  parameters?: (Reference | Parameter)[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, ApiResponse | Reference>
}

export interface Reference {
  $ref: string
}

export interface Parameter {
  name: string
  in: string
  required: boolean
  description: string
  schema: Schema
}

export interface Header {
  description: string
  schema: Schema
}

export interface ApiResponse {
  description: string
  headers?: Record<string, Header | Reference>
  content?: Content
  /** The codes that the body's `error.code` may have. */
  'x-error-codes'?: string[]
  /** The events of a stream by name, each with the schema of its data. */
  'x-events'?: Record<string, { description: string; data?: Schema }>
}

/** By media type. */
export type Content = Record<string, { schema: Schema; example?: unknown }>

export interface Schema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema | undefined>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}
