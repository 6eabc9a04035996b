import { expect, test } from 'vitest'
import { files, folderOf, isTest, sources, textOf } from './sources.ts'

const catchAll = /^(libs?|utils?|common|helpers?|services?|managers?|misc|shared)$/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.[a-z0-9]+$/
const wording = /^(content\/|documents\/wording\/|docs\/|tests\/ledger\/rows-|tests\/journeys\/.*rows\.ts)/
const longest = 300

test('files and folders are named in kebab-case', () => {
  const code = files.filter((path) => /\.(tsx?|mjs|css)$/.test(path))
  expect(code.filter((path) => !kebab.test(path.split('/').at(-1) ?? ''))).toEqual([])
})

test('no folder or file is a catch-all', () => {
  const named = (path: string) => path.split('/').map((part) => part.replace(/\..*$/, ''))
  expect(sources.filter((path) => named(path).some((part) => catchAll.test(part)))).toEqual([])
})

test(`no file is longer than ${longest} lines, wording and tables of cases aside`, () => {
  const long = sources
    .filter((path) => !wording.test(path))
    .filter((path) => textOf(path).trimEnd().split('\n').length > longest)
  expect(long, 'split a file by what it does, a test by what it tests').toEqual([])
})

test('no file only passes on what others export', () => {
  const barrels = sources.filter((path) => /(^|\/)index\.tsx?$/.test(path))
  expect(barrels).toEqual([])
})

test('the pages write nothing to the console but errors', () => {
  const web = sources.filter((path) => folderOf(path) === 'web' && !isTest(path))
  expect(web.filter((path) => /console\.(log|info|debug|warn|table|dir)\(/.test(textOf(path)))).toEqual([])
})

test('no test is switched off or runs alone', () => {
  const only = sources.filter((path) => isTest(path) && /\b(test|it|describe)\.(only|todo|fixme)\(/.test(textOf(path)))
  expect(only).toEqual([])
})

test("README's map names every folder", () => {
  const readme = textOf('README.md')
  const folders = new Set(files.filter((path) => path.includes('/') && !path.startsWith('.')).map(folderOf))
  expect([...folders].filter((folder) => !readme.includes(`\`${folder}/\``))).toEqual([])
})

test('each test that a document names exists', () => {
  const documents = files.filter((path) => /^docs\/[^/]+\.md$/.test(path))
  const missing = documents.flatMap((document) =>
    [
      ...textOf(document).matchAll(
        /`((?:tests|server|web|scripts|domain|documents|api)\/[\w./-]+\.(?:test|spec|contract)\.tsx?)`/g,
      ),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !files.includes(path))
      .map((path) => `${document}: ${path}`),
  )
  expect(missing).toEqual([])
})
