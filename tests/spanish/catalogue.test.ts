import { expect, test } from 'vitest'
import { english, message } from '#domain/message.ts'
import { areas, spanish, texts } from '#web/spanish/catalogue.ts'
import type { Entry } from '#web/spanish/speaking.ts'
import { notes } from '#web/spanish/texts/notes.ts'
import { fixedWords, valuesIn } from './icu.ts'
import { literals, marked, messageCalls, strings } from './literals.ts'
import { NOT_TRANSLATED, TO_PROGRAMS } from './not-translated.ts'

const SPOKEN = [
  'web/**/*.ts',
  'web/**/*.tsx',
  'domain/calendar/*.ts',
  'domain/formats/*.ts',
  'domain/import/*.ts',
  'domain/trust/**/*.ts',
  'domain/product.ts',
  'content/{plans,story,team,testimonials}.ts',
  'api/*.ts',
  'documents/signing-kit/*.ts',
  'documents/wording/fallbacks.ts',
]
const forms = (entry: Entry) => (typeof entry === 'string' ? [entry] : [entry.one, entry.other])
const hasWords = (key: string) => /\p{L}{2}/u.test(fixedWords(key))
const SOURCES = '{web,domain,api,content,documents,server}/**/*.{ts,tsx}'

test('every text that the pages say has Spanish', () => {
  const said = marked.flatMap(({ file, texts }) => texts.map(({ key }) => ({ key, file })))
  expect(said.length).toBeGreaterThan(500)
  expect(said.filter(({ key }) => hasWords(key) && texts[key] === undefined)).toEqual([])
})

test('every text with values has Spanish', () => {
  const composed = messageCalls(SOURCES).filter(({ key }) => !TO_PROGRAMS.includes(key))
  expect(composed.length).toBeGreaterThan(100)
  expect(composed.filter(({ key }) => hasWords(key) && texts[key] === undefined)).toEqual([])
})

test('a text with values names each of them', () => {
  const wrong = messageCalls(SOURCES).filter(
    ({ key, values }) => values && JSON.stringify(values.toSorted()) !== JSON.stringify(valuesIn(key).toSorted()),
  )
  expect(wrong).toEqual([])
})

test('every other string with words in it has Spanish, or a reason to have none', () => {
  const said = new Set(marked.flatMap(({ file, texts }) => texts.map(({ key }) => `${file} ${key}`)))
  const untranslated = literals(...SPOKEN)
    .filter(({ file }) => !/web\/(spanish\/|features\/api-reference\/|prerender)/.test(file))
    // What is put together in a template is English for good, unless it is given to `say` itself.
    .filter(({ key }) => hasWords(key))
    .filter(({ key, file }) => texts[key] === undefined || (/\{\d+\}/.test(key) && !said.has(`${file} ${key}`)))
    .filter(({ key, file }) => !NOT_TRANSLATED.some((except) => except(key, file)))
  expect(untranslated).toEqual([])
})

test('no text is said before a language can have been chosen', () => {
  const early = marked.flatMap(({ file, texts }) =>
    texts.filter((text) => text.early).map(({ key }) => ({ key, file })),
  )
  expect(early).toEqual([])
})

test('every Spanish text has a place that says it', () => {
  const said = marked.flatMap(({ texts }) => texts.map(({ key }) => key))
  const found = strings([SOURCES]).filter(({ file }) => !file.startsWith('web/spanish/texts/'))
  const used = new Set([...said, ...found.map(({ key }) => key), ...Object.keys(notes)])
  expect(Object.keys(texts).filter((key) => !used.has(key))).toEqual([])
})

test('a text stands in one file only', () => {
  const keys = areas.flatMap((area) => Object.keys(area))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('values and elements have the same places in both languages', () => {
  const places = (text: string) => {
    const numbered = text.replaceAll('*', '').match(/\{\d+\}|<\/?\d+\/?>/g) ?? []
    return String([...new Set([...valuesIn(text), ...numbered])].toSorted())
  }
  const wrong = Object.entries(texts)
    .filter(([key]) => !LEFT_OUT.has(key))
    .filter(([key, entry]) => forms(entry).some((form) => places(form) !== places(key)))
  expect(wrong).toEqual([])
})

/** Texts whose nouns or verbs stand in places of their own in English. */
const LEFT_OUT = new Set([
  '{0} primary {1}',
  '{0} contingent {1}',
  '{0} {1} changed',
  '{0} of {1} {2} moved into the trust',
])

test('a message is complete in both languages, whatever its values', () => {
  const named = Object.keys(texts).filter((key) => valuesIn(key).length > 0)
  expect(named.length).toBeGreaterThan(100)
  for (const count of [0, 1, 2, 1200])
    for (const key of named) {
      const text = message(key, Object.fromEntries(valuesIn(key).map((name) => [name, count])))
      for (const words of [english(text), spanish.message(text)]) expect(words).not.toMatch(/[{}#]|undefined|NaN/)
    }
})

test('spaces at the ends are the same, since words stand beside them', () => {
  const ends = (text: string) => [/^\s*/, /\s*$/].map((end) => end.exec(text)?.[0])
  const wrong = Object.entries(texts).filter(([key, entry]) =>
    forms(entry).some((form) => JSON.stringify(ends(form)) !== JSON.stringify(ends(key))),
  )
  expect(wrong).toEqual([])
})
