import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', '..', 'deploy')

/** A file of deploy/ with what a test has to change in it. Throws where a change finds nothing. */
export function shippedFile(name: string, changes: readonly (readonly [RegExp, string])[] = []): string {
  return changes.reduce(
    (text, [pattern, replacement]) => {
      if (text.search(pattern) === -1) throw new Error(`deploy/${name} has nothing that ${pattern} matches.`)
      return text.replace(pattern, replacement)
    },
    readFileSync(join(folder, name), 'utf8'),
  )
}
