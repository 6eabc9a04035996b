/** Whether this is `npm run test:thorough`, which runs every variant of what `npm test` tries once. */
export const thorough = process.env.THOROUGH === 'yes'
