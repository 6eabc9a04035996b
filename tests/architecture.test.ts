import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What is made, fetched or kept on the machine, and so is no part of the sources. */
const made = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report', '.git', '.node'])

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? walk(path) : [path]
  })
}

/** Every file of the project, by its path from the root. */
const files = walk('')
const sources = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path))
const folderOf = (path: string) => path.split('/')[0] ?? ''
/** A contract is a suite that several test files run. */
const isTest = (path: string) => /\.(test|spec|contract)\.tsx?$/.test(path)
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

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

/** What each folder may import: folders of ours, and packages. `node` stands for Node's own modules. */
const allowed: Record<string, { folders: string[]; packages: string[] }> = {
  domain: { folders: [], packages: ['zod/mini'] },
  documents: { folders: ['domain'], packages: ['fflate'] },
  api: { folders: ['domain'], packages: ['zod/mini'] },
  content: { folders: ['domain'], packages: [] },
  samples: { folders: ['domain'], packages: [] },
  server: {
    folders: ['domain', 'api', 'content'],
    packages: [
      ...[
        'node',
        '@node-rs/argon2',
        'hono',
        '@hono/node-server',
        'better-auth',
        'stripe',
        'kysely',
        'nodemailer',
        'openid-client',
        'pg',
        'prom-client',
        'zod/mini',
      ],
      '@zxcvbn-ts/language-common',
    ],
  },
  web: {
    folders: ['domain', 'documents', 'api', 'content', 'samples'],
    packages: [
      ...['react', 'react-dom', 'react-hook-form', 'react-router', 'radix-ui', 'clsx', 'idb'],
      ...['embla-carousel-react', '@noble/hashes', 'uqr', 'zod/mini', '@lingui/core', '@lingui/react'],
    ],
  },
}
/** What a test beside the code may use besides. */
const forTests = {
  folders: ['samples', 'content', 'domain'],
  packages: ['node', 'vitest', 'fast-check', '@testing-library/react', 'fake-indexeddb', 'jsdom', '@xmldom/xmldom'],
}

const importing = /^\s*(?:import|export)\b[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm

function importsOf(text: string): string[] {
  return [...text.matchAll(importing)].map((match) => match[1] ?? match[2] ?? '')
}

/** Why this import may not be, or undefined. */
function error(path: string, specifier: string): string | undefined {
  const folder = folderOf(path)
  const rule = allowed[folder]
  if (!rule) return undefined
  const extra = isTest(path) ? forTests : { folders: [], packages: [] }
  if (specifier.startsWith('.')) {
    const inside = folderOf(normalize(join(dirname(path), specifier))) === folder
    return inside ? undefined : 'reaches another folder by a relative path'
  }
  if (specifier.startsWith('#')) {
    const target = specifier.slice(1).split('/')[0] ?? ''
    return target === folder || [...rule.folders, ...extra.folders].includes(target)
      ? undefined
      : 'points the wrong way'
  }
  const named = specifier.startsWith('node:') ? 'node' : specifier
  const fits = [...rule.packages, ...extra.packages].some((name) => named === name || named.startsWith(`${name}/`))
  return fits ? undefined : 'is not among the packages of this folder'
}

test('imports run one way, and each folder uses its own packages only', () => {
  const errors = sources.flatMap((path) =>
    importsOf(textOf(path)).flatMap((specifier) => {
      const why = error(path, specifier)
      return why ? [`${path} imports ${specifier}, which ${why}`] : []
    }),
  )
  expect(errors).toEqual([])
})

/** What folders of web/ may not import, other folders of web/. */
const barred: Record<string, RegExp> = {
  components: /^web\/(app|features|marketing)\//,
  features: /^web\/marketing\//,
}

function isBarred(path: string, specifier: string): boolean {
  const [folder, inside = ''] = path.split('/')
  const target = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(path), specifier))
  return folder === 'web' && (barred[inside]?.test(target) ?? false)
}

test('components import no feature, and features no public page', () => {
  const errors = sources.flatMap((path) =>
    importsOf(textOf(path))
      .filter((specifier) => isBarred(path, specifier))
      .map((specifier) => `${path} imports ${specifier}`),
  )
  expect(errors).toEqual([])
  expect(isBarred('web/components/a.tsx', '#web/features/trust/b.ts')).toBe(true)
  expect(isBarred('web/components/a.tsx', '../app/b.ts')).toBe(true)
  expect(isBarred('web/features/trust/a.tsx', '#web/marketing/b.ts')).toBe(true)
  expect(isBarred('web/features/trust/a.tsx', '#web/app/b.ts')).toBe(false)
})

// The image has no others.
test('the packages of these folders are dependencies, and not among those for development', () => {
  const { dependencies } = JSON.parse(textOf('package.json'))
  const used = Object.values(allowed).flatMap(({ packages }) => packages.filter((name) => name !== 'node'))
  const nameOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  expect(used.filter((specifier) => !(nameOf(specifier) in dependencies))).toEqual([])
})

test('the rule sees each way of importing', () => {
  const text = `import 'a'\nimport x from 'b'\nimport {\n  y,\n} from "c"\nexport { z } from 'd'\nconst e = await import('e')\nimport type { F } from 'f'`
  expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(error('domain/a.ts', '#server/app.ts')).toBeDefined()
  expect(error('domain/a.ts', 'node:fs')).toBeDefined()
  expect(error('web/a/b.tsx', '../../server/app.ts')).toBeDefined()
  expect(error('server/a.ts', '#tests/server/launch.ts')).toBeDefined()
  expect(error('web/a.tsx', 'zod')).toBeDefined()
  expect(error('web/a.tsx', 'react-dom/client')).toBeUndefined()
})

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
