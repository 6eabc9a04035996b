/** The name under which a browser keeps its language: `es` or `en`, with {@link NEWER} while no account has it. */
export const CHOSEN = 'language'
/** Stands behind a language that was chosen here and that the account of who chose it has not been told of. */
export const NEWER = '!'
/** The id of the place in which screen readers are told of a change. */
export const ANNOUNCEMENT = 'language-told'
