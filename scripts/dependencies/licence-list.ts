interface Locked {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}

/** The packages that an installation runs or hands out, by licence, as package-lock.json has them; not those for tests. */
export function licenceList(lock: { packages: Record<string, Locked> }): string {
  const byLicence = new Map<string, Set<string>>()
  for (const [path, { version, license, dev, devOptional }] of Object.entries(lock.packages)) {
    if (path === '' || dev || devOptional) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const of = license ?? 'not stated'
    byLicence.set(of, (byLicence.get(of) ?? new Set()).add(`${name} ${version}`))
  }
  const inOrder = [...byLicence].sort(([one], [other]) => one.localeCompare(other, 'en'))
  const sections = inOrder.map(
    ([licence, names]) =>
      `## ${licence} (${names.size})\n\n${[...names]
        .sort()
        .map((name) => `- ${name}`)
        .join('\n')}`,
  )
  return `# Licences

The packages that Kinstead is built with and runs on, without those that only its tests use. Written by \`npm run licences\` from \`package-lock.json\`; a test keeps the two alike. Each package's own text is in \`node_modules/\`.

${sections.join('\n\n')}
`
}
