/** The name under which a device keeps its language. */
export const CHOSEN = 'language'
