// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are sources, as they are in a file
import { expect, test } from 'vitest'
import { catalogModule, type Text, translationsIn, updated } from './catalog.ts'
import { compileMacros } from './macros.ts'

const before = `msgid ""
msgstr ""
"Language: es\\n"

#: web/a.tsx
msgid "Next"
msgstr "Siguiente"

#: web/a.tsx
msgid "Gone"
msgstr "Ido"
`
const text = (...files: string[]): Text => ({ files: new Set(files), placeholders: {} })
const source = new Map([
  ['Step {n} of {0}', { ...text('web/b.tsx'), placeholders: { 0: new Set(['steps.length']) } }],
  ['Next', text('web/b.tsx', 'web/a.tsx')],
])

test('a catalog gets the new texts, keeps translations, and loses what nothing says', () => {
  const after = updated(before, source, 'es')
  expect(after).toContain('#: web/a.tsx\n#: web/b.tsx\nmsgid "Next"\nmsgstr "Siguiente"')
  expect(after).toContain('#. placeholder {0}: steps.length\n#: web/b.tsx\nmsgid "Step {n} of {0}"\nmsgstr ""')
  expect([...translationsIn(after)]).toEqual([
    ['Next', 'Siguiente'],
    ['Step {n} of {0}', ''],
  ])
  expect(updated(after, source, 'es')).toBe(after)
})

test('an empty file becomes the catalog of a new language', () => {
  const begun = updated('', source, 'fr')
  expect(begun).toContain('"Language: fr\\n"')
  expect([...translationsIn(begun).values()]).toEqual(['', ''])
})

test('a page gets each text by its English, which stands where a translation is missing', async () => {
  const { messages } = await import(
    `data:text/javascript,${encodeURIComponent(catalogModule(updated(before, source, 'es')))}`
  )
  expect(messages).toEqual({ Next: 'Siguiente', 'Step {n} of {0}': 'Step {n} of {0}' })
})

const head = "import { msg, plural, t } from '@lingui/core/macro'\nimport { Trans } from '@lingui/react/macro'\n"
const compiled = (source: string) => compileMacros(head + source, 'page.tsx')
const code = async (source: string) =>
  (await compiled(source)).code
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('/** i18n */ ', '')
    .replaceAll('/** i18n */', '')
const ids = async (source: string) => (await compiled(source)).said.map(({ id }) => id)

test('a text is named by its English, and no number', async () => {
  expect(await code('const a = () => t`Next`')).toBe('const a = () => _i18n._("Next");')
  expect(await code('const a = (n: number) => t`Step ${n} of ${n + 1}`')).toBe(
    'const a = (n: number) => _i18n._("Step {n} of {0}", { 0: n + 1, n: n });',
  )
  expect(await code('const a = msg`Next`')).toBe('const a = { id: "Next" };')
})

test('elements in a text have numbers', async () => {
  expect(await ids('const a = () => <Trans>See <a title={t`All`}>the plans</a>, <b>{name}</b><i /></Trans>')).toEqual([
    'See <0>the plans</0>, <1>{name}</1><2/>',
    'All',
  ])
})

test('a count is an ICU plural', async () => {
  expect(await ids("const a = (n: number) => plural(n, { one: '# day', other: '# days' })")).toEqual([
    '{n, plural, one {# day} other {# days}}',
  ])
})

test('translators see the code of what has a number for a name', async () => {
  const { said } = await compiled('const a = (n: number) => t`Step ${n} of ${steps.length}`')
  expect(said).toEqual([{ id: 'Step {n} of {0}', placeholders: { 0: 'steps.length' }, early: false }])
})

test('what is said before any function runs is found out', async () => {
  const { said } = await compiled(
    'const a = t`early`; const b = <Trans>too early</Trans>; const c = msg`later`; const d = () => <Trans>later</Trans>',
  )
  expect(
    said
      .filter(({ early }) => early)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['early', 'too early'])
})
