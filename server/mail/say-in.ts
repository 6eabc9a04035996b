import { type Language, type Say, sayEnglish } from '#domain/language.ts'
import { spanish } from './spanish.ts'

const saySpanish: Say = (text, ...values) => {
  const name = typeof text === 'string' ? text : text.reduce((before, part, at) => `${before}{${at - 1}}${part}`)
  const said = spanish[name]
  // A test finds a text without Spanish before a reader does.
  if (said === undefined) return sayEnglish(text, ...values)
  return said.replaceAll(/\{(\d+)\}/g, (_, place) => String(values[Number(place)]))
}

/** Says our own words of a mail in its language. */
export const sayIn = (language: Language): Say => (language === 'es' ? saySpanish : sayEnglish)
