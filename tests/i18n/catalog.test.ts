import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { PERSONAL_DATA_FORMAT, readPersonalData } from '#domain/import/personal-data.ts'
import { english, type Message } from '#domain/message.ts'
import { recordOf, samples } from '#samples/families.ts'
import { updated, valuesIn } from '#scripts/i18n/catalog.ts'
import { errorTexts, messageCalls } from '#scripts/i18n/literals.ts'
import { SOURCES, sourceTexts, spokenLiterals, textsInMacros } from '#scripts/i18n/source-texts.ts'
import { file, GLOSSARY, spanish, texts, translated } from './spanish.ts'

const source = await sourceTexts(texts.keys())
const said = await textsInMacros()

test('the catalog has exactly the texts of the source: `npm run texts` writes it', () => {
  expect(source.size).toBeGreaterThan(2_000)
  expect([...source.keys()].filter((id) => !texts.has(id))).toEqual([])
  expect([...texts.keys()].filter((id) => !source.has(id))).toEqual([])
  expect(updated(file, source, 'es')).toBe(file)
})

test('every text has Spanish; write it into web/i18n/es.po', () => {
  expect([...texts].filter(([, text]) => text === '').map(([id]) => id)).toEqual([])
})

test('every way of saying something is looked through', () => {
  const counts = [said, messageCalls(SOURCES), spokenLiterals(), errorTexts('server/**/*.ts')].map(
    ({ length }) => length,
  )
  for (const [at, least] of [700, 150, 800, 40].entries()) expect(counts[at]).toBeGreaterThan(least)
})

test('nothing composes English', () => {
  expect(spokenLiterals().filter(({ key }) => /\{\d+\}/.test(key))).toEqual([])
})

test('no text is said before a language can have been chosen', () => {
  expect(said.filter(({ early }) => early)).toEqual([])
})

test('a message names each of its values', () => {
  const wrong = messageCalls(SOURCES).filter(
    ({ key, values }) => values && JSON.stringify(values.toSorted()) !== JSON.stringify(valuesIn(key).toSorted()),
  )
  expect(wrong).toEqual([])
})

test('values and elements have the same names in both languages', () => {
  const places = (text: string) => String([...valuesIn(text), ...(text.match(/<\/?\d+\/?>/g) ?? [])].toSorted())
  expect(translated.filter(([id, text]) => places(id) !== places(text))).toEqual([])
})

test('a message is complete in both languages, whatever its values', () => {
  const named = [...texts.keys()].filter((id) => valuesIn(id).length > 0)
  expect(named.length).toBeGreaterThan(200)
  for (const count of [0, 1, 2, 1200])
    for (const id of named) {
      const values = Object.fromEntries(valuesIn(id).map((name) => [name, count]))
      for (const words of [english({ id, values }), spanish({ id, values })])
        expect(words).not.toMatch(/[{}#]|undefined|NaN/)
    }
})

test('every text says what it says by Lingui’s own reading of the syntax', () => {
  // Dates are ours, in UTC.
  const readable = translated.filter(([id]) => !id.includes(', date'))
  const lingui = setupI18n({ locale: 'es-US', messages: { 'es-US': Object.fromEntries(readable) } })
  for (const count of [0, 1, 2, 1200])
    for (const [id] of readable) {
      const values = Object.fromEntries(valuesIn(id).map((name) => [name, count]))
      expect(spanish({ id, values })).toBe(lingui._(id, values))
    }
})

test('spaces at the ends are the same, since words stand beside them', () => {
  const ends = (text: string) => [/^\s*/, /\s*$/].map((end) => end.exec(text)?.[0]).join('|')
  expect(translated.filter(([id, text]) => ends(id) !== ends(text))).toEqual([])
})

test.each(GLOSSARY)('%s is the same word everywhere', (english, spanish) => {
  const all = translated.filter(([key]) => english.test(key))
  expect(all.length).toBeGreaterThan(0)
  const others = all.filter(([, text]) => !spanish.test(text))
  expect(others).toEqual([])
})

test('nobody is addressed with tú', () => {
  const informal = /\b(tu|tus|tú|ti|contigo|puedes|quieres|tienes|haz)\b/i
  expect([...texts.values()].filter((text) => informal.test(text))).toEqual([])
})

test('nobody is taken for a man', () => {
  const male =
    /¿Listo\b|\bbienvenido\b|\b(usted|sí) mismo\b|\bmanténgase informado\b|\bnacido en\b|\blo (llevamos|nombran|compromete)\b/i
  // A trustee, who is no reader.
  const ofTrustees = /^Un(less the agreement|a)|^The trustee holds|^A successor steps/
  const found = [...texts].filter(([key, text]) => male.test(text) && !ofTrustees.test(key))
  expect(found).toEqual([])
})

test('a marital status fits a woman as well as a man', () => {
  // With «haber» the participle has one form: «se ha casado».
  const ofAMan = /(?<!\bh[ae]n? )\b(?:casado|soltero|viudo|divorciado)\b(?!\/a)/i
  expect(translated.filter(([, text]) => ofAMan.test(text.replace(/se ha casado, divorciado/, '')))).toEqual([])
})

const long = (length: number) => 'x'.repeat(length)
const WORDS: readonly unknown[] = ['', '12', '1800-01-01', '9999-12-31', 'a\u202Eb', long(5_000), long(60_000)]
const WRONG: readonly unknown[] = [...WORDS, 7, -5, 1e9, 1.234, null, true, [], [null]]

/** The same with one wrong value in each place, one after the other. */
function* withWrong(value: unknown): Generator<unknown> {
  yield* WRONG
  if (Array.isArray(value))
    for (const [at, each] of value.slice(0, 3).entries())
      for (const wrong of withWrong(each)) yield value.with(at, wrong)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value))
      for (const wrong of withWrong(each)) yield { ...value, [key]: wrong }
    yield { ...value, nonsense: 1 }
  }
}

test('every error in a file of answers is reported in Spanish', () => {
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  const messages = new Map<string, Message | string>()
  for (const record of withWrong(recordOf(samples.complete))) {
    const file = { format: PERSONAL_DATA_FORMAT, exportedAt: '2026-01-01T00:00:00.000Z', trust: { record } }
    const read = readPersonalData(new TextEncoder().encode(JSON.stringify(file)), { decode, today: '2026-11-20' })
    if ('rejected' in read)
      for (const words of [read.rejected, ...(read.errors ?? []).map((error) => error.words)])
        messages.set(english(words), words)
  }
  expect(messages.size).toBeGreaterThan(25)
  expect([...messages].filter(([words, text]) => spanish(text) === words)).toEqual([])
})
