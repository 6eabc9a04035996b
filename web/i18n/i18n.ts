import { isolated } from '#domain/formats/text-rules.ts'
import { inLanguage, type Message, type Values } from '#domain/message.ts'
import type { Language } from '#domain/product.ts'

/** The translations of a catalog by their English. */
export type Messages = Readonly<Record<string, string>>

/** For plurals, numbers and dates, as families in the United States write them. */
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' }

let current = LOCALES.en
// English has no catalog: it is in the code.
let translations: Messages = {}

/** From now on everything is said in that language. */
export function activate(language: Language, messages: Messages = {}): void {
  current = LOCALES[language]
  translations = messages
}

export const locale = () => current

const translationOf = (id: string) => (Object.hasOwn(translations, id) ? String(translations[id]) : id)

/** A text in the language that is on, with what stands in its places as it is. */
export const words = (text: Message | string): string =>
  typeof text === 'string' ? translationOf(text) : inLanguage(text, translationOf, current)

/**
 * A text of the product that was written elsewhere, such as a question's label or an error of the server, in the language
 * that is on. Texts that are written where they are said use Lingui's macros. Answers among them that read from the right are
 * set apart. Never for what a user has typed.
 */
export function translate(text: Message | string): string
export function translate(text: Message | string | undefined): string | undefined
export function translate(text: Message | string | undefined) {
  return text === undefined ? undefined : isolated(words(text))
}

/** What Lingui's macros call. */
export const i18n = { _: (id: string, values?: Values) => translate(values ? { id, values } : id) }

/** An answer as it is shown: the product's words in the language that is on, what the user typed as it is. */
export const translateAnswer = (answer: Message | string): string =>
  typeof answer === 'string' ? answer : translate(answer)
