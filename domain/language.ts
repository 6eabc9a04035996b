/** The languages of the pages and of the mails. English is the default; the documents know no other. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
