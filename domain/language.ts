/** The languages of the pages and of the mails. English is the default; the documents know no other. */
export type Language = 'en' | 'es'
