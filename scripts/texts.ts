import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fixedWords, type Text, translationsIn, updated } from './i18n/catalog.ts'
import { errorTexts, literals, messageCalls, sources, strings } from './i18n/literals.ts'
import { compileMacros, MACROS, type MacroText } from './i18n/macros.ts'

type Exception = (key: string, file: string) => boolean

const isOneOf =
  (...keys: string[]): Exception =>
  (key) =>
    keys.includes(key)

/** Errors that only programs get, since no page sends what they are about. */
const TO_PROGRAMS: readonly string[] = [
  'There is no operation with this method and path.',
  'Pages are read with GET, not with {method}.',
  'The header {name} must be a UUID.',
  'There is no field called {name}.',
  'The body is not what this operation takes.',
  'The body is nested more than {deepest} levels deep.',
  'The body must be JSON, with the header Content-Type: application/json.',
  'The body is incomplete.',
  'The body is not JSON in UTF-8.',
  'Events are sent over a connection that stays open.',
  'Please name at least one document.',
  'There are only nine documents.',
  'This must be download, packet or print.',
  'This must be the number of a version.',
  'This must be a SHA-256.',
  // For the operator, before there are users.
  'This request came from {origin}, but this site is {baseUrl}. Open {baseUrl}, or set BASE_URL to the address that people open.',
  'another site',
]

/** Strings that look like words and are none, or that are the same in every language. */
const NOT_TRANSLATED: readonly Exception[] = [
  // The API reference is English.
  (_, file) => file === 'api/errors.ts' || file === 'api/operation.ts',
  // What search engines and shared links say about a page: they get its HTML, which is English.
  (_, file) => file === 'content/descriptions.ts',
  // The legal pages are English.
  (_, file) => file === 'content/legal.ts',
  // The operations that a page calls.
  (key) => /^(GET|POST|PATCH|PUT) \/api\//.test(key),
  // Names of ids, files and addresses.
  (key) => !key.includes(' ') && /\{\d+\}/.test(key),
  // Class names: small letters, and a dash or a colon in some of them.
  (key) => key.split(' ').every((part) => /^[a-z\d:[\]()/.,%_-]+$/.test(part)) && /[a-z][-:][a-z\d]/.test(key),
  // Class names with words of the system’s colors in them.
  (key, file) => file === 'web/features/review-links/reader/trust-for-reader.tsx' && key.startsWith('-mb-px '),
  // Markup and selectors.
  (key) => /="|^<|\[data-|^url\(|^translate\(/.test(key),
  // What is drawn, and by which subject of an article, which are English.
  (_, file) => file.startsWith('web/components/pictures/'),
  isOneOf(
    'Stripe',
    'Teton',
    'Wind River',
    'Absaroka',
    'Wyoming',
    'Dynasty Trusts',
    'Kinstead',
    'Starter',
    'Pro',
    'Elite',
  ),
  isOneOf('Escape', 'Enter', 'Tab', 'light dark', 'xMidYMid slice', 'input, select, textarea, button'),
  // The API reference, what draws pages when they are built, and what names languages in themselves.
  (_, file) => /^web\/(features\/api-reference\/|prerender|i18n\/(language-switch|announce-language))/.test(file),
  // Words of the documents' pages, which are English and marked so.
  (_, file) => file === 'web/features/documents/preview/sheets.tsx',
  // The window that Google sends back has no code but its own, and its Spanish with it (google-return.test.ts).
  (_, file) => file.startsWith('web/google-return/'),
  // Names of places, which addresses and documents have in English, and of the months of English dates.
  (_, file) => /^domain\/formats\/(address|calendar-date|us-state)\.ts$/.test(file),
  // For the console.
  isOneOf(
    'Reading the account failed',
    'Saving the payment method failed',
    'Deleting the account failed',
    'Saving the profile failed',
    'Asking for a password reset failed',
    'Downloading the data failed',
  ),
  // What only the code compares.
  (_, file) => file === 'domain/trust/real-estate.ts',
  isOneOf('taken out', 'Not checked:', 'Still needed: ', 'Unreachable'),
  isOneOf(
    'office {0}',
    'trustee {0}',
    'minor {0}',
    'birth-year {0}',
    'asset-twice {0}',
    'early-funding {0}',
    'age-passed {0}',
    'promised {0}',
    'stages {0}',
    'twice {0}',
    'total {0}',
  ),
  isOneOf('trustee-beneficiary {0}', 'lives-in {0}', 'designated {0}', 'owned {0}'),
  // Headings that a table has to have, in either language, and what is below them in the sample and in files.
  (key, file) => /^domain\/import\/(beneficiary|asset)-columns\.ts$/.test(file) && !key.endsWith('.'),
  // Words of files, and what is in the documents, which are English.
  (_, file) => /^domain\/import\/(relationships|related|asset-kinds)\.ts$/.test(file),
  (key, file) => file === 'domain/import/assets-file.ts' && !key.endsWith('.'),
  (key, file) => file === 'domain/import/personal-data.ts' && key === 'Invalid input',
  (_, file) => file.endsWith('/family-for-tests.ts'),
  // The type of what is dragged.
  (key, file) => file === 'web/features/import/file-field.tsx' && key === 'Files',
  // For the console.
  (key, file) => /^web\/features\/(second-factor|reminders)\//.test(file) && / failed$/.test(key),
  (key, file) => file.startsWith('web/features/import/') && / of a file$/.test(key),
  // A trust's name is in the documents, which are English.
  isOneOf('The Smith Family Dynasty Trust', '[Document Name]', 'W.S. 2-6-114; Estate of Meyer, 2016 WY 6'),
  // The names under the testimonials.
  (key, file) => file === 'content/testimonials.ts' && /^\w+ \w\.$/.test(key),
  // Errors for API clients only: pages send no such request.
  (key, file) => /^api\/(auth|session|trust)\.ts$/.test(file) && /^(This|There|Please)/.test(key),
  (key) => key.startsWith('font: '),
]

/** Whether a string that looks like words has a reason to be in no catalog. */
const isUntranslated: Exception = (key, file) => NOT_TRANSLATED.some((except) => except(key, file))

/** All source files. */
export const SOURCES = '{web,domain,api,content,documents,server}/**/*.{ts,tsx}'

/** Where a string that looks like words is a text of a page, unless it is among the exceptions. */
const UI_TEXT_FILES = [
  'web/**/*.{ts,tsx}',
  'domain/**/*.ts',
  // Articles, in a folder, are English.
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
export const uiTextLiterals = () =>
  literals(...UI_TEXT_FILES).filter(({ key, file }) => hasWords(key) && !isUntranslated(key, file))

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
  const found = [...messageCalls(SOURCES), ...errorTexts('server/**/*.ts'), ...uiTextLiterals()]
  for (const { key, file } of found)
    if (hasWords(key) && !TO_PROGRAMS.includes(key) && !/\{\d+\}/.test(key)) add(key, file)
  const before = new Set(known)
  for (const { key, file } of strings([SOURCES])) if (before.has(key) || texts.has(key)) add(key, file)
  return texts
}

if (import.meta.main) {
  // Updates each catalog: adds new texts untranslated, removes unused ones.
  for (const path of globSync(join(import.meta.dirname, '..', 'web', 'i18n', '*.po'))) {
    const before = readFileSync(path, 'utf8')
    const after = updated(before, await sourceTexts(translationsIn(before).keys()), basename(path, '.po'))
    writeFileSync(path, after)
    const missing = [...translationsIn(after)].filter(([, text]) => text === '')
    console.log(`${basename(path)}: ${translationsIn(after).size} texts, ${missing.length} without a translation`)
    for (const [english] of missing) console.log(`  ${english}`)
  }
}
