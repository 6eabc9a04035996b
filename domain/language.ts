/** The languages of the pages and of the mails. English is the default; the documents know no other. */
export type Language = 'en' | 'es'

/**
 * Says a text of ours in the language that is wanted: say('Hello,'), or with places say`Hello ${name},`. The English is
 * the text's name, and what stands in its places is never translated.
 */
export type Say = (text: string | TemplateStringsArray, ...values: unknown[]) => string

/** Says it as it stands. */
export const sayEnglish: Say = (text, ...values) =>
  typeof text === 'string' ? text : String.raw({ raw: text }, ...values)
