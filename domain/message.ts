import { longDate } from './formats/calendar-date.ts'

/** What a message has in its places: names, numbers, dates (`yyyy-MM-dd`), or other messages, which are translated too. */
export type Values = Readonly<Record<string, string | number | Message>>

/** A text with values: `id` is the English text in ICU message syntax and the name of its translation. */
export interface Message {
  readonly id: string
  readonly values?: Values
}

/**
 * A text with values, in English and in every other language: `message('Trustee {number} was added.', { number: 2 })`.
 * What a user typed is a string among the values. A text of the product among them is a message itself.
 */
export function message(id: string, values?: Values): Message {
  return values ? { id, values } : { id }
}

/** Puts a text of the product into words: {@link english}, or into the language of a page. */
export type Translate = (text: Message | string) => string

/** A text as it can be among the values of a message: there, a plain string would be what a user typed. */
export const asMessage = (text: Message | string): Message => (typeof text === 'string' ? message(text) : text)

/** The text with a period at its end, to stand before another sentence. */
export const asSentence = (text: Message | string): Message =>
  /[.!?]$/.test(english(text)) ? asMessage(text) : message('{text}.', { text: asMessage(text) })

/** `A, B, and C`. Strings are what a user typed. */
export function listOf(items: readonly (Message | string)[]): Message {
  const [first = '', second = '', ...others] = items
  const last = others.at(-1)
  if (items.length < 2) return message('{first}', { first })
  if (last === undefined) return message('{first} and {second}', { first, second })
  const start = others
    .slice(0, -1)
    .reduce<Message>(
      (all, next) => message('{all}, {next}', { all, next }),
      message('{first}, {second}', { first, second }),
    )
  return message('{start}, and {last}', { start, last })
}

/** The English text. A plain string is a fixed text, or what a user typed, and comes back as it is. */
export function english(text: Message | string): string {
  return inLanguage(text, (id) => id, 'en-US')
}

/** The text in the language of `locale`. `translationOf` finds the pattern that stands for an `id` in it. */
export function inLanguage(text: Message | string, translationOf: (id: string) => string, locale: string): string {
  if (typeof text === 'string') return text
  // A fixed text is no pattern: what a browser says about an error may have braces in it.
  if (text.values === undefined) return translationOf(text.id)
  const values = Object.entries(text.values).map(([name, value]) => [
    name,
    typeof value === 'object' ? inLanguage(value, translationOf, locale) : value,
  ])
  return format(translationOf(text.id), Object.fromEntries(values), locale)
}

const HOUR = /\d\s[ap]\.\s?m\.$/

type Formatted = Readonly<Record<string, string | number>>

function closingBrace(pattern: string, open: number): number {
  let depth = 0
  for (let at = open; at < pattern.length; at++) {
    if (pattern[at] === '{') depth++
    else if (pattern[at] === '}' && --depth === 0) return at
  }
  return -1
}

/** The part of ICU message syntax that the messages use: `{name}`, `number`, `date`, `select`, and `plural` with `#`. */
function format(pattern: string, values: Formatted, locale: string): string {
  let text = ''
  let from = 0
  for (let open = pattern.indexOf('{'); open !== -1; open = pattern.indexOf('{', from)) {
    const end = closingBrace(pattern, open)
    if (end === -1) break
    const value = argument(pattern.slice(open + 1, end), values, locale)
    text += pattern.slice(from, open) + value
    // A Spanish hour ends with a period of its own: `a las 3:33 p.m.`
    from = end + (pattern[end + 1] === '.' && HOUR.test(value) ? 2 : 1)
  }
  return text + pattern.slice(from)
}

function argument(inside: string, values: Formatted, locale: string): string {
  const [, name = '', type, rest = ''] = /^(\w+)(?:, (\w+)(?:, (.*))?)?$/s.exec(inside) ?? []
  const value = values[name]
  if (value === undefined) return `{${inside}}`
  const number = () => Number(value).toLocaleString(locale)
  switch (type) {
    case 'number':
      return number()
    case 'date':
      return longDate(String(value), locale)
    case 'select':
      return format(optionOf(rest, String(value)), values, locale)
    case 'plural':
      return format(
        optionOf(rest, new Intl.PluralRules(locale).select(Number(value))).replaceAll('#', number()),
        values,
        locale,
      )
    default:
      return String(value)
  }
}

/** What follows `key`, or else `other`, in the options of a plural or select: `one {# answer} other {# answers}`. */
function optionOf(options: string, key: string): string {
  let other = ''
  for (let open = options.indexOf('{'), from = 0; open !== -1; open = options.indexOf('{', from)) {
    const name = options.slice(from, open).trim()
    const end = closingBrace(options, open)
    const option = options.slice(open + 1, end)
    if (name === key) return option
    if (name === 'other') other = option
    from = end + 1
  }
  return other
}
