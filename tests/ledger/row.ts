/**
 * One line of the specification that can be seen in a browser. `source` is its place there: P is the platform's part,
 * T the Trust Builder's, D the decisions; `{name}` in a text or a target stands for what differs from case to case.
 */
export type Row =
  | {
      id: string
      source: string
      as: 'text' | 'heading' | 'button' | 'link' | 'label' | 'tab' | 'option'
      text: string
    }
  | { id: string; source: string; as: 'toast'; title: string; description: string; destructive: boolean }
  | { id: string; source: string; as: 'navigation'; target: string }
  | { id: string; source: string; as: 'saved'; fields: Readonly<Record<string, unknown>> }

const shown =
  <const As extends 'text' | 'heading' | 'button' | 'link' | 'label' | 'tab' | 'option'>(as: As) =>
  <const Id extends string>(id: Id, source: string, text: string) => ({ id, source, as, text })

/** A string anywhere on the page. */
export const text = shown('text')
/** A string that is the whole name of an element of this role. */
export const heading = shown('heading')
export const button = shown('button')
export const link = shown('link')
export const tab = shown('tab')
/** The label of a field. */
export const label = shown('label')
/** A choice of a select. */
export const option = shown('option')

/** A toast, title then description. */
export const toast = <const Id extends string>(id: Id, source: string, title: string, description = '') => ({
  id,
  source,
  as: 'toast' as const,
  title,
  description,
  destructive: false,
})

/** A toast about a failure. */
export const failure = <const Id extends string>(id: Id, source: string, title: string, description = '') => ({
  id,
  source,
  as: 'toast' as const,
  title,
  description,
  destructive: true,
})

/** The path, with its query, that an action ends at. */
export const goes = <const Id extends string>(id: Id, source: string, target: string) => ({
  id,
  source,
  as: 'navigation' as const,
  target,
})

/** Fields of the trust record on the server after an action. */
export const saves = <const Id extends string>(id: Id, source: string, fields: Readonly<Record<string, unknown>>) => ({
  id,
  source,
  as: 'saved' as const,
  fields,
})

const special = /[.*+?^$()|[\]\\/-]/g

/** The specification's text as a pattern: `{name}` stands for `given.name`, or for anything when that is not given. */
export function patternOf(text: string, given: Readonly<Record<string, string | number>> = {}): string {
  return text
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      const literal = name === undefined ? part : given[name]
      return literal === undefined
        ? '.+?'
        : String(literal).replace(special, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
    })
    .join('')
}

/** The rows that no browser test has seen, as lines to fail with. */
export function missing(rows: readonly Row[], seen: ReadonlySet<string>): string[] {
  return rows
    .filter(({ id }) => !seen.has(id))
    .map((row) => {
      const what = 'text' in row ? row.text : row.as === 'navigation' ? `to ${row.target}` : JSON.stringify(row)
      return `${row.id} (${row.source}): ${what}`
    })
}

/** What was seen but is no row: a row was taken away while its test stayed. */
export function unknown(rows: readonly Row[], seen: ReadonlySet<string>): string[] {
  const ids = new Set(rows.map(({ id }) => id))
  return [...seen].filter((id) => !ids.has(id))
}
