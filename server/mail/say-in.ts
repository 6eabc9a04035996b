import type { Language } from '#domain/language.ts'
import { spanish } from './spanish.ts'

/** Our own words of a mail in its language: say('Hello,'), or with places say`Hello ${name},`. The English is their name. */
export type Say = (text: string | TemplateStringsArray, ...values: unknown[]) => string

export function sayIn(language: Language): Say {
  return (text, ...values) => {
    const name = typeof text === 'string' ? text : text.reduce((before, part, at) => `${before}{${at - 1}}${part}`)
    const said = language === 'es' ? spanish[name] : undefined
    return (said ?? name).replaceAll(/\{(\d+)\}/g, (_, place) => String(values[Number(place)]))
  }
}
