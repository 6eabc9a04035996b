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
