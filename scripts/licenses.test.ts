import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licenseList } from './licenses.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

test('docs/licenses.md is what package-lock.json says; if not: npm run licenses', () => {
  expect(read('docs/licenses.md')).toBe(licenseList(JSON.parse(read('package-lock.json'))))
})

/** Their terms allow what Kinstead does: to use them, and to hand out what is built with them, under their own terms. */
const known =
  /^(MIT(-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|PSF-2\.0|OFL-1\.1|MPL-2\.0|Python-2\.0)$/

test('every license is one that somebody has read', () => {
  const licenses = [...read('docs/licenses.md').matchAll(/^## (.+) \(\d+\)$/gm)].map(([, license = '']) => license)
  expect(licenses.length).toBeGreaterThan(3)
  expect(licenses.filter((license) => !known.test(license))).toEqual([])
})

test('what the product needs is listed, also without a license, and what it could use is not', () => {
  const packages = {
    '': { dependencies: { a: '1.0.0', d: '1.0.0' }, devDependencies: { c: '3.0.0' } },
    'node_modules/a': {
      ...{ version: '1.0.0', dependencies: { b: '*' }, peerDependencies: { c: '*', d: '*' } },
      peerDependenciesMeta: { c: { optional: true } },
    },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'MIT', dependencies: { d: '*' } },
    'node_modules/b': { version: '1.0.0', license: 'ISC' },
    'node_modules/c': { version: '3.0.0', devOptional: true },
    'node_modules/d': { version: '1.0.0', license: 'MIT' },
  }
  expect(licenseList({ packages })).toMatch(
    /## MIT \(2\)\n\nb@2\.0\.0\nd@1\.0\.0\n\n## not stated \(1\)\n\na@1\.0\.0\n$/,
  )
})
