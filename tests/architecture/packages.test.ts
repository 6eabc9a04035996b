import { expect, test } from 'vitest'
import { textOf } from './sources.ts'

interface Package {
  optional?: boolean
  devOptional?: boolean
  engines?: { node?: string }
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const manifest: Package = JSON.parse(textOf('package.json'))
const packages: Record<string, Package> = JSON.parse(textOf('package-lock.json')).packages

test('every version in package.json is exact', () => {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

/** Where Node looks for `name` from inside the package at `from`, and then further out. */
function isLocked(from: string, name: string): boolean {
  const inner = `${from}/node_modules/${name}`.replace(/^\//, '')
  if (packages[inner]) return true
  const outer = from.lastIndexOf('/node_modules/')
  return from !== '' && isLocked(outer === -1 ? '' : from.slice(0, outer), name)
}

// A registry that lacks some platform's binary makes npm leave it out of the lock file, and then `npm ci` rejects to run.
test('package-lock.json has the binaries of every platform, so that npm ci runs on each', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path || 'package.json'} wants ${name}`),
  )
  expect(missing).toEqual([])
})

// scripts/ready.mjs lets a Node from 20.19 on install without fetching the pinned one first.
test('no platform binary is left out by a Node 20.19', () => {
  const admits = /(\^20\.(1?\d)\.|>= ?(\d|1\d|20)(\.\d+)*\b|\^8\.16\.0 )/
  const fussy = Object.entries(packages).filter(
    ([path, { optional, engines }]) => optional && engines?.node && !admits.test(engines.node) && path !== '',
  )
  expect(fussy.map(([path, { engines }]) => `${path} needs ${engines?.node}`)).toEqual([])
})

test('engines, .nvmrc and the pinned Node name the same lines', () => {
  const lines = [...(manifest.engines?.node ?? '').matchAll(/\^(\d+)\.\d+\.\d+/g)].map(([, line]) => line)
  expect(manifest.engines?.node).toMatch(/^\^\d+\.\d+\.\d+( \|\| \^\d+\.\d+\.\d+)*$/)
  expect(lines).toContain(manifest.dependencies?.node?.split('.')[0])
  expect(lines).toContain(textOf('.nvmrc').trim())
  expect(packages['']?.engines).toEqual(manifest.engines)
})

test('the public CI runs the two commands on Node 20 and on every supported line', () => {
  const ci = textOf('.github/workflows/ci.yml')
  const supported = [...(manifest.engines?.node ?? '').matchAll(/\^(\d+)/g)].map(([, line]) => `'${line}'`)
  expect(ci).toContain(`node: [${["'20'", ...supported].join(', ')}]`)
  for (const command of ['npm start &', 'npm test']) expect(ci).toContain(command)
})

test('package.json leaves the license to the file LICENSE', () => {
  expect(manifest).toMatchObject({ license: 'SEE LICENSE IN LICENSE', private: true })
  expect(textOf('LICENSE')).toContain('All rights reserved')
})
