/** The name under which a browser keeps its language: `es` or `en`, with {@link NEWER} while no account has it. */
export const CHOSEN = 'language'
/** Follows a language that was chosen here and is not in the user's account yet. */
export const NEWER = '!'
/** The id of the live region that announces a change of language. */
export const ANNOUNCEMENT = 'language-told'
