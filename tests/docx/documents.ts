import { DOCUMENTS } from '#documents/catalogue.ts'
import { families, type SampleName } from '#samples/families.ts'

export const WRITTEN = DOCUMENTS.filter(({ written }) => written).map(({ name }) => name)
export const FAMILIES = Object.keys(families) as SampleName[]

/** Every sample family with every document that is written. */
export const PAIRS = FAMILIES.flatMap((family) => WRITTEN.map((name) => ({ family, name, trust: families[family] })))

/** Documents do not depend on the day; only their files' names do. */
export const TODAY = '2026-11-20'
