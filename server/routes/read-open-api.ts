import document from '#api/open-api/openapi.json' with { type: 'json' }
import { readOpenApi } from '#api/open-api/operations.ts'
import { bindOpen } from './middleware/bind.ts'
import type { Parts } from './parts.ts'

export const serveReadOpenApi = ({ doorway }: Parts) => bindOpen(doorway, readOpenApi, async () => document)
