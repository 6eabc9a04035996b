import { expect, test } from 'vitest'
import { fileOf, publicPages, SHELL_FILE } from '#server/pages/public-pages.ts'
import { BUDGETS, BUILDER, filledPages, SHELL, stepPages } from './budgets.ts'
import { inDist, rings, scriptsNamedIn, scriptsOf, weightOf, weightWithin, workerOf } from './built.ts'

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
  const fetched = [...scriptsOf(['spanish/catalogue.ts'])].filter((file) => !page.has(file))
  expect(fetched.length).toBeGreaterThan(0)
  expect(weightOf(fetched)).toBeLessThanOrEqual(BUDGETS.spanish)
})

test.each(stepPages)('a signed-in user at the step %s loads no more script than it may', (_, module) => {
  expect(weightOf(scriptsOf([...BUILDER, module]))).toBeLessThanOrEqual(BUDGETS.step)
})

test('all nine documents, the packet and what writes them are no larger than they may be', () => {
  const page = scriptsOf([...SHELL, 'pages/dashboard/dashboard-page.tsx'])
  const documents = scriptsOf(['../documents/prepare.ts', '../documents/packet/prepare.ts'])
  const fetched = [...documents].filter((file) => !page.has(file))
  expect(weightOf([...fetched, workerOf('compressor')])).toBeLessThanOrEqual(BUDGETS.documents)
})

test('no page for everybody loads zod or documents', () => {
  const zod = [...scriptsOf(['builder/steps/step-page.tsx'])].filter((file) => file.includes('/zod-'))
  expect(zod).toHaveLength(1)
  for (const { path } of publicPages) {
    const scripts = scriptsNamedIn(inDist(fileOf({ path })).toString())
    expect([...scripts].filter((file) => file.includes('/documents-') && weightOf([file]) > 10_000)).toEqual([])
    expect([...scripts]).not.toContain(zod[0])
  }
  for (const module of filledPages) expect([...scriptsOf([module])]).not.toContain(zod[0])
})

test('no files of the program import each other in a ring', () => {
  expect(rings()).toEqual([])
})
