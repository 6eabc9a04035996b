import { formatter } from '@lingui/format-po'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

const po = formatter({ lineNumbers: false })

/** A text of the product: where it is said, and the code of those of its values that have a number for a name. */
export interface Text {
  files: Set<string>
  placeholders: Record<string, Set<string>>
}

const entriesIn = (file: string) =>
  Object.values(po.parse(file, { locale: undefined, sourceLocale: 'en', filename: '' }))
    .filter(({ obsolete }) => !obsolete)
    .map(({ message = '', translation = '', origin = [] }) => ({ message, translation, origin }))

/** The translations in a .po file by their English. One that is missing is empty. */
export const translationsIn = (file: string): Map<string, string> =>
  new Map(entriesIn(file).map(({ message, translation }) => [message, translation]))

/** The .po file with exactly these texts, in the order of the alphabet, and with the translations that it had. */
export function updated(file: string, texts: ReadonlyMap<string, Text>, language: string): string {
  const translations = translationsIn(file)
  const byEnglish = [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const entries = byEnglish.map(([message, { files, placeholders }]) => [
    generateMessageId(message),
    {
      message,
      translation: translations.get(message) ?? '',
      origin: [...files].toSorted().map((path): [string] => [path]),
      placeholders: Object.fromEntries(
        Object.entries(placeholders).map(([name, codes]) => [name, [...codes].toSorted()]),
      ),
    },
  ])
  return String(
    po.serialize(Object.fromEntries(entries), { locale: language, sourceLocale: 'en', existing: file, filename: '' }),
  )
}

/** The module that a page loads for a .po file: `messages`, by their English. They are compiled where they are said. */
export function catalogModule(file: string): string {
  // Texts of one language, and of one file, beside each other are smaller when they are compressed.
  const entries = entriesIn(file).toSorted((a, b) => String(a.origin).localeCompare(String(b.origin)))
  const english = entries.map(({ message }) => message)
  const translated = entries.map(({ message, translation }) => translation || message)
  return `const translated = ${JSON.stringify(translated)}
export const messages = Object.fromEntries(${JSON.stringify(english)}.map((text, index) => [text, translated[index]]))`
}

/** The names of the values in a message, in the order of the pattern. */
export const valuesIn = (pattern: string): string[] => [
  ...new Set([...pattern.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name)),
]

/** The fixed words of a message, each stretch on its line: without its values, and without the syntax of its plurals. */
export const fixedWords = (pattern: string): string =>
  pattern
    .replaceAll(/\{\w+(, (number|date, long))?\}/g, '\n')
    .replaceAll(/\{\w+, (plural|select), /g, '\n')
    .replaceAll(/(^|[\s}])\w+ \{/g, '\n')
    .replaceAll(/[{}#]|<\/?\d+\/?>/g, '\n')
