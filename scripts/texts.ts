import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { translationsIn, updated } from './i18n/catalog.ts'
import { sourceTexts } from './i18n/source-texts.ts'

// Brings each catalog to the texts of the source: new ones without a translation, and without those that nothing says.
for (const path of globSync(join(import.meta.dirname, '..', 'web', 'i18n', '*.po'))) {
  const before = readFileSync(path, 'utf8')
  const after = updated(before, await sourceTexts(translationsIn(before).keys()), basename(path, '.po'))
  writeFileSync(path, after)
  const missing = [...translationsIn(after)].filter(([, text]) => text === '')
  console.log(`${basename(path)}: ${translationsIn(after).size} texts, ${missing.length} without a translation`)
  for (const [english] of missing) console.log(`  ${english}`)
}
