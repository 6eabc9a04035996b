/** The parts in which tables hold an address. */
export type AddressPart = 'street' | 'more' | 'city' | 'state' | 'zip' | 'country'

/** A column that is read: what it is called in the table of columns, by which other headings it is known, in Spanish too, and what may be in it. */
export interface Column<Role extends string = string> {
  role: Role
  label: string
  also: readonly string[]
  spanish?: readonly string[]
  holds: string
}

/** Without accents, which people leave out, and marks; a percent sign says something. */
const plain = (heading: string) =>
  heading
    .replace('%', ' percent ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** What the column under a heading holds; `undefined` when it is not read. */
export type RoleOf<Role extends string> = (heading: string) => Role | undefined

/**
 * Reads headings without regard to case, spaces and marks. What is in parentheses does not count, and a heading may
 * be in two languages: `Value (USD)`, `Tipo / Type`.
 */
export function rolesIn<Role extends string>(columns: readonly Column<Role>[]): RoleOf<Role> {
  const known = new Map<string, Role>()
  const all = columns.flatMap(({ role, label, also, spanish = [] }) =>
    [label, ...also, ...spanish].map((heading) => ({ heading, role })),
  )
  for (const { heading, role } of all) known.set(plain(heading), role)
  for (const { heading, role } of all) {
    const bare = plain(heading.replace('%', ''))
    if (!known.has(bare)) known.set(bare, role)
  }
  return (heading) => {
    if (heading.length > LONGEST_HEADING) return undefined
    const whole = known.get(plain(heading)) ?? known.get(plain(heading.replace(/\([^)]*\)/g, '')))
    const parts = whole ? [] : heading.split('/').map((part) => known.get(plain(part)))
    return whole ?? (parts.every((part) => part === parts[0]) ? parts[0] : undefined)
  }
}

/** No heading of a column that is read is as long as this. */
const LONGEST_HEADING = 100
