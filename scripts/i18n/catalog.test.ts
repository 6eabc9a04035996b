import { expect, test } from 'vitest'
import { catalogModule, type Text, translationsIn, updated } from './catalog.ts'

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
