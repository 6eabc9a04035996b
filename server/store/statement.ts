import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Runs with these values, in the order in which the query was written with others in their places. */
export type Statement<Row> = (on: Kysely<Tables>, values: readonly unknown[]) => Promise<Row[]>

/** Runs a query without a wait, inside the open transaction or on what is committed, and answers its rows. */
export type RunAtOnce = (isInside: boolean, sql: string, values: readonly unknown[]) => unknown[]

/**
 * A query put into words once: for the few that run all the time, that costs more than running them. On SQLite Kysely's
 * way to the database costs more than the database's work as well: there they take the way `atOnce`.
 */
export function statement<Row>(compiled: CompiledQuery<Row>, atOnce?: RunAtOnce): Statement<Row> {
  const { sql, parameters } = compiled
  return async (on, values) => {
    if (values.length !== parameters.length)
      throw new Error(`${values.length} values for ${parameters.length} places: ${sql}`)
    if (atOnce) return atOnce(on.isTransaction, sql, values) as Row[]
    return (await on.executeQuery<Row>({ ...compiled, parameters: values })).rows
  }
}
