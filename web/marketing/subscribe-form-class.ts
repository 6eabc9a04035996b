/** Shared by the form and what stands in its place before, so that nothing moves when it comes. */
export const subscribeFormClass = 'flex flex-col gap-3 sm:flex-row sm:items-end'
