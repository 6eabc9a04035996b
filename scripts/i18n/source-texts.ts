import { fixedWords, type Text } from './catalog.ts'

import { errorTexts, literals, messageCalls, sources, strings } from './literals.ts'
import { compileMacros, MACROS, type MacroText } from './macros.ts'
import { isUntranslated, TO_PROGRAMS } from './not-translated.ts'

/** All that is run. */
export const SOURCES = '{web,domain,api,content,documents,server}/**/*.{ts,tsx}'

/** Where a string that looks like words is a text of a page, unless it is among the exceptions. */
const SPOKEN = [
  'web/**/*.{ts,tsx}',
  'domain/**/*.ts',
  // Articles and legal pages, in folders, are English.
  'content/*.ts',
  'api/*.ts',
  'documents/signing-kit/*.ts',
  'documents/wording/answer.ts',
]

const hasWords = (id: string) => /\p{L}{2}/u.test(fixedWords(id))

/** What Lingui's macros say in the pages. */
export async function textsInMacros(): Promise<(MacroText & { file: string })[]> {
  const pages = sources('web/**/*.{ts,tsx}').filter(({ source }) => MACROS.test(source))
  const all = await Promise.all(
    pages.map(async ({ file, source }) => ({ file, ...(await compileMacros(source, file)) })),
  )
  return all.flatMap(({ file, said }) => said.map((each) => ({ ...each, file })))
}

/** Strings that look like words somebody reads and that no macro or message has, with places where they are composed. */
export const spokenLiterals = () =>
  literals(...SPOKEN).filter(({ key, file }) => hasWords(key) && !isUntranslated(key, file))

/** Every text of the product. Of strings that do not look like words, such as `shares`, those that a catalog has already. */
export async function sourceTexts(known: Iterable<string>): Promise<Map<string, Text>> {
  const texts = new Map<string, Text>()
  const add = (id: string, file: string, placeholders: MacroText['placeholders'] = {}) => {
    const text = texts.get(id) ?? { files: new Set(), placeholders: {} }
    texts.set(id, text)
    text.files.add(file)
    for (const [name, code] of Object.entries(placeholders))
      text.placeholders[name] = new Set(text.placeholders[name]).add(code)
  }
  for (const { id, file, placeholders } of await textsInMacros()) if (hasWords(id)) add(id, file, placeholders)
  const found = [...messageCalls(SOURCES), ...errorTexts('server/**/*.ts'), ...spokenLiterals()]
  for (const { key, file } of found)
    if (hasWords(key) && !TO_PROGRAMS.includes(key) && !/\{\d+\}/.test(key)) add(key, file)
  const before = new Set(known)
  for (const { key, file } of strings([SOURCES])) if (before.has(key) || texts.has(key)) add(key, file)
  return texts
}
