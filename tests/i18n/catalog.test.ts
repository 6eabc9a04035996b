import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { PERSONAL_DATA_FORMAT, readPersonalData } from '#domain/import/personal-data.ts'
import { english, type Message } from '#domain/message.ts'
import { recordOf, samples } from '#samples/families.ts'
import { updated, valuesIn } from '#scripts/i18n/catalog.ts'
import {
  below,
  errorTexts,
  isNode,
  isText,
  keyOfTemplate,
  messageCalls,
  type Node,
  nodeIn,
  nodesIn,
  parsed,
  sources,
} from '#scripts/i18n/literals.ts'
import { SOURCES, sourceTexts, textsInMacros, uiTextLiterals } from '#scripts/texts.ts'
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
  const counts = [said, messageCalls(SOURCES), uiTextLiterals(), errorTexts('server/**/*.ts')].map(
    ({ length }) => length,
  )
  for (const [at, least] of [700, 150, 800, 40].entries()) expect(counts[at]).toBeGreaterThan(least)
})

test('nothing composes English', () => {
  expect(uiTextLiterals().filter(({ key }) => /\{\d+\}/.test(key))).toEqual([])
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

/** The attributes of an element that are shown or announced. */
const TEXT_ATTRIBUTES = new RegExp(
  `^(${[
    'aria-(label|description|valuetext|roledescription)',
    ...['title', 'placeholder', 'alt', 'label', 'help', 'hint', 'heading', 'summary', 'caption', 'question', 'legend'],
    ...['lead', 'note', 'words', 'text', 'term', 'detail', 'awaited', 'why'],
  ].join('|')})$`,
)

/** Elements whose text is the same in every language. */
const UNSPOKEN = /^(code|pre|kbd|script|style)$/

const hasWords = (text: string) => /\p{L}/u.test(text)
const nameOf = (node: Node) => (typeof node.name === 'string' ? node.name : '')

/** Words in JSX that no macro of Lingui has, and that would stay English: texts, and strings that become one. */
function bareWords(source: string, file: string): string[] {
  const found: string[] = []
  const shown = (node: Node) => found.push(...literalsOf(node).filter(hasWords))
  const visit = (node: Node, inTrans: boolean): void => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') {
      for (const each of below(node)) visit(each, inTrans && node.type.startsWith('JSX'))
      return
    }
    if (isUnspoken(node)) return
    const name = node.type === 'JSXElement' ? nameOf(nodeIn(nodeIn(node, 'openingElement'), 'name')) : ''
    if (node.type === 'JSXElement')
      for (const attribute of nodesIn(nodeIn(node, 'openingElement'), 'attributes')) {
        const { name, value } = attribute
        if (isNode(value) && isNode(name) && TEXT_ATTRIBUTES.test(nameOf(name))) shown(value)
        for (const each of below(attribute)) visit(each, false)
      }
    const isTranslated = inTrans || name === 'Trans'
    for (const child of nodesIn(node, 'children')) {
      const bare = child.type === 'JSXText' && !isTranslated ? String(child.value).replaceAll(/&\w+;/g, '').trim() : ''
      if (hasWords(bare)) found.push(bare)
      if (child.type === 'JSXExpressionContainer' && !(isTranslated && isText(nodeIn(child, 'expression'))))
        shown(child)
      visit(child, isTranslated)
    }
  }
  visit(parsed(source, file), false)
  return found
}

/** The strings of which one becomes the value. */
function literalsOf(node: Node): string[] {
  if (isText(node)) return [node.value]
  switch (node.type) {
    case 'TemplateLiteral':
      return [keyOfTemplate(node).replaceAll(/\{\d+\}/g, '')]
    case 'ConditionalExpression':
      return [...literalsOf(nodeIn(node, 'consequent')), ...literalsOf(nodeIn(node, 'alternate'))]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : literalsOf(nodeIn(node, 'left'))), ...literalsOf(nodeIn(node, 'right'))]
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsOf(nodeIn(node, 'expression'))
    default:
      return []
  }
}

function isUnspoken(node: Node): boolean {
  if (node.type === 'JSXFragment') return false
  const opening = nodeIn(node, 'openingElement')
  const isUntranslated = nodesIn(opening, 'attributes').some(
    ({ name, value }) => isNode(name) && nameOf(name) === 'translate' && isNode(value) && value.value === 'no',
  )
  return isUntranslated || UNSPOKEN.test(nameOf(nodeIn(opening, 'name')))
}

/** Documents and the description of the API are English in every language. */
const ENGLISH =
  /^web\/(features\/documents\/preview\/(sheet|piece-view|table-view)|features\/api-reference\/.*|prerender|main)\.tsx$/

test('every word in a page is given to Lingui', () => {
  const pages = sources('web/**/*.tsx').filter(({ file }) => !ENGLISH.test(file))
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.flatMap(({ file, source }) => bareWords(source, file).map((words) => `${file}: ${words}`))).toEqual([])
})

test.each([
  ['a text', '<p>Two words</p>'],
  ['a text beside a macro', '<p><Trans>Two</Trans> words</p>'],
  ['an attribute that is read', '<a title="To the top" />'],
  ['one of two', '<p>{busy ? "Saving" : name}</p>'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source, as it is in a file
  ['a template', '<p>{`Step ${n}`}</p>'],
  ['a string among the values of a text', '<Trans>Made {late && "too late"}</Trans>'],
  ['a text in an element that is a value', '<Trans>Made {late && <b>too late</b>}</Trans>'],
])('finds %s', (_, source) => {
  expect(bareWords(`const a = ${source}`, 'page.tsx')).toHaveLength(1)
})

test.each([
  ['what a macro says', '<p title={t`Top`}><Trans>Two <b>words</b>{" "}here</Trans></p>'],
  ['values', '<p>{trust.trustName} · 100%</p>'],
  ['attributes that nobody reads', '<p className="two words" />'],
  ['code', '<code>npm start</code>'],
  ['what is not to be translated', '<p translate="no">English</p>'],
])('leaves alone %s', (_, source) => {
  expect(bareWords(`const a = ${source}`, 'page.tsx')).toEqual([])
})
