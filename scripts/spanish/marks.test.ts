// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are sources, as they stand in a file
import { expect, test } from 'vitest'
import { marksIn } from './marks.ts'
import { isTranslated, marked } from './plugin.ts'

const keysIn = (source: string) => marksIn(source, 'page.tsx').texts.map(({ key }) => key)
const markedAs = (source: string) => marked(source, 'page.tsx')?.replace(/^import [^;]*;/, '')

test.each([
  ['a text alone', '<p>Two words</p>', '<p>{$say("Two words")}</p>'],
  ['a sign by its name', '<p>Terms &amp; Privacy</p>', '<p>{$say("Terms & Privacy")}</p>'],
  ['an attribute that is read', '<a title="To the top" href="/" />', '<a title={$say("To the top")} href="/" />'],
  ['one of two', "<p>{busy ? 'Saving' : name}</p>", "<p>{busy ? $say('Saving') : name}</p>"],
  ['a template', '<p>{`Step ${n} of 13`}</p>', '<p>{$say`Step ${n} of 13`}</p>'],
  ['a text with a value', '<p>Step {n} of 13</p>', "$mix(<p>Step {n} of 13</p>, 'tvt')"],
  [
    'a text with a link, within another element',
    '<div><p>See <a href="/x">the plans</a>.</p></div>',
    '<div>{$mix(<p>See <a href="/x">the plans</a>.</p>, \'t(t)t\')}</div>',
  ],
  ['an icon before a text', '<b><Icon /> Back</b>', "$mix(<b><Icon /> Back</b>, 'et')"],
])('marks %s', (_, source, wanted) => {
  expect(markedAs(`const a = ${source}`)).toBe(`const a = ${wanted}`)
})

test.each([
  ['values, which are the user’s', '<p>{trust.trustName}</p>'],
  ['signs and numbers', '<p>· {count} – 100%</p>'],
  ['attributes that nobody reads', '<p className="two words" id="some id" />'],
  ['code', '<code>npm start</code>'],
  ['what is not to be translated', '<p translate="no">English</p>'],
])('leaves alone %s', (_, source) => {
  expect(marked(`const a = ${source}`, 'page.tsx')).toBeUndefined()
})

test('lines stay where they are, and are one text', () => {
  const source = 'const a = (\n  <p>\n    One line\n    and another\n  </p>\n)\n'
  expect(keysIn(source)).toEqual(['One line and another'])
  expect(marked(source, 'page.tsx')?.split('\n')).toHaveLength(source.split('\n').length)
})

test('a text names its places and elements in their order', () => {
  expect(keysIn('const a = <p>{x} of <b>all {y}</b> and <i />{" "}more</p>')).toEqual([
    '{0} of <0>all {1}</0> and <1/> more',
  ])
  expect(keysIn("const a = say('Alone'), b = say`With ${x}`")).toEqual(['Alone', 'With {0}'])
})

test('what is said before any function runs is found out', () => {
  const early = (source: string) => marksIn(source, 'page.tsx').texts.map((text) => text.early)
  expect(early('const a = <p>Words</p>; const b = () => <p>Words</p>; function c() { return say("x y") }')).toEqual([
    true,
    false,
    false,
  ])
})

test('an unknown sign is refused rather than shown by its name', () => {
  expect(() => keysIn('const a = <p>a &hellip; b</p>')).toThrow('&hellip;')
})

test('tests, documents and the description of the API are not marked', () => {
  expect(['app/footer.tsx', 'marketing/home/hero.tsx'].map(isTranslated)).toEqual([true, true])
  expect(
    [
      'app/guard.test.tsx',
      'prerender.tsx',
      'features/documents/preview/sheet.tsx',
      'features/api-reference/prose.tsx',
      'a.ts',
    ].map(isTranslated),
  ).toEqual([false, false, false, false, false])
})
