/** Whether this run takes its time: `npm run test:thorough`. The usual one looks at the same pages with fewer glasses. */
export const thorough = process.env.THOROUGH === 'yes'

/** Why a test is left out of the usual run; Playwright prints it. */
export const ONLY_THOROUGH = 'takes long, and is part of npm run test:thorough'
