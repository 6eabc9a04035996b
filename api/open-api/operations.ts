import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { profileAndAccount } from './account.ts'
import type { DescribedOperation } from './described-operation.ts'
import { documentCopies } from './document-copies.ts'
import { review } from './review.ts'
import { secondFactor } from './second-factor.ts'
import { signingIn } from './signing-in.ts'
import { trust } from './trust.ts'

/** The document itself, in JSON. */
export const readOpenApi = operation({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  response: z.looseObject({ openapi: z.string() }),
})

const thisDocument: DescribedOperation = {
  operation: readOpenApi,
  id: 'readOpenApi',
  tag: 'This document',
  summary: 'Read this document',
  answer: 'The description of the API in OpenAPI 3.1.',
}

/** Every operation of the API, in the order of the document. A test holds this list against what the contract has. */
export const describedOperations: readonly DescribedOperation[] = [
  ...signingIn,
  ...trust,
  ...documentCopies,
  ...review,
  ...profileAndAccount,
  ...secondFactor,
  thisDocument,
]
