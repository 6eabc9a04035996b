import { expect, test } from 'vitest'
import { fileOf, publicPages, SHELL_FILE } from '#server/pages/public-pages.ts'
import {
  BUDGETS,
  BUILDER,
  filledPages,
  inDist,
  rings,
  SHELL,
  scriptsNamedIn,
  scriptsOf,
  stepPages,
  weightOf,
  weightWithin,
  workerOf,
} from './budgets.ts'

/** The property in which zod keeps what is its own about a schema. */
const ZOD_INTERNALS = '._zod'

test.each(publicPages.map(({ path }) => path))('%s loads no more script than it may', (path) => {
  const html = inDist(fileOf({ path })).toString()
  const scripts = scriptsNamedIn(html)
  expect(scripts.size).toBeGreaterThan(2)
  expect(weightOf(scripts) + weightWithin(html)).toBeLessThanOrEqual(BUDGETS.publicPage)
})

test.each(filledPages)('%s loads no more script than it may', (module) => {
  const html = inDist(SHELL_FILE).toString()
  const scripts = new Set([...scriptsNamedIn(html), ...scriptsOf([module])])
  expect(weightOf(scripts) + weightWithin(html)).toBeLessThanOrEqual(BUDGETS.publicPage)
})

test('the texts in Spanish are no larger than they may be', () => {
  const page = scriptsOf(['index.html'])
  const fetched = [...scriptsOf(['i18n/es.po'])].filter((file) => !page.has(file))
  expect(fetched.length).toBeGreaterThan(0)
  expect(weightOf(fetched)).toBeLessThanOrEqual(BUDGETS.spanish)
})

test.each(stepPages)('a signed-in user at the step %s loads no more script than it may', (_, module) => {
  expect(weightOf(scriptsOf([...BUILDER, module]))).toBeLessThanOrEqual(BUDGETS.step)
})

test('all nine documents, the packet and what writes them are no larger than they may be', () => {
  const page = scriptsOf([...SHELL, 'features/dashboard/dashboard-page.tsx'])
  const documents = scriptsOf(['../documents/prepare.ts'])
  const fetched = [...documents].filter((file) => !page.has(file))
  expect(weightOf([...fetched, workerOf('compressor')])).toBeLessThanOrEqual(BUDGETS.documents)
})

test('what the service worker stores is no larger than it may be, and is there', () => {
  const [, build = ''] = /^const BUILD = (.*);\n/.exec(inDist('sw.js').toString()) ?? []
  const { entry, files }: { entry: string; files: string[] } = JSON.parse(build)
  expect(files).toContain(entry)
  expect(weightOf(files.map((file) => file.slice(1)))).toBeLessThanOrEqual(BUDGETS.offline)
})

test('no page for everybody loads zod or documents', () => {
  const shell = scriptsOf(SHELL)
  const documents = [...scriptsOf(['../documents/prepare.ts'])].filter((file) => weightOf([file]) > 10_000)
  const isUnwanted = (file: string) =>
    (documents.includes(file) && !shell.has(file)) || inDist(file).includes(ZOD_INTERNALS)
  expect([...scriptsOf(['features/questionnaire/steps/step-page.tsx'])].filter(isUnwanted)).not.toEqual([])
  expect(documents.filter(isUnwanted)).not.toEqual([])
  for (const { path } of publicPages) {
    const scripts = scriptsNamedIn(inDist(fileOf({ path })).toString())
    expect([...scripts].filter(isUnwanted), path).toEqual([])
  }
  for (const module of filledPages) expect([...scriptsOf([module])].filter(isUnwanted), module).toEqual([])
})

test('no files of the program import each other in a ring', () => {
  expect(rings()).toEqual([])
})
