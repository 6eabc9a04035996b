export type Params = Readonly<Record<string, string>>

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // An address that somebody typed may hold a lone percent sign.
    return part
  }
}

export interface Match {
  params: Params
  /** What the pattern matched, without the rest that a '*' at its end stands for. */
  base: string
}

/**
 * Whether a path is of a pattern such as `/blog/:id` or `/trust-builder/*`, and what stands in its places. Neither the
 * case nor slashes at the end matter.
 */
export function matchOf(pattern: string, pathname: string): Match | null {
  const open = /(^|\/)\*$/.test(pattern)
  const names: string[] = []
  const parts = pattern
    .replace(/(^|\/)\*$/, '')
    .split('/')
    .filter((part) => part !== '')
  const source = parts.map((part) => {
    if (!part.startsWith(':')) return `/${escaped(part)}`
    names.push(part.slice(1))
    return '/([^/]+)'
  })
  const found = new RegExp(`^(${source.join('')})${open ? '(?:/.*)?' : '/*'}$`, 'i').exec(pathname)
  if (!found) return null
  const [, base = '', ...values] = found
  return { base, params: Object.fromEntries(names.map((name, at) => [name, decoded(values[at] ?? '')])) }
}

/** How much a pattern says: of two that match, the one that says more is meant. */
export function weightOf(pattern: string): number {
  return pattern
    .split('/')
    .filter((part) => part !== '')
    .reduce((sum, part) => sum + (part === '*' ? -1 : part.startsWith(':') ? 2 : 3), 0)
}

/** The address of a pattern with its places filled. */
export function addressFor(pattern: string, params: Params): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
