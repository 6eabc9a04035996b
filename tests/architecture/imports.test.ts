import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf, isTest, sources, textOf } from './sources.ts'

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
