/** Whether this is `npm run test:thorough`, which runs every variant of what `npm test` tries once. */
export const thorough = process.env.THOROUGH === 'yes'

/** Marks a test that only `npm run test:thorough` runs; `npm test` runs a smaller one instead (scripts/test.ts). */
export const ONLY_THOROUGH = { tag: '@thorough' }

/** Of the variants of a test, `npm test` has only the usual ones. */
export const onlyThoroughUnless = (usual: boolean) => (usual ? {} : ONLY_THOROUGH)
