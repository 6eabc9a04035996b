import * as z from 'zod/mini'
import { account } from './account.ts'
import { auth } from './auth.ts'
import { downloads, signedDocuments } from './documents.ts'
import { google } from './google.ts'
import { type Operation, operation, type Resource, resource, type Tag } from './operation.ts'
import { operator } from './operator.ts'
import { payments } from './payments.ts'
import { profile } from './profile.ts'
import { purchases } from './purchases.ts'
import { reminders } from './reminders.ts'
import { reviewLinks } from './review-links.ts'
import { reviewProposals } from './review-proposals.ts'
import { secondFactor } from './second-factor.ts'
import { session } from './session.ts'
import { trust } from './trust.ts'

export const readOpenApi = operation({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  response: z.looseObject({ openapi: z.string() }),
  summary: 'Read this document',
  answer: 'The API in OpenAPI 3.1.',
})
const openApi = resource({ tag: 'This document', operations: { readOpenApi } })

/**
 * Every resource of the API, in the order of the OpenAPI document. This list defines the document, the API reference, the
 * tests of every operation, and the types of the pages' client.
 */
export const resources = [
  session,
  auth,
  google,
  trust,
  downloads,
  signedDocuments,
  reviewLinks,
  reviewProposals,
  profile,
  purchases,
  payments,
  reminders,
  account,
  secondFactor,
  operator,
  openApi,
] as const

/** An operation with its id and its tag in the OpenAPI document. */
export interface NamedOperation extends Operation {
  id: string
  tag: Tag
}

/** Every operation of the API. */
export const operations: readonly NamedOperation[] = (resources as readonly Resource[]).flatMap(({ tag, operations }) =>
  Object.entries(operations).map(([id, each]) => ({ ...each, id, tag })),
)
