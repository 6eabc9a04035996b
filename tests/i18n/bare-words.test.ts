import { expect, test } from 'vitest'
import { sources } from '#scripts/i18n/literals.ts'
import { bareWords } from './bare-words.ts'

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
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source, as it stands in a file
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
