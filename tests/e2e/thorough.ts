/** Whether this run takes its time: `npm run test:thorough`. The usual one looks at the same pages with fewer glasses. */
export const thorough = process.env.THOROUGH === 'yes'

/** Of a test that `npm test` leaves out and `npm run test:thorough` has: another one stands for it (scripts/test.ts). */
export const ONLY_THOROUGH = { tag: '@thorough' }

/** Of the variants of a test, `npm test` has only the usual ones. */
export const onlyThoroughUnless = (usual: boolean) => (usual ? {} : ONLY_THOROUGH)
