import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inLanguage, type Translate } from '#domain/message.ts'
import { translationsIn } from '#scripts/i18n/catalog.ts'

export const file = readFileSync(join(import.meta.dirname, '..', '..', 'web', 'i18n', 'es.po'), 'utf8')

/** The Spanish texts by their English. */
export const texts = translationsIn(file)

/** Those that have Spanish; one test reports the others. */
export const translated = [...texts].filter(([, text]) => text !== '')

/** A text of `domain/`, `api/` or the server in Spanish. */
export const spanish: Translate = (text) => {
  const translationOf = (id: string) => texts.get(id) ?? id
  return typeof text === 'string' ? translationOf(text) : inLanguage(text, translationOf, 'es-US')
}
