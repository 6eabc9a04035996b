import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Locked {
  version?: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
type Packages = Readonly<Record<string, Locked>>

/** The path of the package `name` as the one at `from` finds it: in its own folder, or further out. */
function pathOf(packages: Packages, name: string, from: string): string | undefined {
  const path = `${from}${from && '/'}node_modules/${name}`
  if (packages[path] || from === '') return packages[path] && path
  return pathOf(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
}

/** Not by npm's marks: these count among ours what an optional peer would bring, such as vitest for better-auth. */
function neededBy(packages: Packages, from: string, found = new Set<string>()): Set<string> {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = packages[from] ?? {}
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
    const path = pathOf(packages, name, from)
    if (path === undefined || found.has(path)) continue
    found.add(path)
    neededBy(packages, path, found)
  }
  return found
}

/** The packages that an installation runs or hands out, by license, as package-lock.json has them; not those that build and test. */
export function licenseList({ packages }: { packages: Packages }): string {
  const byLicense = new Map<string, Set<string>>()
  for (const path of neededBy(packages, '')) {
    const { version, license } = packages[path] ?? {}
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const of = license ?? 'not stated'
    byLicense.set(of, (byLicense.get(of) ?? new Set()).add(`${name}@${version}`))
  }
  const inOrder = [...byLicense].sort(([one], [other]) => one.localeCompare(other, 'en'))
  const sections = inOrder.map(([license, names]) => `## ${license} (${names.size})\n\n${[...names].sort().join('\n')}`)
  return `# Licenses

The packages that run on the server or are in the pages. \`npm run licenses\` writes this list from \`package-lock.json\`. Each package's own text is in \`node_modules/\`.

${sections.join('\n\n')}
`
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const file = join(root, 'THIRD-PARTY-LICENSES.md')
  writeFileSync(file, licenseList(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))))
  console.log(`Written: ${file}`)
}
