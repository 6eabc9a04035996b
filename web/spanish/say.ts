import type { ReactElement } from 'react'
import { isolated } from '#domain/formats/right-to-left.ts'
import { english, type Message } from '#domain/message.ts'

/** Another language than English, which is the source's own. */
export interface OtherLanguage {
  /** The text of that name in the catalogue, its places filled with the values; the name itself is the English text. */
  text: (name: string, values: readonly unknown[]) => string
  /** A message with its values, and the messages among them, in the language. */
  message: (message: Message) => string
  /** The same for an element's text with other elements in it. */
  mixed: (element: ReactElement, mask: string) => ReactElement
}

let other: OtherLanguage | undefined

/** From now on, `say` and `mix` speak that language, or English again. */
export function speak(language: OtherLanguage | undefined): void {
  other = language
}

/**
 * The product's own words in the language that is on: `say('Next')`, `say(finding.text)`, or with places
 * say`Step ${n} of 13`. Answers in those places that read from the right are set apart. Never for what a user has typed.
 * Texts in JSX need no `say`: the build puts it around them (scripts/spanish/).
 */
export function say(text: Message | string | TemplateStringsArray, ...values: unknown[]): string
export function say(text: Message | string | undefined): string | undefined
export function say(text: Message | string | TemplateStringsArray | undefined, ...values: unknown[]) {
  if (text === undefined) return undefined
  return isolated(spoken(text, values))
}

function spoken(text: Message | string | TemplateStringsArray, values: readonly unknown[]): string {
  if (typeof text === 'string') return other && text ? other.text(text, values) : text
  if ('id' in text) return other ? other.message(text) : english(text)
  return other
    ? other.text(
        text.reduce((before, part, at) => `${before}{${at - 1}}${part}`),
        values,
      )
    : String.raw({ raw: text }, ...values)
}

/** An answer as it is shown: the product's words in the language that is on, what the user typed as it is. */
export const sayAnswer = (answer: Message | string): string => (typeof answer === 'string' ? answer : say(answer))

/** An element whose text has other elements or values in it. Only the build writes it, with the mask of its children. */
export function mix(element: ReactElement, mask: string): ReactElement {
  return other ? other.mixed(element, mask) : element
}
