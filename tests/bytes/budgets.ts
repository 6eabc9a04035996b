import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { stepSlugs } from '#domain/trust/routes.ts'
import { type Manifest, stepModule } from '#scripts/prerender.ts'
import { inlineScriptIn } from '#server/pages/shell.ts'

const KB = 1_000

/** What a browser may have to fetch, compressed with gzip. 1 KB is 1,000 bytes. */
export const BUDGETS = {
  /** Of each page that anyone may open. */
  publicPage: 120 * KB,
  /** Of the Spanish texts, which a reader of Spanish also fetches, once for all pages. */
  spanish: 122 * KB,
  /** Of a signed-in user's page and any one step of the questionnaire. */
  step: 185 * KB,
  /** Of all nine documents, their packet and what writes them, beyond what the page with the downloads has. */
  documents: 101 * KB,
  /** Of all that the service worker stores for a signed-in user, once for each version. */
  offline: 965 * KB,
} as const

/** The pages that anyone may open and that the browser fills: they have no HTML of their own. */
export const filledPages = ['features/checkout/checkout-page.tsx', 'features/reminders/unsubscribe-page.tsx'] as const

/** What every page of a signed-in user needs; `signed-in` is the file that vite.config.ts groups. */
export const SHELL = ['index.html', 'app/account-menu.tsx', 'signed-in']
export const BUILDER = [...SHELL, 'app/builder-routes.tsx']

/** Every page of the questionnaire's thirteen steps, by the end of its path. */
export const stepPages: readonly (readonly [path: string, module: string])[] = [
  ...stepSlugs.map((slug) => [slug, stepModule(slug)] as const),
  ...['beneficiary-age', 'charity-info', 'real-estate-info', 'business-info'].map(
    (page) => [page, 'features/questionnaire/detail-pages.tsx'] as const,
  ),
]

const DIST = join(import.meta.dirname, '..', '..', 'dist')
export const inDist = (path: string) => readFileSync(join(DIST, path))
const manifest: Manifest = JSON.parse(inDist('.vite/manifest.json').toString())

/** The name of a file's part of the build: of a module, or of the file that several modules share. */
function partOf(file: string): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.file === file)
  if (!found) throw new Error(`${file} is no file of the build.`)
  return found[0]
}

/** The part of the build that a module became, or was put into. Modules are named from web/, as the manifest does. */
function partWith(module: string): string {
  if (manifest[module]) return module
  const name = module
    .split('/')
    .at(-1)
    ?.replace(/\.tsx?$/, '')
  const found = Object.entries(manifest).filter(([part, chunk]) => part.startsWith('_') && chunk.name === name)
  if (found.length !== 1 || !found[0])
    throw new Error(`${module} is no part of the build; see dist/.vite/manifest.json.`)
  return found[0][0]
}

/** All scripts that a browser needs before any of these can run: their own files, and what those import. */
function withImports(parts: readonly string[]): Set<string> {
  const taken = new Set<string>()
  const files = new Set<string>()
  const take = (part: string) => {
    const chunk = manifest[part]
    if (!chunk) throw new Error(`${part} is no part of the build.`)
    if (taken.has(part)) return
    taken.add(part)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const imported of chunk.imports ?? []) take(imported)
  }
  for (const part of parts) take(part)
  return files
}

/** The scripts of modules with all that they import, as files in dist. */
export const scriptsOf = (modules: readonly string[]) => withImports(modules.map(partWith))

/** The script of a worker, which is built by itself, with all that it needs, and is in no manifest. */
export function workerOf(name: string): string {
  const found = readdirSync(join(DIST, 'assets')).filter((file) => new RegExp(`^${name}-[\\w-]+\\.js$`).test(file))
  if (found.length !== 1) throw new Error(`There are ${found.length} scripts of a worker ${name} in the build.`)
  return `assets/${found[0]}`
}

/** The scripts that a page's HTML names, with all that they import. */
export function scriptsNamedIn(html: string): Set<string> {
  const named = new Set([...html.matchAll(/\/(assets\/[\w.-]+\.js)/g)].map(([, file = '']) => file))
  return withImports([...named].map(partOf))
}

const sizes = new Map<string, number>()

/** Bytes on the wire: each file compressed with gzip, as strongly as it goes. */
export function weightOf(files: Iterable<string>): number {
  let sum = 0
  for (const file of files) {
    const known = sizes.get(file) ?? gzipSync(inDist(file), { level: 9 }).length
    sizes.set(file, known)
    sum += known
  }
  return sum
}

/** The same of the script that a page brings within itself. */
export const weightWithin = (html: string) => gzipSync(inlineScriptIn(html) ?? '', { level: 9 }).length

/** Files of the program that import each other in a ring, in their order; one of them then runs before what it needs. */
export function rings(): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const walk = (part: string, way: readonly string[]) => {
    if (way.includes(part)) {
      found.push([...way.slice(way.indexOf(part)), part])
      return
    }
    if (done.has(part)) return
    for (const imported of manifest[part]?.imports ?? []) walk(imported, [...way, part])
    done.add(part)
  }
  for (const part of Object.keys(manifest)) walk(part, [])
  return found
}
