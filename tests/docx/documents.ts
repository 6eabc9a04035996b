import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { families, type SampleName } from '#samples/families.ts'

export const IDS = Object.keys(documentNames) as DocumentId[]
export const NAMES = Object.values(documentNames)
export const FAMILIES = Object.keys(families) as SampleName[]

/** Every sample family with every document. */
export const PAIRS = FAMILIES.flatMap((family) => NAMES.map((name) => ({ family, name, trust: families[family] })))

/** Documents do not depend on the day; only their files' names do. */
export const TODAY = '2026-11-20'
