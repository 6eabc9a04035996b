import { expect, test } from 'vitest'
import { areas, texts } from '#web/spanish/catalogue.ts'
import type { Entry } from '#web/spanish/speaking.ts'
import { composed } from '#web/spanish/texts/composed.ts'
import { notes } from '#web/spanish/texts/notes.ts'
import { literals, marked, refusals, strings } from './literals.ts'
import { NOT_TRANSLATED } from './not-translated.ts'

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
  'documents/not-found.ts',
  'documents/wording/fallbacks.ts',
]
const forms = (entry: Entry) => (typeof entry === 'string' ? [entry] : [entry.one, entry.other])
const hasWords = (key: string) => /\p{L}{2}/u.test(key.replaceAll(/\{\d+\}|<\/?\d+\/?>/g, ''))

test('every text that the pages say has Spanish', () => {
  const said = marked.flatMap(({ file, texts }) => texts.map(({ key }) => ({ key, file })))
  expect(said.length).toBeGreaterThan(500)
  expect(said.filter(({ key }) => hasWords(key) && texts[key] === undefined)).toEqual([])
})

test('every other string with words in it has Spanish, or a reason to have none', () => {
  const untranslated = literals(...SPOKEN)
    .filter(({ file }) => !/web\/(spanish\/|pages\/api-reference\/|prerender)/.test(file))
    .filter(({ key, file }) => texts[key] === undefined && !NOT_TRANSLATED.some((except) => except(key, file)))
  expect(untranslated).toEqual([])
})

test('no text is said before a language can have been chosen', () => {
  const early = marked.flatMap(({ file, texts }) =>
    texts.filter((text) => text.early).map(({ key }) => ({ key, file })),
  )
  expect(early).toEqual([])
})

const isCatalogue = ({ file }: { file: string }) => file.startsWith('web/spanish/texts/')

test('every Spanish text has a place that says it', () => {
  const found = [
    ...marked.flatMap(({ file, texts }) => texts.map(({ key }) => ({ key, file }))),
    ...literals(...SPOKEN),
    ...refusals('server/**/*.ts'),
  ]
  const used = new Set(found.filter((each) => !isCatalogue(each)).map(({ key }) => key))
  const ofTheirOwn = new Set([...Object.keys(composed), ...Object.keys(notes)])
  expect(Object.keys(texts).filter((key) => !used.has(key) && !ofTheirOwn.has(key))).toEqual([])
})

test('so has every text that is composed', () => {
  const all = strings(['{web,domain,api,content,documents,server}/**/*.{ts,tsx}'])
    .filter((each) => !isCatalogue(each))
    .map(({ key }) => key)
  const isPlace = /\{\d+\}/
  const templates = all
    .filter((key) => isPlace.test(key) && hasWords(key))
    .map((key) => {
      const parts = key.split(isPlace).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      return new RegExp(`^${parts.join('.*')}$`, 'su')
    })
  const hasPlace = (key: string) => {
    // Beside its own words there are a count, the words of another text, or the end of a sentence.
    const [words = key] = key.replace(/^\{0\} /, '').split(/ \{|\.$/)
    const begins = (text: string) => all.some((each) => each.startsWith(text))
    // Two texts can be joined.
    return begins(words) || words.split(' and ').every(begins) || templates.some((template) => template.test(key))
  }
  expect([...Object.keys(composed), ...Object.keys(notes)].filter((key) => !hasPlace(key))).toEqual([])
})

test('a text stands in one file only', () => {
  const keys = areas.flatMap((area) => Object.keys(area))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('values and elements have the same places in both languages', () => {
  // Where Spanish needs no second noun beside a number, that place is left out.
  const optional = /^\{\d\}$/
  const places = (text: string) => new Set(text.replaceAll('*', '').match(/\{\d+\}|<\/?\d+\/?>/g) ?? [])
  const wrong = Object.entries(texts).filter(([key, entry]) =>
    forms(entry).some((form) => {
      const [english, spanish] = [places(key), places(form)]
      const added = [...spanish].some((place) => !english.has(place))
      const lost = [...english].filter((place) => !spanish.has(place))
      return added || lost.some((place) => !optional.test(place) || !LEFT_OUT.has(key))
    }),
  )
  expect(wrong).toEqual([])
})

/** Texts whose nouns or verbs stand in places of their own in English. */
const LEFT_OUT = new Set([
  '{0} primary {1}',
  '{0} contingent {1}',
  '{0} {1} changed',
  '{0} of {1} {2} moved into the trust',
  '{0} {1} kept on this device only, until the answer is corrected.',
  '{0} not reached the server yet. If you log out now, this device forgets {1} and {2} lost. If you stay, {3} sent as soon as the connection allows.',
  'The application for the tax number counts {0} {1}; {2} {3} named.',
  'Log out and lose {0}',
])

test('spaces at the ends are the same, since words stand beside them', () => {
  const ends = (text: string) => [/^\s*/, /\s*$/].map((end) => end.exec(text)?.[0])
  const wrong = Object.entries(texts).filter(([key, entry]) =>
    forms(entry).some((form) => JSON.stringify(ends(form)) !== JSON.stringify(ends(key))),
  )
  expect(wrong).toEqual([])
})
